import CommandLayer
import Foundation
import TestFiles
import Testing

/// A report goes into a device or pipe that lies at its path, and never takes its place.
@Suite struct SpecialReportFileTests {
  @Test func `a folder is refused and stays`() async throws {
    try await ScratchProject.with(SmallProject.mixed) { folder in
      try FileManager.default.createDirectory(atPath: folder.path + "/out", withIntermediateDirectories: true)
      let tool = await Tool.run("run", "--report", "json=out", in: folder.path)
      #expect(tool.status == .incomplete)
      var isFolder: ObjCBool = false
      #expect(
        FileManager.default.fileExists(atPath: folder.path + "/out", isDirectory: &isFolder) && isFolder.boolValue)
    }
  }

  @Test func `a pipe is written to and stays`() async throws {
    try await ScratchProject.with(SmallProject.mixed) { folder in
      let pipe = folder.path + "/pipe"
      #expect(mkfifo(pipe, 0o600) == 0)
      // Opened for both, so that neither side waits; the report is smaller than a pipe holds.
      let reader = open(pipe, O_RDWR | O_NONBLOCK)
      defer { close(reader) }
      let tool = await Tool.run("run", "--report", "json=pipe", in: folder.path)
      #expect(tool.status == .clean)
      var facts = stat()
      #expect(stat(pipe, &facts) == 0 && facts.st_mode & S_IFMT == S_IFIFO)
      var bytes = [UInt8](repeating: 0, count: 16)
      #expect(read(reader, &bytes, 16) == 16)
    }
  }
}
