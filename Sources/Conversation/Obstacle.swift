import Intents
import Measures
import Records

/// Why a plan is not carried out yet, or not at all.
enum Obstacle: Error {
  /// A step lacks something, or is not to be done.
  case need(Need, step: Int)
  /// A step may be about one of several things in the record.
  case which([Reference], step: Int)
  /// Somebody was named whom the store does not know.
  case stranger(String)
  /// A question is about somebody whom the store does not know, so nothing can be told.
  case unknownPerson(String)
  /// Whoever says it may not have it.
  case denied(Denial)
  /// It was understood by guesswork; to be read back.
  case unsure
}
