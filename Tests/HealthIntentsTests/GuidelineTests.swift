import Measures
import Records
import Testing

@testable import HealthIntents

struct GuidelineTests {
  @Test(
    "a pressure falls in the highest class that one of its figures reaches",
    arguments: [
      (PressureGuideline.acc, PressureGuideline.Setting.office, 119.0, 79.0, "normal"),
      (.acc, .office, 129, 79, "elevated"), (.acc, .office, 119, 80, "stage-1"),
      (.acc, .office, 139, 89, "stage-1"), (.acc, .office, 140, 60, "stage-2"),
      (.acc, .office, 180, 120, "stage-2"), (.acc, .office, 181, 90, "severe"),
      (.acc, .home, 134, 84, "stage-1"), (.acc, .home, 135, 70, "stage-2"),
      (.esh, .office, 119, 79, "optimal"), (.esh, .office, 129, 84, "normal"),
      (.esh, .office, 130, 70, "high-normal"), (.esh, .office, 159, 99, "grade-1"),
      (.esh, .office, 160, 80, "grade-2"), (.esh, .office, 150, 110, "grade-3"),
      (.esh, .home, 134, 84, "below-limit"), (.esh, .home, 134, 85, "hypertension"),
      (.esc, .office, 119, 69, "non-elevated"), (.esc, .office, 119, 70, "elevated"),
      (.esc, .office, 140, 60, "hypertension"), (.esc, .home, 134, 84, "elevated"),
      (.esc, .home, 135, 60, "hypertension"), (.china, .office, 139, 89, "high-normal"),
      (.china, .office, 140, 80, "grade-1"), (.china, .office, 179, 109, "grade-2"),
      (.china, .office, 180, 80, "grade-3"), (.china, .home, 135, 60, "hypertension"),
    ])
  func classes(
    guideline: PressureGuideline, setting: PressureGuideline.Setting, systolic: Double,
    diastolic: Double, expected: String
  ) {
    #expect(guideline.judge(systolic, diastolic, setting).name == expected)
  }

  @Test("a pressure of which one figure alone is high is called so for the office")
  func isolated() {
    #expect(PressureGuideline.esh.judge(150, 89, .office).form == "isolated-systolic")
    #expect(PressureGuideline.china.judge(130, 90, .office).form == "isolated-diastolic")
    #expect(PressureGuideline.china.judge(150, 95, .office).form == nil)
    #expect(PressureGuideline.china.judge(150, 80, .home).form == nil)
  }

  @Test("readings within a quarter of an hour are one sitting")
  func sittings() throws {
    let world = try World()
    let readings = [0, 5, 19, 40].map { minutes in
      var upper = world.context.sample(.systolic, 130)
      upper.start = Instant(seconds: world.now.seconds + Int64(minutes * 60))
      return PressureReading(upper: upper, diastolic: 80)
    }
    #expect(readings.sittings.map(\.count) == [3, 1])
  }

  @Test("an average at the doctor's is judged for the place where all of it was taken")
  func setting() throws {
    let world = try World()
    let reading = PressureReading(upper: world.context.sample(.systolic, 150), diastolic: 80)
    var office = reading
    office.isOffice = true
    #expect([office, office].setting == .office)
    #expect([reading, reading].setting == .home)
    #expect([office, reading].setting == nil)
    #expect([office, reading].atHomeIfAny.map(\.isOffice) == [false])
  }

  @Test("an average falls where its exact figure lies, told where the whole one lies elsewhere")
  func exactly() throws {
    let context = try World().context
    let below = PressureJudgement(134.6, 80, .home, by: .esc)
    #expect(below.spoken(in: context)["category"] == .word("elevated"))
    #expect(below.spoken(in: context)["systolic"] == .number(134.6))
    let above = PressureJudgement(135.2, 80, .home, by: .esc)
    #expect(above.spoken(in: context)["category"] == .word("hypertension"))
    #expect(above.spoken(in: context)["systolic"] == nil)
  }

  @Test(
    "a value that calls for a doctor is kept and told so",
    arguments: [
      (Sample.Kind.systolic, 180.0, Alert?.none), (.systolic, 181, .pressure),
      (.diastolic, 121, .pressure), (.temperature, 39.9, nil), (.temperature, 40, .advice),
      (.pulse, 40, nil), (.pulse, 39, .advice), (.pulse, 131, .advice), (.glucose, 2.9, .advice),
      (.glucose, 20.1, .advice), (.glucose, 20, nil),
    ])
  func alerts(kind: Sample.Kind, value: Double, expected: Alert?) throws {
    let context = try World().context
    #expect(Alert.of([context.sample(kind, value)], tags: [], in: context) == expected)
  }
}
