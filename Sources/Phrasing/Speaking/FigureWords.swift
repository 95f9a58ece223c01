/// The words in which a language says figures, from one line of its grammar; groups of words with bars between them:
///
///     zero one … nineteen | twenty … ninety | hundred | thousand million | point | minus | oh
///     零 一 … 九 | 十 百 千 | 万 亿 | 点 | 负 | 点
///
/// Twenty words in the first group say that tens have words of their own, and ten that they are put together; of the
/// latter the last word follows the hour.
struct FigureWords {
  let small: [String]
  let tens: [String]
  let hundred: String
  let scales: [String]
  let point: String
  let minus: String
  /// Follows the hour of a time; empty where nothing does.
  let hourMark: String
  /// Stands for a nought between two figures: "one oh five".
  let nought: String
  /// Whether tens and hundreds are multiples of ten that follow their figure: 三十五.
  let isPositional: Bool

  init?(_ text: String) {
    let groups = text.split(separator: "|", omittingEmptySubsequences: false).map {
      $0.split(separator: " ").map(String.init)
    }
    guard let small = groups.first, small.count == 20 || small.count == 10,
      groups.count == (small.count == 20 ? 7 : 6), groups.dropFirst().allSatisfy({ !$0.isEmpty })
    else { return nil }
    self.small = small
    isPositional = small.count == 10
    tens = groups[1]
    guard tens.count == (isPositional ? 3 : 8) else { return nil }
    let rest = isPositional ? Array(groups[2...]) : Array(groups[3...])
    hundred = isPositional ? tens[1] : groups[2][0]
    scales = rest[0]
    (point, minus) = (rest[1][0], rest[2][0])
    nought = isPositional ? small[0] : rest[3][0]
    hourMark = isPositional ? rest[3][0] : ""
  }

  /// A number of at most six decimals in words; nil where it is too large.
  ///
  /// - Parameter isPaired: whether 135 is "one thirty five", as a pressure is read, where the language says so.
  func words(_ text: String, isPaired: Bool) -> String? {
    let isNegative = text.hasPrefix("-")
    let parts = text.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let whole = Int(parts[0]),
      var words = whole < 1000 && isPaired && !isPositional ? paired(whole) : counted(whole)
    else { return nil }
    if parts.count == 2 {
      words.append(point)
      for digit in parts[1] {
        guard let value = digit.wholeNumberValue else { return nil }
        words.append(small[value])
      }
    }
    if isNegative { words.insert(minus, at: 0) }
    return joined(words)
  }

  /// A time of day: "eight thirty", "eight oh five", "eight".
  func clock(_ hour: Int, _ minute: Int) -> String? {
    guard let hours = counted(hour), let minutes = counted(minute) else { return nil }
    let mark = hourMark.isEmpty ? [] : [hourMark]
    if minute == 0 { return joined(hours + mark) }
    return joined(hours + mark + (minute < 10 ? [nought] : []) + minutes)
  }

  private func joined(_ words: [String]) -> String {
    words.joined(separator: isPositional ? "" : " ")
  }

  private func paired(_ number: Int) -> [String]? {
    let (front, rest) = number.quotientAndRemainder(dividingBy: 100)
    guard front > 0, rest > 0 else { return counted(number) }
    return [small[front]] + (rest < 10 ? [nought, small[rest]] : counted(rest) ?? [])
  }

  private func counted(_ number: Int) -> [String]? {
    guard number >= 0 else { return nil }
    return number == 0 ? [small[0]] : isPositional ? positional(number) : grouped(number)
  }

  private func grouped(_ number: Int) -> [String]? {
    var words: [String] = []
    var rest = number
    for power in stride(from: scales.count, through: 1, by: -1) {
      let scale = (0..<power).reduce(1) { value, _ in value * 1000 }
      let (count, left) = rest.quotientAndRemainder(dividingBy: scale)
      guard count < 1000 else { return nil }
      if count > 0 { words += below1000(count) + [scales[power - 1]] }
      rest = left
    }
    return words + (rest > 0 ? below1000(rest) : [])
  }

  private func below1000(_ number: Int) -> [String] {
    let (hundreds, rest) = number.quotientAndRemainder(dividingBy: 100)
    let front = hundreds > 0 ? [small[hundreds], hundred] : []
    guard rest >= small.count else { return front + (rest > 0 ? [small[rest]] : []) }
    return front + [tens[rest / 10 - 2]] + (rest % 10 > 0 ? [small[rest % 10]] : [])
  }

  private func positional(_ number: Int) -> [String]? {
    var words: [String] = []
    var rest = number
    for power in stride(from: scales.count, through: 1, by: -1) {
      let scale = (0..<power).reduce(1) { value, _ in value * 10_000 }
      let (count, left) = rest.quotientAndRemainder(dividingBy: scale)
      guard count < 10_000 else { return nil }
      if count > 0 { words += below10000(count, isFirst: words.isEmpty) + [scales[power - 1]] }
      rest = left
      if count > 0, rest > 0, rest < scale / 10 { words.append(nought) }
    }
    return words + (rest > 0 ? below10000(rest, isFirst: words.isEmpty) : [])
  }

  private func below10000(_ number: Int, isFirst: Bool) -> [String] {
    var words: [String] = []
    var rest = number
    var hasGap = false
    for power in stride(from: 3, through: 1, by: -1) {
      let unit = [10, 100, 1000][power - 1]
      let (count, left) = rest.quotientAndRemainder(dividingBy: unit)
      rest = left
      guard count > 0 else {
        hasGap = !words.isEmpty
        continue
      }
      if hasGap { words.append(nought) }
      hasGap = false
      // Fifteen is 十五, but one hundred and fifteen 一百一十五.
      let isBare = unit == 10 && count == 1 && words.isEmpty && isFirst
      words += (isBare ? [] : [small[count]]) + [tens[power - 1]]
    }
    if rest > 0 { words += (hasGap ? [nought] : []) + [small[rest]] }
    return words
  }
}
