import Conversation
import GrammarData
import HealthIntents
import Intents
import Measures
import Records
import RecordsSQLite
import Testing

/// What the shipped grammars must never do, said in every language that has the fault to make.
struct SafetyTests {
  private func understand(_ text: String) -> Reply {
    let setup = Setup(clock: { Instant(seconds: 1_773_223_200) }, zone: .utc, source: .repl)
    var session = Session(
      GrammarData.grammars(["en"]), Catalog.health,
      StoreDoor(EmptyStore(people: ["dad", "mom", "grandma", "son"])),
      setup)
    return session.understand(text)
  }

  /// The person of each action, nil for the speaker.
  private func people(_ text: String) -> [String?] {
    understand(text).actions.map { $0["person"]?.asText }
  }

  @Test(
    "who speaks of himself is not the person named before",
    arguments: [
      "mum ran 5 km, I ran 3 km", "dad's bp 130 over 80 and my weight is 72 kg",
      "dad walked 9000 steps. I slept 8 hours", "爸爸血糖5.6，我血糖6.1", "奶奶睡了8个小时我跑了3公里",
    ])
  func speaker(text: String) {
    let people = people(text)
    #expect(people.count == 2)
    #expect(people.last == .some(nil))
  }

  @Test("a time goes to the clause it is said with, and where that is open it is read back")
  func times() {
    func times(_ text: String) -> [String?] { understand(text).actions.map { $0["at"]?.asText } }
    #expect(times("dad's pulse was 80 yesterday; yesterday dad ran 7 km").last == "2026-03-10")
    #expect(times("我骑了7.2千米，八点零五分") == ["2026-03-11T08:05"])
    for text in [
      "weight 72 kg yesterday blood sugar 5.6", "weight 72 kg, at nine blood sugar 5.6, pulse 70",
    ] {
      #expect(understand(text).outcome == .ask)
    }
  }

  @Test("who is named last is meant until somebody else is")
  func lastNamed() {
    #expect(people("dad's weight is 80 kg, pulse 70") == ["dad", "dad"])
    #expect(
      people("dad's weight is 80 kg, mum's temperature is 37.2, blood sugar 5.6")
        == ["dad", "mom", "mom"])
  }

  @Test(
    "what may belong to two people is read back",
    arguments: [
      "dad's pulse 60 and my bp 130 over 85", "weight 80 kg and bp 130 over 85 for dad",
      "奶奶脉搏58 昨天我血压152/72",
    ])
  func whose(text: String) {
    #expect(understand(text).outcome == .ask)
  }

  @Test(
    "two weights at one time are read back",
    arguments: [
      "weight 72 kg 80 kg", "weight 70 – 72 kg", "heart rate 72 bpm to 150", "体重70公斤71公斤",
    ])
  func twice(text: String) {
    #expect(understand(text).outcome == .ask)
  }

  @Test(
    "a question is not answered by recording the rest of it",
    arguments: [
      "did I weigh 72 kg", "should I do yoga for 30 minutes", "how often do I drink a beer",
      "when did I eat two eggs", "maximum weight 72 kg", "bp max 130/85", "最高血压130/85",
    ])
  func questions(text: String) {
    #expect(understand(text).outcome != .act)
  }

  @Test(
    "what is taken back in the same sentence is not written, and nothing older is taken back for it",
    arguments: [
      "weight 72 kg scratch that", "ate two eggs, delete that", "ran 5 km, undo", "血压130/85撤销",
      "头疼，删掉", "撤销心率72",
    ])
  func takenBack(text: String) {
    #expect([.refused, .reject].contains(understand(text).outcome))
  }

  @Test("what is corrected in the same sentence is one record, read back")
  func corrected() {
    for text in ["bp 130/80, no, 135/85", "血压130/80，不对，135/85"] {
      let reply = understand(text)
      #expect(reply.outcome == .ask)
      #expect(reply.actions.map { $0["systolic_mmHg"]?.asNumber } == [135])
      #expect(reply.actions.map { $0["intent"]?.asText } == ["LogBloodPressure"])
    }
    #expect(understand("weight 72 kg, no, the pulse was 66").outcome == .reject)
  }

  @Test(
    "a number that may have been cut in two, or two that may be one, are read back",
    arguments: [
      "walked ten thousand six fifty two steps",
      "step count six thousand six twelve, yesterday morning",
      "my son's height is five feet three two hours ago",
      "weight seventy six point seven two hours ago",
      "ate two three eggs", "steps eighteen thousand eight seventy six", "吃了三四个饺子",
      "万一跑步半小时", "体重 一百 四十五 斤",
    ])
  func cut(text: String) {
    #expect(understand(text).outcome != .act)
  }

  @Test(
    "what stands beside a number does not become a part of it",
    arguments: [
      ("烧到三十九度二，半小时前", "temperature_c", 39.2), ("九点一刻九千八步", "steps", 9800),
      ("我烧到三十八度一，一个小时前", "temperature_c", 38.1), ("steps 10 000", "steps", 10_000),
      ("昨天中午十二点400毫升水", "volume_ml", 400), ("血压一百三十一百零八", "systolic_mmHg", 130),
      ("bp a hundred forty one hundred twelve", "systolic_mmHg", 140),
      ("bp one two eight over seven six", "diastolic_mmHg", 76),
      ("体重八十一公斤八，半小时前", "weight_kg", 81.8),
    ])
  func whole(text: String, field: String, value: Double) {
    let reply = understand(text)
    #expect(reply.outcome == .act)
    #expect(reply.actions.map { $0[field]?.asNumber } == [value])
  }

  @Test(
    "who is only named in passing does not get the record, nor loses it",
    arguments: [
      "I weigh 80 kg like dad", "ate a pizza shared with dad 800 calories", "吃了奶奶做的饼干200大卡",
      "喝了儿子的牛奶200毫升", "吃了爸爸的阿司匹林",
    ])
  func passing(text: String) {
    #expect(understand(text).outcome != .act)
    #expect(understand("量了爸爸血压130/85").outcome == .act)
  }

  @Test(
    "who measured is not taken for whose it is",
    arguments: [
      "mom took my temperature 38.5", "my wife took my blood pressure 130 over 80",
      "老婆量了我的血压130/80",
    ])
  func measuring(text: String) {
    let reply = understand(text)
    #expect(reply.outcome != .act || reply.actions.map { $0["person"] } == [.string("me")])
    #expect(understand("my dad's bp 145 over 90").outcome == .act)
    #expect(understand("我爸血压145/90").outcome == .act)
  }

  @Test(
    "a range, a price and a night that is too long are asked about",
    arguments: [
      "跑了三五公里", "吃了三五个饺子", "午饭15块", "喝了15块的奶茶", "slept from 10 to 12",
      "set my weight goal to 7 kg", "weight 72,50", "pulse 72,50",
      "temperature -37", "drank coffee with 4 sugars",
    ])
  func strange(text: String) {
    #expect(understand(text).outcome != .act)
  }

  @Test("a symptom at seven is no severity, and tablets of so much are one medicine")
  func strengths() {
    #expect(understand("headache at 7").actions.map { $0["severity"] } == [nil])
    #expect(understand("headache at 7").actions.map { $0["at"] != nil } == [true])
    let doses = understand("took aspirin 81 mg 2 tablets").actions
    #expect(doses.map { $0["quantity"]?.asNumber } == [2])
  }

  @Test(
    "what is said of each piece counts for all of them",
    arguments: [
      ("ate 2 cookies each 100 calories", "energy_kcal", 200), ("喝了两瓶500毫升的水", "volume_ml", 1000),
      ("喝了三罐330毫升啤酒", "volume_ml", 990), ("喝了半瓶500毫升的水", "volume_ml", 250),
    ])
  func each(text: String, field: String, value: Double) {
    let reply = understand(text)
    #expect(reply.outcome == .act)
    #expect(reply.actions.map { $0[field]?.asNumber } == [value])
  }

  @Test(
    "a number that was half misspelt, or said twice, is read back",
    arguments: [
      "had a banana egiht hundred thirty three kcal", "metformin twenty twenty mg",
      "log 20 20 mg lisinopril", "took 20 aspirin", "drank 32 water", "log 500 mg asiprin",
      "slept nine half hours", "height was 75 inches half", "吃了面条五百狗十八大卡", "喝了或者300毫升水",
    ])
  func misspelt(text: String) {
    #expect(understand(text).outcome != .act)
  }

  @Test("an article is no time of day, and a weekday only with a word before it")
  func article() {
    #expect(understand("had a a fever of 38.5").actions.map { $0["at"] } == [nil])
    #expect(understand("sat o2 95").outcome != .act)
    #expect(understand("bp 130/85 on sat").outcome != .reject)
  }

  @Test(
    "figures that are no plain number are not understood",
    arguments: [
      "drank 1.5.2 l water", "steps 10.000", "weight <72", "weight > 72 kg", "pulse ≥ 72",
      "体重≥70公斤",
      "weight €72", "weight 72²", "ate an egg 8e2 kcal", "slept 7~8 hours", "I ran 5 km in 2019",
      "took 81mg aspirin x2", "drank 2 bottles of 500 ml water", "ate 2 or 3 eggs", "吃了三四百大卡",
      "吃了三年苦",
      "steps 10.5",
    ])
  func odd(text: String) {
    #expect(understand(text).outcome != .act)
  }

  @Test(
    "idioms that take back what they stand beside record nothing",
    arguments: [
      "ate two eggs just kidding", "I ran 5 km in my dream", "as if I ate two eggs", "头疼就好了",
      "血压130/85就好了", "喝了两杯水才怪", "心率72才正常", "血氧正常值97", "比如体重70公斤", "吃了两个鸡蛋的好处",
    ])
  func idioms(text: String) {
    #expect(understand(text).outcome != .act)
  }

  @Test("no language takes a sentence of another one for names of food")
  func foreign() {
    #expect(understand("ate two eggs is what he said").outcome == .reject)
    #expect(understand("drank 2x500 ml of nothing").outcome == .reject)
  }
}

/// Sessions whose sentences are about more than one person, on a store that keeps them.
struct WhoseTests {
  private let store: SQLiteStore

  init() throws { store = try SQLiteStore(at: .memory) }

  private func hear(_ lines: [String]) -> [Reply] {
    var setup = Setup(clock: { Instant(seconds: 1_773_223_200) }, zone: .utc, source: .repl)
    setup.saysYes = true
    var session = Session(GrammarData.grammars(["en"]), Catalog.health, StoreDoor(store), setup)
    return lines.map { session.hear($0) }
  }

  /// The live values of one kind, by person.
  private func values(_ kind: Sample.Kind) throws -> [String: [Double]] {
    let all = Instant(seconds: 0)..<Instant(seconds: 1 << 33)
    var values: [String: [Double]] = [:]
    for person in try store.people() {
      values[person.name] = try store.samples(SampleQuery(kind, of: person, in: all))
        .map(\.sample.value)
    }
    return values
  }

  @Test(
    "a correction is about whose entry was added last",
    arguments: ["no, 81 kg", "change it to 81 kg", "make that 81 kg", "不对，81公斤"])
  func corrected(text: String) throws {
    _ = hear(["weight 72 kg", "dad's weight is 80 kg", text])
    #expect(try values(.weight) == ["me": [72], "dad": [81]])
  }

  @Test("what is said to be the speaker's own is, whoever came last")
  func own() throws {
    _ = hear(["weight 72 kg", "dad's weight is 80 kg", "change my weight to 73 kg"])
    #expect(try values(.weight) == ["me": [73], "dad": [80]])
  }

  @Test("the last entry is deleted, whoever it belongs to")
  func deleted() throws {
    _ = hear(["weight 72 kg", "dad's weight is 80 kg", "delete that"])
    #expect(try values(.weight) == ["me": [72], "dad": []])
  }

  @Test("a sentence of one's own, said while a question about somebody else is open, is one's own")
  func open() throws {
    let replies = hear(["dad's bp 130", "my bp 120 over 80"])
    #expect(replies.map(\.outcome) == [.ask, .done])
    #expect(try values(.systolic) == ["me": [120]])
  }

  @Test("a value that is denied or doubted is no answer", arguments: ["not 85", "85?", "不是 85"])
  func denied(text: String) throws {
    let replies = hear(["bp 130", text])
    #expect(replies.last?.outcome == .ask)
    #expect(try values(.systolic) == ["me": []])
  }
}

extension JSON {
  fileprivate var asText: String? { if case .string(let text) = self { text } else { nil } }

  fileprivate var asNumber: Double? { if case .number(let number) = self { number } else { nil } }
}
