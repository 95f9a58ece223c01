import Measures

/// Ways to say a sentence otherwise that mean the same, and ways to break it so that nothing is a record any more.
enum Disguise {
  /// Frames around a sentence, `%`, which change nothing of what it says.
  static let frames = [
    "en": [
      "please %", "% please", "um %", "hey %, thanks", "so uh %", "ok %", "% thank you", "well, %",
    ],
    "zh": ["嗯%", "请%", "%谢谢", "那个%", "好的，%", "呃，%", "麻烦你%", "%啊"],
  ]

  /// Frames in which it is denied, planned, asked, supposed, or taken back.
  static let breaks = [
    "en": [
      "I didn't %", "tomorrow I will %", "should I %", "if only %", "I wanted to %", "never %",
      "remind me to %", "I almost %", "% or not", "do you think %", "% just kidding", "let's say %",
    ],
    "zh": ["没有%", "明天要%", "应该%吗", "假如%", "我打算%", "差点%", "还没%", "想要%", "要不要%", "%开玩笑的", "比如%"],
  ]

  static func put(_ words: String, into frame: String) -> String {
    frame.split(separator: "%", omittingEmptySubsequences: false).joined(separator: words)
  }

  /// As a recogniser writes it: a capital and a full stop, capitals throughout, spaces doubled.
  static func written(_ words: String, _ language: String) -> [String] {
    guard language == "en" else { return [words + "。", words + "！"] }
    return [
      words.prefix(1).uppercased() + words.dropFirst() + ".", words.uppercased(),
      words.split(separator: " ").joined(separator: "  "),
    ]
  }

  /// Each whole number below a thousand in words.
  static func spelled(_ words: String, _ language: String) -> String? {
    var said = ""
    var figures = ""
    var isChanged = false
    let isFigure = { (character: Character) in character.isASCII && character.isNumber }
    for character in words + " " {
      if isFigure(character) || !figures.isEmpty && character == "." {
        figures.append(character)
        continue
      }
      if let number = Int(figures), (1..<1000).contains(number),
        !character.isLetter || language == "zh"
      {
        let before = said.last.map { $0 == " " || !$0.isASCII } ?? true
        // "Two 2 eggs" would be twenty-two.
        let word = said.split(separator: " ").last.map(String.init) ?? ""
        guard before, language == "zh" || !(1..<20).map(english).contains(word) else { return nil }
        said += language == "en" ? english(number) : chinese(number)
        isChanged = true
      } else {
        said += figures
      }
      figures = ""
      said.append(character)
    }
    said.removeLast()
    return isChanged ? said : nil
  }

  private static func english(_ number: Int) -> String {
    let small = [
      "", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
      "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    ]
    let tens = [
      "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
    ]
    if number < 20 { return small[number] }
    if number < 100 { return [tens[number / 10], small[number % 10]].joined(after: " ") }
    let rest = number % 100
    return small[number / 100] + " hundred" + (rest == 0 ? "" : " and \(english(rest))")
  }

  private static func chinese(_ number: Int) -> String {
    let digits = Array("零一二三四五六七八九")
    let (hundreds, tens, ones) = (number / 100, number / 10 % 10, number % 10)
    var said = hundreds > 0 ? "\(digits[hundreds])百" : ""
    if tens > 0 {
      said += tens == 1 && hundreds == 0 ? "十" : "\(digits[tens])十"
    } else if hundreds > 0, ones > 0 {
      said += "零"
    }
    return said + (ones > 0 ? "\(digits[ones])" : "")
  }
}

extension [String] {
  /// The parts that are not empty, with this between them.
  fileprivate func joined(after separator: String) -> String {
    filter { !$0.isEmpty }.joined(separator: separator)
  }
}
