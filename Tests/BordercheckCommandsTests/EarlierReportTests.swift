import BordercheckCommands
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

  /// It would be gone before the command has come to its end.
  @Test func `no report replaces the evidence that it is held against`() async throws {
    try await ScratchProject.with(SmallProject.mixed) { project in
      #expect(await Tool.run("run", "--report", "evidence=e.jsonl", in: project.folder).status == .clean)
      let before = try project.bytes("e.jsonl")
      for command in [["run"], ["check"], ["judge", "e.jsonl"]] {
        let words = command + ["--base", "e.jsonl", "--report", "evidence=./e.jsonl"]
        let tool = await Tool.run(words, in: project.folder)
        #expect(tool.status == .usage, "\(tool)")
        #expect(tool.messages.contains("--report evidence=./e.jsonl would change e.jsonl, which is read"), "\(tool)")
        #expect(try project.bytes("e.jsonl") == before)
      }
    }
  }

  @Test(arguments: [["run"], ["check"], ["inspect", "."], ["judge", "e.jsonl"], ["report", "e.jsonl"]])
  func `no report replaces the list of changed files`(command: [String]) async throws {
    try await ScratchProject.with(SmallProject.mixed) { project in
      try project.write("H/a", to: "changes.txt")
      let words = command + ["--changed-files", "changes.txt", "--report", "github=changes.txt"]
      let tool = await Tool.run(words, in: project.folder)
      #expect(tool.status == .usage, "\(tool)")
      #expect(tool.messages.contains("would change changes.txt, which is read"), "\(tool)")
      #expect(try project.bytes("changes.txt") == Array("H/a".utf8))
    }
  }

  @Test func `no report replaces the graph of a project`() async throws {
    try await ScratchProject.with(SmallProject.mixed) { project in
      try project.write("{}", to: "graph.json")
      let tool = await Tool.run(
        "check", "--project-graph", "graph.json", "--report", "json=graph.json", in: project.folder)
      #expect(tool.status == .usage && tool.messages.contains("would change graph.json, which is read"), "\(tool)")
    }
  }

  @Test func `no report replaces a file of an earlier revision`() async throws {
    let files = SmallProject.mixed.merging(SmallProject.mixed.map { ("old/\($0)", $1) }) { first, _ in first }
    try await ScratchProject.with(files) { project in
      for name in ["bordercheck.json", "K/de.lproj/Localizable.strings"] {
        let tool = await Tool.run("check", "--base", "old", "--report", "json=old/\(name)", in: project.folder)
        #expect(tool.status == .usage && tool.messages.contains("would replace a file of the project"), "\(tool)")
      }
    }
  }

  @Test(arguments: [
    "Matrix/german.json", "Matrix/new.json", "bordercheck.json", "bordercheck.baseline.json",
    "K/de.lproj/Localizable.strings", "Code/Screen.swift", "Info.plist",
  ]) func `no report replaces a file of the project that it would lie in, whether that is named or not`(
    _ path: String
  ) async throws {
    var files = SmallProject.mixed
    (files["Code/Screen.swift"], files["Info.plist"]) = ("let a = 1\n", "{}\n")
    try await ScratchProject.with(files) { project in
      let evidence = project.path + "/out/e.jsonl"
      _ = await Tool.run("run", "--report", "evidence=\(evidence)", in: project.path)
      let before = try? project.bytes(path)
      for folder in [project.path, project.path + "/K"] {
        let target = folder == project.path ? path : "../\(path)"
        let tool = await Tool.run("report", evidence, "--report", "json=\(target)", in: folder)
        #expect(tool.status == .usage && tool.messages.contains("--report json=\(target) would "), "\(tool)")
      }
      #expect((try? project.bytes(path)) == before)
    }
  }

  @Test(arguments: ["Plans/german.json", "Plans/new.json"])
  func `nor is one written among scenarios that lie outside of their project`(_ path: String) async throws {
    var files = SmallProject.mixed.filter { !$0.key.hasPrefix("Matrix/") }
    let manifest = files.removeValue(forKey: "bordercheck.json")
    files = Dictionary(files.map { ("App/\($0)", $1) }, uniquingKeysWith: { first, _ in first })
    files["App/bordercheck.json"] = manifest?.replacing(
      "\"developmentRegion\"", with: "\"matrix\": \"../Plans\", \"developmentRegion\"")
    files["Plans/german.json"] = SmallProject.mixed["Matrix/german.json"]
    try await ScratchProject.with(files) { folder in
      _ = await Tool.run("run", "App", "--report", "evidence=out/e.jsonl", in: folder.path)
      let tool = await Tool.run("report", "out/e.jsonl", "--report", "json=\(path)", in: folder.path)
      #expect(tool.status == .usage && tool.messages.contains("would lie among scenarios"), "\(tool)")
      #expect(!folder.files.contains("Plans/new.json"))
    }
  }

  @Test func `an earlier report of any format is replaced`() async throws {
    try await ScratchProject.with(SmallProject.mixed) { project in
      _ = await Tool.run("run", "--report", "evidence=out/e.jsonl", in: project.path)
      for format in ReportTarget.completions {
        let tool = await Tool.run("report", "out/e.jsonl", "--report", "\(format)out/r.json", in: project.path)
        #expect(tool.status != .usage && tool.status != .incomplete, "\(tool)")
      }
    }
  }

  @Test func `a manifest that cannot be read is no earlier report`() async throws {
    try await ScratchProject.with(["bordercheck.json": "{"]) { project in
      let tool = await Tool.run("run", "--report", "json=bordercheck.json", in: project.folder)
      #expect(tool.status == .usage && tool.messages.contains("would replace a file of the project"), "\(tool)")
      let bytes = try project.bytes("bordercheck.json")
      #expect(bytes == Array("{".utf8))
    }
  }

  private static func isThere(_ path: String, in project: ScratchProject) -> Bool {
    FileManager.default.fileExists(atPath: "\(project.folder)/\(path)")
  }
}
