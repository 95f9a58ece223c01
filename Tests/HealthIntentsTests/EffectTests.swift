import Measures
import Records
import Testing

@testable import HealthIntents

/// Days with something against days without it.
@Suite struct EffectTests {
  /// So many days around a level, every third one with something that changes it by so much.
  private func days(_ count: Int, by effect: Double, every step: Int = 3) -> [Effect.Day] {
    var random = SplitMix(seed: 7)
    return (0..<count).map { day in
      let isWith = day % step == 0
      let noise = Double.random(in: -3...3, using: &random)
      return Effect.Day(value: 140 + noise + (isWith ? effect : 0), isWith: isWith)
    }
  }

  @Test func `A difference that is there is found, and lies in its interval`() throws {
    let effect = Effect(days(90, by: -8))
    let interval = try #require(effect.interval())
    #expect(interval.contains(-8))
    #expect(interval.upperBound < 0)
    #expect(abs(try #require(effect.difference) + 8) < 1.5)
    #expect(effect.with?.count == 30)
    #expect(effect.without?.count == 60)
  }

  @Test func `Where there is none, the interval holds none`() throws {
    let interval = try #require(Effect(days(90, by: 0)).interval())
    #expect(interval.contains(0))
  }

  @Test func `The same days have the same interval`() {
    #expect(Effect(days(60, by: -2)).interval() == Effect(days(60, by: -2)).interval())
  }

  @Test func `Seven days on a side tell nothing`() {
    #expect(Effect(days(21, by: -20)).interval() == nil)
    #expect(Effect(days(24, by: -20)).interval() != nil)
    #expect(Effect([]).interval() == nil)
    #expect(Effect([]).difference == nil)
  }

  @Test func `The share of days with it is what can be compared`() {
    #expect(Effect.comparable.contains(Effect(days(90, by: 0)).share))
    #expect(!Effect.comparable.contains(Effect(days(200, by: 0, every: 20)).share))
  }

  /// By hand: one block is the whole of seven days, so that each draw is the days themselves.
  @Test func `One block of all days has no width`() throws {
    let values: [Double] = [1, 2, 3, 4, 5, 6, 7]
    let once = values.enumerated().map { Effect.Day(value: $1, isWith: $0.isMultiple(of: 2)) }
    let effect = Effect(once)
    #expect(effect.difference == 0)
    #expect(effect.with?.mean == 4)
    #expect(effect.without?.count == 3)
  }

  private func sample(_ kind: Sample.Kind, _ value: Double, from start: Int64) -> Sample {
    Sample(
      kind, value, from: Instant(seconds: start), to: Instant(seconds: start + Int64(value) * 60),
      zone: "UTC", on: CivilDate(days: 0), person: 1)
  }

  @Test func `A day has the mean of its readings, the sum of its steps, and its night once`() {
    let weights = [sample(.weight, 80, from: 0), sample(.weight, 82, from: 60)]
    #expect(Sample.Kind.weight.figure(ofDay: weights) == 81)
    let walks = [sample(.steps, 3000, from: 0), sample(.steps, 4000, from: 0)]
    #expect(Sample.Kind.steps.figure(ofDay: walks) == 7000)
    let nights = [sample(.sleep, 480, from: 0), sample(.sleep, 480, from: 0)]
    #expect(Sample.Kind.sleep.figure(ofDay: nights) == 480)
  }
}
