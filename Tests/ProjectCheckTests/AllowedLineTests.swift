import Findings
import ProjectCheck
import Reports
import TestFiles
import Testing

/// Comments in code that accept findings of a check.
@Suite struct AllowedLineTests {
  private static func report(
    _ code: String, _ change: (inout CheckRequest) -> Void = { _ in }
  ) async throws -> Report {
    var files = SourceCheckTests.files
    files["Code/Two.swift"] = "import Foundation\n" + code
    return try await ScratchProject.with(files) { project in
      var request = CheckRequest(project: project.folder, jobs: 2)
      change(&request)
      return try await ProjectCheck(request).report()
    }
  }

  private static let lookUp = "let two = String(localized: \"a.none\")"
  private static let allow = "// bordercheck:allow call.key-missing the server has it"

  @Test(arguments: ["\(lookUp) \(allow)\n", "\(allow)\n\(lookUp)\n"])
  func `a finding of that rule on that line stays visible and counts for nothing`(_ code: String) async throws {
    let report = try await Self.report(code)
    let finding = try #require(report.findings.first { $0.rule == "call.key-missing" })
    #expect(finding.exception == "the server has it" && finding.approval == nil)
    #expect(!report.findings.contains { RuleNames.aboutAcceptance.contains($0.rule) })
  }

  @Test func `one of another rule, or on another line, accepts nothing and is told with its place`() async throws {
    for code in ["\(Self.allow)\n\n\(Self.lookUp)\n", "// bordercheck:allow call.dynamic-key why\n\(Self.lookUp)\n"] {
      let report = try await Self.report(code)
      #expect(report.findings.contains { $0.rule == "call.key-missing" && $0.exception == nil })
      let unused = try #require(report.findings.first { $0.rule == "exception-unused" })
      #expect(unused.place == SourcePlace(file: "Code/Two.swift", line: 2, column: 1))
      #expect(unused.severity == .warning && unused.owner == "H")
    }
  }

  @Test(arguments: [
    ("// bordercheck:allow call.key-missing", "gives no reason"),
    ("// bordercheck:allow call.key-missing …", "gives no reason"),
    ("// bordercheck:allow call.key-mising why", "did you mean \"call.key-missing\"?"),
    ("// bordercheck:allow", "names no rule"), ("// bordercheck:ignore call.key-missing why", "ignore"),
    ("// bordercheck: allow call.key-missing why", "right behind the colon"),
    ("// bordercheck:allow exception-unused why", "nothing accepts it"),
  ])
  func `one that is written wrongly accepts nothing and is told`(comment: String, problem: String) async throws {
    let report = try await Self.report("\(Self.lookUp) \(comment)\n")
    #expect(report.findings.contains { $0.rule == "call.key-missing" && $0.exception == nil })
    let malformed = try #require(report.findings.first { $0.rule == "exception-malformed" })
    #expect(malformed.message.contains(problem), "\(malformed.message)")
    #expect(malformed.place == SourcePlace(file: "Code/Two.swift", line: 2, column: 39))
    #expect(!report.findings.contains { $0.rule == "exception-unused" })
  }

  @Test func `of several that are written wrongly each is told, with all that is wrong with it`() async throws {
    let code =
      "\(Self.lookUp) // bordercheck:allow call.mising\n\nlet b = 1 // bordercheck:allow\n"
      + "let c = 1 // bordercheck:allow call.key-missing\n"
    let malformed = try await Self.report(code).findings.filter { $0.rule == "exception-malformed" }
    #expect(malformed.count == 1)
    let message = try #require(malformed.first).message
    #expect(message.contains("accepts nothing: there is no rule \"call.mising\""), "\(message)")
    #expect(message.contains(", and it gives no reason (nor do others: "), "\(message)")
    #expect(message.contains("Code/Two.swift:4: it names no rule, and it gives no reason; "), "\(message)")
    #expect(message.hasSuffix("Code/Two.swift:5: it gives no reason)"), "\(message)")
  }

  @Test func `a rule of runs is none that code can accept`() async throws {
    let report = try await Self.report("let a = 1 // bordercheck:allow raw-key-shown why\n")
    let unused = try #require(report.findings.first { $0.rule == "exception-unused" })
    #expect(unused.message.contains("code cannot accept it") && unused.remedy.contains("bordercheck waive"))
  }

  @Test func `what a rule that is off would find is not missed`() async throws {
    let code = "let a = 1 // bordercheck:allow call.outside-enum why\n"
    #expect(try await !Self.report(code).findings.contains { $0.rule == "exception-unused" })
  }

  @Test func `a finding at two places stays open while one of them is not accepted`() async throws {
    let both = "\(Self.lookUp) \(Self.allow)\nlet three = String(localized: \"a.none\")"
    let open = try await Self.report("\(both)\n")
    #expect(open.findings.filter { $0.rule == "call.key-missing" }.map(\.exception) == [nil])
    let accepted = try await Self.report("\(both) \(Self.allow)\n")
    #expect(accepted.findings.filter { $0.rule == "call.key-missing" }.map(\.exception) == ["the server has it"])
  }

  @Test func `a cache changes nothing`() async throws {
    var files = SourceCheckTests.files
    files["Code/Two.swift"] = "import Foundation\n\(Self.allow)\n\(Self.lookUp)\n"
    files["Code/Three.swift"] = "let a = 1 // bordercheck:allow call.dynamic-key why\n"
    try await ScratchProject.with(files) { project in
      var request = CheckRequest(project: project.folder, jobs: 2)
      let plain = try await ProjectCheck(request).report()
      #expect(Set(plain.findings.filter { $0.exception == nil }.map(\.rule)).contains("exception-unused"))
      request.cache = project.folder + "/cache"
      #expect(try await ProjectCheck(request).report() == plain)
      #expect(try await ProjectCheck(request).report() == plain)
    }
  }
}
