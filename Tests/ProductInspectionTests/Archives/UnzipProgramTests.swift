import Foundation
import InstalledProducts
import ProductInspection
import TestFiles
import Testing

@Suite("The program that unpacks")
struct UnzipProgramTests {
  private static let entries = [ZipWriter.Entry("A.app/a.strings", "text")]

  @Test(arguments: ["", "/nowhere:/dev:relative"])
  func `without it the message says what to do`(path: String) async throws {
    try await GivenFile.with(Self.entries) { given in
      var given = given
      given.environment["PATH"] = path
      try await given.expectRefusal("no folder of PATH has the program 'unzip'", "unpack the archive yourself")
    }
  }

  @Test func `it gets nothing of the environment`() async throws {
    try await withProgram("/usr/bin/env > \"$0.seen\"; printf text") { given in
      var given = given
      given.environment.merge(["UNZIP": "-o", "UNZIPOPT": "-o", "ZIPINFO": "-v"]) { $1 }
      let bytes = try await given.opened { $0.bytes("A.app/a.strings") }
      #expect(bytes == Array("text".utf8))
      let seen = try String(contentsOfFile: "\(given.project.folder)/bin/unzip.seen", encoding: .utf8)
      #expect(seen.contains("LC_ALL=C.UTF-8"))
      #expect(!seen.contains("UNZIP") && !seen.contains("ZIPINFO"))
    }
  }

  @Test func `what it wrote is held against the list`() async throws {
    try await withProgram("printf tixt") { given in
      try await given.expectRefusal("'A.app/a.strings' has other bytes unpacked than the list of files says")
    }
    try await withProgram("printf textmore") { given in
      try await given.expectRefusal("'A.app/a.strings' has more bytes unpacked than the list of files says")
    }
  }

  @Test func `it is ended at its limit of time`() async throws {
    try await withProgram("exec /bin/sleep 30") { given in
      try await given.expectRefusal("took longer than 0 seconds", limits: ArchiveLimits(time: .milliseconds(100)))
    }
  }

  @Test func `its own complaint is told, without what a terminal would obey`() async throws {
    try await withProgram("printf 'no \\033[31m luck' >&2; exit 9") { given in
      try await given.expectRefusal("'unzip' ended with status 9\n  no \\u{1B}[31m luck")
    }
    try await withProgram("kill -9 $$") { given in try await given.expectRefusal("ended by signal 9") }
  }

  @Test func `a cancelled inspection ends it and leaves nothing`() async throws {
    try await withProgram("exec /bin/sleep 30") { given in
      let task = Task { try await given.opened { _ in } }
      while given.leftOvers == [] { try await Task.sleep(for: .milliseconds(5)) }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(given.leftOvers == [])
    }
  }

  @Test func `an error of what is done with the files leaves nothing`() async throws {
    try await withProgram("printf text") { given in
      await #expect(throws: InspectError("later")) { try await given.opened { _ in throw InspectError("later") } }
      #expect(given.leftOvers == [])
    }
  }

  @Test func `where nothing is to be unpacked it is not needed`() async throws {
    try await GivenFile.with([ZipWriter.Entry("A.app/a.bin", "text")]) { given in
      var given = given
      given.environment["PATH"] = nil
      let size = try await given.opened { $0.size(of: "A.app") }
      #expect(size == 4)
    }
  }

  /// Gives an archive with one table, and in PATH a script in the place of the program.
  private func withProgram(_ script: String, _ body: (GivenFile) async throws -> Void) async throws {
    try await GivenFile.with(Self.entries) { given in
      var given = given
      try given.project.write("#!/bin/sh\n\(script)\n", to: "bin/unzip")
      let program = "\(given.project.folder)/bin/unzip"
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
      given.environment["PATH"] = "\(given.project.folder)/bin"
      try await body(given)
    }
  }
}
