import Measures

/// From a sentence to what was understood by it.
extension Chart {
  /// The best way to understand the text, or two where they tie.
  mutating func hear(_ text: String, _ names: [Readers.Name]) -> Hearing {
    readers.names = names
    var text = text
    return text.withUTF8 { bytes in
      guard let folding = Folding(bytes) else { return hear(bytes) }
      return folding.bytes.withUnsafeBufferPointer { hear($0).moved(by: folding.offsets) }
    }
  }

  private mutating func hear(_ bytes: UnsafeBufferPointer<UInt8>) -> Hearing {
    guard let found = parse(bytes) else { return .unknown(Misfit(offset: 0)) }
    return Ranking.choose(&self, found) ?? .unknown(misfit())
  }
}

extension Hearing {
  /// The same with byte offsets into the text as it was before its full-width forms were folded.
  fileprivate func moved(by offsets: [Int32]) -> Hearing {
    func moved(_ parse: Parse) -> Parse {
      var parse = parse
      for clause in parse.clauses.indices {
        for slot in parse.clauses[clause].slots.indices {
          let span = parse.clauses[clause].slots[slot].span
          parse.clauses[clause].slots[slot].span =
            Int(offsets[span.lowerBound])..<Int(offsets[span.upperBound])
        }
      }
      return parse
    }
    switch self {
    case .understood(let parse): return .understood(moved(parse))
    case .ambiguous(let parses): return .ambiguous(parses.map(moved))
    case .unknown(var misfit):
      misfit.offset = Int(offsets[min(misfit.offset, offsets.count - 1)])
      return .unknown(misfit)
    }
  }
}
