import CommandLayer
import Foundation
import TestFiles
import Testing

/// `bordercheck convert`, on tables of its own.
struct ConvertCommandTests {
  private static let strings = "/* On a button */\n\"done\" = \"Fertig\";\n"

  @Test func `a table becomes a catalog, and that the same table`() async throws {
    try await ScratchProject.with([:]) { project in
      try project.write(Self.strings, to: "de.lproj/Trips.strings")
      try project.write("/* On a button */\n\"done\" = \"Done\";\n", to: "en.lproj/Trips.strings")
      let there = await Tool.run(
        ["convert", "de.lproj/Trips.strings", "en.lproj/Trips.strings", "-o", "Trips.xcstrings"], in: project.path)
      #expect(there.status == .clean)
      #expect(there.output.contains("converted: every text reads as before"))
      let back = await Tool.run(["convert", "Trips.xcstrings", "-o", "back"], in: project.path)
      #expect(back.status == .clean)
      let text = String(decoding: try project.bytes("back/de.lproj/Trips.strings"), as: UTF8.self)
      #expect(text == Self.strings)
    }
  }

  @Test func `nothing is written over`() async throws {
    try await ScratchProject.with([:]) { project in
      try project.write(Self.strings, to: "de.lproj/Trips.strings")
      try project.write("mine", to: "Trips.xcstrings")
      let result = await Tool.run(["convert", "de.lproj/Trips.strings", "-o", "Trips.xcstrings"], in: project.path)
      #expect(result.status == .incomplete)
      let text = String(decoding: try project.bytes("Trips.xcstrings"), as: UTF8.self)
      #expect(text == "mine")
    }
  }

  @Test(arguments: [["a.strings"], ["de.lproj/A.strings", "de.lproj/B.strings"], ["de.lproj/A.txt"]])
  func `files that are not one table are a wrong command line`(files: [String]) async throws {
    try await ScratchProject.with([:]) { project in
      for file in files { try project.write(Self.strings, to: file) }
      let result = await Tool.run(["convert"] + files + ["-o", "out"], in: project.path)
      #expect(result.status == .usage)
    }
  }

  @Test func `what is no table is told with its place`() async throws {
    try await ScratchProject.with([:]) { project in
      try project.write("\"done\" = ;", to: "de.lproj/Trips.strings")
      let result = await Tool.run(["convert", "de.lproj/Trips.strings", "-o", "Trips.xcstrings"], in: project.path)
      #expect(result.status == .incomplete)
      #expect(result.messages.contains("de.lproj"))
      let broken = await Tool.run(["convert", "no.xcstrings", "-o", "out"], in: project.path)
      #expect(broken.status == .incomplete)
    }
  }
}
