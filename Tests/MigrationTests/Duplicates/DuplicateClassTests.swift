import Migration
import Testing

/// Projects for which a class is proposed, and projects like them for which it is not.
@Suite struct DuplicateClassTests {
  private static func strings(_ key: String, _ text: String) -> String { "\"\(key)\" = \"\(text)\";" }

  /// The key in the tables of owners, and code that asks for it.
  private static func project(
    _ key: String, in owners: [String: String], asking code: [String: String], owners more: String = "",
    rest: String = ""
  ) -> DuplicateProject {
    var files: [String: String] = [:]
    for (owner, text) in owners { files["\(owner)/en.lproj/Localizable.strings"] = strings(key, text) }
    for (folder, line) in code { files["\(folder)/\(folder).swift"] = "import SwiftUI\nlet view\(folder) = \(line)\n" }
    return DuplicateProject(files: files, owners: more, rest: rest)
  }

  // MARK: - Shared

  @Test func `what app and widget ask for by one name, with one text, is shared`() async throws {
    let both = Self.project(
      "trip.title", in: ["App": "Trip", "Widget": "Trip"],
      asking: ["App": #"Text("trip.title")"#, "Widget": #"Text("trip.title")"#])
    let proposal = try #require(try await both.proposal())
    #expect(proposal.proposed == .shared)
    #expect(
      proposal.reason == "App and Widget ask for the copies of App and Widget, and all have one source text")
    #expect(proposal.owner == nil)
  }

  @Test func `a package among the owners is where a shared key would be kept`() async throws {
    let project = Self.project(
      "trip.title", in: ["App": "Trip", "Trips": "Trip"],
      asking: ["App": #"Text("trip.title")"#, "Trips": #"Text("trip.title", bundle: .module)"#])
    #expect(try await project.proposal()?.proposed == .shared)
    #expect(try await project.proposal()?.owner == "Trips")
  }

  @Test(arguments: ["OK", "Your trips", "title"])
  func `one word, or a sentence, is shared by no equal text`(_ key: String) async throws {
    let project = Self.project(
      key, in: ["App": key, "Widget": key], asking: ["App": "Text(\"\(key)\")", "Widget": "Text(\"\(key)\")"])
    #expect(try await project.proposal()?.proposed == .notTheSame)
  }

  @Test func `one call that shows a copy of its own in each product makes a sentence shared`() async throws {
    let project = Self.project(
      "Your trips", in: ["App": "Your trips", "Widget": "Your trips"], asking: ["Both": #"Text("Your trips")"#])
    let proposal = try #require(try await project.proposal())
    #expect(proposal.proposed == .shared)
    #expect(proposal.reason.hasSuffix("; one call, Both/Both.swift:2, shows a copy of its own in each product"))
  }

  @Test func `two packages that ask each for their own copy are not shared by equal text`() async throws {
    let code = ["Trips": #"Text("list.empty", bundle: .module)"#, "Shop": #"Text("list.empty", bundle: .module)"#]
    let tables = ["Trips": "Nothing here", "Shop": "Nothing here"]
    let apart = Self.project("list.empty", in: tables, asking: code)
    #expect(try await apart.proposal()?.proposed == .undecided)
    let assigned = Self.project("list.empty", in: tables, asking: code, owners: #", "keyPrefixes": ["list."]"#)
    #expect(try await assigned.proposal()?.proposed == .shared)
    #expect(try await assigned.proposal()?.owner == "Trips")
  }

  // MARK: - Owned by one feature

  @Test func `what one owner's code asks for alone is that owner's, and the others are left over`() async throws {
    let project = Self.project(
      "shop.pay", in: ["App": "Pay", "Shop": "Pay"], asking: ["Shop": #"Text("shop.pay", bundle: .module)"#])
    let proposal = try #require(try await project.proposal())
    #expect(proposal.proposed == .featureOwned && proposal.owner == "Shop")
    #expect(proposal.reason == "only the copy of Shop is asked, by App; nobody asks for that of App")
  }

  @Test func `a copy that composed keys may mean is not left over`() async throws {
    let project = Self.project(
      "shop.pay", in: ["App": "Pay", "Shop": "Pay"],
      asking: [
        "Shop": #"Text("shop.pay", bundle: .module)"#,
        "App": #"NSLocalizedString("shop.\(CommandLine.argc)", comment: "")"#,
      ])
    #expect(try await project.proposal()?.proposed == .undecided)
    let others = Self.project(
      "shop.pay", in: ["App": "Pay", "Shop": "Pay"],
      asking: [
        "Shop": #"Text("shop.pay", bundle: .module)"#,
        "App": #"NSLocalizedString("trip.\(CommandLine.argc)", comment: "")"#,
      ])
    #expect(try await others.proposal()?.proposed == .featureOwned)
  }

  @Test func `of keys that nobody asks for nothing is proposed`() async throws {
    let project = Self.project("trip.title", in: ["App": "Trip", "Widget": "Trip"], asking: [:])
    #expect(try await project.proposal() == DuplicateProposal(.undecided, "no code asks for any of the copies"))
  }

  // MARK: - The system's

  @Test func `what the system reads is each target's own`() async throws {
    let files = [
      "App/en.lproj/InfoPlist.strings": Self.strings("CFBundleDisplayName", "Trips"),
      "Widget/en.lproj/InfoPlist.strings": Self.strings("CFBundleDisplayName", "Next trip"),
    ]
    #expect(try await DuplicateProject(files: files).proposal()?.proposed == .targetOwned)
  }

  @Test func `a key that a server sends to both is each one's own, and one of which only one gets it is not`()
    async throws
  {
    let remote = { (products: [String]) in
      #", "remoteKeys": [\#(products.map { #"{ "product": "\#($0)", "table": "Localizable", "keys": ["push.*"] }"# }.joined(separator: ", "))]"#
    }
    let tables = ["App": "Late", "Widget": "Late"]
    let both = Self.project("push.title", in: tables, asking: [:], rest: remote(["App", "Widget"]))
    #expect(try await both.proposal()?.proposed == .targetOwned)
    let one = Self.project("push.title", in: tables, asking: [:], rest: remote(["App"]))
    #expect(try await one.proposal()?.proposed == .undecided)
  }

  @Test func `a title of an App Intent is each target's own`() async throws {
    var project = Self.project("intent.title", in: ["App": "Open", "Widget": "Open"], asking: [:])
    let intent = """
      import AppIntents
      struct Open: AppIntent { static let title: LocalizedStringResource = "intent.title" }
      """
    project.files["App/App.swift"] = intent
    project.files["Widget/Widget.swift"] = intent
    #expect(try await project.proposal()?.proposed == .targetOwned)
  }

  // MARK: - Not the same

  @Test(arguments: [
    ("trip.title", "Trip", "Journey", "the source text is \"Trip\" in App and \"Journey\" in Widget"),
    (
      "trip.seat", "Seat %@", "Seat %lld",
      "argument 1 is a text or another object in App and a whole number in Widget"
    ),
    (
      "gHH-BV-5kP.title", "Undo", "Undo",
      "it names an object of an Interface Builder file, and two files have equal names by chance"
    ),
  ])
  func `other texts, other arguments and objects of Interface Builder files are not the same`(
    _ key: String, _ first: String, _ second: String, _ reason: String
  ) async throws {
    let project = Self.project(
      key, in: ["App": first, "Widget": second], asking: ["App": "Text(\"\(key)\")", "Widget": "Text(\"\(key)\")"])
    #expect(try await project.proposal() == DuplicateProposal(.notTheSame, reason))
  }

  @Test func `a plural and a plain text that read alike for most numbers are one message`() async throws {
    var project = Self.project(
      "trip.stops", in: ["App": "%lld stops"],
      asking: ["App": #"Text("trip.stops")"#, "Widget": #"Text("trip.stops")"#])
    project.files["Widget/Localizable.xcstrings"] = """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "trip.stops": { "localizations": { "en": { "variations": {
        "plural": { "one": { "stringUnit": { "state": "translated", "value": "%lld stop" } },
          "other": { "stringUnit": { "state": "translated", "value": "%lld stops" } } } } } } } } }
      """
    let key = try #require(try await project.list().keys.first)
    #expect(key.proposal.proposed == .shared && !key.hasOneShape)
    #expect(key.languages.map(\.outcome) == [.differing])
  }
}
