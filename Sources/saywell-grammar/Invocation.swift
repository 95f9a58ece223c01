import Measures
import Phrasing
import Porch

/// What a subcommand was called with.
struct Invocation {
  let settings: Settings
  let words: [String]
  let zone: Zone
  /// The languages to listen in, the likeliest first.
  let grammars: [Grammar]
}
