import CommandLayer
import TestFiles
import Testing

/// Command lines of `inspect` that are wrong: nothing is played, and the product stays as it was built.
@Suite struct InspectValueTests {
  private static func refusal(_ arguments: [String]) async throws -> String {
    try await BuiltFiles.trips.with("Trips.app") { path in
      let tool = await Tool.run(["inspect", path] + arguments.map { $0.replacing("PRODUCT", with: path) }, in: "/")
      #expect(tool.status == .usage, "\(tool)")
      #expect(tool.output.isEmpty)
      return tool.messages
    }
  }

  @Test(arguments: ["PRODUCT/Info.plist", "PRODUCT/de.lproj/../new.json"])
  func `no report changes the product`(path: String) async throws {
    #expect(try await Self.refusal(["--report", "json=\(path)"]).contains("which is read; expected another path"))
  }

  @Test func `two reports do not share standard output`() async throws {
    let messages = try await Self.refusal(["--report", "json=-", "--report", "evidence=-"])
    #expect(messages.contains("two reports go to standard output"))
  }

  @Test func `what a project has needs the project, and all that is missing is said at once`() async throws {
    let messages = try await Self.refusal(["--scenario", "german", "--profile", "pr"])
    #expect(messages.contains("--scenario needs --project DIR"))
    #expect(messages.contains("--profile needs --project DIR"))
  }
}
