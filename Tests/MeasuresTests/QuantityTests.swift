import Testing

@testable import Measures

@Test("pounds become kilograms exactly")
func pounds() { #expect(Quantity(1, .pound).converted(to: .kilogram)?.value == 0.45359237) }
