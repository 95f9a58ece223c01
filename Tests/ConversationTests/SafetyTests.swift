import Conversation
import GrammarData
import HealthIntents
import Intents
import Measures
import Records
import Testing

/// What the shipped grammars must never do, said in every language that has the fault to make.
struct SafetyTests {
  private func understand(_ text: String) -> Reply {
    let setup = Setup(clock: { Instant(seconds: 1_773_223_200) }, zone: .utc, source: .repl)
    var session = Session(
      GrammarData.grammars(["en"]), Catalog.health, StoreDoor(EmptyStore()), setup)
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
      ("昨天中午十二点400毫升水", "volume_ml", 400),
      ("体重八十一公斤八，半小时前", "weight_kg", 81.8),
    ])
  func whole(text: String, field: String, value: Double) {
    let reply = understand(text)
    #expect(reply.outcome == .act)
    #expect(reply.actions.map { $0[field]?.asNumber } == [value])
  }

  @Test(
    "figures that are no plain number are not understood",
    arguments: [
      "drank 1.5.2 l water", "steps 10.000", "weight <72", "weight > 72 kg", "pulse ≥ 72",
      "体重≥70公斤",
      "weight €72", "weight 72²", "ate an egg 8e2 kcal", "slept 7~8 hours", "I ran 5 km in 2019",
      "took 81mg aspirin x2", "drank 2 bottles of 500 ml water", "ate 2 or 3 eggs",
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

extension JSON {
  fileprivate var asText: String? { if case .string(let text) = self { text } else { nil } }

  fileprivate var asNumber: Double? { if case .number(let number) = self { number } else { nil } }
}
