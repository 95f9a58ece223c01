import Listening

/// What a recogniser printed, byte for byte, and what was said.
struct Recording: CustomStringConvertible, Sendable {
  let description: String
  let bytes: [UInt8]
  let said: [Utterance]

  init(_ name: String, _ text: String, _ said: [Utterance]) {
    description = name
    bytes = Array(text.utf8)
    self.said = said
  }

  init(_ name: String, _ text: String, _ said: String...) {
    self.init(name, text, said.map { Utterance($0) })
  }

  static let all: [Recording] = lines + objects + events

  private static let lines = [
    Recording(
      "plain lines", "pulse 71\nweight 70.4 kg\r\n\n  135/85", "pulse 71", "weight 70.4 kg",
      "135/85"),
    Recording(
      "PocketSphinx 0.8", "pulse seventy one\n\n\nweight seventy kilograms\n", "pulse seventy one",
      "weight seventy kilograms"),
    Recording(
      "whisper.cpp without times", "\n Record blood pressure 131/84 pulse 71.",
      "Record blood pressure 131/84 pulse 71."),
    Recording(
      "whisper.cpp with times",
      "\n[00:00:00.000 --> 00:00:04.200]   Blood pressure 131 over 84.\n[00:00:04.200 --> 00:00:05.000]   Pulse 71.\n\n",
      "Blood pressure 131 over 84.", "Pulse 71."),
    Recording(
      "a sentence over two stretches",
      "[00:00:00.000 --> 00:00:03.000]   Blood pressure 131\n[00:00:03.000 --> 00:00:04.000]   over 84.\n[00:00:09.000 --> 00:00:10.000]   pulse 71\n",
      "Blood pressure 131 over 84.", "pulse 71"),
    Recording("openai-whisper", "[00:00.000 --> 00:02.000]  Pulse 71.\n", "Pulse 71."),
    Recording("faster-whisper", "[0.00s -> 2.10s]  Weight 70.4kg.\n", "Weight 70.4kg."),
    Recording(
      "silence",
      "[Start speaking]\n [BLANK_AUDIO]\n (crickets chirping)\n ♪ la la ♪\n . . . .\n *coughs*\n[MUSIC]\n【音乐】\n"
    ),
    Recording(
      "tags around words",
      " [BLANK_AUDIO] Pulse 71. [NOISE]\n<|en|><|NEUTRAL|><|Speech|>Pulse 72\n", "Pulse 71.",
      "Pulse 72"),
    Recording(
      "brackets that belong to it", "ate a banana (105 kcal)\n(131/84)\n[unk] pulse 71\n",
      "ate a banana (105 kcal)", "(131/84)", "[unk] pulse 71"),
    Recording(
      "whisper.cpp stream, rewriting",
      "[Start speaking]\n\u{1B}[2K\r" + String(repeating: " ", count: 100)
        + "\u{1B}[2K\r Blood pressure 131\u{1B}[2K\r"
        + String(repeating: " ", count: 100)
        + "\u{1B}[2K\r Blood pressure 131 over 84.\n\u{1B}[2K\r     \u{1B}[2K\r [BLANK_AUDIO]\n",
      "Blood pressure 131 over 84."),
    Recording(
      "whisper.cpp stream, by voice",
      "[Start speaking]\n### Transcription 0 START | t0 = 0 ms | t1 = 4200 ms\n\n[00:00:00.000 --> 00:00:02.000]   Blood pressure 131\n[00:00:02.000 --> 00:00:04.000]   over 84\n\n### Transcription 0 END\n\n### Transcription 1 START | t0 = 5000 ms | t1 = 6000 ms\n\n[00:00:00.000 --> 00:00:01.000]   [BLANK_AUDIO]\n\n### Transcription 1 END\n",
      "Blood pressure 131\n over 84".replacingLineBreaks),
    Recording("nerd-dictation", "pulse seventy one", "pulse seventy one"),
    Recording(
      "nerd-dictation taking back",
      "pulls\u{8}\u{8}se seventy\u{8}\u{8}\u{8}\u{8}\u{8}\u{8}\u{8}sixty one",
      "pulse sixty one"),
    Recording("taking back a Chinese character", "脉膊\u{8}搏七十一\n", "脉搏七十一"),
    Recording("colours and titles", "\u{1B}[32mpulse\u{1B}[0m 71\u{1B}]0;title\u{7}\n", "pulse 71"),
    Recording("no object", "{pulse 71}\npulse 72\n", "{pulse 71}", "pulse 72"),
    Recording("a question", "?\n", "?"),
  ]

  private static let objects = [
    Recording(
      "Vosk",
      "{\n  \"partial\" : \"pulse\"\n}\n{\n  \"partial\" : \"pulse seventy one\"\n}\n{\n  \"text\" : \"pulse seventy one\"\n}\n{\n  \"text\" : \"\"\n}\n{\"text\": \"\"}",
      "pulse seventy one"),
    Recording(
      "Vosk with words",
      "{\n  \"result\" : [{\n      \"conf\" : 0.97,\n      \"end\" : 1.2,\n      \"start\" : 0.3,\n      \"word\" : \"pulse\"\n    }, {\n      \"conf\" : 1.0,\n      \"end\" : 1.5,\n      \"start\" : 1.2,\n      \"word\" : \"sixty\"\n    }],\n  \"text\" : \"pulse sixty\"\n}\n",
      "pulse sixty"),
    Recording(
      "Vosk with alternatives",
      "{\n  \"alternatives\" : [{\n      \"confidence\" : 204.9,\n      \"text\" : \"pulse sixty\"\n    }, {\n      \"confidence\" : 204.1,\n      \"text\" : \"pulse sixteen\"\n    }]\n}\n",
      [Utterance("pulse sixty", others: ["pulse sixteen"])]),
    Recording(
      "objects that touch", "{\"text\":\"pulse 71\"}{\"text\":\"pulse 72\"}", "pulse 71", "pulse 72"
    ),
    Recording(
      "an array of objects", "[{\"text\":\"pulse 71\"},\n {\"text\":\"pulse 72\"}]\n", "pulse 71",
      "pulse 72"),
    Recording(
      "PocketSphinx 5",
      "{\"b\":0.570,\"d\":1.500,\"p\":0.996,\"t\":\"pulse seventy one\",\"w\":[{\"b\":0.570,\"d\":0.030,\"p\":1.000,\"t\":\"<s>\"},{\"b\":0.6,\"d\":0.4,\"p\":0.9,\"t\":\"pulse(2)\"}]}\n{\"b\":2.1,\"d\":0.5,\"p\":1.0,\"t\":\"\",\"w\":[]}\n",
      "pulse seventy one"),
    Recording(
      "whisper.cpp -oj",
      "{\n\t\"systeminfo\": \"AVX = 1\",\n\t\"model\": {\n\t\t\"type\": \"tiny\",\n\t\t\"text\": {\n\t\t\t\"ctx\": 448\n\t\t}\n\t},\n\t\"result\": {\n\t\t\"language\": \"en\"\n\t},\n\t\"transcription\": [\n\t\t{\n\t\t\t\"timestamps\": {\n\t\t\t\t\"from\": \"00:00:00,000\",\n\t\t\t\t\"to\": \"00:00:02,000\"\n\t\t\t},\n\t\t\t\"offsets\": {\n\t\t\t\t\"from\": 0,\n\t\t\t\t\"to\": 2000\n\t\t\t},\n\t\t\t\"text\": \" Blood pressure 131\"\n\t\t},\n\t\t{\n\t\t\t\"text\": \" over 84.\"\n\t\t}\n\t]\n}\n",
      "Blood pressure 131 over 84."),
    Recording(
      "whisper.cpp server",
      "{\"text\":\" Pulse 71.\\n\"}\n{\"task\":\"transcribe\",\"text\":\" Pulse 72.\",\"segments\":[{\"id\":0,\"text\":\" Pulse 72.\",\"no_speech_prob\":0.02},{\"id\":1,\"text\":\" You\",\"no_speech_prob\":0.87}]}",
      "Pulse 71.", "Pulse 72."),
    Recording(
      "faster-whisper segments",
      "{\"id\": 1, \"text\": \" Pulse 71.\", \"no_speech_prob\": 0.1}\n{\"id\": 2, \"text\": \" You\", \"no_speech_prob\": 0.8}\n",
      "Pulse 71."),
    Recording(
      "sherpa-onnx",
      "{ \"text\": \"PULSE\", \"tokens\": [\"PU\", \"LSE\"], \"timestamps\": [0.1, 0.2], \"segment\": 0, \"is_final\": false, \"is_eof\": false}\n{ \"text\": \"PULSE SEVENTY ONE\", \"tokens\": [], \"segment\": 0, \"is_final\": true, \"is_eof\": false}\n",
      "PULSE SEVENTY ONE"),
    Recording(
      "escapes", #"{"text":"脉\u640f 71 \ud83d\ude00 \"a\" \/ \ud800x"}"# + "\n",
      "脉搏 71 😀 \"a\" / \u{FFFD}x"),
    Recording(
      "other types",
      "{\"type\":\"partial\",\"text\":\"pulse 7\"}{\"type\":\"final\",\"text\":\"pulse 71\"}",
      "pulse 71"),
    Recording(
      "an object that breaks off, and lines",
      "{\n  \"partial\" : \"weight 7\n}\n\"text\" : \"weight 70\"\npulse 71\n", "pulse 71"),
    Recording(
      "an object that breaks off, and another", "{\"text\" : \"weight\n{\"text\" : \"pulse 71\"}\n",
      "pulse 71"),
    Recording("an object cut off by a line", "{\"text\" :\npulse 71\n", "pulse 71"),
    Recording(
      "other objects",
      "{\"info\":{\"text\":\"weight 70\"},\"a\":[[{\"text\":\"weight 71\"}]],\"b\":null,\"c\":[],\"d\":{}}\n"
    ),
  ]

  private static let events: [Recording] = {
    let data = "{\"text\": \"pulse seventy one\", \"language\": \"en\"}"
    let header =
      "{\"type\": \"transcript\", \"version\": \"1.10.2\", \"data_length\": \(data.utf8.count)}\n"
    let sound =
      "{\"type\": \"audio-chunk\", \"data_length\": 15, \"payload_length\": 13}\n{\"rate\": 16000}{\"text\":\n\"x\"}"
    let speech =
      "{\"type\": \"synthesize\", \"version\": \"1.10.2\", \"data\": {\"text\": \"weight 70\"}}\n"
    let chunk =
      "{\"type\": \"transcript-chunk\", \"version\": \"1.10.2\", \"data\": {\"text\": \"pulse\"}}\n"
    return [
      Recording(
        "Wyoming", chunk + header + data + sound + header + data + speech, "pulse seventy one",
        "pulse seventy one"),
      Recording(
        "Wyoming with the data inline",
        "{\"type\": \"transcript\", \"data\": {\"text\": \"pulse 71\"}}\n", "pulse 71"),
      Recording(
        "Wyoming with a length that cannot be",
        "{\"type\": \"transcript\", \"data_length\": 99999999999999999999}\npulse 71\n", "pulse 71"),
    ]
  }()
}

extension String {
  /// The text on one line.
  var replacingLineBreaks: String { String(filter { $0 != "\n" }) }
}
