import Findings
import ProjectCheck
import Reports
import TestFiles
import Testing

#if canImport(SwiftParser)
  /// Helpers that one module declares and others call, or that several compile.
  @Suite struct HelpersAcrossModulesTests {
    private static let manifest = """
      { "developmentRegion": "en",
        "owners": {
          "App": { "resources": ["App"], "languages": ["de"], "sources": ["App", "Common"] },
          "Kit": { "resources": ["Kit"], "languages": ["de"], "sources": ["Kit", "Common"],
            "bundle": "Frameworks/Kit.framework" },
        },
        "products": { "App": { "kind": "app", "embeds": ["Kit"] } } }
      """

    /// The findings of a rule as `key in owner`, for an app and a framework with one key each and this code.
    private static func found(
      _ rule: String = "call.key-missing", app: String = "", kit: String = "", common: String = "enum Common {}",
      manifest: String = manifest, more: [String: String] = [:]
    ) async throws -> [String] {
      var files = [
        "bordercheck.json": manifest, "App/App.swift": "import Foundation\nimport Kit\n" + app,
        "Kit/Kit.swift": "import Foundation\n" + kit, "Common/Common.swift": "import Foundation\n" + common,
      ]
      for (owner, language) in [("App", "en"), ("App", "de"), ("Kit", "en"), ("Kit", "de")] {
        let key = owner.lowercased()
        files["\(owner)/\(language).lproj/Localizable.strings"] =
          "\"\(key).title\" = \"\(key)\";\n\"\(key).end\" = \"\(key)\";\n"
      }
      return try await ScratchProject.with(files.merging(more) { $1 }) { project in
        let report = try await ProjectCheck(CheckRequest(project: project.folder, jobs: 1)).report()
        return report.findings.filter { $0.rule == rule }.map { "\($0.key ?? "") in \($0.owner ?? "-")" }.sorted()
      }
    }

    private static let kitHelpers = """
      private final class Token {}
      public func tr(_ key: String) -> String { NSLocalizedString(key, bundle: Bundle(for: Token.self), comment: "") }
      extension String {
        public var shown: String { NSLocalizedString(self, comment: "") }
        public func shown(in bundle: Bundle) -> String { NSLocalizedString(self, bundle: bundle, comment: "") }
      }
      """

    @Test func `a public helper asks the bundle of the module that declares it`() async throws {
      let app = #"let a = tr("kit.title"), b = tr("app.title"), c = tr("kit.lost")"#
      #expect(try await Self.found(app: app, kit: Self.kitHelpers) == ["kit.lost in Kit"])
      #expect(try await Self.found("call.wrong-bundle", app: app, kit: Self.kitHelpers) == ["app.title in Kit"])
    }

    @Test func `a public property of strings asks the main bundle, and one with a bundle that bundle`() async throws {
      let app = #"let a = "app.title".shown, b = "app.lost".shown, c = "app.gone".shown(in: .main)"#
      #expect(try await Self.found(app: app, kit: Self.kitHelpers) == ["app.gone in App", "app.lost in App"])
    }

    @Test func `a helper that no other module sees is none there, and one of two modules is not chosen`() async throws {
      let app = #"let a = tr("kit.lost")"#
      let hidden = Self.kitHelpers.replacing("public func tr", with: "func tr")
      #expect(try await Self.found(app: app, kit: hidden) == [])
      let own = app + "\nfunc tr(_ key: String) -> String { key }"
      #expect(try await Self.found(app: own, kit: hidden) == [])
    }

    @Test func `a file that two modules compile asks the bundle of each`() async throws {
      let common = """
        private class Token { static let bundle = Bundle(for: Token.self) }
        func text(_ key: String) -> String { NSLocalizedString(key, bundle: Token.bundle, comment: "") }
        """
      let found = try await Self.found(
        app: #"let a = text("app.title"), b = text("app.lost")"#,
        kit: #"let a = text("kit.title"), b = text("kit.lost")"#, common: common)
      #expect(found == ["app.lost in App", "kit.lost in Kit"])
    }

    @Test func `a helper that an extension compiles as well is known in the files of the app alone`() async throws {
      let manifest = """
        { "developmentRegion": "en",
          "owners": { "App": { "resources": ["App"], "languages": ["de"], "sources": ["App", "Common"] },
            "Kit": { "resources": ["Kit"], "bundle": "Kit.bundle" } },
          "products": { "App": { "kind": "app", "contains": ["Widget"], "embeds": ["Kit"] },
            "Widget": { "kind": "extension", "sources": ["Common"] } } }
        """
      let common = """
        enum Keys { static let lost = "app.gone" }
        func text(_ key: String) -> String { NSLocalizedString(key, comment: "") }
        """
      let app = #"let a = text("app.title"), b = text("app.lost"), c = NSLocalizedString(Keys.lost, comment: "")"#
      #expect(
        try await Self.found(app: app, common: common, manifest: manifest) == ["app.gone in App", "app.lost in App"])
    }

    @Test func `what lies in a folder deeper than the app's is the framework's alone`() async throws {
      let manifest = Self.manifest.replacing(#""sources": ["App", "Common"]"#, with: #""sources": ["."]"#)
        .replacing(#"["Kit", "Common"]"#, with: #"["Kit"]"#)
      let kit = #"class Token {}; let a = NSLocalizedString("kit.title", bundle: Bundle(for: Token.self), comment: "")"#
      #expect(try await Self.found(kit: kit, manifest: manifest) == [])
      #expect(try await Self.found("call.wrong-bundle", kit: kit, manifest: manifest) == [])
    }

    @Test func `a helper whose bundle only running code knows is judged by what else it is given`() async throws {
      let helper = """
        func chosen(_ key: String) -> String { current().localizedString(forKey: key, value: nil, table: nil) }
        func current() -> Bundle { fatalError() }
        """
      let known = #"let a = chosen("app.title"), b = chosen("app.end"), c = chosen("kit.title")"#
      let app = helper + "\n" + known + #"; let d = chosen("app.lost"), e = chosen("Plain words")"#
      #expect(try await Self.found(app: app) == ["app.lost in -"])
      #expect(try await Self.found(app: helper + #"; let a = chosen("remote.a"), b = chosen("app.end")"#) == [])
    }

    @Test func `an accessor that a generator writes at each build uses its key`() async throws {
      let app = """
        let a = L10n.App.title, b = KitStrings.Localizable.kitEnd
        let c = NSLocalizedString("app.other", comment: "")
        """
      #expect(
        try await Self.found("call.unused-key", app: app, kit: "enum Kit {}") == ["app.end in App", "kit.title in Kit"])
    }
  }
#endif
