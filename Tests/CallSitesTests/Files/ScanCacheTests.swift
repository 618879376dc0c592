#if canImport(SwiftParser)
  import CallSites
  import Foundation
  import Testing

  @Suite struct ScanCacheTests {
    private static let code = """
      import SwiftUI
      public struct Row: View {
        let title: LocalizedStringKey
        public init(bundle: Bundle? = .module) {}
        static let bundle = Bundle(for: Token.self)
        static let key = "k", other = Names.x
        enum Kind: String { case bus = "b" }
        var body: some View {
          #if DEBUG
          Text(title, tableName: table, bundle: Self.bundle, comment: "c"); Text("n \\(count) \\(x, specifier: "%.1f")")
          #endif
          Button(.save) {}; cell("x", in: .main, table: "t"); "y".translated; Label(flag ? "a" : "b", systemImage: "s")
        }
      }
      extension String { var translated: String { String(localized: String.LocalizationValue(self), locale: .current) } }
      let a = Bundle(identifier: "i")!.localizedString(forKey: key(), value: "v", table: nil)
      let b = AttributedString(localized: "at", locale: Locale(identifier: "de"))
      let c = String(format: NSLocalizedString("f", bundle: Bundle(path: "de.lproj")!, comment: ""), 1)
      let d = NSString.localizedUserNotificationString(forKey: "u", arguments: nil)
      func f(bundle: Bundle) -> LocalizedStringResource { LocalizedStringResource("r", defaultValue: "R", bundle: bundle) }
      let e = ["AppleLanguages"]
      let g = String(localized: "g") + name + ", " + 1.description + "\\(tr("a")) \\(tr("b"))"
      enum Tab { var title: String { "Home" } }
      func show(_ tab: Tab) -> some View { Text(tab.title) + Text(verbatim: "Words") }  // bordercheck:allow r why
      """

    @Test func `what comes from the cache equals what was parsed`() async throws {
      let folder = try SourceFolder(["a.swift": Self.code, "b.swift": "let x = \"plain\""])
      let first = await folder.scan(cached: true)
      #expect(FileManager.default.fileExists(atPath: folder.cacheFile.path))
      #expect(await folder.scan(cached: true)?.files == first?.files)
      #expect(await folder.scan()?.files == first?.files)
      #expect(first?.files.first?.lookUps.isEmpty == false)
    }

    @Test func `a cache that is written again leaves nothing beside its file`() async throws {
      let folder = try SourceFolder(["a.swift": Self.code])
      _ = await folder.scan(cached: true)
      try folder.write("let y = 1", to: "a.swift")
      _ = await folder.scan(cached: true)
      let names = try FileManager.default.contentsOfDirectory(
        atPath: folder.cacheFile.deletingLastPathComponent().path)
      #expect(names.filter { $0.contains("call-sites") } == [folder.cacheFile.lastPathComponent])
    }

    @Test func `the name of the languages' setting is found however it is written`() async throws {
      let folder = try SourceFolder([
        "a.swift": "let a = \"Apple\\u{4C}anguages\", b = #\"AppleLanguages\"#, c = \"Apple\\(x)Languages\""
      ])
      #expect(await folder.scan()?.files.flatMap(\.languageOverrides).count == 2)
    }

    @Test func `a changed file is parsed again even when its size and time are as before`() async throws {
      let folder = try SourceFolder(["a.swift": "let t = String(localized: \"old\")"])
      _ = await folder.scan(cached: true)
      let file = folder.url.appendingPathComponent("a.swift").path
      let time = try #require(try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date)
      try folder.write("let t = String(localized: \"new\")", to: "a.swift")
      try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file)
      #expect(await folder.scan(cached: true)?.files.flatMap(\.lookUps).map(\.key) == [.literal("new")])
    }

    @Test func `a renamed file has its new name`() async throws {
      let folder = try SourceFolder(["a.swift": "let t = String(localized: \"k\")"])
      _ = await folder.scan(cached: true)
      try FileManager.default.moveItem(
        at: folder.url.appendingPathComponent("a.swift"), to: folder.url.appendingPathComponent("b.swift"))
      #expect(await folder.scan(cached: true)?.files.map(\.path) == ["b.swift"])
    }

    @Test func `other helpers are other entries`() async throws {
      let folder = try SourceFolder(["a.swift": "let t = get(\"k\")"])
      #expect(await folder.scan(cached: true)?.files.flatMap(\.lookUps) == [])
      #expect(await folder.scan(helpers: ["get"], cached: true)?.files.flatMap(\.lookUps).count == 1)
      #expect(await folder.scan(cached: true)?.files.flatMap(\.lookUps) == [])
    }

    @Test func `a damaged cache is as none`() async throws {
      let folder = try SourceFolder(["a.swift": Self.code, "b.swift": "let t = String(localized: \"k\")"])
      let expected = await folder.scan(cached: true)
      let whole = try Data(contentsOf: folder.cacheFile)
      for step in stride(from: 0, to: whole.count, by: 41) {
        var damaged = whole
        damaged[step] ^= 0x5A
        try damaged.write(to: folder.cacheFile)
        #expect(await folder.scan(cached: true)?.files == expected?.files)
        try whole.prefix(step).write(to: folder.cacheFile)
        #expect(await folder.scan(cached: true)?.files == expected?.files)
      }
    }

    @Test func `the cache's file is the same for the same contents`() async throws {
      let folder = try SourceFolder(["a.swift": Self.code, "b.swift": "let t = String(localized: \"k\")"])
      _ = await folder.scan(jobs: 1, cached: true)
      let first = try Data(contentsOf: folder.cacheFile)
      try FileManager.default.removeItem(at: folder.cacheFile)
      _ = await folder.scan(jobs: 3, cached: true)
      #expect(try Data(contentsOf: folder.cacheFile) == first)
    }

    @Test func `a file that was parsed for its neighbours stays right without them`() async throws {
      let folder = try SourceFolder([
        "a.swift": "let t = \"k\".translated",
        "b.swift": "extension String { var translated: String { NSLocalizedString(self, comment: \"\") } }",
      ])
      #expect(await folder.scan(cached: true)?.files.first?.lookUps.count == 1)
      try folder.write("extension String { var translated: String { self } }", to: "b.swift")
      #expect(await folder.scan(cached: true)?.files.first?.lookUps.isEmpty == true)
    }
  }
#endif
