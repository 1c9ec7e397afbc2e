import Foundation
import TestSupport
import Testing

/// The rules of the package's structure, read from its sources, so that the picture cannot rot.
@Suite("The architecture")
struct ArchitectureTests {
  /// What each module may import, and with that everything that it may know.
  static let allowedImports: [String: Set<String>] = [
    "people": ["Commands", "Platform"],
    "Commands": [
      "ArgumentParsing", "Interchange", "JSON", "Persons", "Platform", "Storage", "Synchronization",
      "TextSupport",
    ],
    "Interchange": ["JSON", "Persons", "TextSupport"],
    "Storage": ["JSON", "Persons", "Platform"],
    "Persons": ["JSON", "Synchronization", "TextSupport"],
    "ArgumentParsing": ["TextSupport"],
    "JSON": [],
    "TextSupport": [],
    "Platform": ["Darwin", "Glibc", "Synchronization"],
  ]

  static let sources = Fixture.packageRoot.appending(path: "Sources")

  @Test("Sources holds the modules that are known here, and no others")
  func modulesAreKnown() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path())
    #expect(Set(folders) == Set(Self.allowedImports.keys))
  }

  @Test("A module imports only what lies below it", arguments: allowedImports.keys.sorted())
  func importsRunDownwards(module: String) throws {
    let allowed = try #require(Self.allowedImports[module])
    let files = try Self.swiftFiles(below: Self.sources.appending(path: module))
    #expect(!files.isEmpty)
    for file in files {
      for name in Self.imports(in: try String(contentsOf: file, encoding: .utf8)) {
        #expect(
          allowed.contains(name), "\(module)/\(file.lastPathComponent) imports \(name)")
      }
    }
  }

  @Test("The rules themselves have no circle")
  func rulesHaveNoCircle() {
    var rest = Self.allowedImports
    while let free = rest.first(where: { $0.value.allSatisfy { rest[$0] == nil } })?.key {
      rest[free] = nil
    }
    #expect(rest.isEmpty)
  }

  @Test(
    "An import is found however it is written",
    arguments: [
      ("import JSON", ["JSON"]),
      ("public import JSON\n  internal import Platform", ["JSON", "Platform"]),
      ("@preconcurrency import Glibc", ["Glibc"]),
      ("@testable internal import struct JSON.JSONFault", ["JSON"]),
      ("// import JSON\nlet text = \"import JSON\"", []),
    ])
  func importsAreFound(source: String, expected: [String]) {
    #expect(Self.imports(in: source) == expected)
  }

  @Test("No source file is longer than 500 lines, but for the lists of a locale")
  func filesAreShort() throws {
    // A locale is one file of lists, which is looked things up in and not read.
    let files = try Self.swiftFiles(below: Self.sources)
    for file in files where !file.path().contains("/Persons/Random/Locales/") {
      let lines = try String(contentsOf: file, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 500, "\(file.lastPathComponent) has \(lines.count) lines")
    }
  }

  @Test("The top level holds Package.swift, Sources, Tests, Fixtures, README.md and dot files")
  func topLevelIsBare() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Fixture.packageRoot.path())
    let visible = Set(names.filter { !$0.hasPrefix(".") })
    #expect(visible == ["Package.swift", "Sources", "Tests", "Fixtures", "README.md"])
  }

  /// The modules that a source file imports, in order.
  static func imports(in source: String) -> [String] {
    let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    return source.split(separator: "\n").compactMap { line in
      var words = line.split(separator: " ")[...]
      while let word = words.first,
        word.hasPrefix("@")
          || ["public", "package", "internal", "private", "fileprivate"].contains(word)
      {
        words.removeFirst()
      }
      guard words.first == "import" else { return nil }
      words.removeFirst()
      if let word = words.first, kinds.contains(String(word)) { words.removeFirst() }
      return words.first.map { String($0.prefix { $0 != "." }) }
    }
  }

  private static func swiftFiles(below folder: URL) throws -> [URL] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0) }
  }
}
