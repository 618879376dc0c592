import CommandLayer
import Foundation
import TestFiles
import Testing

/// A report of an earlier command must not be taken for that of one that failed.
@Suite struct EarlierReportTests {
  @Test func `a command that cannot be completed leaves no earlier report`() async throws {
    try await ScratchProject.with(SmallProject.mixed) { project in
      let options = ["--report", "junit=r.xml", "--report", "evidence=e.jsonl"]
      #expect(await Tool.run(["run"] + options, in: project.folder).status == .clean)
      #expect(Self.isThere("r.xml", in: project) && Self.isThere("e.jsonl", in: project))
      try project.write("{", to: "bordercheck.json")
      for command in ["run", "check"] {
        try project.write("old", to: "r.xml")
        #expect(await Tool.run([command] + options, in: project.folder).status == .incomplete)
        #expect(!Self.isThere("r.xml", in: project), "\(command)")
      }
      try project.write("old", to: "r.xml")
      try project.write("{\"kind\":", to: "broken.jsonl")
      for command in ["report", "judge"] {
        try project.write("old", to: "r.xml")
        let tool = await Tool.run([command, "broken.jsonl", "--report", "junit=r.xml"], in: project.folder)
        #expect(tool.status == .incomplete)
        #expect(!Self.isThere("r.xml", in: project), "\(command)")
      }
    }
  }

  @Test func `a wrong command line changes nothing`() async throws {
    try await ScratchProject.with(SmallProject.mixed) { project in
      try project.write("old", to: "r.xml")
      let tool = await Tool.run("run", "--report", "junit=r.xml", "--report", "text=r.xml", in: project.folder)
      #expect(tool.status == .usage)
      #expect(Self.isThere("r.xml", in: project))
    }
  }

  @Test func `evidence may be held against the file that it replaces`() async throws {
    try await ScratchProject.with(SmallProject.mixed) { project in
      let first = await Tool.run("run", "--report", "evidence=e.jsonl", in: project.folder)
      let again = await Tool.run("run", "--base", "e.jsonl", "--report", "evidence=e.jsonl", in: project.folder)
      #expect(first.status == .clean && again.status == .clean)
      #expect(Self.isThere("e.jsonl", in: project))
    }
  }

  private static func isThere(_ path: String, in project: ScratchProject) -> Bool {
    FileManager.default.fileExists(atPath: "\(project.folder)/\(path)")
  }
}
