extension Compiler {
  /// Compiles files onto a language that is compiled already: what is understood then is what `compile` gives for
  /// the files of both together, in a time that only these files count for.
  ///
  /// - Returns: nil where the files say something that changes what is compiled already, such as another
  ///   alternative of a rule that ships; then everything has to be compiled together.
  public static func extend(
    _ base: BaseLanguage, language: String, with files: [SourceFile]
  ) -> (grammar: Grammar, faults: [Diagnostic])? {
    var source = LanguageSource(tag: language, files: files)
    guard base.canTake(source) else { return nil }
    source.borrow(from: base.index)
    var compiler = Compiler(source, onto: base)
    guard compiler.mergeAddition(to: base),
      let grammar = GrammarAddition(compiler.image, compiler.vocabulary.marks, base).grammar()
    else { return nil }
    return (grammar, compiler.faults.inOrder)
  }

  /// The same as `compile`, and the index that a `BaseLanguage` needs beside the bytes.
  public static func compileBase(
    language: String, _ files: [SourceFile]
  ) -> (bytes: [UInt8], index: [UInt8], faults: [Diagnostic]) {
    var compiler = Compiler(LanguageSource(tag: language, files: files))
    let bytes = compiler.compile()
    let index = LanguageIndex.bytes(of: compiler.source, shared: compiler.image.modifierNames)
    return (bytes, index, compiler.faults.inOrder)
  }
}

extension BaseLanguage {
  /// Whether these statements leave all as it is that is compiled already.
  func canTake(_ source: LanguageSource) -> Bool {
    let redefines = source.rules.keys.contains { index.holds(.rule, $0) }
    let changesNumbers =
      !source.numerals.isEmpty || !source.style.isEmpty || !source.compounds.isEmpty
    let respells = source.same.flatMap(\.spellings).contains { spelling in
      Tokenizer.words(Array(spelling.utf8)).first.map { word($0) != nil } ?? false
    }
    // Sounds belong to every phrase that has their words.
    guard !redefines, !changesNumbers, !respells, source.heard.isEmpty, source.name.isEmpty else {
      return false
    }
    return canTake(lists: source.lists, forms: source.forms) && source.intents.allSatisfy(canTake)
  }

  /// Whether every list is a list here too, and every form a form; the listener looks for some of them by name.
  private func canTake(
    lists: [LanguageSource.Group], forms: [LanguageSource.Group]
  ) -> Bool {
    let own = ["modifier", "join", Readers.idioms]
    func suits(_ name: String, _ kind: GrammarImage.Machine.Kind) -> Bool {
      guard let machine = tables.machine(named: name) else {
        return !(own + ["unit", "prefix"]).contains(name)
      }
      return tables.machineKind(machine) == kind && !own.contains(name)
    }
    let listNames = Set(lists.map(\.name))
    return lists.allSatisfy { suits($0.name, .list) }
      && forms.allSatisfy { suits($0.name, .form) && !listNames.contains($0.name) }
  }

  /// Whether the intent takes no more shared slots than its phrases were compiled with.
  private func canTake(_ intent: LanguageSource.IntentSource) -> Bool {
    guard !intent.takes.isEmpty, let number = tables.intent(named: intent.name) else { return true }
    let shared = index.shared
    return intent.takes.allSatisfy { name in
      shared.firstIndex(of: name).map { takes(number) & 1 << $0 != 0 } ?? false
    }
  }
}
