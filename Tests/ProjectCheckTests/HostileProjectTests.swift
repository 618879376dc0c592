import Findings
import Foundation
import ManifestDrafts
import PositionedJSON
import ProjectCheck
import Projects
import Reports
import TestFiles
import Testing

#if canImport(SwiftParser)
  /// Files that nobody meant to write, or someone meant to harm with: each is told, and nothing of it reads as clean.
  @Suite struct HostileProjectTests {
    /// A sound project, in which nothing is found.
    static let files = [
      "bordercheck.json": """
      { "developmentRegion": "en",
        "owners": { "K": {
          "resources": ["K"], "bundle": "Kit_K.bundle", "languages": ["de"], "sources": ["K"], "accessors": ["Copy"] } },
        "products": { "H": { "kind": "app", "embeds": ["K"] } } }
      """,
      "K/Localizable.xcstrings": catalog("k.title"),
      "K/Copy.swift": """
      import Foundation
      public enum Copy { public static var title: String { String(localized: "k.title", bundle: .module) } }
      """,
    ]

    /// A catalog with one key in English and German.
    private static func catalog(_ key: String) -> String {
      let unit = #"{ "stringUnit": { "state": "translated", "value": "Text" } }"#
      return #"{ "sourceLanguage": "en", "version": "1.0", "strings": { "\#(key)": { "extractionState": "manual", "#
        + #""localizations": { "en": \#(unit), "de": \#(unit) } } } }"#
    }

    private static func report(_ project: ScratchProject) async throws -> Report {
      try await ProjectCheck(CheckRequest(project: project.folder, jobs: 2)).report()
    }

    /// The files of which a check says that they could not be read.
    private static func unreadable(_ report: Report) -> Set<String> {
      Set(report.findings.filter { $0.severity == .incomplete }.compactMap(\.place?.file))
    }

    private static func isSound(_ report: Report) -> Bool { report.findings.isEmpty && report.verdict == .clean }

    @Test func `the sound project is clean`() async throws {
      let report = try await ScratchProject.with(Self.files, Self.report)
      #expect(Self.isSound(report), "\(report.findings)")
    }

    // MARK: - Code

    @Test(.timeLimit(.minutes(2)), arguments: ["(", "["])
    func `ten megabytes of brackets are told, as a source and as a package`(_ bracket: String) async throws {
      let nested = String(repeating: bracket, count: 10 << 20)
      var files = Self.files
      files["K/Deep.swift"] = "import Foundation\nlet a = String(localized: \"k.title\", bundle: \(nested)"
      files["Package.swift"] = "// swift-tools-version: 6.0\nlet package = Package(name: \(nested)"
      let report = try await ScratchProject.with(files, Self.report)
      #expect(report.verdict == .incomplete)
      #expect(Self.unreadable(report) == ["K/Deep.swift", "Package.swift"])
    }

    @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian], [true, false])
    func `a source in UTF-16 is told`(_ encoding: String.Encoding, hasMark: Bool) async throws {
      let code =
        (hasMark ? "\u{FEFF}" : "") + "import Foundation\nlet a = String(localized: \"k.gone\", bundle: .module)\n"
      try await ScratchProject.with(Self.files) { project in
        try project.write(try #require(code.data(using: encoding)), to: "K/Wide.swift")
        try project.write(try #require(code.data(using: encoding)), to: "Package.swift")
        let report = try await Self.report(project)
        #expect(report.verdict == .incomplete)
        #expect(Self.unreadable(report) == ["K/Wide.swift", "Package.swift"])
      }
    }

    @Test func `a folder in the place of a source, and a link to nowhere, are told`() async throws {
      try await ScratchProject.with(Self.files) { project in
        try project.write("", to: "K/Folder.swift/note.txt")
        try link("K/Gone.swift", to: "nowhere.swift", in: project)
        let report = try await Self.report(project)
        #expect(report.verdict == .incomplete)
        #expect(Self.unreadable(report) == ["K/Folder.swift", "K/Gone.swift"])
      }
    }

    // MARK: - Projects and folders

    @Test func `bytes in the place of an Xcode project are told`() async throws {
      let garbage = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 197 ^ $0 >> 5) })
      try await ScratchProject.with(Self.files) { project in
        try project.write(garbage, to: "App.xcodeproj/project.pbxproj")
        let report = try await Self.report(project)
        #expect(report.verdict == .incomplete)
        #expect(Self.unreadable(report) == ["App.xcodeproj/project.pbxproj"])
        let draft = ManifestDrafting(folder: project.folder, declared: ProjectReader.read(folder: project.folder))
          .draft()
        #expect(draft.owners.isEmpty)
        #expect(draft.unreadable.count == 1)
      }
    }

    @Test(.timeLimit(.minutes(1)))
    func `folders that lead back to themselves change nothing`() async throws {
      var files = Self.files
      files["K/de.lproj/More.strings"] = #""k.more" = "Mehr";"#
      files["K/en.lproj/More.strings"] = #""k.more" = "More";"#
      files["K/de.lproj/Help/index.html"] = "<p>Hilfe</p>"
      files["K/More.swift"] =
        #"import Foundation"# + "\n" + #"let more = String(localized: "k.more", table: "More", bundle: .module)"#
      try await ScratchProject.with(files) { project in
        let before = try await Self.report(project)
        #expect(Self.isSound(before), "\(before.findings)")
        for name in ["a", "b", "c"] {
          try link("K/\(name)", to: ".", in: project)
          try link("K/de.lproj/\(name)", to: ".", in: project)
          try link("K/de.lproj/Help/\(name)", to: "..", in: project)
        }
        try link("up", to: "..", in: project)
        let after = try await Self.report(project)
        #expect(after.findings == before.findings)
        #expect(after.verdict == before.verdict)
      }
    }

    @Test(.enabled(if: getuid() != 0, "whoever runs as root may read everything"))
    func `a folder and a file that may not be read are told`() async throws {
      try await ScratchProject.with(Self.files) { project in
        try project.write("let a = 1", to: "K/Locked/A.swift")
        try project.write("let b = 1", to: "K/B.swift")
        for path in ["K/Locked", "K/B.swift"] { chmod("\(project.folder)/\(path)", 0) }
        defer { for path in ["K/Locked", "K/B.swift"] { chmod("\(project.folder)/\(path)", 0o700) } }
        let report = try await Self.report(project)
        #expect(Self.unreadable(report) == ["K/B.swift", "K/Locked"])
      }
    }

    @Test func `an empty project is an error, and gives no draft`() async throws {
      try await ScratchProject.with([:]) { project in
        await #expect(throws: (any Error).self) { try await Self.report(project) }
        let draft = ManifestDrafting(folder: project.folder, declared: ProjectReader.read(folder: project.folder))
          .draft()
        #expect(draft.owners.isEmpty && draft.products.isEmpty)
      }
    }

    @Test func `a manifest without owners checks nothing`() async throws {
      let files = ["bordercheck.json": #"{ "developmentRegion": "en", "owners": {} }"#]
      let report = try await ScratchProject.with(files, Self.report)
      #expect(report.verdict == .incomplete)
      #expect(report.findings.map(\.rule) == ["nothing-checked"])
    }

    // MARK: - Tables

    @Test func `an owner without a table is told, alone and beside others`() async throws {
      var files = Self.files
      files["bordercheck.json"] = """
        { "developmentRegion": "en",
          "owners": { "K": { "resources": ["K"], "languages": ["de"] }, "L": { "resources": ["L"] } },
          "products": { "H": { "kind": "app", "embeds": ["K", "L"] } } }
        """
      files["L/note.txt"] = ""
      let report = try await ScratchProject.with(files, Self.report)
      #expect(report.findings.map(\.rule) == ["owner.catalog-missing"])
      files["K/Localizable.xcstrings"] = nil
      #expect(try await ScratchProject.with(files, Self.report).verdict == .incomplete)
    }

    @Test(arguments: ["", " ", "{", "[]", "\u{0}\u{0}\u{0}", "<?xml version=\"1.0\"?>"])
    func `a catalog that is none is told, and the draft says it`(_ text: String) async throws {
      var files = Self.files
      files["K/Localizable.xcstrings"] = text
      files["Package.swift"] = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Kit", defaultLocalization: "en",
          targets: [.target(name: "K", path: "K", resources: [.process("Localizable.xcstrings")])])
        """
      try await ScratchProject.with(files) { project in
        let report = try await Self.report(project)
        #expect(report.verdict == .incomplete)
        #expect(Self.unreadable(report).contains("K/Localizable.xcstrings"), "\(report.findings)")
        let draft = ManifestDrafting(folder: project.folder, declared: ProjectReader.read(folder: project.folder))
          .draft()
        #expect(draft.unreadable.count == 1, "\(draft.unreadable)")
      }
    }

    @Test(arguments: ["K", "K/Localizable.xcstrings"])
    func `a folder in the place of a catalog is told`(_ resource: String) async throws {
      var files = Self.files
      files["K/Localizable.xcstrings"] = nil
      files["K/Localizable.xcstrings/note.txt"] = ""
      files["K/Other.xcstrings"] = Self.catalog("k.title")
      files["bordercheck.json"] = files["bordercheck.json"]?.replacing(
        #"["K"], "bundle""#, with: #"["\#(resource)"], "bundle""#)
      let report = try await ScratchProject.with(files, Self.report)
      #expect(report.verdict == .incomplete)
      #expect(Self.unreadable(report).contains("K/Localizable.xcstrings"), "\(report.findings)")
    }

    @Test(arguments: ["K", "K/Localizable.xcstrings"])
    func `a catalog that is a link to nowhere is told`(_ resource: String) async throws {
      var files = Self.files
      files["K/Localizable.xcstrings"] = nil
      files["bordercheck.json"] = files["bordercheck.json"]?.replacing(
        #"["K"], "bundle""#, with: #"["\#(resource)"], "bundle""#)
      try await ScratchProject.with(files) { project in
        try link("K/Localizable.xcstrings", to: "nowhere.xcstrings", in: project)
        let verdict: Report.Verdict?
        do { verdict = try await Self.report(project).verdict } catch is InputErrors { verdict = nil }
        #expect(verdict == nil || verdict == .incomplete)
      }
    }

    @Test(.timeLimit(.minutes(2)))
    func `a catalog that is replaced while it is read is one of the two, or unreadable`() async throws {
      let versions = ["k.first", "k.second"].map { Self.catalog($0) }
      try await ScratchProject.with(Self.files) { project in
        try project.write(versions[0], to: "K/Localizable.xcstrings")
        let writer = Task.detached {
          var count = 0
          while !Task.isCancelled {
            try? project.write(versions[count % 2], to: "K/Localizable.xcstrings")
            count += 1
            await Task.yield()
          }
        }
        defer { writer.cancel() }
        for _ in 0..<40 {
          let report = try await Self.report(project)
          // Code asks for neither of the two keys.
          let unused = report.findings.filter { $0.rule == "call.unused-key" }.compactMap(\.key)
          let isEither = report.verdict == .findings && [["k.first"], ["k.second"]].contains(unused)
          #expect(isEither || report.verdict == .incomplete, "\(report.findings)")
        }
      }
    }

    private func link(_ path: String, to target: String, in project: ScratchProject) throws {
      try FileManager.default.createSymbolicLink(
        atPath: "\(project.folder)/\(path)", withDestinationPath: target)
    }
  }
#endif
