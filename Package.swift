// swift-tools-version: 6.1
import Glibc
import PackageDescription

/// The one-shot path starts in a millisecond because it is one static file: no loader, no libraries to find.
let fullyStatic: [LinkerSetting] = [
  .unsafeFlags(
    ["-static-executable", "-Xlinker", "--gc-sections"],
    .when(platforms: [.linux], configuration: .release))
]

/// What a call needs stands together in the file, so that it fetches fewer pages of it. Made by `make order`; another
/// linker than gold leaves it all where it is.
let startupFirst: [LinkerSetting] =
  access("/usr/bin/ld.gold", X_OK) == 0
  ? [
    .unsafeFlags(
      [
        "-use-ld=gold", "-Xlinker",
        "--section-ordering-file=\(Context.packageDirectory)/Sources/saywell/startup.order",
      ],
      .when(platforms: [.linux], configuration: .release))
  ] : []

/// Without the library of regular expressions, which would otherwise be part of every program. `Hotkeys` alone searches
/// texts by it: what other programs have written.
let withoutRegex: [SwiftSetting] = [
  .unsafeFlags(["-Xfrontend", "-disable-implicit-string-processing-module-import"])
]

/// Generic types are made from what the compiler knows, without a search of the whole program for them, and what nothing
/// calls is left out.
let quickToStart: [SwiftSetting] = [
  .unsafeFlags(
    [
      "-Xfrontend", "-function-sections",
      "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors",
    ],
    .when(platforms: [.linux], configuration: .release))
]

let package = Package(
  name: "saywell",
  targets: [
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .target(
      name: "CReadline",
      linkerSettings: [.linkedLibrary("readline"), .linkedLibrary("tinfo")]),

    // For saywell-desk alone: how it is told to end while it waits.
    .target(name: "CSignals"),

    // For saywell-report alone; nothing that answers at once is linked with it.
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo",
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),

    .target(name: "Measures"),
    .target(name: "Facts"),
    .target(name: "Phrasing", dependencies: ["Measures"]),
    .target(name: "Reports", dependencies: ["Measures"]),
    .target(name: "Records", dependencies: ["Measures"]),
    .target(name: "RecordsSQLite", dependencies: ["Records", "Measures", "CSQLite"]),
    .target(name: "Intents", dependencies: ["Records", "Reports", "Measures"]),
    .target(
      name: "HealthIntents",
      dependencies: ["Intents", "Records", "Reports", "Measures", "Facts", "FactData"]),
    .target(
      name: "Conversation",
      dependencies: ["Phrasing", "Listening", "Intents", "Records", "Reports", "Measures"]),

    // What recognisers print, as utterances; knows of nothing else.
    .target(name: "Listening"),

    .target(name: "Porch", dependencies: ["Records", "Measures"]),

    .executableTarget(name: "grammarc", dependencies: ["Phrasing", "Facts"]),
    .plugin(name: "GrammarPlugin", capability: .buildTool(), dependencies: ["grammarc"]),
    .target(
      name: "GrammarData", dependencies: ["Phrasing"], path: "Grammars",
      exclude: ["NOTATION.md", "tables"], plugins: ["GrammarPlugin"]),
    .target(
      name: "FactData", dependencies: ["Facts"], path: "Grammars/tables",
      plugins: ["GrammarPlugin"]),
    .target(name: "GrammarFiles", dependencies: ["Phrasing", "GrammarData"]),
    .target(name: "Reminders", dependencies: ["HealthIntents", "Records", "Measures"]),

    // What saywell answers to other programs, without their pipes and sockets.
    .target(name: "Bridges", dependencies: ["Conversation", "Intents", "Records", "Measures"]),

    // What saywell-desk tells desktops of; they know of nothing else.
    .target(name: "Hotkeys"),
    .target(name: "SessionBus"),

    // What the companions of saywell share.
    .target(
      name: "Companion",
      dependencies: ["GrammarFiles", "Phrasing", "Porch", "RecordsSQLite", "Records", "Measures"]),

    .executableTarget(
      name: "saywell",
      dependencies: [
        "Conversation", "Listening", "HealthIntents", "RecordsSQLite", "Reports", "GrammarFiles",
        "GrammarData",
        "Porch", "CReadline",
      ],
      exclude: ["startup.order"],
      linkerSettings: fullyStatic + startupFirst),
    .executableTarget(
      name: "saywell-grammar",
      dependencies: [
        "Conversation", "HealthIntents", "RecordsSQLite", "GrammarFiles", "GrammarData", "Porch",
      ],
      linkerSettings: fullyStatic),

    .executableTarget(
      name: "saywell-remind",
      dependencies: [
        "Companion", "Reminders", "HealthIntents", "Intents", "GrammarFiles", "Phrasing", "Porch",
      ],
      linkerSettings: fullyStatic),

    .executableTarget(
      name: "saywell-desk",
      dependencies: [
        "Bridges", "CSignals", "Companion", "Conversation", "Hotkeys", "SessionBus",
        "HealthIntents",
        "Intents", "GrammarFiles", "GrammarData", "Phrasing", "Porch", "RecordsSQLite", "Records",
        "Reports", "Measures",
      ],
      linkerSettings: fullyStatic),

    .executableTarget(
      name: "saywell-report",
      dependencies: [
        "Companion", "Conversation", "HealthIntents", "RecordsSQLite", "Reports", "GrammarFiles",
        "GrammarData", "Porch", "CPango",
      ]),

    .executableTarget(
      name: "parsing-benchmark",
      dependencies: ["Phrasing", "GrammarData", "GrammarFiles", "Facts", "FactData"],
      path: "Tests/Benchmarks/Parsing", linkerSettings: fullyStatic),
    .executableTarget(name: "stopwatch", path: "Tests/Benchmarks/Stopwatch"),

    .testTarget(name: "PhrasingTests", dependencies: ["Phrasing", "Measures"]),
    .testTarget(
      name: "GrammarFilesTests",
      dependencies: ["GrammarFiles", "GrammarData", "Phrasing", "Measures"]),
    .testTarget(name: "MeasuresTests", dependencies: ["Measures"]),
    .testTarget(name: "FactsTests", dependencies: ["Facts", "FactData"]),
    .testTarget(name: "ListeningTests", dependencies: ["Listening"]),
    .testTarget(name: "IntentsTests", dependencies: ["Intents", "Records", "Measures"]),
    .testTarget(
      name: "HealthIntentsTests",
      dependencies: [
        "HealthIntents", "Facts", "FactData", "Intents", "RecordsSQLite", "Records", "Reports",
        "Measures",
      ]),
    .testTarget(
      name: "ConversationTests",
      dependencies: [
        "Conversation", "HealthIntents", "RecordsSQLite", "GrammarData", "Phrasing", "Intents",
        "Records", "Measures",
      ]),
    .testTarget(
      name: "PropertyTests",
      dependencies: [
        "Conversation", "HealthIntents", "GrammarData", "Phrasing", "Intents", "Records",
        "Measures",
      ]),
    .testTarget(
      name: "RemindersTests",
      dependencies: ["Reminders", "HealthIntents", "RecordsSQLite", "Records", "Measures"]),
    .testTarget(
      name: "BridgesTests",
      dependencies: [
        "Bridges", "Conversation", "HealthIntents", "GrammarData", "RecordsSQLite", "Intents",
        "Records", "Measures",
      ]),
    .testTarget(name: "HotkeysTests", dependencies: ["Hotkeys"]),
    .testTarget(name: "SessionBusTests", dependencies: ["SessionBus"]),
    .testTarget(name: "PorchTests", dependencies: ["Porch", "Measures"]),
    .target(name: "CTerminal", path: "Tests/CTerminal"),
    .testTarget(name: "ScreenTests", dependencies: ["CTerminal"]),
    .testTarget(name: "ReportsTests", dependencies: ["Reports", "Measures"]),
    .testTarget(name: "RecordsTests", dependencies: ["Records", "Measures"]),
    .testTarget(
      name: "FaultTests", dependencies: ["CTerminal", "RecordsSQLite", "Records", "Measures"],
      path: "Tests/Faults"),
    .testTarget(
      name: "RecordsSQLiteTests", dependencies: ["RecordsSQLite", "Records", "Measures", "CSQLite"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system && target.type != .plugin {
  target.swiftSettings = (target.swiftSettings ?? []) + quickToStart
  if target.type != .test, target.name != "Hotkeys" { target.swiftSettings? += withoutRegex }
}
