import Findings
import Foundation
import Projects
import Testing

/// Files that nobody meant to write, or someone meant to harm with.
@Suite struct HostileProjectTests {
  @Test(arguments: ["Package.swift", "Project.swift"])
  func `garbage, emptiness and nesting are notices`(file: String) throws {
    let nested = String(repeating: "(", count: 10 << 20)
    let short = "let package = Package(name: \"P\", targets: " + String(repeating: "[(", count: 50_000)
    let ring = "var a: [Target] { b }\nvar b: [Target] { a }\nlet package = Package(name: \"P\", targets: a)"
    let endless =
      "func f(_ n: String) -> [Target] { f(n + \"x\") + f(n) }\nlet package = Package(name: \"P\", targets: f(\"\"))"
    let garbage = String(decoding: (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 3) }, as: UTF8.self)
    for text in ["", nested, short, ring, endless, garbage, "let package = 3"] {
      let folder = try TemporaryFolder([file: text])
      let project = folder.project()
      #expect(!project.notices.isEmpty)
      #expect(project.notices.allSatisfy { $0.place.file == file })
    }
  }

  @Test func `a source file that is called like a manifest is none`() throws {
    let folder = try TemporaryFolder(["Sources/Shop/Package.swift": "struct Package { var weight = 1 }"])
    #expect(folder.project() == DeclaredProject(files: ["Sources/Shop/Package.swift"]))
  }

  @Test func `bytes that are no text are a notice`() throws {
    let folder = try TemporaryFolder()
    folder.write(Data((0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 197) }), to: "Package.swift")
    #expect(folder.project().notices.map(\.weight) == [.unreadable])
  }

  @Test(arguments: [
    "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"K\", targets: [.target(name: \"K\"\n",
    "// swift-tools-version: 6.0\n<<<<<<< HEAD\nlet package = Package(name: \"K\")\n=======\n>>>>>>> other\n",
    "\0\0\0\0",
  ])
  func `a package that is no Swift is a notice wherever it lies`(text: String) throws {
    for file in ["Package.swift", "Packages/K/Package.swift"] {
      let project = try TemporaryFolder([file: text]).project()
      #expect(project.notices.map(\.weight) == [.unreadable])
      #expect(project.notices.first?.place.file == file)
      #expect(project.targets.isEmpty)
    }
  }

  @Test(arguments: ["Package.swift", "Packages/K/Package.swift", "Project.swift", "project.yml"])
  func `a folder and a pipe in the place of a manifest are notices`(file: String) throws {
    let folder = try TemporaryFolder(["\(file)/note.txt": ""])
    #expect(folder.project().notices.map { [$0.place.file: $0.weight] } == [[file: .unreadable]])
    let other = try TemporaryFolder(["Packages/K/note.txt": ""])
    #expect(mkfifo("\(other.path)/\(file)", 0o600) == 0)
    #expect(other.project().notices.map { [$0.place.file: $0.weight] } == [[file: .unreadable]])
  }

  @Test func `a folder that is not there, or empty, declares nothing`() throws {
    let folder = try TemporaryFolder()
    #expect(folder.project() == DeclaredProject())
    #expect(ProjectReader.read(folder: folder.path + "/gone").notices.map(\.weight) == [.unreadable])
  }

  @Test func `two readings are equal`() throws {
    var files: [String: String] = [:]
    for name in ["A", "B", "C", "D", "E"] {
      files["\(name)/Package.swift"] =
        "// swift-tools-version: 6.0\nlet package = Package(name: \"\(name)\", targets: [.target(name: \"T\", path: \".\", exclude: f())])"
      for other in ["z", "y", "x"] { files["\(name)/\(other).lproj/T.strings"] = "" }
    }
    let folder = try TemporaryFolder(files)
    let first = folder.project()
    #expect(first.targets.count == 5)
    for _ in 0..<5 { #expect(folder.project() == first) }
  }
}
