import Measures
import Testing

/// The date or time a test writes as text; a test with a misspelt one stops there.
func date(_ text: String) throws -> CivilDate { try #require(CivilDate(text)) }
func time(_ text: String) throws -> LocalTime { try #require(LocalTime(text)) }
func zone(_ name: String) throws -> Zone { try #require(Zone.named(name)) }
