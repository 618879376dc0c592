import Findings
import HarnessRun
import HostEvidence
import Reports
import TestFiles
import Testing

/// Evidence that cannot be of the project.
@Suite struct EvidenceProblemTests {
  private static let files: [String: String] = [
    "bordercheck.json": """
    { "developmentRegion": "en", "owners": { "H": { "resources": ["H"] } }, "products": { "H": { "kind": "app" } } }
    """,
    "H/en.lproj/Localizable.strings": #""a" = "A";"#,
    "Matrix/plain.json": #"{"steps": [{"install": "current"}, {"launch": "all"}]}"#,
  ]

  @Test(
    "a cell that the project cannot have is named",
    arguments: [
      ("H", "cell \"H\" has no name that says what it is; expected <scenario>/"),
      ("plain/en/x/H", "cell \"plain/en/x/H\" has no name that says what it is"),
      ("plain/German/2/H", "cell \"plain/German/2/H\" has no name that says what it is"),
      (
        "plain/en/2/Widget", "cell \"plain/en/2/Widget\" is of product \"Widget\"; release current of the project has H"
      ),
      (
        "plain/en/3/H",
        "cell \"plain/en/3/H\" is of release current in step 3; scenario plain of the project launches H in step 2 "
          + "(release current): judge it with the project as it was, or give the cells a scenario of their own"
      ),
    ])
  func named(_ name: String, _ message: String) async throws {
    let problems = try await Judging.problems(Self.files) { $0 = $0.renaming("plain/en/2/H", to: name) }
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("evidence.jsonl:1:1: error: \(message)") == true, "\(problems)")
  }

  @Test func `a release, an owner and a cell that are not there are all said at once`() async throws {
    let problems = try await Judging.problems(Self.files) { evidence in
      var old = evidence.cells[0]
      old.id = "plain/de/2/H"
      old.release = "0.9"
      evidence.cells.append(old)
      evidence.observations[0].owner = "Stranger"
    }
    #expect(
      problems == [
        "evidence.jsonl:1:1: error: cell \"plain/de/2/H\" is of release \"0.9\"; the project has current",
        "evidence.jsonl:1:1: error: cell \"plain/en/2/H\" has observations of owner \"Stranger\", which the project "
          + "does not declare",
      ])
    let orphans = try await Judging.problems(Self.files) { $0.observations[0].cell = "plain/fr/2/H" }
    #expect(
      orphans == [
        "evidence.jsonl:1:1: error: there are records of cell \"plain/fr/2/H\" and no cell record of that name"
      ])
  }

  @Test func `a cell that two files have is named with both`() async throws {
    let problems = try await ScratchProject.with(Self.files) { project in
      let run = try await project.run()
      do {
        _ = try await Judging.judge([("b.jsonl", run), ("a.jsonl", run)], project: project.folder)
        return ""
      } catch let error as EvidenceErrors {
        return error.description
      }
    }
    #expect(
      problems
        == "b.jsonl:1:1: error: cell \"plain/en/2/H\" is there twice, in a.jsonl as well; expected each cell once")
  }

  @Test func `evidence of a static check observed nothing`() async throws {
    let problems = try await Judging.problems(Self.files) { $0.command = .check }
    #expect(problems.count == 1)
    #expect(problems.first?.contains("evidence of check has findings and nothing that was observed") == true)
  }
}
