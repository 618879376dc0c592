import Findings
import Foundation
import ProjectCheck
import TestFiles
import Testing
import TreeTransactions

/// Nothing is changed by halves.
@Suite struct FixSafetyTests {
  private static let code = "import Foundation\nimport Trips\n\nlet a = String(localized: \"trip.title\")\n"
  private static let files = FixProject.trips(app: code)

  private static func fixing(_ project: ScratchProject) -> Fixing {
    Fixing(CheckRequest(project: project.folder, jobs: 2), rules: ["call.wrong-bundle"])
  }

  @Test func `a plan changes nothing by itself`() async throws {
    try await ScratchProject.with(Self.files) { project in
      let plan = try await Self.fixing(project).plan()
      #expect(!plan.isEmpty)
      for (name, text) in Self.files { #expect(project.text(name) == text) }
    }
  }

  @Test func `a file that nobody may write to, and one that changed meanwhile, stop everything`() async throws {
    try await ScratchProject.with(Self.files) { project in
      let plan = try await Self.fixing(project).plan()
      let path = "\(project.folder)/App/Screen.swift"
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
      await #expect(throws: FixError.self) { _ = try await Self.fixing(project).write(plan) }
      for (name, text) in Self.files { #expect(project.text(name) == text) }
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
      try project.write(Self.code + "\n", to: "App/Screen.swift")
      await #expect(throws: FixError.self) { _ = try await Self.fixing(project).write(plan) }
      #expect(project.text("App/Screen.swift") == Self.code + "\n")
    }
  }

  @Test func `a link is not followed`() async throws {
    try await ScratchProject.with(Self.files) { project in
      let path = "\(project.folder)/App/Screen.swift"
      try FileManager.default.moveItem(atPath: path, toPath: "\(project.folder)/Screen.txt")
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "../Screen.txt")
      let plan = try await Self.fixing(project).plan()
      #expect(!plan.changes.contains { $0.path == "App/Screen.swift" })
      #expect(plan.left.map(\.reason) == ["the file cannot be read, or is a link"])
      #expect(project.text("Screen.txt") == Self.code)
    }
  }

  @Test func `changes that would bring a new finding are taken back`() async throws {
    try await ScratchProject.with(Self.files) { project in
      var plan = try await Self.fixing(project).plan()
      let index = try #require(plan.changes.firstIndex { $0.path == "App/Screen.swift" })
      plan.changes[index].after = Array("import Foundation\nlet a = String(localized: \"none.there\")\n".utf8)
      await #expect(throws: FixError.self) { _ = try await Self.fixing(project).write(plan) }
      for (name, text) in Self.files { #expect(project.text(name) == text) }
      #expect(Set(project.everyFile) == Set(Self.files.keys))
    }
  }

  @Test func `a project that cannot be read whole is not mended`() async throws {
    var files = Self.files
    files["Trips/Open.swift"] =
      "import Foundation\nlet a = String(localized: \"trip.title\", bundle: .module)\n/* no end\n"
    try await ScratchProject.with(files) { project in
      await #expect(throws: FixError.self) { _ = try await Self.fixing(project).plan() }
      for (name, text) in files { #expect(project.text(name) == text) }
    }
  }
}
