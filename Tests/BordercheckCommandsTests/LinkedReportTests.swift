import CommandLayer
import Foundation
import TestFiles
import Testing

/// A report goes to what a symbolic link at its path names, and never takes the link's place.
@Suite struct LinkedReportTests {
  private static func link(_ path: String, to end: String, in folder: ScratchProject) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/\(path)", withDestinationPath: end)
  }

  private static func end(of path: String, in folder: ScratchProject) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/\(path)")
  }

  @Test(arguments: [true, false]) func `what the link names is written, be it there or not`(isThere: Bool) async throws
  {
    try await ScratchProject.with(SmallProject.mixed) { folder in
      if isThere { try folder.write("old", to: "out/r.json") }
      try Self.link("first", to: "second", in: folder)
      try Self.link("second", to: "out/r.json", in: folder)
      let tool = await Tool.run("run", "--report", "json=first", in: folder.path)
      #expect(tool.status == .clean, "\(tool)")
      #expect(Self.end(of: "first", in: folder) == "second" && Self.end(of: "second", in: folder) == "out/r.json")
      #expect(try folder.bytes("out/r.json").starts(with: Array("{".utf8)))
    }
  }

  @Test func `what the link names is no report of a command that failed`() async throws {
    try await ScratchProject.with(["bordercheck.json": "{"]) { folder in
      try folder.write("old", to: "r.json")
      try Self.link("link", to: "r.json", in: folder)
      #expect(await Tool.run("run", "--report", "json=link", in: folder.path).status == .incomplete)
      #expect(!folder.files.contains("r.json") && Self.end(of: "link", in: folder) == "r.json")
    }
  }

  @Test(arguments: [["json=same", "html=link"], ["json=link", "html=same"], ["json=link", "html=other/../link"]])
  func `a link and what it names are one file, also where none is there yet`(targets: [String]) async throws {
    try await ScratchProject.with(SmallProject.mixed) { folder in
      try Self.link("link", to: "same", in: folder)
      let tool = await Tool.run(["run"] + targets.flatMap { ["--report", $0] }, in: folder.path)
      #expect(tool.status == .usage && tool.messages.contains("are one file"), "\(tool)")
    }
  }

  @Test func `a link to a file of the project is refused`() async throws {
    try await ScratchProject.with(SmallProject.mixed) { folder in
      try Self.link("link", to: "bordercheck.json", in: folder)
      let tool = await Tool.run("run", "--report", "json=link", in: folder.path)
      #expect(tool.status == .usage && tool.messages.contains("would replace a file of the project"), "\(tool)")
    }
  }

  @Test func `links in a circle stay, and are said`() async throws {
    try await ScratchProject.with(SmallProject.mixed) { folder in
      try Self.link("a", to: "b", in: folder)
      try Self.link("b", to: "a", in: folder)
      let tool = await Tool.run("run", "--report", "json=a", in: folder.path)
      #expect(tool.status == .incomplete, "\(tool)")
      #expect(tool.messages.contains("cannot write 'a': Too many levels of symbolic links; expected"), "\(tool)")
      #expect(Self.end(of: "a", in: folder) == "b")
    }
  }
}
