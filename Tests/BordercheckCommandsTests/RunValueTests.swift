import CommandLayer
import Foundation
import TestFiles
import Testing

/// Values of `run` that are wrong, or wrong together: nothing is played, and nothing of anybody's is overwritten.
@Suite struct RunValueTests {
  private static func refusal(
    _ arguments: [String], _ files: [String: String] = SmallProject.mixed
  ) async throws -> String {
    try await ScratchProject.with(files) { folder in
      let before = folder.files
      let tool = await Tool.run(["run"] + arguments, in: folder.path)
      #expect(tool.status == .usage, "\(tool)")
      #expect(tool.output.isEmpty)
      #expect(folder.files == before)
      return tool.messages
    }
  }

  @Test func `one list of languages is played once`() async throws {
    let messages = try await Self.refusal(["--languages", "de,en", "--languages", "de", "--languages", "de,en"])
    #expect(messages.contains("error: --languages de,en is there twice; keep one\n"))
  }

  @Test(arguments: ["DE", "pt_BR", "German", "de,EN"])
  func `languages are spelled as in a scenario`(list: String) async throws {
    #expect(try await Self.refusal(["--languages", list]).contains("invalid value '\(list)' for '--languages'"))
  }

  @Test(arguments: ["0", "-1", "1.5", "99999999999"])
  func `a host has a second at least`(limit: String) async throws {
    let messages = try await Self.refusal(["--host-time-limit=\(limit)"])
    #expect(messages.contains("expected a whole number of seconds from 1"), "\(messages)")
  }

  @Test(arguments: [
    ["text=out/r", "json=out/r"], ["text=out/r", "json=./out/../out/r"], ["evidence=-", "json=-"],
  ])
  func `each report has a place of its own`(targets: [String]) async throws {
    let messages = try await Self.refusal(targets.flatMap { ["--report", $0] })
    #expect(messages.contains("are one file") || messages.contains("two reports go to standard output"))
  }

  @Test(arguments: [
    "bordercheck.json", "./K/../bordercheck.json", "Matrix/german.json", "K/de.lproj/Localizable.strings",
    "bordercheck.baseline.json",
  ])
  func `no report replaces a file of the project`(path: String) async throws {
    #expect(try await Self.refusal(["--report", "json=\(path)"]).contains("would replace a file of the project"))
  }

  @Test(arguments: ["Matrix/new.json", "./H/../Matrix/new.json", "link/new.json"])
  func `no report becomes a scenario of the next run`(path: String) async throws {
    for isMade in [true, false] {
      try await ScratchProject.with(SmallProject.mixed) { folder in
        let matrix = folder.path + "/Matrix"
        if !isMade { try FileManager.default.removeItem(atPath: matrix) }
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "Matrix")
        let tool = await Tool.run("run", "--report", "json=\(path)", in: folder.path)
        #expect(tool.status == .usage, "\(tool)")
        #expect(tool.messages.contains("--report json=\(path) would be a scenario of "), "\(tool)")
        #expect(!FileManager.default.fileExists(atPath: matrix + "/new.json"))
      }
    }
  }

  @Test func `the manifest says where scenarios are, and what is none may lie there`() async throws {
    var files = SmallProject.mixed
    files["Plans/german.json"] = files.removeValue(forKey: "Matrix/german.json")
    files["bordercheck.json"]?.replace(#""developmentRegion""#, with: #""matrix": "Plans", "developmentRegion""#)
    #expect(try await Self.refusal(["--report", "json=Plans/r.json"], files).contains("would be a scenario of "))
    try await ScratchProject.with(files) { folder in
      for path in ["Plans/r.txt", "Plans/.r.json", "Plans/out/r.json", "Matrix/r.json"] {
        #expect(await Tool.run("run", "--report", "json=\(path)", in: folder.path).status == .clean, "\(path)")
      }
    }
  }

  @Test func `a report of an earlier run is replaced`() async throws {
    try await ScratchProject.with(SmallProject.mixed) { folder in
      for _ in 0..<2 {
        #expect(
          await Tool.run("run", "--report", "json=r.json", "--report", "text=r.txt", in: folder.path).status == .clean)
      }
    }
  }

  // MARK: - Kept devices

  @Test(arguments: [".", "K", "/", ""])
  func `devices are kept in no folder that holds something else`(folder: String) async throws {
    let messages = try await Self.refusal(["--keep-device", folder])
    #expect(
      messages.contains("which must not be overwritten")
        || messages.contains("for '--keep-device'; expected a path that is not empty"))
  }

  @Test func `devices of an earlier run are gone, and what else lies beside them stays`() async throws {
    try await ScratchProject.with(SmallProject.mixed) { folder in
      func run(_ language: String) async -> Tool {
        await Tool.run("run", "--keep-device", "kept", "--languages", language, in: folder.path)
      }
      #expect(await run("de").status == .clean)
      #expect(FileManager.default.fileExists(atPath: folder.path + "/kept/german/de"))
      try Data().write(to: URL(filePath: folder.path + "/kept/notes.txt"))
      #expect(await run("en").status == .clean)
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/kept/german/de"))
      #expect(FileManager.default.fileExists(atPath: folder.path + "/kept/german/en"))
      #expect(FileManager.default.fileExists(atPath: folder.path + "/kept/notes.txt"))
    }
  }

  // MARK: - What a run says of the project

  @Test func `a matrix that is not there is said, where the manifest names it`() async throws {
    var files = SmallProject.mixed
    files["Matrix/german.json"] = nil
    let unnamed = try await ScratchProject.with(files) { await Tool.run("run", in: $0.path) }
    #expect(!unnamed.messages.contains("matrix"))
    files["bordercheck.json"]?.replace(#""developmentRegion""#, with: #""matrix": "../Matrix", "developmentRegion""#)
    let named = try await ScratchProject.with(files) { await Tool.run("run", in: $0.path) }
    #expect(named.status == .clean)
    #expect(
      named.messages.contains(
        "note: there is no folder \"../Matrix\", which the manifest names as its matrix: every language that an owner must "
          + "have is played instead\n"))
  }

  @Test func `an owner in no product is said`() async throws {
    var files = SmallProject.mixed
    files["L/en.lproj/Localizable.strings"] = "\"l\" = \"L\";"
    files["bordercheck.json"]?.replace(#""owners": {"#, with: #""owners": { "L": { "resources": ["L"] },"#)
    let tool = try await ScratchProject.with(files) { await Tool.run("run", in: $0.path) }
    #expect(tool.messages.contains("note: no product embeds L, so nothing of it is presented or judged\n"))
    #expect(!tool.messages.contains("embeds K"))
  }
}
