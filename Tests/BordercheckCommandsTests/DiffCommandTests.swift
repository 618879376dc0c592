import CommandLayer
import Foundation
import ReportComparison
import TestFiles
import Testing

@testable import BordercheckCommands

@Suite struct DiffCommandTests {
  /// The evidence of two releases of a small project, and the json report of the second.
  private static func with(
    _ change: (inout [String: String]) -> Void, _ body: (ScratchProject) async throws -> Void
  ) async throws {
    try await ScratchProject.with(SmallProject.mixed) { old in
      var files = SmallProject.mixed
      change(&files)
      try await ScratchProject.with(files) { new in
        _ = await Tool.run("run", ".", "--report", "evidence=../\(old.url.lastPathComponent)/old.jsonl", in: old.path)
        _ = await Tool.run(
          "run", ".", "--report", "evidence=\(old.path)/new.jsonl", "--report", "json=\(old.path)/new.json",
          in: new.path)
        try await body(old)
      }
    }
  }

  private static let german = "K/de.lproj/Localizable.strings"

  @Test func `a value that changed is told, and is no failure`() async throws {
    try await Self.with({ $0[Self.german] = #""k" = "Neu";"# }) { folder in
      let tool = await Tool.run("diff", "old.jsonl", "new.jsonl", in: folder.path)
      #expect(tool.status == .clean && tool.messages.isEmpty)
      #expect(
        tool.output.hasPrefix(
          "+0 −0 ~1: 0 regressions, 0 fixed\nold.jsonl (evidence of run, 2 observations) → new.jsonl"))
      #expect(tool.output.contains("│ “K-de”") && tool.output.contains("│ “Neu”"))
      #expect(tool.output.hasSuffix("clean: 2 observations compared, 1 change, none fails on error\n"))
      for words in [["note"], ["any"], ["removed", "value-changed"]] {
        let options = words.flatMap { ["--fail-on", $0] }
        #expect(await Tool.run(["diff", "old.jsonl", "new.jsonl"] + options, in: folder.path).status == .findings)
      }
    }
  }

  @Test func `evidence and json report of one run are no difference`() async throws {
    try await Self.with({ _ in }) { folder in
      let tool = await Tool.run("diff", "new.jsonl", "new.json", "--fail-on", "any", in: folder.path)
      #expect(tool.status == .clean, "\(tool)")
      #expect(tool.output.contains("new.json (json report of run, 2 observations)"))
    }
  }

  @Test func `a regression ends with status 1, and reports are written`() async throws {
    try await Self.with({ $0[Self.german] = #""other" = "x";"# }) { folder in
      let reports = DiffFormats.names.flatMap { ["--report", "\($0)=out/diff.\($0)"] }
      let tool = await Tool.run(["diff", "old.jsonl", "new.jsonl"] + reports, in: folder.path)
      #expect(tool.status == .findings)
      #expect(tool.output.contains("✗ error removed-used"))
      for name in DiffFormats.names {
        let count = try folder.bytes("out/diff.\(name)").count
        #expect(count > 100, "\(name)")
      }
      let json = await Tool.run("diff", "old.jsonl", "new.jsonl", "--report", "json=-", in: folder.path)
      #expect(json.output.hasPrefix("{\"header\":{\"kind\":\"comparison\",\"formatVersion\":\"1.0\""))
    }
  }

  @Test func `a file that ends early is status 2 with its place`() async throws {
    try await Self.with({ _ in }) { folder in
      let evidence = try folder.bytes("new.jsonl")
      try folder.write(Data(evidence.prefix(evidence.count - 30)), to: "half.jsonl")
      let json = try folder.bytes("new.json")
      try folder.write(Data(json.prefix(json.count / 2)), to: "half.json")
      for file in ["half.jsonl", "half.json", "gone.jsonl"] {
        for pair in [["old.jsonl", file], [file, "old.jsonl"]] {
          let tool = await Tool.run(["diff"] + pair, in: folder.path)
          #expect(tool.status == .incomplete && tool.output.isEmpty, "\(tool)")
          #expect(tool.messages.hasPrefix("\(file):") && tool.messages.contains("error: "), "\(tool.messages)")
        }
      }
    }
  }

  @Test(
    "a name that neither report has is a wrong command line, and the names that they have are told",
    arguments: [
      (["--product", "X"], "neither report has the product \"X\"; expected H"),
      (["--owner", "X*"], "neither report has the owner \"X*\"; expected one of H, K"),
      (["--languages", "it"], "neither report played it; expected de"),
    ])
  func unknown(_ arguments: [String], _ message: String) async throws {
    try await Self.with({ _ in }) { folder in
      let tool = await Tool.run(["diff", "old.jsonl", "new.jsonl"] + arguments, in: folder.path)
      #expect(tool == Tool(status: .usage, output: "", messages: "error: \(message)\n"))
    }
  }

  @Test(
    "a command line that is wrong is status 64",
    arguments: [
      ([], "missing OLD: "), (["a.jsonl"], "missing NEW: "),
      (["a.jsonl", "b.jsonl", "--fail-on", "removd"], "did you mean 'removed'?"),
      (["a.jsonl", "b.jsonl", "--report", "junit=x"], "expected FORMAT=PATH with one of the formats"),
      (["a.jsonl", "b.jsonl", "--project", "."], "--project is about something built"),
      (["a.jsonl", "b.jsonl", "--report", "json=a.jsonl"], "would change a.jsonl, which is read"),
      (["a.jsonl", "b.jsonl", "--report", "json=-", "--report", "text=-"], "two reports go to standard output"),
      ([".", "b.jsonl"], "'.' is a project and no report; 'bordercheck run . --report evidence=FILE' makes one"),
    ])
  func wrong(_ arguments: [String], _ message: String) async throws {
    try await ScratchProject.with(["bordercheck.json": "{}", "a.jsonl": "", "b.jsonl": ""]) { folder in
      let tool = await Tool.run(["diff"] + arguments, in: folder.path)
      #expect(tool.status == .usage && tool.output.isEmpty)
      #expect(tool.messages.contains(message), "\(tool.messages)")
    }
  }

  @Test func `built products are inspected in the same languages and compared`() async throws {
    let newer = BuiltFiles.trips.changed { files in
      files.strings(
        "Trips_TripTexts.bundle/de.lproj/Localizable.strings",
        ["trip.title": "Fahrt", "trip.from %@ to %@": "%1$@ nach %2$@"])
      files.remove("PlugIns/TripWidget.appex/de.lproj")
      files.remove("PlugIns/TripWidget.appex/Trips_TripTexts.bundle/de.lproj")
    }
    try await BuiltFiles.trips.with("Trips.app") { old in
      try await newer.with("Trips.app") { new in
        let tool = await Tool.run("diff", old, new)
        #expect(tool.status == .findings, "\(tool)")
        #expect(tool.output.contains("│ “Reise”") && tool.output.contains("│ “Fahrt”"))
        #expect(tool.output.contains("de · is no longer offered by TripWidget"), "\(tool.output)")
        #expect(tool.output.contains("(built, inspected now, "))
        #expect(await Tool.run("diff", old, old).output.contains("no difference"))
      }
    }
  }

  @Test func `a built product is compared with evidence, in the languages of both`() async throws {
    try await BuiltFiles.trips.with("Trips.app") { old in
      try await ScratchProject.with([:]) { folder in
        _ = await Tool.run("inspect", old, "--report", "evidence=old.jsonl", in: folder.path)
        let same = await Tool.run("diff", "old.jsonl", old, in: folder.path)
        #expect(same.status == .clean && same.output.contains("no difference"), "\(same)")
        let back = await Tool.run(
          "diff", old, "old.jsonl", "--product", "TripWidget", "--languages", "de", in: folder.path)
        #expect(back.status == .clean && back.output.hasPrefix("TripWidget in de: +0 −0 ~0"), "\(back)")
      }
    }
  }

  @Test func `paths of one machine are named by what tells them apart`() {
    #expect(DiffNames("a.jsonl", "b/c.json") == DiffNames("a.jsonl", "b/c.json"))
    let names = DiffNames("/x/old/evidence.jsonl", "/y/new/evidence.jsonl")
    #expect(names.old == "old/evidence.jsonl" && names.new == "new/evidence.jsonl")
    #expect(DiffNames("/x/1.jsonl", "/x/2.jsonl").old == "1.jsonl")
  }
}
