/// The ways to say the numbers of a range.
struct NumberSpeech {
  let words: FigureWords
  /// "A" and "an"; "half"; "and"; "quarter".
  let articles: [String]
  let half: String?
  let and: String?
  let parts: [(word: String, value: Double)]
  /// What may stand between a number and its half: 两个半.
  let classifier: String?
  /// Other words for a thousand: "ten k steps".
  let thousands: [String]
  /// The other word for two, before what is counted: 两.
  let two: String?

  /// That of "a hundred".
  var article: String? { articles.first }

  /// Larger numbers are not said to a recogniser.
  static let most = 999_999

  /// Every number between these, in words, and with decimals where there can be some.
  func range(_ range: ClosedRange<Double>, hasDecimals: Bool) -> Speech? {
    let low = max(0, Int(range.lowerBound.rounded(.up)))
    let high = min(Self.most, Int(range.upperBound.rounded(.down)))
    let parts = hasDecimals ? parts(in: range) : nil
    guard low <= high else { return parts }
    // What is counted is 两, and not 二.
    let pair = (low...high).contains(2) ? two.map { Speech.words([$0]) } : nil
    let short = low < high ? scaled(low...high) : nil
    guard hasDecimals, low < high else {
      return Speech.any([count(low...high), short, pair, parts])
    }
    let digit = count(0...9)
    var tails: [Speech?] = [Speech.all([.words([words.point]), digit, Speech.maybe(digit)])]
    if let and, let article, let half { tails.append(.words([and, article, half])) }
    return Speech.any([
      Speech.all([count(low...(high - 1)), Speech.maybe(Speech.any(tails))]), count(high...high),
      short, pair, parts,
    ])
  }

  /// "Half", "a half", "a quarter".
  private func parts(in range: ClosedRange<Double>) -> Speech? {
    Speech.any(
      parts.filter { range.contains($0.value) }.flatMap { part -> [Speech?] in
        [.words([part.word]), article.map { .words([$0, part.word]) }]
      })
  }

  /// "Ten k", "one point two thousand", 一点二万.
  private func scaled(_ range: ClosedRange<Int>) -> Speech? {
    let scale = words.isPositional ? 10_000 : 1000
    let (low, high) = ((range.lowerBound + scale - 1) / scale, range.upperBound / scale)
    let names = [words.scales[0]] + thousands
    let whole = max(1, low) <= high ? count(max(1, low)...high) : nil
    let broken = max(1, low) < high ? count(max(1, low)...(high - 1)) : nil
    return Speech.any([
      Speech.all([whole, Speech.any(thousands.map { .words([$0]) })]),
      Speech.all([
        broken, .words([words.point]), count(1...9), Speech.any(names.map { .words([$0]) }),
      ]),
    ])
  }

  /// Every whole number between these; nil where there is none.
  func count(_ range: ClosedRange<Int>) -> Speech? {
    Speech.any([
      below(range.clamped(within: 0...(words.small.count - 1))).flatMap { $0 },
      range.clamped(within: words.small.count...99).flatMap(tens),
      range.clamped(within: 100...999).flatMap(hundreds),
      words.isPositional
        ? range.clamped(within: 1000...9999).flatMap { positional($0, unit: 1000) }
        : range.clamped(within: 1000...Self.most).flatMap(thousands),
      words.isPositional
        ? range.clamped(within: 10_000...Self.most).flatMap { positional($0, unit: 10_000) } : nil,
    ])
  }

  private func below(_ range: ClosedRange<Int>?) -> Speech? {
    range.flatMap { Speech.any($0.map { .words([words.small[$0]]) }) }
  }

  /// Twenty to ninety-nine, or from ten on.
  private func tens(_ range: ClosedRange<Int>) -> Speech? {
    blocks(range, of: 10) { front, rest in
      let word = words.isPositional ? words.tens[0] : words.tens[front - 2]
      let fronts: [Speech?] =
        words.isPositional
        ? (front == 1 ? [.nothing] : []) + [.words([words.small[front]])] : [.nothing]
      return Speech.all([
        Speech.any(fronts), .words([word]), tail(rest) { count($0) },
      ])
    }
  }

  private func hundreds(_ range: ClosedRange<Int>) -> Speech? {
    words.isPositional
      ? positional(range, unit: 100)
      : blocks(range, of: 100) { front, rest in
        let counted = Speech.all([
          Speech.any([
            .words([words.small[front]]), front == 1 ? article.map { .words([$0]) } : nil,
          ]),
          .words([words.hundred]),
          tail(rest) { Speech.all([Speech.maybe(and.map { .words([$0]) }), count($0)]) },
        ])
        // "One thirty five", "one oh five".
        let paired = rest.clamped(within: 10...99).flatMap { count($0) }
        let close = rest.clamped(within: 1...9).flatMap { count($0) }
        return Speech.any([
          counted, Speech.all([.words([words.small[front]]), paired]),
          Speech.all([.words([words.small[front], words.nought]), close]),
        ])
      }
  }

  private func thousands(_ range: ClosedRange<Int>) -> Speech? {
    let counted = blocks(range, of: 1000) { front, rest in
      Speech.all([
        Speech.any([count(front...front), front == 1 ? article.map { .words([$0]) } : nil]),
        .words([words.scales[0]]),
        tail(rest) { Speech.all([Speech.maybe(and.map { .words([$0]) }), count($0)]) },
      ])
    }
    // "Fifteen hundred".
    let hundreds = range.clamped(within: 1100...9900).flatMap { range in
      Speech.any(
        (11...99).filter { $0 % 10 > 0 && range.contains($0 * 100) }.map { count($0...$0) })
    }
    return Speech.any([counted, Speech.all([hundreds, .words([words.hundred])])])
  }

  /// 一百零五, 两千五, 三万六千.
  private func positional(_ range: ClosedRange<Int>, unit: Int) -> Speech? {
    let word = unit == 10_000 ? words.scales[0] : unit == 1000 ? words.tens[2] : words.tens[1]
    return blocks(range, of: unit) { front, rest in
      let fronts: [Speech?] = [count(front...front), front == 2 ? two.map { .words([$0]) } : nil]
      let far = rest.clamped(within: 1...(unit / 10 - 1)).flatMap { count($0) }
      let near = rest.clamped(within: (unit / 10)...(unit - 1))
      // 一百二 is 120.
      let short = (1...9).filter { rest.contains($0 * unit / 10) }.map { digit -> Speech in
        .words([words.small[digit]])
      }
      let tails = Speech.any([
        Speech.all([.words([words.nought]), far]), near.flatMap { count($0) }, Speech.any(short),
      ])
      return Speech.all([
        Speech.any(fronts), .words([word]), rest.contains(0) ? Speech.maybe(tails) : tails,
      ])
    }
  }

  /// What may follow a round number: nothing, or one of these.
  private func tail(_ rest: ClosedRange<Int>, _ say: (ClosedRange<Int>) -> Speech?) -> Speech? {
    let said = rest.clamped(within: 1...Int.max).flatMap(say)
    return rest.contains(0) ? Speech.maybe(said) : said
  }

  /// The range in blocks of a size. Those that are whole differ in their beginning alone, and so are made one.
  private func blocks(
    _ range: ClosedRange<Int>, of size: Int,
    _ say: (_ front: Int, _ rest: ClosedRange<Int>) -> Speech?
  ) -> Speech? {
    var whole: ClosedRange<Int>?
    var parts: [Speech?] = []
    for front in (range.lowerBound / size)...(range.upperBound / size) {
      let low = max(range.lowerBound - front * size, 0)
      let high = min(range.upperBound - front * size, size - 1)
      // Ten and a hundred may go without their one.
      if low == 0, high == size - 1, front > 1 || size >= 1000 {
        whole = (whole?.lowerBound ?? front)...front
      } else {
        parts.append(say(front, low...high))
      }
    }
    if let whole {
      parts.append(words.isPositional ? positional(whole, size) : grouped(whole, size))
    }
    return Speech.any(parts)
  }

  private func grouped(_ fronts: ClosedRange<Int>, _ size: Int) -> Speech? {
    let and = Speech.maybe(and.map { .words([$0]) })
    switch size {
    case 10:
      return Speech.all([
        Speech.any(fronts.map { .words([words.tens[$0 - 2]]) }), Speech.maybe(count(1...9)),
      ])
    case 100:
      return Speech.all([
        Speech.any(fronts.map { .words([words.small[$0]]) }),
        Speech.any([
          Speech.all([.words([words.hundred]), Speech.maybe(Speech.all([and, count(1...99)]))]),
          count(10...99), Speech.all([.words([words.nought]), count(1...9)]),
        ]),
      ])
    default:
      return Speech.all([
        Speech.any([count(fronts), fronts.contains(1) ? article.map { .words([$0]) } : nil]),
        .words([words.scales[0]]), Speech.maybe(Speech.all([and, count(1...(size - 1))])),
      ])
    }
  }

  private func positional(_ fronts: ClosedRange<Int>, _ size: Int) -> Speech? {
    let word = size == 10_000 ? words.scales[0] : words.tens[String(size).count - 2]
    let isCounted = size > 10 && fronts.contains(2)
    let front = Speech.any([count(fronts), isCounted ? two.map { .words([$0]) } : nil])
    guard size > 10 else { return Speech.all([front, .words([word]), Speech.maybe(count(1...9))]) }
    let tails = Speech.any([
      Speech.all([.words([words.nought]), count(1...(size / 10 - 1))]),
      count((size / 10)...(size - 1)), count(1...9),
    ])
    return Speech.all([front, .words([word]), Speech.maybe(tails)])
  }
}

extension ClosedRange<Int> {
  /// The part of it that is within another one.
  fileprivate func clamped(within other: ClosedRange<Int>) -> ClosedRange<Int>? {
    overlaps(other) ? clamped(to: other) : nil
  }
}
