import Phrasing

/// The check of grammar files: it ends, and says where a fault is.
@_cdecl("LLVMFuzzerTestOneInput")
public func check(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let file = SourceFile(path: "en/fuzz.grammar", text: text)
  let lines = text.utf8.count { $0 == 10 } + 1
  for finding in GrammarCheck.findings(language: "en", [file], intents: []) {
    precondition((0...lines).contains(finding.place.line), "A finding is in the file.")
    precondition(!finding.text.isEmpty, "A finding has words.")
  }
  return 0
}
