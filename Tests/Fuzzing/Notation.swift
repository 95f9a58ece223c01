import Phrasing

/// Grammar files: what was compiled from them, faulty or not, is listened with.
@_cdecl("LLVMFuzzerTestOneInput")
public func compile(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let file = SourceFile(path: "en/fuzz.grammar", text: text)
  let (bytes, faults) = Compiler.compile(language: "en", [file])
  for fault in faults { precondition(!fault.text.isEmpty, "A fault has words.") }
  guard let grammar = Grammar(bytes) else {
    preconditionFailure("What was compiled can be opened.")
  }
  let lines = text.split(separator: "\n").prefix(20)
  for line in ["", "weight 72.5 kg yesterday"] + lines.map({ String($0.prefix(200)) }) {
    _ = grammar.hear(line)
  }
  for intent in grammar.intents {
    _ = grammar.reply("logged", of: intent, ["weight": .number(1)])
    _ = grammar.question("weight", of: intent, [:])
  }
  return 0
}
