import Measures
import Porch
import Testing

@Suite("The place in a line that made no sense")
struct ExcerptTests {
  private static let long = String(repeating: "weight 72 kg and ", count: 60)

  @Test("a line that fits stands as it is, and so does one that may have any width")
  func short() {
    let excerpt = Excerpt("bp 135 over ", "the moon", width: 40)
    #expect(excerpt.line == "bp 135 over the moon")
    #expect(excerpt.indent == 12)
    #expect(Excerpt(Self.long, "x", width: nil).indent == Self.long.count)
  }

  @Test(
    "of a long line what stands around the place is shown, and the caret stays within the width",
    arguments: [20, 40, 80], [0, 17, 300, 1018])
  func long(_ width: Int, _ place: Int) {
    let (before, after) = (String(Self.long.prefix(place)), String(Self.long.dropFirst(place)))
    let excerpt = Excerpt(before, after, width: width)
    #expect(Columns.count(excerpt.line) <= width)
    #expect(excerpt.indent < width)
    #expect(after.hasPrefix(String(excerpt.line.dropFirst(excerpt.indent).prefix(2))))
  }

  @Test("wide characters count twice")
  func wide() {
    let excerpt = Excerpt(String(repeating: "血压", count: 30), "月亮上", width: 21)
    #expect(Columns.count(excerpt.line) <= 21)
    #expect(excerpt.line.hasSuffix("月亮上"))
    #expect(excerpt.indent == Columns.count(excerpt.line) - 6)
  }
}
