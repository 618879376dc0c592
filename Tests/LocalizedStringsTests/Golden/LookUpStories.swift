import HostEvidence
import LocalizationRuntime
import LocalizedStrings
import StringCatalogs
import Testing

/// The golden areas `lookup-e2e` and `inspect`: from a catalog, or a built file, to the text that is shown.
enum LookUpStories {
  static let all: [String: GoldenRun.Narrative] = [
    "lookup-21-catalog-missing": {
      try expect("about_menu_bar_title", in: catalog("about_menu_bar_title", ["en": "About"], other: "ko"), "ko-KR")
    },
    "lookup-22-catalog-missing-2": {
      try expect("the.key", in: catalog("the.key", ["en": "Text"], other: "zh-Hans"), "zh-Hans-CN", shows: "the.key")
    },
    "lookup-23-source-no-value": {
      try expect("setup.title", in: catalog("setup.title", [:], other: "de"), "en-US", shows: "setup.title")
    },
    "lookup-24-defaultValue": {
      try expect(
        "k.title", in: catalog("k.title", ["en": "Title"], other: "ja"), "ja-JP", default: "Title (code)",
        shows: "Title (code)")
    },
    "lookup-25-defaultValue-interpolated": {
      #expect(String(localized: "missing_everywhere", defaultValue: "Default \(7)") == "Default 7")
    },
    "lookup-26-defaultValue-ignored-when-found": {
      let bundles = try TemporaryBundles()
      try bundles.add("A.app", files: ["en.lproj/Localizable.strings": strings(["k": "From table"])])
      LocalizedProcess.$standIn.withValue(bundles.process("A.app", user: ["en-US"])) {
        #expect(String(localized: "k", defaultValue: "From code") == "From table")
      }
    },
    "lookup-30-loctable-shape": loctable, "mixed-01-appex": extensionIsExempt, "mixed-02-app": appIsGated,
  ]

  /// A catalog with one key, and another that has a value in `other`.
  private static func catalog(_ key: String, _ values: [String: String], other: String) -> String {
    func entry(_ values: [String: String]) -> String {
      let units = values.map {
        "\"\($0.key)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\($0.value)\"}}"
      }
      return "{\"localizations\": {\(units.joined(separator: ", "))}}"
    }
    let own = values.isEmpty ? "{}" : entry(values)
    return """
      {"sourceLanguage": "en", "version": "1.0",
       "strings": {"\(key)": \(own), "other.key": \(entry([other: "O"]))}}
      """
  }

  private static func expect(
    _ key: String, in catalog: String, _ user: String, default defaultValue: String? = nil, shows: String? = nil
  ) throws {
    let read = try #require(StringCatalog.read(Array(catalog.utf8)).catalog)
    var files: [String: String] = [:]
    for table in read.compile().tables {
      for file in table.files(named: "Localizable", as: .text) {
        files[file.path] = String(decoding: file.bytes, as: UTF8.self)
      }
    }
    let bundles = try TemporaryBundles()
    try bundles.add("A.app", files: files)
    let main = bundles.process("A.app", user: [user]).main
    let message = main.resolve(MessageRequest(key: key, defaultValue: defaultValue))
    #expect(message.value == shows ?? key)
  }

  /// One property list for all languages, as Apple's own bundles have it; a table on disk stands before it.
  private static func loctable() throws {
    let bundles = try TemporaryBundles()
    let path = try bundles.add("X.bundle")
    try PropertyListFile.write(
      ["LocProvenance": ["de": 1], "de": ["k": "v", "both": "from loctable"]], to: path + "/X.loctable")
    try bundles.add("X.bundle", files: ["de.lproj/X.strings": strings(["both": "from strings"])])
    let tables = DiskTables(BundleFolder(path))
    guard case .entries(let entries) = tables.strings("X", localization: "de") else {
      Issue.record("no entries")
      return
    }
    #expect(entries == ["both": "from strings"])
    let alone = try bundles.add("Y.bundle")
    try PropertyListFile.write(["LocProvenance": ["de": 1], "de": ["k": "v"]], to: alone + "/X.loctable")
    guard case .entries(let served) = DiskTables(BundleFolder(alone)).strings("X", localization: "de") else {
      Issue.record("no entries from the loctable")
      return
    }
    #expect(served == ["k": "v"])
  }

  private static let package = BundleDescription(developmentRegion: "en", folders: ["en", "ru"])

  /// A process with `NSExtension` matches each bundle with the user's list.
  private static func extensionIsExempt() {
    let main = BundleDescription(developmentRegion: "en", folders: ["en"], followsParent: true)
    let process = ProcessLanguages(main: main, user: ["ru-RU"], behavior: DeviceBehavior())
    #expect(process.main.first == "en")
    #expect(process.choice(for: package).first == "ru")
  }

  private static func appIsGated() {
    let main = BundleDescription(developmentRegion: "en", folders: ["en"])
    let process = ProcessLanguages(main: main, user: ["ru-RU"], behavior: DeviceBehavior())
    #expect(process.choice(for: package).first == "en")
  }
}
