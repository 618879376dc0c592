import CommandLayer
import TestFiles
import Testing

/// Reports of `inspect` that must not be written: nothing is played, and the product stays as it was built.
@Suite struct InspectValueTests {
  private static func refusal(_ arguments: [String]) async throws -> String {
    try await BuiltFiles.trips.with("Trips.app") { path in
      let tool = await Tool.run(["inspect", path] + arguments.map { $0.replacing("PRODUCT", with: path) }, in: "/tmp")
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
}
