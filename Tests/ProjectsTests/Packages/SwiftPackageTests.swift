import Findings
import Foundation
import Projects
import SwiftSources
import Testing

/// What a `Package.swift` says, as far as it can be told without running it.
@Suite(.enabled(if: SwiftParserSupport.isAvailable)) struct SwiftPackageTests {
  /// The project of one manifest, with these files beside it.
  static func read(_ manifest: String, tools: String = "6.0", files: [String] = []) throws -> DeclaredProject {
    let folder = try TemporaryFolder(["Package.swift": "// swift-tools-version: \(tools)\n\(manifest)"])
    for file in files { folder.write(Data(), to: file) }
    return folder.project()
  }

  @Test func `a package says its name, language, platforms and targets`() throws {
    let project = try Self.read(
      """
      import PackageDescription
      let package = Package(
        name: "TripKit", defaultLocalization: "pt-BR", platforms: [.iOS(.v17), .macOS(.v10_15), .watchOS("9.1")],
        products: [.library(name: "TripKit", targets: ["Trip-UI"])],
        targets: [
          .target(name: "Trip-UI", dependencies: ["Core", .target(name: "Late", condition: .when(platforms: [.iOS]))]),
          .target(name: "Core"), .target(name: "Late"), .executableTarget(name: "trips"), .macro(name: "Macros"),
          .plugin(name: "Generate", capability: .buildTool()), .testTarget(name: "CoreTests"),
          .binaryTarget(name: "Sealed", path: "Sealed.xcframework"), .systemLibrary(name: "CThing"),
        ])
      """,
      files: [
        "Sources/Trip-UI/A.swift", "Sources/Trip-UI/B/C.swift", "Sources/Core/A.swift", "Sources/Late/A.swift",
        "Sources/trips/main.swift", "Sources/Macros/A.swift", "Plugins/Generate/P.swift", "Tests/CoreTests/T.swift",
        "Sources/CThing/module.modulemap",
      ])
    #expect(project.notices == [])
    #expect(project.sources.map(\.path) == ["Package.swift"])
    #expect(project.sources.first?.format == .swiftPackage)
    #expect(project.sources.first?.name == "TripKit")
    #expect(project.sources.first?.developmentRegion == "pt-BR")
    #expect(
      project.targets.map { "\($0.name): \($0.kind.rawValue)" } == [
        "CThing: other", "Core: package library", "CoreTests: unit tests", "Generate: plugin", "Late: package library",
        "Macros: macro", "Sealed: other", "Trip-UI: package library", "trips: executable",
      ])
    let interface = try #require(project.target("Trip-UI"))
    #expect(interface.module == "Trip_UI")
    #expect(interface.sources == ["Sources/Trip-UI/A.swift", "Sources/Trip-UI/B/C.swift"])
    #expect(interface.deploymentTargets == ["iOS": "17.0", "macOS": "10.15", "watchOS": "9.1"])
    #expect(interface.developmentRegion == "pt-BR")
    #expect(interface.place == SourcePlace(file: "Package.swift", line: 7, column: 5))
    #expect(
      interface.dependencies == [
        DeclaredDependency(name: "Core", targets: ["Core"]),
        DeclaredDependency(name: "Late", targets: ["Late"], isCertain: false),
      ])
    #expect(interface.resourceBundle == nil)
  }

  @Test(arguments: [
    "let names = [\"A\", \"B\"]\nlet package = Package(name: \"P\", targets: names.map { .target(name: $0) })",
    "let package = Package(name: \"P\", targets: [\"A\", \"B\"].map { name in .target(name: name) })",
    "let a: [Target] = [.target(name: \"A\")]\nlet package = Package(name: \"P\", targets: a + [.target(name: \"B\")])",
    "var all: [Target] { [.target(name: \"A\"), .target(name: \"B\")] }\nlet package = Package(name: \"P\", targets: all)",
    "let package = Package(name: \"P\", targets: [.target(name: \"A\")])\npackage.targets.append(.target(name: \"B\"))",
    "let package = Package(name: \"P\")\npackage.targets += [.target(name: \"A\"), .target(name: \"B\")]",
    """
    func module(_ name: String, path: String? = nil) -> Target {
      return .target(name: name, path: path)
    }
    let package = Package(name: "P", targets: [module("A"), module("B", path: "Sources/B")])
    """,
    """
    extension Target {
      static func feature(name: String) -> Target { .target(name: "\\(name)") }
      static let second: Target = .feature(name: "B")
    }
    let package = Package(name: "P", targets: [.feature(name: "A"), .second])
    """,
    """
    enum Names { static let first = "A" }
    let pairs: [(name: String, uses: [String])] = [(Names.first, []), ("B", ["A"])]
    let package = Package(name: "P", targets: pairs.map { .target(name: $0.name, dependencies: $0.uses.map { .byName(name: $0) }) })
    """,
    "let package = Package(name: \"P\", targets: [])\nfor name in [\"A\", \"B\"] { package.targets.append(.target(name: name)) }",
    "let list: [Target] = { var all: [Target] = []; all.append(.target(name: \"A\")); all += [.target(name: \"B\")]; return all }()\nlet package = Package(name: \"P\", targets: list)",
    "let package = Package(name: \"P\", targets: [[.target(name: \"A\")], [.target(name: \"B\")]].flatMap { $0 })",
    "let isDemo = false\nlet package = Package(name: \"P\", targets: [.target(name: \"A\"), .target(name: isDemo ? \"C\" : \"B\")])",
  ]) func `code that builds the same two targets is followed`(manifest: String) throws {
    let project = try Self.read(
      manifest, files: ["Sources/A/a.swift", "Sources/B/b.swift", "Sources/B/en.lproj/L.strings"])
    #expect(project.notices == [])
    #expect(project.targets.map(\.name) == ["A", "B"])
    #expect(project.target("B")?.sources == ["Sources/B/b.swift"])
    #expect(project.target("B")?.resourceBundle == "P_B")
    #expect(project.target("B")?.resources.map(\.isCertain) == [true])
  }

  @Test(arguments: [
    "if Context.environment[\"DEMO\"] != nil { package.targets.append(.target(name: \"B\", resources: [.process(\"R\")])) }",
    "#if os(macOS)\npackage.targets += [.target(name: \"B\", resources: [.process(\"R\")])]\n#endif",
    "package.targets += isDemo ? [.target(name: \"B\", resources: [.process(\"R\")])] : []",
  ]) func `a target under a condition of the machine may be`(statement: String) throws {
    let project = try Self.read(
      "let isDemo = Context.environment[\"DEMO\"] == \"1\"\nlet package = Package(name: \"P\", targets: [.target(name: \"A\")])\n"
        + statement, files: ["Sources/A/a.swift", "Sources/B/b.swift", "Sources/B/R/t.xcstrings"])
    #expect(project.targets.map(\.name) == ["A", "B"])
    #expect(
      project.target("B")?.resources == [DeclaredResource(path: "Sources/B/R/t.xcstrings", isCertain: false)])
    #expect(project.notices.map(\.weight) == [.uncertain])
    #expect(project.notices.first?.message.hasPrefix("target 'B' is declared under a condition") == true)
  }

  @Test func `targets under conditions are one notice of their package`() throws {
    let list = ["B", "C", "D", "E", "F"].map { ".target(name: \"\($0)\")" }
    func message(_ count: Int) throws -> [String] {
      let targets = list.prefix(count).joined(separator: ", ")
      return try Self.read(
        "let package = Package(name: \"P\", targets: [])\n#if os(macOS)\npackage.targets += [\(targets)]\n#endif",
        files: ["B", "C", "D", "E", "F"].map { "Sources/\($0)/a.swift" }
      ).notices.map(\.message)
    }
    let end = " are declared under a condition that only a build knows; their files count as 'may be'"
    #expect(try message(2) == ["targets 'B', 'C'" + end])
    #expect(try message(4) == ["targets 'B', 'C', 'D', 'E'" + end])
    #expect(try message(5) == ["targets 'B', 'C', 'D' and 2 more" + end])
  }

  @Test func `resources that are not written out may be every table of the target`() throws {
    let project = try Self.read(
      "let package = Package(name: \"P\", targets: [.target(name: \"A\", resources: found())])",
      files: ["Sources/A/a.swift", "Sources/A/t.strings", "Sources/A/t.json"])
    #expect(project.targets.first?.resources == [DeclaredResource(path: "Sources/A/t.strings", isCertain: false)])
    #expect(project.notices.map(\.weight) == [.uncertain])
    #expect(project.notices.first?.place == SourcePlace(file: "Package.swift", line: 2, column: 74))
  }

  @Test func `targets that are not written out are told, and settings are not`() throws {
    let project = try Self.read(
      """
      let package = Package(name: "P", targets: makeTargets())
      for target in package.targets { target.swiftSettings = [.define("X")] }
      for target in package.targets { target.dependencies.append("Y") }
      let longest = { for target in package.targets where target.name.isEmpty { print(package.targets.count) } }
      longest()
      """)
    #expect(project.targets == [])
    #expect(project.notices.map(\.weight) == [.uncertain, .uncertain])
    #expect(project.notices.map(\.place.line) == [2, 4])
  }

  @Test func `a manifest for a newer Swift takes the place of the plain one`() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "// swift-tools-version:5.5\nlet package = Package(name: \"Old\")",
      "Package@swift-5.9.swift": "// swift-tools-version:5.9\nlet package = Package(name: \"New\")",
    ])
    let project = folder.project()
    #expect(project.sources.map(\.path) == ["Package@swift-5.9.swift"])
    #expect(project.sources.map(\.name) == ["New"])
  }

  @Test func `products of local packages lead to their targets`() throws {
    let folder = try TemporaryFolder([
      "App/Package.swift": """
      // swift-tools-version: 6.0
      let package = Package(name: "App", dependencies: [
        .package(path: "../Kit"), .package(url: "https://example.org/Maps.git", from: "1.0.0"),
      ], targets: [.target(name: "App", dependencies: [
        .product(name: "Trips", package: "Kit"), "Words", .product(name: "Maps", package: "maps"), "Gone",
      ], path: "S")])
      """,
      "App/S/a.swift": "",
      "Kit/Package.swift": """
      // swift-tools-version: 6.0
      let package = Package(name: "TripKit", products: [
        .library(name: "Trips", targets: ["TripUI", "TripCore"]), .library(name: "Words", targets: ["TripWords"]),
      ], targets: [.target(name: "TripUI", path: "U"), .target(name: "TripCore", path: "C"), .target(name: "TripWords", path: "W")])
      """,
      "Kit/U/a.swift": "", "Kit/C/a.swift": "", "Kit/W/a.swift": "",
    ])
    let project = folder.project()
    #expect(project.notices == [])
    #expect(
      project.target("App")?.dependencies == [
        DeclaredDependency(name: "Trips", package: "Kit", targets: ["TripCore", "TripUI"]),
        DeclaredDependency(name: "Words", package: "TripKit", targets: ["TripWords"]),
        DeclaredDependency(name: "Maps", package: "maps"), DeclaredDependency(name: "Gone", package: "Gone"),
      ])
  }
}
