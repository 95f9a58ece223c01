import Measures
import Records
import Testing

@Suite("Exercise and sleep")
struct ActivityTests {
  @Test("an exercise is kept with its minutes, and with distance and energy beside them")
  func exercise() throws {
    let world = try World()
    let outcome = try world.hear(
      "LogExercise",
      [
        ("activity", .word("run")), ("duration", .of(0.5, .hour)), ("distance", .number(5)),
        ("energy", .number(380)),
      ])
    #expect(outcome.samples.map(\.kind) == [.exercise, .distance, .activeEnergy])
    #expect(outcome.samples.map(\.value) == [30, 5, 380])
    #expect(outcome.samples.allSatisfy { $0.label == "run" })
    let squats = try world.hear(
      "LogExercise", [("activity", .word("squat")), ("sets", .number(3)), ("reps", .number(10))])
    #expect(squats.samples.map(\.portion) == ["3x10"])
    #expect(squats.samples.map(\.value) == [0])
  }

  @Test("sleep that is in the record twice counts once, as far as it overlaps")
  func sleepTwice() throws {
    var world = try World()
    world.confirmed = ["counted-twice"]
    try world.hear("LogSleep", [("start", .at(23)), ("end", .at(7))])
    try world.hear("LogSleep", [("start", .at(1)), ("end", .at(8))])
    let asked = try world.hear(
      "Query", [("metric", .word("sleep")), ("period", .period(.day(.offset(0))))])
    #expect(asked.values["value"] == .of(540, .minute))
    #expect(asked.figures.first { $0.name == "duration_min" }?.value == .number(540))
  }

  @Test("start and end give the minutes, on the day that was said")
  func interval() throws {
    let slots: World.Slots = [
      ("activity", .word("yoga")), ("start", .at(7)), ("end", .at(8, 15)), ("when", .day(-1)),
    ]
    let outcome = try World().hear("LogExercise", slots)
    #expect(outcome.samples.map(\.value) == [75])
    #expect(outcome.samples[0].day.description == "2026-03-10")
    #expect(outcome.values["duration"] == .of(75, .minute))
    #expect(
      try World().fields("LogExercise", slots)
        == """
        {"duration_min":75,"activity":"yoga","start":"2026-03-10T07:00","end":"2026-03-10T08:15"}
        """)
  }

  @Test(
    "an exercise without a figure is asked for its duration, doubtful figures are asked about",
    arguments: [
      ([], "missing activity"), ([("activity", .word("gym"))], "missing duration"),
      ([("activity", .word("yoga")), ("duration", .number(2))], "choose unit duration"),
      ([("activity", .word("yoga")), ("duration", .of(5, .hour))], "high duration"),
      ([("activity", .word("yoga")), ("duration", .of(7, .hour))], "extreme duration"),
      ([("activity", .word("yoga")), ("duration", .of(30, .hour))], "implausible duration"),
      ([("activity", .word("walk")), ("distance", .number(70))], "far distance"),
      ([("activity", .word("bike")), ("distance", .number(70))], nil),
      (
        [("activity", .word("run")), ("distance", .number(10)), ("duration", .number(20))],
        "fast distance"
      ),
      ([("activity", .word("run")), ("energy", .number(5000))], "high energy"),
      (
        [("activity", .word("squat")), ("sets", .number(0)), ("reps", .number(10))],
        "implausible sets"
      ),
      (
        [
          ("activity", .word("run")), ("start", .at(8)), ("end", .at(9)), ("duration", .number(30)),
        ],
        "disagree duration"
      ),
      (
        [("activity", .word("run")), ("start", .at(9, day: 0)), ("end", .at(8, day: 0))],
        "backwards end"
      ),
      (
        [("activity", .word("run")), ("start", .at(9, 30)), ("duration", .number(60))],
        "future when"
      ),
    ] as [(World.Slots, String?)])
  func doubts(slots: World.Slots, need: String?) throws {
    #expect(try World().need("LogExercise", slots)?.brief == need)
  }

  @Test(
    "sleep runs over midnight, and counts for the day of waking",
    arguments: [
      ([("start", .at(11)), ("end", .at(7))], 480, "2026-03-10T23:00", "2026-03-11T07:00"),
      (
        [("start", .at(10, 30, day: -1)), ("end", .at(6))], 450, "2026-03-10T22:30",
        "2026-03-11T06:00"
      ),
      ([("start", .at(1)), ("end", .at(9))], 480, "2026-03-11T01:00", "2026-03-11T09:00"),
      ([("start", .at(12)), ("end", .at(7))], 420, "2026-03-11T00:00", "2026-03-11T07:00"),
      (
        [("start", .at(23)), ("duration", .of(7, .hour))], 420, "2026-03-10T23:00",
        "2026-03-11T06:00"
      ),
      (
        [("end", .at(6)), ("duration", .of(7, .hour))], 420, "2026-03-10T23:00",
        "2026-03-11T06:00"
      ),
      (
        [
          ("start", .at(11)), ("end", .at(7)),
          ("when", .moment(Moment(day: .offset(-1), part: .night))),
        ], 480, "2026-03-10T23:00",
        "2026-03-11T07:00"
      ),
    ] as [(World.Slots, Double, String, String)])
  func sleep(slots: World.Slots, minutes: Double, start: String, end: String) throws {
    let outcome = try World().hear("LogSleep", slots)
    #expect(outcome.samples.map(\.value) == [minutes])
    #expect(outcome.samples[0].day.description == "2026-03-11")
    let fields = try World().fields("LogSleep", slots)
    #expect(
      fields == #"{"duration_min":\#(minutes.plainText),"start":"\#(start)","end":"\#(end)"}"#)
  }

  @Test("how long alone counts for today, last night included; bare numbers are hours or minutes")
  func durations() throws {
    let world = try World()
    let lastNight = Value.moment(Moment(day: .offset(-1), part: .night))
    let night = try world.hear("LogSleep", [("duration", .number(7)), ("when", lastNight)])
    #expect(night.samples.map(\.value) == [420])
    #expect(night.samples[0].day.description == "2026-03-11")
    #expect(night.samples[0].start == night.samples[0].end)
    let nap = try world.hear("LogSleep", [("duration", .number(40)), ("nap", .word("yes"))])
    #expect(nap.samples.map(\.value) == [40])
    #expect(try world.fields("LogSleep", [("duration", .number(7))]) == #"{"duration_min":420}"#)
  }

  @Test(
    "a night that is short, long, or unlike its ends is asked about",
    arguments: [
      ([], "missing duration"), ([("start", .at(23))], "missing duration"),
      ([("duration", .of(40, .minute))], "short duration"),
      ([("duration", .of(15, .hour))], "long duration"),
      ([("duration", .of(25, .hour))], "implausible duration"),
      (
        [("start", .at(11)), ("end", .at(7)), ("duration", .of(5, .hour))],
        "disagree duration"
      ),
      ([("start", .at(11, day: -3)), ("end", .at(7, day: 0))], "implausible end"),
      ([("nap", .word("yes")), ("duration", .of(4, .minute))], "low duration"),
    ] as [(World.Slots, String?)])
  func sleepDoubts(slots: World.Slots, need: String?) throws {
    #expect(try World().need("LogSleep", slots)?.brief == need)
  }

  @Test("who lay in bed longer than they slept is asked, and what was said is kept with both ends")
  func disagreement() throws {
    var world = try World()
    let slots: World.Slots = [
      ("start", .at(11)), ("end", .at(7)), ("duration", .of(6, .hour)),
    ]
    #expect(
      try world.need("LogSleep", slots)
        == .confirmation(
          key: "disagree",
          values: [
            "duration": .of(6, .hour), "computed": .of(480, .minute),
            "parameter": .word("duration"),
          ], instead: [:]))
    world.confirmed = ["disagree"]
    let sample = try world.hear("LogSleep", slots).samples[0]
    #expect(sample.value == 360)
    #expect(sample.end.seconds - sample.start.seconds == 8 * 3600)
    world.confirmed = ["disagree", "implausible", "long"]
    let more: World.Slots = [("start", .at(11)), ("end", .at(7)), ("duration", .of(10, .hour))]
    #expect(try world.need("LogSleep", more)?.brief == "implausible duration")
  }
}
