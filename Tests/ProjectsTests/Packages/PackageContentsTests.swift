import Findings
import Projects
import SwiftSources
import Testing

/// Which files SwiftPM takes for sources and resources of a target.
@Suite(.enabled(if: SwiftParserSupport.isAvailable)) struct PackageContentsTests {
  /// The one target `A` of a package, declared with these further arguments.
  static func target(_ arguments: String = "", tools: String = "6.0", files: [String]) throws -> DeclaredTarget {
    let rest = arguments.isEmpty ? "" : ", \(arguments)"
    let project = try SwiftPackageTests.read(
      "let package = Package(name: \"P\", defaultLocalization: \"de\", targets: [.target(name: \"A\"\(rest))])",
      tools: tools, files: files + ["Sources/A/a.swift"])
    return try #require(project.targets.first)
  }

  static func resources(_ arguments: String = "", tools: String = "6.0", files: [String]) throws -> [String] {
    try target(arguments, tools: tools, files: files).resources.map { resource in
      let localization = resource.localization.map { " \($0)" } ?? ""
      return "\(resource.path.dropFirst(10)) \(resource.rule.rawValue)\(localization)\(resource.isCertain ? "" : "?")"
    }
  }

  @Test func `tables in an lproj folder are resources without a rule, others are not`() throws {
    let files = [
      "Sources/A/de.lproj/T.strings", "Sources/A/R/en.lproj/T.stringsdict", "Sources/A/T.strings",
      "Sources/A/data.json",
      "Sources/A/de.lproj/sub/T.strings",
    ]
    #expect(
      try Self.resources(files: files) == ["R/en.lproj/T.stringsdict process en", "de.lproj/T.strings process de"])
    #expect(try Self.resources(tools: "5.3", files: files).count == 2)
    #expect(try Self.resources(tools: "5.2", files: files) == [])
  }

  @Test func `a string catalog needs no rule from tools version 5_9 on`() throws {
    #expect(try Self.resources(tools: "5.9", files: ["Sources/A/T.xcstrings"]) == ["T.xcstrings process"])
    #expect(try Self.resources(tools: "5.8", files: ["Sources/A/T.xcstrings"]) == [])
    #expect(
      try Self.resources("resources: [.process(\"T.xcstrings\")]", tools: "5.8", files: ["Sources/A/T.xcstrings"])
        == ["T.xcstrings process"])
  }

  @Test func `an asset catalog is one resource, and what is in it none`() throws {
    let files = ["Sources/A/M.xcassets/Contents.json", "Sources/A/V.storyboard"]
    #expect(try Self.resources(files: files) == ["M.xcassets process", "V.storyboard process"])
  }

  @Test func `what is processed keeps its lproj folders, what is copied is one folder`() throws {
    let files = ["Sources/A/R/en.lproj/T.strings", "Sources/A/R/x/data.json", "Sources/A/R/Code.swift"]
    #expect(
      try Self.resources("resources: [.process(\"R\")]", files: files)
        == ["R/Code.swift process", "R/en.lproj/T.strings process en", "R/x/data.json process"])
    #expect(try Self.target("resources: [.process(\"R\")]", files: files).sources == ["Sources/A/a.swift"])
    #expect(try Self.resources("resources: [.copy(\"R\")]", files: files) == ["R copy"])
    #expect(try Self.target("resources: [.copy(\"R\")]", files: files).sources == ["Sources/A/a.swift"])
    #expect(try Self.resources("resources: [.copy(\"R/x/data.json\")]", files: files).contains("R/x/data.json copy"))
    #expect(try Self.resources("resources: [.embedInCode(\"R/x/data.json\")]", files: Array(files[1...])) == [])
  }

  @Test func `a rule can say the localization`() throws {
    let files = ["Sources/A/B/T.strings", "Sources/A/D/T.strings"]
    #expect(
      try Self.resources(
        "resources: [.process(\"B\", localization: .base), .process(\"D\", localization: .default)]", files: files)
        == ["B/T.strings process Base", "D/T.strings process de"])
  }

  @Test func `what is excluded is neither source nor resource`() throws {
    let files = ["Sources/A/Old/b.swift", "Sources/A/Old/de.lproj/T.strings", "Sources/A/T.xcstrings"]
    let target = try Self.target("exclude: [\"Old\", \"T.xcstrings\"]", files: files)
    #expect(target.sources == ["Sources/A/a.swift"])
    #expect(target.resources == [])
    #expect(target.resourceBundle == nil)
  }

  @Test func `what may be excluded may be a resource`() throws {
    let files = ["Sources/A/Old/de.lproj/T.strings"]
    #expect(
      try Self.resources("exclude: Context.environment[\"X\"] == nil ? [\"Old\"] : []", files: files)
        == ["Old/de.lproj/T.strings process de?"])
  }

  @Test func `named sources leave out other sources and keep resources`() throws {
    let files = ["Sources/A/Code/b.swift", "Sources/A/T.xcstrings"]
    let target = try Self.target("sources: [\"Code\"]", files: files)
    #expect(target.sources == ["Sources/A/Code/b.swift"])
    #expect(target.resources.map(\.path) == ["Sources/A/T.xcstrings"])
  }

  @Test func `a folder with a dot is taken as a whole by tools before 5_6 only`() throws {
    let files = ["Sources/A/v1.2/b.swift"]
    #expect(try Self.target(tools: "5.5", files: files).sources == ["Sources/A/a.swift"])
    #expect(try Self.target(tools: "5.6", files: files).sources == ["Sources/A/a.swift", "Sources/A/v1.2/b.swift"])
  }

  @Test(arguments: ["Sources", "Source", "src", "srcs"]) func `targets lie in one of four folders`(folder: String)
    throws
  {
    let project = try SwiftPackageTests.read(
      "let package = Package(name: \"P\", targets: [.target(name: \"A\"), .target(name: \"B\")])", tools: "5.5",
      files: ["\(folder)/A/a.swift", "\(folder)/B/b.swift"])
    #expect(project.notices == [])
    #expect(project.targets.flatMap(\.sources) == ["\(folder)/A/a.swift", "\(folder)/B/b.swift"])
  }

  @Test func `a test target without a folder takes no module's files`() throws {
    let manifest = "let package = Package(name: \"P\", targets: [.target(name: \"A\"), .testTarget(name: \"T\")])"
    let project = try SwiftPackageTests.read(
      manifest, tools: "5.9", files: ["Sources/A/a.swift", "Sources/A/T.xcstrings"])
    #expect(project.targets.map(\.sources) == [["Sources/A/a.swift"], []])
    #expect(project.targets.map { $0.resources.map(\.path) } == [["Sources/A/T.xcstrings"], []])
    #expect(project.notices.map(\.weight) == [.remark])
  }

  @Test func `a lone target may be the whole folder from tools version 5_9 on`() throws {
    let manifest = "let package = Package(name: \"P\", targets: [.target(name: \"A\"), .testTarget(name: \"T\")])"
    let files = ["Sources/a.swift", "Tests/t.swift"]
    #expect(
      try SwiftPackageTests.read(manifest, tools: "5.9", files: files).targets.flatMap(\.sources)
        == ["Sources/a.swift", "Tests/t.swift"])
    let old = try SwiftPackageTests.read(manifest, tools: "5.8", files: files)
    #expect(old.targets.flatMap(\.sources) == [])
    #expect(old.notices.count == 2)
  }

  @Test func `a folder in another case is used and told`() throws {
    let project = try SwiftPackageTests.read(
      "let package = Package(name: \"P\", targets: [.target(name: \"A\", path: \"sources/a\")])",
      files: ["Sources/A/a.swift"])
    #expect(project.targets.first?.sources == ["Sources/A/a.swift"])
    #expect(project.notices.first?.message.contains("but the folder is 'Sources/A'") == true)
  }

  @Test func `a path out of the folder that was read has no files`() throws {
    let project = try SwiftPackageTests.read(
      "let package = Package(name: \"P\", targets: [.target(name: \"A\", path: \"../../etc\")])")
    #expect(project.targets.first?.sources == [])
    #expect(project.notices.map(\.weight) == [.uncertain])
  }

  @Test func `the manifest is no source of a target at the top`() throws {
    let project = try SwiftPackageTests.read(
      "let package = Package(name: \"P\", targets: [.target(name: \"A\", path: \".\")])", files: ["a.swift"])
    #expect(project.targets.first?.sources == ["a.swift"])
  }
}
