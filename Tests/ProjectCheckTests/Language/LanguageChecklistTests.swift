import Foundation
import ProjectCheck
import TestFiles
import Testing

/// Every line of a checklist, done and missing.
@Suite struct LanguageChecklistTests {
  /// A project of one owner and one app; the owner's Polish texts as given.
  private static func files(
    owner: String = "", app: String = "", polish: String = "", more: [String: String] = [:]
  ) -> [String: String] {
    let files = [
      "bordercheck.json": """
      { "developmentRegion": "en",
        "owners": { "K": { "resources": ["K"]\(owner) } },
        "products": { "H": { "kind": "app", "embeds": ["K"]\(app) } } }
      """,
      "K/Localizable.xcstrings": """
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "a": { "extractionState": "manual", "localizations": { "en": \(text("A")) \(polish) } },
        "b": { "extractionState": "manual", "localizations": { "en": \(text("B")) } } } }
      """,
    ]
    return files.merging(more) { $1 }
  }

  private static func text(_ value: String, _ state: String = "translated") -> String {
    #"{ "stringUnit": { "state": "\#(state)", "value": "\#(value)" } }"#
  }

  private static func forms(_ names: String...) -> String {
    let forms = names.map { #""\#($0)": \#(text("%lld n"))"# }.joined(separator: ", ")
    return #"{ "variations": { "plural": { \#(forms) } } }"#
  }

  /// The lines of one section, each with its mark.
  private static func lines(_ files: [String: String], _ name: String, language: String = "pl") async throws -> [String]
  {
    try await ScratchProject.with(files) { project in
      try LanguageChecklist.read(language, project: project.folder).sections.filter { $0.name == name }
        .flatMap(\.items).map { item in
          let mark = item.state == .done ? "✓" : item.state == .missing ? "✗" : "·"
          return "\(mark) \(item.text)" + (item.keys.isEmpty ? "" : ": \(item.keys.joined(separator: ", "))")
        }
    }
  }

  // MARK: - Owners

  @Test(arguments: [
    ("", "✗ `languages` lacks pl"), (#", "languages": ["de", "pl"]"#, "✓ `languages` has pl"),
    (#", "optionalLanguages": ["pl"]"#, "✓ `optionalLanguages` has pl"),
    (#", "external": true"#, "· `languages` lacks pl (somebody else's package)"),
  ]) func `an owner's languages in the manifest`(owner: String, line: String) async throws {
    #expect(try await Self.lines(Self.files(owner: owner), "K").first == line)
  }

  @Test func `the development region needs no list`() async throws {
    #expect(
      try await Self.lines(Self.files(), "K", language: "en") == [
        "✓ en is the development region", "✓ all 2 keys have a text",
      ])
  }

  @Test func `texts of the development region that Interface Builder's files have`() async throws {
    let files = Self.files(more: [
      "K/Base.lproj/Main.storyboard": "<document/>", "K/de.lproj/Main.strings": #""abc-12-xyz.text" = "Hallo";"#,
    ])
    #expect(try await Self.lines(files, "K", language: "en").last == "✓ all 3 keys have a text")
    #expect(
      try await Self.lines(files, "K").last
        == "✗ 3 of 3 keys without a text: Localizable/a, Localizable/b, Main/abc-12-xyz.text")
  }

  @Test(arguments: [
    ("", "✗ 2 of 2 keys without a text: a, b"),
    (#", "pl": \#(text("A"))"#, "✗ 1 of 2 keys without a text: b"),
    (#", "pl": \#(text("A", "new"))"#, "✗ 2 of 2 keys without a text: a, b"),
    (#", "pl": \#(text(""))"#, "✗ 2 of 2 keys without a text: a, b"),
  ]) func `keys without a finished text`(polish: String, line: String) async throws {
    #expect(try await Self.lines(Self.files(polish: polish), "K").contains(line))
  }

  @Test func `a text that waits for a review is there, and noted`() async throws {
    let lines = try await Self.lines(Self.files(polish: #", "pl": \#(Self.text("A", "needs_review"))"#), "K")
    #expect(lines.suffix(2) == ["✗ 1 of 2 keys without a text: b", "· 1 text to be reviewed: a"])
  }

  @Test func `a parent language serves a region of it`() async throws {
    let files = Self.files(polish: #", "pl": \#(Self.text("A"))"#)
    let lines = try await Self.lines(files, "K", language: "pl-PL")
    #expect(lines.contains("✗ 1 of 2 keys without a text: b"))
  }

  @Test func `plural forms that the language needs`() async throws {
    let catalog = { (polish: String) in
      """
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "n %lld": { "extractionState": "manual", "localizations": { "en": \(Self.forms("one", "other")) \(polish) } } } }
      """
    }
    func lines(_ polish: String) async throws -> [String] {
      try await Self.lines(Self.files(more: ["K/Localizable.xcstrings": catalog(polish)]), "K")
    }
    #expect(try await lines("").last == "✗ 1 of 1 plural without all forms: n %lld (one, few, many, other)")
    let two = try await lines(#", "pl": \#(Self.forms("one", "other"))"#)
    #expect(two.last == "✗ 1 of 1 plural without all forms: n %lld (few, many)")
    #expect(two.contains("✓ its one key has a text"))
    #expect(
      try await lines(#", "pl": \#(Self.forms("one", "few", "many", "other"))"#).last == "✓ 1 plural with all forms")
  }

  @Test func `the plural forms of a language are told, and of one that nobody knows nothing`() async throws {
    try await ScratchProject.with(Self.files()) { project in
      let forms = try ["pl", "ja", "ar", "qqq"].map {
        try LanguageChecklist.read($0, project: project.folder).pluralForms
      }
      #expect(
        forms == [
          ["one", "few", "many", "other"], ["other"], ["zero", "one", "two", "few", "many", "other"], nil,
        ])
    }
  }

  @Test func `the list of an owner's bundle`() async throws {
    let said = Self.files(owner: #", "info": { "CFBundleLocalizations": ["en"] }"#)
    #expect(try await Self.lines(said, "K").contains("✗ CFBundleLocalizations of its bundle lacks pl"))
  }

  // MARK: - Products

  @Test(arguments: [
    (#", "info": { "CFBundleLocalizations": ["en", "pl"] }"#, ["✓ CFBundleLocalizations has pl"]),
    (#", "info": { "CFBundleLocalizations": ["en"] }"#, ["✗ CFBundleLocalizations lacks pl"]),
    (#", "info": "H/Info.plist""#, ["✗ CFBundleLocalizations in H/Info.plist lacks pl"]),
    (
      "",
      ["✗ nothing in it offers pl: none of its own tables has it, and its Info.plist lists no languages"]
    ),
    (
      #", "info": { "CFBundleAllowMixedLocalizations": true }"#,
      ["· its Info.plist lets texts of other bundles through in any language"]
    ),
  ]) func `the languages that a product offers`(app: String, lines: [String]) async throws {
    let plist = "<plist><dict><key>CFBundleLocalizations</key><array><string>en</string></array></dict></plist>"
    #expect(try await Self.lines(Self.files(app: app, more: ["H/Info.plist": plist]), "H") == lines)
  }

  @Test func `a tool has no Info_plist to list languages in`() async throws {
    var files = Self.files()
    files["bordercheck.json"] = files["bordercheck.json"]?.replacing("\"app\"", with: "\"tool\"")
    #expect(try await Self.lines(files, "H") == [])
  }

  @Test func `system tables are those of the product's own bundle`() async throws {
    let manifest = """
      { "developmentRegion": "en",
        "owners": { "H": { "resources": ["H"], "languages": ["pl"] }, "K": { "resources": ["K"], "languages": ["pl"] } },
        "products": { "H": { "kind": "app", "embeds": ["K"] } } }
      """
    let files = [
      "bordercheck.json": manifest, "H/pl.lproj/Localizable.strings": "\"t\" = \"T\";",
      "H/en.lproj/Localizable.strings": "\"t\" = \"T\";",
      "H/en.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"Scans\";\nCFBundleName = \"H\";",
      "K/en.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"Scans\";",
    ]
    #expect(
      try await Self.lines(files, "H") == [
        "✓ `languages` has pl", "✓ its one key has a text", "✓ its own tables offer pl",
        "✗ InfoPlist: 1 of 1 key without a text: NSCameraUsageDescription",
      ])
    #expect(try await Self.lines(files, "K") == ["✓ `languages` has pl"])
  }

  // MARK: - Xcode projects

  @Test func `the regions of Xcode projects that have the manifest's tables or products`() async throws {
    func project(_ regions: String, target: String) -> String {
      "{ objects = { P = { isa = PBXProject; developmentRegion = en; knownRegions = (\(regions)); targets = (A); }; A = { isa = PBXNativeTarget; name = \(target); productType = \"com.apple.product-type.application\"; }; }; rootObject = P; }"
    }
    let files = Self.files(more: [
      "H.xcodeproj/project.pbxproj": project("en, Base", target: "H"),
      "Other.xcodeproj/project.pbxproj": project("en", target: "Unknown"),
      "Polish/P.xcodeproj/project.pbxproj": project("en, pl", target: "H"),
    ])
    #expect(try await Self.lines(files, "H.xcodeproj") == ["✗ knownRegions lacks pl"])
    #expect(try await Self.lines(files, "Other.xcodeproj") == [])
    #expect(try await Self.lines(files, "Polish/P.xcodeproj") == ["✓ knownRegions has pl"])
  }

  @Test func `what cannot be read is told`() async throws {
    var files = Self.files()
    files["K/Localizable.xcstrings"] = "{"
    try await ScratchProject.with(files) { project in
      let checklist = try LanguageChecklist.read("pl", project: project.folder)
      #expect(checklist.unreadable.map { $0.hasPrefix("K/Localizable.xcstrings: ") } == [true])
    }
  }
}
