#if canImport(SwiftParser)
  import CallSites
  import Foundation
  import Testing

  @Suite struct SourceScanTests {
    private static let helper =
      "extension String { var translated: String { NSLocalizedString(self, bundle: .module, comment: \"\") } }"

    @Test func `files are found in folders, each once and in order, without those of others`() throws {
      let folder = try SourceFolder([
        "A/b.swift": "", "A/a.swift": "", "A/Inner/c.swift": "", "A/.build/d.swift": "", "A/Pods/e.swift": "",
        "A/ATests/f.swift": "", "A/note.txt": "", "B.swift": "",
      ])
      #expect(
        SourcePaths.files(in: ["A", "A/a.swift", "B.swift", "None"], of: folder.url) == [
          "A/Inner/c.swift", "A/a.swift", "A/b.swift", "B.swift",
        ])
      #expect(SourcePaths.files(in: ["A/ATests"], of: folder.url) == ["A/ATests/f.swift"])
    }

    @Test func `a dot in a folder's name makes it no bundle`() throws {
      let folder = try SourceFolder([
        "A/Feature.Home/a.swift": "", "A/v1.0/b.swift": "", "A/Trips 🎉/c.swift": "", "A/Guide.docc/d.swift": "",
        "A/Try.playground/e.swift": "", "A/Kit.framework/f.swift": "", "A/.hidden/g.swift": "",
      ])
      #expect(
        SourcePaths.files(in: ["A"], of: folder.url) == [
          "A/Feature.Home/a.swift", "A/Trips 🎉/c.swift", "A/v1.0/b.swift",
        ])
    }

    @Test func `a file without a spelling of a look-up is not parsed`() async throws {
      let folder = try SourceFolder(["a.swift": "let n = f(\"x\")", "b.swift": "let t = String(localized: \"k\")"])
      let files = try #require(await folder.scan()).files
      #expect(files.map(\.isParsed) == [false, true])
      #expect(files.map(\.lookUps.count) == [0, 1])
      #expect(files.first?.names.literals == ["x"])
    }

    @Test(arguments: [
      "import SwiftUI\nlet t = Text(\"k\")", "let t = NSLocalizedString(\"k\", comment: \"\")",
      "let t = Bundle.main.localizedString(forKey: \"k\", value: nil, table: nil)", "let t: LocalizedStringKey = \"k\"",
      "let t = [\"loc-key\": \"k\"]", "func f() { x.alertLocalizationKey = \"k\" }",
      "import AppIntents\nlet t = Summary(\"k\")",
    ])
    func `every kind of look-up has a spelling that is searched for`(_ code: String) async throws {
      let folder = try SourceFolder(["a.swift": code])
      #expect(try #require(await folder.scan()).files.flatMap(\.lookUps).map(\.key) == [.literal("k")])
    }

    @Test func `files that call a wrapper of another file are parsed too`() async throws {
      let folder = try SourceFolder([
        "a.swift": "let t = \"k\".translated", "b.swift": Self.helper, "c.swift": "let t = \"k\".other",
        "d.swift": "let t = title(of: x, named: \"\\(1) n\".translated)",
      ])
      let files = try #require(await folder.scan()).files
      #expect(files.map(\.isParsed) == [true, true, false, true])
      #expect(files.first?.lookUps.map(\.bundle) == [.module])
    }

    @Test func `files that declare a constant of a look-up are parsed too`() async throws {
      let folder = try SourceFolder([
        "a.swift": "let t = NSLocalizedString(Keys.title, comment: \"\")",
        "b.swift": "enum Keys { static let title = Names.one }",
        "c.swift": "enum Names { static let one = \"k\" }",
      ])
      #expect(try #require(await folder.scan()).files.first?.lookUps.map(\.key) == [.dynamic("Keys.title")])
    }

    @Test func `a declared helper is searched for by its name`() async throws {
      let folder = try SourceFolder(["a.swift": "let t = Strings.get(\"k\")"])
      let module = await folder.scan(helpers: ["Strings.get"])
      #expect(module?.files.flatMap(\.lookUps).map(\.key) == [.literal("k")])
    }

    @Test func `a file that cannot be opened is told, and the others are read`() async throws {
      let folder = try SourceFolder(["a.swift": "let t = String(localized: \"k\")"])
      let module = SourceModule(paths: ["missing.swift", "a.swift"])
      let scanned = try #require(await SourceScan(folder: folder.url, jobs: 2).scan([module]).first)
      #expect(scanned.files.map(\.path) == ["a.swift"])
      #expect(scanned.unreadable.map(\.path) == ["missing.swift"])
    }

    @Test func `the number of jobs and repeated files change nothing`() async throws {
      var files = ["z.swift": Self.helper]
      for number in 0..<20 {
        files["f\(number).swift"] = "let t = \"k\(number)\".translated\nlet u = String(localized: \"u\(number)\")"
      }
      let folder = try SourceFolder(files)
      let one = await folder.scan(jobs: 1)
      let many = await folder.scan(jobs: 7)
      #expect(one?.files == many?.files)
      #expect(one?.files.flatMap(\.lookUps).count == 41)
      let module = SourceModule(paths: SourcePaths.files(in: ["."], of: folder.url))
      let twice = await SourceScan(folder: folder.url, jobs: 3).scan([module, module])
      #expect(twice.map(\.files) == [one?.files, one?.files].compactMap(\.self))
    }
  }
#endif
