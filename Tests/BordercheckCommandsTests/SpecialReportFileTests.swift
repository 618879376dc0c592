import CommandLayer
import Findings
import Foundation
import HostEvidence
import Reports
import SimulatedDevice
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

  @Test func `what the system says of a path is said`() async throws {
    try await ScratchProject.with(SmallProject.mixed) { folder in
      let full = await Tool.run("run", "--report", "json=/dev/full", in: folder.path)
      #expect(full.status == .incomplete)
      #expect(full.messages.contains("error: cannot write '/dev/full': No space left on device; expected"), "\(full)")
      try FileManager.default.createDirectory(atPath: folder.path + "/out", withIntermediateDirectories: true)
      let taken = await Tool.run("run", "--report", "json=out", in: folder.path)
      #expect(taken.messages.contains("error: cannot write 'out': Is a directory; expected"), "\(taken)")
    }
  }

  /// As `/dev/stdout` leads to a pipe that has no path.
  @Test func `a link to an open pipe is written to and stays`() async throws {
    try await ScratchProject.with(SmallProject.mixed) { folder in
      let pipe = Pipe()
      let end = "/proc/self/fd/\(pipe.fileHandleForWriting.fileDescriptor)"
      guard FileManager.default.fileExists(atPath: "/proc/self/fd") else { return }
      try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: end)
      let tool = await Tool.run("run", "--report", "json=link", in: folder.path)
      #expect(tool.status == .clean, "\(tool)")
      #expect(pipe.fileHandleForReading.availableData.first == UInt8(ascii: "{"))
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link") == end)
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

  @Test func `a command that is interrupted gives up its report and leaves nothing of it`() async throws {
    try await ScratchProject.with(SmallProject.mixed) { folder in
      #expect(await Tool.run("run", "--report", "evidence=e.jsonl", in: folder.path).status == .clean)
      let before = folder.files
      let report = Task {
        while !Task.isCancelled { await Task.yield() }
        return await Tool.run("report", "e.jsonl", "--report", "json=out.json", in: folder.path)
      }
      report.cancel()
      #expect(await report.value.status == .interrupted)
      #expect(folder.files == before)
    }
  }

  /// Waits until the report's temporary file is there, and sends the signal `$1` to the process that writes it.
  private static let interruption = """
    "$0" report e.jsonl --report evidence=out.jsonl & process=$!
    until [ -e out.jsonl.$process.partial ]; do kill -0 $process || exit 77; done
    kill -$1 $process
    wait $process
    """

  @Test("no report is there under its name if its process is ended while it writes", arguments: ["KILL", "TERM"])
  func killed(_ signal: String) async throws {
    var report = Report(matrixCells: ["c"])
    report.cells = [
      CellRecord(
        id: "c", release: "current", process: "P.app", host: .bundle, languages: ["en"], languagesFrom: .device,
        searchList: ["en"], formattingLocale: "en_US")
    ]
    report.observations = (0..<30_000).map { number in
      ObservationRecord(
        cell: "c", owner: "O", table: "T", key: "\(number)", arguments: [], surface: "", asked: ".", outcome: .value,
        value: String(repeating: "v", count: 200))
    }
    report.lookUps = report.observations.count
    report.conclude(failOn: .error)
    try await ScratchProject.with([:]) { folder in
      try folder.write(Data(EvidenceWriter.bytes(of: report)), to: "e.jsonl")
      let tool = URL(filePath: RunningTool.path).deletingLastPathComponent().appending(path: "bordercheck")
      let child = ChildProcess(
        executable: "/bin/sh", arguments: ["-c", Self.interruption, tool.path(percentEncoded: false), signal],
        environment: ProcessInfo.processInfo.environment, workingFolder: folder.path,
        standardOutput: folder.path + "/output", standardError: folder.path + "/error")
      let end = await child.run().end
      #expect(!folder.files.contains("out.jsonl"), "\(end)")
      let rest = folder.files.filter { $0.hasPrefix("out.jsonl.") }
      if signal == "KILL" {
        #expect(end == .exited(status: 128 + SIGKILL))
      } else {
        #expect(end == .exited(status: CommandLayer.ExitStatus.interrupted.rawValue) && rest.isEmpty, "\(rest)")
      }
    }
  }
}
