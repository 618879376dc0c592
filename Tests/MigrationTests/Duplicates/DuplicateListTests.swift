import Findings
import Migration
import Testing

@Suite struct DuplicateListTests {
  private static func catalog(_ entries: String, source: String = "en") -> String {
    #"{ "sourceLanguage": "\#(source)", "version": "1.0", "strings": { \#(entries) } }"#
  }

  private static func entry(_ key: String, comment: String? = nil, _ texts: [String: String]) -> String {
    let said = comment.map { #""comment": "\#($0)", "# } ?? ""
    let units = texts.sorted { $0.key < $1.key }.map {
      #""\#($0.key)": { "stringUnit": { "state": "translated", "value": "\#($0.value)" } }"#
    }
    return
      #""\#(key)": { \#(said)"extractionState": "manual", "localizations": { \#(units.joined(separator: ", ")) } }"#
  }

  private static let asking = [
    "App/App.swift": "import SwiftUI\nlet a = Text(\"trip.title\")\n",
    "Widget/Widget.swift": "import SwiftUI\nlet b = Text(\"trip.title\")\n",
  ]

  private static func project(_ app: String, _ widget: String, rest: String = "") -> DuplicateProject {
    let tables = ["App/Localizable.xcstrings": catalog(app), "Widget/Localizable.xcstrings": catalog(widget)]
    return DuplicateProject(files: asking.merging(tables) { $1 }, rest: rest)
  }

  @Test func `each language is equal, differing or there in some copies only`() async throws {
    let project = Self.project(
      Self.entry("trip.title", ["en": "Trip", "de": "Reise", "ru": "Поездка", "ja": "旅程"]),
      Self.entry("trip.title", ["en": "Trip", "de": "Fahrt", "ru": "Поездка", "ar": "رحلة"]))
    let key = try #require(try await project.list().keys.first)
    #expect(key.languages.map(\.language) == ["ar", "de", "en", "ja", "ru"])
    #expect(key.languages.map(\.outcome) == [.partial, .differing, .equal, .partial, .equal])
    #expect(key.languages(.partial).map { $0.lacking.map(key.name(of:)) } == [["App"], ["Widget"]])
  }

  @Test func `a call is named with its code, its product and the bundle that it asks`() async throws {
    let project = Self.project(
      Self.entry("trip.title", ["en": "Trip"]), Self.entry("trip.title", ["en": "Trip"]))
    let copies = try #require(try await project.list().keys.first).copies
    #expect(copies.map(\.owner) == ["App", "Widget"])
    #expect(copies.map { $0.callers.map(\.place.file) } == [["App/App.swift"], ["Widget/Widget.swift"]])
    #expect(copies.map { $0.callers.map(\.bundle) } == [["."], ["."]])
    #expect(copies.map { $0.callers.map(\.products) } == [[["App"]], [["Widget"]]])
    #expect(copies.map(\.products) == [["App"], ["Widget"]])
  }

  @Test(
    arguments: [
      (nil, nil, CommentComparison.missing), ("Title", "Title", .equal), ("Title", nil, .partial),
      ("Title", "Tooltip", .different), ("Title", " Title ", .equal),
      ("Title", "No comment provided by engineer.", .partial),
    ] as [(String?, String?, CommentComparison)])
  func `comments are compared, and what a tool wrote is none`(
    _ first: String?, _ second: String?, _ expected: CommentComparison
  ) async throws {
    let project = Self.project(
      Self.entry("trip.title", comment: first, ["en": "Trip"]),
      Self.entry("trip.title", comment: second, ["en": "Trip"]))
    let key = try #require(try await project.list().keys.first)
    #expect(key.comments == expected)
    #expect(key.proposal.proposed == (expected == .different ? .notTheSame : .shared))
  }

  @Test func `copies stand in tables of other names as well, and two tables of one owner are no duplicates`()
    async throws
  {
    let texts = Self.catalog(Self.entry("trip.title", ["en": "Trip"]))
    let apart = DuplicateProject(files: ["App/Localizable.xcstrings": texts, "Trips/Trips.xcstrings": texts])
    let key = try #require(try await apart.list().keys.first)
    #expect(key.copies.map(\.table) == ["Localizable", "Trips"])
    let alone = DuplicateProject(files: ["App/Localizable.xcstrings": texts, "App/Trips.xcstrings": texts])
    #expect(try await alone.list().keys.isEmpty)
  }

  @Test func `a table of the system and one of code have no copies of each other`() async throws {
    let texts = Self.catalog(Self.entry("CFBundleName", ["en": "Trips"]))
    let project = DuplicateProject(files: ["App/InfoPlist.xcstrings": texts, "Widget/Localizable.xcstrings": texts])
    #expect(try await project.list().keys.isEmpty)
  }

  @Test func `one text under two keys of two owners is counted, not listed`() async throws {
    let project = Self.project(Self.entry("trip.title", ["en": "Trip"]), Self.entry("widget.title", ["en": "Trip"]))
    let list = try await project.list()
    #expect(list.keys.isEmpty && list.sharedTexts == 1 && !list.isOpen)
  }

  @Test func `an exception approves the copies until its last day`() async throws {
    let rest = """
      , "exceptions": [{ "rule": "owner.duplicate-key", "owner": "App", "key": "trip.*", "reason": "short of room",
        "approvedBy": "design", "expires": "2026-06-01" }]
      """
    let text = Self.entry("trip.title", ["en": "Trip"])
    let project = Self.project(text, text, rest: rest)
    let good = try await project.list(today: "2026-06-01")
    #expect(!good.isOpen && good.keys.first?.isApproved == true)
    let over = try await project.list(today: "2026-06-02")
    #expect(over.isOpen && over.keys.first?.approval?.isExpired == true)
  }

  @Test func `an exception at another owner than that of the finding approves nothing, as for check`() async throws {
    let rest = """
      , "exceptions": [{ "rule": "owner.duplicate-key", "owner": "Widget", "key": "trip.*", "reason": "r",
        "approvedBy": "a", "expires": "never" }]
      """
    let text = Self.entry("trip.title", ["en": "Trip"])
    #expect(try await Self.project(text, text, rest: rest).list().isOpen)
  }

  @Test func `owners, keys, prefixes and classes choose, and a name that is not there is an error`() async throws {
    let texts = [Self.entry("trip.title", ["en": "Trip"]), Self.entry("OK", ["en": "OK"])].joined(separator: ", ")
    let project = Self.project(texts, texts)
    func keys(_ change: (inout DuplicateSelection) -> Void) async throws -> [String] {
      var selection = DuplicateSelection()
      change(&selection)
      return try await project.list(selection).keys.map(\.key)
    }
    #expect(try await keys { _ in } == ["OK", "trip.title"])
    #expect(try await keys { $0.prefixes = ["trip."] } == ["trip.title"])
    #expect(try await keys { $0.keys = ["O*"] } == ["OK"])
    #expect(try await keys { $0.owners = ["Trips"] } == [])
    #expect(try await keys { $0.classes = [.shared] } == ["trip.title"])
    await #expect(throws: DuplicateError.unknownKey("trip")) { try await keys { $0.keys = ["trip"] } }
    await #expect(throws: DuplicateError.unknownPrefix("tram.")) { try await keys { $0.prefixes = ["tram."] } }
    await #expect(throws: DuplicateError.self) { try await keys { $0.owners = ["Tripz"] } }
  }

  @Test func `a project without a key has nothing to compare`() async throws {
    await #expect(throws: DuplicateError.nothingToCompare) { try await DuplicateProject(files: [:]).list() }
  }
}
