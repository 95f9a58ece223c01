import Phrasing

/// Files that are added to a compiled language: what comes of them is what compiling all together gives.
@_cdecl("LLVMFuzzerTestOneInput")
public func extend(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let own = SourceFile(path: "en/own.grammar", text: text)
  guard let (grammar, faults) = Compiler.extend(Shipped.base, language: "en", with: [own])
  else { return 0 }
  let together = Compiler.compile(language: "en", [Shipped.file, own])
  precondition(faults == together.faults, "The faults are the same.")
  guard let other = Grammar(together.bytes) else { return 0 }
  precondition(grammar.intents.count == other.intents.count, "There are as many intents.")
  let lines = text.split(separator: "\n").prefix(20).map { line in
    String(line.drop { $0 != " " }.prefix(200))
  }
  for line in ["log weight 72.5 kg yesterday", "ate rice"] + lines {
    precondition(grammar.hear(line) == other.hear(line), "It is heard alike.")
    precondition(
      Set(grammar.completions(after: line)) == Set(other.completions(after: line)),
      "The same can follow.")
  }
  return 0
}

/// A small language with something of everything.
private enum Shipped {
  static let file = SourceFile(
    path: "en/shipped.grammar",
    text: """
      intent LogWeight
      takes when
      rule log = log | note | [please] write down
      rule is = is | was
      phrase [<log>] [my] weight [<is>] {weight:mass 2..500 kg}
      phrase (i;now) weigh {weight:mass}~0.2
      ask weight How much?
      reply logged {weight}.
      intent LogFood
      takes when
      phrase (ate|had) [{count:number 1..20}] {food:food}
      phrase note {text:text all}~1
      list food
        rice = rice | congee
        = (tea|coffee) cake
      list unit
        kg = kg | kilos
        g = g
      list day
        0 = today
        -1 = yesterday
      form moment {day:day}
      form moment {day:day} at {hour:number 0..24 whole}
      modifier {when:moment}
      numeral digit one=1 two=2
      numeral times hundred=100
      style pairs
      filler um | you know
      guard not | just kidding
      stop log
      join and | and then
      heard weight = wait ~0.3
      same weight = waight
      """)

  nonisolated(unsafe) static let base: BaseLanguage = {
    let (bytes, index, faults) = Compiler.compileBase(language: "en", [file])
    guard faults.isEmpty, let base = BaseLanguage(bytes, index: index) else {
      preconditionFailure("The language compiles.")
    }
    return base
  }()
}
