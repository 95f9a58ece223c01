import Glibc
import GrammarData
import Phrasing

/// Times listening in process: `parsing-benchmark LANGUAGE < phrases`, one phrase a line.
///
/// Each phrase is heard many times; its figure is the median. Printed are the median and the worst over all
/// phrases, in microseconds, and the ratio of each to a calibration loop run in between, so that two machines,
/// or one machine on two days, can be compared.
func nanoseconds() -> Double {
  var now = timespec()
  clock_gettime(CLOCK_MONOTONIC, &now)
  return Double(now.tv_sec) * 1e9 + Double(now.tv_nsec)
}

/// A fixed amount of integer work, about a microsecond.
@inline(never)
func calibration(_ seed: UInt64) -> UInt64 {
  var state = seed
  for _ in 0..<1000 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
  }
  return state
}

func run() {
  let begin = nanoseconds()
  _ = GrammarData.grammars()
  let first = (nanoseconds() - begin) / 1e3
  let language = CommandLine.arguments.dropFirst().first ?? "en"
  guard let grammar = GrammarData.grammars().first(where: { $0.language == language }) else {
    return
  }
  var phrases: [String] = []
  while let line = readLine() { phrases.append(line) }
  var figures: [(phrase: String, time: Double, isKnown: Bool)] = []
  var loops: [Double] = []
  for phrase in phrases {
    var times: [Double] = []
    var isKnown = false
    for _ in 0..<31 {
      let start = nanoseconds()
      let hearing = grammar.hear(phrase)
      times.append(nanoseconds() - start)
      if case .understood = hearing { isKnown = true }
    }
    let start = nanoseconds()
    if calibration(UInt64(loops.count + 1)) == 0 { print("") }
    loops.append(nanoseconds() - start)
    figures.append((phrase, times.sorted()[15] / 1000, isKnown))
  }
  let files = CommandLine.arguments.contains("listen") ? [] : GrammarData.files(of: language)
  let compiling = (0..<7).map { _ in
    let start = nanoseconds()
    _ = Compiler.compile(language: language, files)
    return (nanoseconds() - start) / 1e6
  }.sorted()
  print("compiled: \(files.count) files, median \(compiling[3]) ms")
  let opening = (0..<31).map { _ in
    let start = nanoseconds()
    _ = GrammarData.grammars()
    return (nanoseconds() - start) / 1e3
  }.sorted()
  print("opened: every language, median \(opening[15]) µs, first \(first) µs")
  guard !figures.isEmpty else { return }
  let loop = loops.sorted()[loops.count / 2] / 1000
  for (name, group) in [
    ("understood", figures.filter(\.isKnown)), ("not understood", figures.filter { !$0.isKnown }),
  ] where !group.isEmpty {
    let times = group.map(\.time).sorted()
    let median = times[times.count / 2]
    let worst = times[times.count - 1]
    print(
      "\(name): \(group.count) phrases, median \(median) µs, worst \(worst) µs, "
        + "\(median / loop) and \(worst / loop) calibration loops")
  }
  for figure in figures.sorted(by: { $0.time > $1.time }).prefix(5) {
    print("  slow: \(figure.time) µs  \(figure.phrase)")
  }
}

run()
