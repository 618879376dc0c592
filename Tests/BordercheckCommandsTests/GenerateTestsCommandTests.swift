import CommandLayer
import Foundation
import TestFiles
import Testing

@testable import BordercheckCommands

@Suite struct GenerateTestsCommandTests {
  private static let names = ["BordercheckFindingTests.swift", "HLocalizationTests.swift", "HSurfaces.swift"]

  private static func generate(_ folder: ScratchProject, _ output: String = "Tests") async -> Tool {
    await Tool.run("generate-tests", "--output", output, in: folder.path)
  }

  @Test func `files are written, named, and written again to the same bytes`() async throws {
    try await ScratchProject.with(SmallProject.mixed) { folder in
      let first = await Self.generate(folder)
      #expect(first.status == .clean, "\(first)")
      #expect(Set(first.output.split(separator: "\n").map(String.init)) == Set(Self.names.map { "Tests/\($0)" }))
      let bytes = try Self.names.map { try folder.bytes("Tests/\($0)") }
      let second = await Self.generate(folder)
      #expect(second.status == .clean)
      #expect(!second.output.contains("HSurfaces"))
      #expect(try Self.names.map { try folder.bytes("Tests/\($0)") } == bytes)
      #expect(String(decoding: bytes[0], as: UTF8.self).contains(#"appendingPathComponent("..")"#))
    }
  }

  @Test func `the file for a person's code stays as the person left it`() async throws {
    var files = SmallProject.mixed
    files["Tests/HSurfaces.swift"] = "// mine\n"
    try await ScratchProject.with(files) { folder in
      #expect(await Self.generate(folder).status == .clean)
      let bytes = try folder.bytes("Tests/HSurfaces.swift")
      #expect(bytes == Array("// mine\n".utf8))
    }
  }

  @Test func `what somebody else wrote is left alone, and nothing beside it is written`() async throws {
    var files = SmallProject.mixed
    files["Tests/HLocalizationTests.swift"] = "import Testing\n"
    try await ScratchProject.with(files) { folder in
      let before = folder.files
      let tool = await Self.generate(folder)
      #expect(tool.status == .incomplete)
      #expect(
        tool.messages
          == "error: 'Tests/HLocalizationTests.swift' was not written by this command; move it away, or choose another folder\n"
      )
      #expect(folder.files == before)
    }
  }

  @Test func `a file that is a link is not followed`() async throws {
    try await ScratchProject.with(SmallProject.mixed) { folder in
      try FileManager.default.createDirectory(atPath: folder.path + "/Tests", withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/Tests/HLocalizationTests.swift", withDestinationPath: folder.path + "/nowhere")
      #expect(await Self.generate(folder).status == .incomplete)
    }
  }

  @Test func `the folder is required`() async throws {
    #expect(await Tool.run("generate-tests").status == .usage)
    #expect(await Tool.run("generate-tests", "--output", "").status == .usage)
  }
}
