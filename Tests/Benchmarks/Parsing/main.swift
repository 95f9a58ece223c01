import GrammarData
import GrammarFiles
import Phrasing

/// Times listening in process: `parsing-benchmark LANGUAGE [FOLDER] < phrases`, one phrase a line.
///
/// Without a folder of grammars it is the shipped ones that listen. Each phrase is heard 31 times; its figure is the
/// median. Printed are the median and the worst over all phrases, in microseconds, by how they were understood, and
/// what a calibration loop takes, so that two machines, or one machine on two days, can be compared.
///
/// `parsing-benchmark foods LANGUAGE` times how long a food takes to be found by its name.
func run(_ arguments: [String]) {
  if arguments.first == "foods", arguments.count == 2 { return Foods.run(arguments[1]) }
  let opening = Clock.median(of: 1) {
    for grammar in GrammarData.grammars() { _ = grammar.hear("a") }
  }
  guard let language = arguments.first, let grammar = grammar(language, arguments.dropFirst().first)
  else { return print("there is no such language") }
  print("opened  every shipped language, the first time: \(rounded(opening)) µs")
  var times: [Understanding: [(time: Double, phrase: String)]] = [:]
  while let phrase = readLine() {
    var hearing = grammar.hear(phrase)
    let time = Clock.median(of: 31) { hearing = grammar.hear(phrase) }
    times[Understanding(hearing), default: []].append((time, phrase))
  }
  for understanding in Understanding.allCases {
    guard let group = times[understanding]?.sorted(by: { $0.time < $1.time }) else { continue }
    let (median, worst) = (group[group.count / 2], group[group.count - 1])
    print(
      "\(understanding)  \(group.count) phrases: median \(rounded(median.time)) µs, "
        + "worst \(rounded(worst.time)) µs  \(worst.phrase)")
  }
  print("a calibration loop takes \(rounded(Clock.calibration())) µs")
}

/// How well a phrase was understood.
enum Understanding: CaseIterable {
  /// Every word as it stands; by guesses; not at all.
  case exact, tolerant, rejected

  init(_ hearing: Hearing) {
    switch hearing {
    case .understood(let parse): self = parse.repair > 0 ? .tolerant : .exact
    case .ambiguous(let parses): self = parses.contains { $0.repair > 0 } ? .tolerant : .exact
    case .unknown: self = .rejected
    }
  }
}

/// The shipped grammar, or the one in the folder; says what compiling takes.
func grammar(_ language: String, _ folder: String?) -> Grammar? {
  guard let files = folder.map({ GrammarFolder($0).files()[language] ?? [] }) else {
    return GrammarData.grammars().first { $0.language == language }
  }
  var compiled: (bytes: [UInt8], faults: [Diagnostic]) = ([], [])
  let time = Clock.median(of: 3) { compiled = Compiler.compile(language: language, files) }
  for fault in compiled.faults.prefix(5) { print(fault.text) }
  print(
    "compiled  \(files.count) files to \(compiled.bytes.count) bytes: \(rounded(time / 1000)) ms")
  return Grammar(compiled.bytes)
}

func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }

run(Array(CommandLine.arguments.dropFirst()))
