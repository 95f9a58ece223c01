import Measures
import Testing

@Suite("Numbers as text")
struct NumberTextTests {
  @Test(
    "halves are rounded away from zero, and zeros at the end are dropped",
    arguments: [
      (72.5, 1, "72.5"), (72.5, 0, "73"), (-72.5, 0, "-73"), (72.0, 2, "72"), (0.125, 2, "0.13"),
      (1.005, 2, "1.01"), (2.675, 2, "2.68"), (99.96, 1, "100"), (0.05, 1, "0.1"),
      (-0.04, 1, "0"), (0.04, 1, "0"), (0.4, 0, "0"), (0.5, 0, "1"), (-0.0, 3, "0"),
      (1234.5678, 3, "1234.568"), (1e-7, 3, "0"), (1e-7, 7, "0.0000001"), (5e-8, 7, "0.0000001"),
      (1e21, 1, "1000000000000000000000"), (123_456_789.987, 2, "123456789.99"),
      (9.999, 2, "10"), (37.0, 1, "37"), (36.95, 1, "37"), (100, 0, "100"), (0, 0, "0"),
      (0.1 + 0.2, 2, "0.3"), (0.999, 0, "1"), (1.5, -3, "2"), (1.25, .max, "1.25"),
    ])
  func rounding(number: Double, decimals: Int, text: String) {
    #expect(number.text(decimals: decimals) == text)
  }

  @Test(
    "plain text is the shortest, without exponent",
    arguments: [
      (135, "135"), (72.5, "72.5"), (0.1, "0.1"), (-0.0, "0"), (1e-5, "0.00001"),
      (-2.5e-7, "-0.00000025"), (1e16, "10000000000000000"), (1.5e17, "150000000000000000"),
      (123_456.789, "123456.789"), (1.0 / 3, "0.3333333333333333"), (100, "100"),
    ] as [(Double, String)])
  func plain(number: Double, text: String) { #expect(number.plainText == text) }

  @Test("plain text reads back as the same number")
  func roundTrip() {
    var random = SplitMix(seed: 7)
    for _ in 0..<20_000 {
      let number = Double(bitPattern: random.next())
      guard number.isFinite else { continue }
      #expect(Double(number.plainText) == number)
    }
    for _ in 0..<20_000 {
      let number = Double(Int64(random.next() % 2_000_000) - 1_000_000) / 1000
      #expect(Double(number.plainText) == number)
      #expect(number.text(decimals: 3) == number.plainText)
      #expect(abs((Double(number.text(decimals: 1)) ?? .nan) - number) <= 0.05 + 1e-9)
    }
  }
}
