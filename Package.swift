// swift-tools-version: 6.2
import PackageDescription

/// What every target is compiled with: Swift 6 mode, the strict features, and warnings as errors.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableExperimentalFeature("Lifetimes"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// A module of the program; `dependencies` are the modules below it that it may import.
func module(_ name: String, dependencies: [String] = [], cSettings: [CSetting] = []) -> Target {
  .target(
    name: name,
    dependencies: dependencies.map { .init(stringLiteral: $0) },
    cSettings: cSettings,
    swiftSettings: strict)
}

/// The tests of one module, or of the built program.
func tests(_ name: String, dependencies: [String]) -> Target {
  .testTarget(
    name: name,
    dependencies: dependencies.map { .init(stringLiteral: $0) },
    swiftSettings: strict)
}

let package = Package(
  name: "people",
  products: [
    .executable(name: "people", targets: ["people"]),
    .library(name: "Persons", targets: ["Persons"]),
  ],
  targets: [
    .executableTarget(
      name: "people",
      dependencies: ["Commands", "Platform"],
      swiftSettings: strict,
      linkerSettings: [
        // One self-contained, stripped file that starts in about a millisecond.
        .unsafeFlags(
          ["-static-executable", "-use-ld=lld", "-Xlinker", "--gc-sections", "-Xlinker", "-s"],
          .when(platforms: [.linux], configuration: .release))
      ]),
    module(
      "Commands",
      dependencies: [
        "ArgumentParsing", "Interchange", "JSON", "Persons", "Platform", "Storage", "TextSupport",
      ]),
    module("Interchange", dependencies: ["Persons", "TextSupport"]),
    module("Storage", dependencies: ["JSON", "Persons", "Platform"]),
    module("Persons", dependencies: ["JSON", "TextSupport"]),
    module("ArgumentParsing", dependencies: ["TextSupport"]),
    module("JSON"),
    module("TextSupport"),
    module("Platform", cSettings: [.define("_GNU_SOURCE", .when(platforms: [.linux]))]),

    // What the tests share: running the built program, temporary folders, golden files.
    .target(
      name: "TestSupport", dependencies: ["Platform"], path: "Tests/TestSupport",
      cSettings: [.define("_GNU_SOURCE", .when(platforms: [.linux]))], swiftSettings: strict),
    tests("ArchitectureTests", dependencies: ["TestSupport"]),
    tests("ArgumentParsingTests", dependencies: ["ArgumentParsing", "TestSupport"]),
    tests("CommandLineTests", dependencies: ["people", "TestSupport", "TextSupport"]),
    tests("CommandsTests", dependencies: ["ArgumentParsing", "Commands", "TestSupport"]),
    tests("InterchangeTests", dependencies: ["Interchange", "Persons", "TestSupport"]),
    tests("JSONTests", dependencies: ["JSON", "TestSupport"]),
    tests("PersonsTests", dependencies: ["JSON", "Persons", "TestSupport", "TextSupport"]),
    tests("PlatformTests", dependencies: ["Platform", "TestSupport"]),
    tests("StorageTests", dependencies: ["JSON", "Persons", "Platform", "Storage", "TestSupport"]),
    tests("TextSupportTests", dependencies: ["TestSupport", "TextSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
