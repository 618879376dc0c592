import HostEvidence
import Testing

@testable import SimulatedDevice

/// What a host sees of the world: the device, and nothing of the harness.
@Suite struct HostIsolationTests {
  @Test func `the environment is built from nothing`() async throws {
    let lines = try await output(of: "/usr/bin/env")
    let names = Set(lines.compactMap { $0.split(separator: "=").first.map(String.init) })
    let shell: Set = ["PWD", "_", "OLDPWD", "SHLVL", "PATH"]
    #expect(names.subtracting(shell) == ["SWIFT_BACKTRACE", "BORDERCHECK_REQUEST", "HOME", "TMPDIR"])
  }

  @Test func `home is the container, and the working and temporary folders are its own`() async throws {
    let lines = try await HostStage.with(script: "echo $HOME; echo $TMPDIR; pwd; ls -A $TMPDIR .") { stage in
      _ = try await stage.run()
      let text = try FileSystem.read(stage.place.standardOutput) ?? []
      let folder = stage.place.folder
      #expect(
        String(decoding: text, as: UTF8.self).split(separator: "\n").prefix(3).map(String.init) == [
          stage.device.folder.container("test.liar"), "\(folder)/tmp", "\(folder)/work",
        ])
      return text
    }
    #expect(!lines.isEmpty)
  }

  @Test(.enabled(if: FileSystem.exists("/proc/self/fd"), "needs /proc"))
  func `no descriptor but the three standard ones is inherited`() async throws {
    // A descriptor that is open here without O_CLOEXEC must not arrive there. `ls` itself opens the folder it lists.
    let leaking = try #require(OpenFile())
    defer { leaking.close() }
    #expect(try await output(of: "ls /proc/self/fd") == ["0", "1", "2", "3"])
    #expect(try await output(of: "readlink /proc/self/fd/0") == ["/dev/null"])
  }

  @Test(.enabled(if: FileSystem.exists("/proc/self/status"), "needs /proc"))
  func `no signal is blocked or ignored`() async throws {
    let lines = try await output(of: "exec grep -E '^(SigBlk|SigIgn)' /proc/self/status")
    // From 32 on they belong to the C library, which ignores two of its own when it starts a child.
    let signals = lines.compactMap { UInt64($0.drop { $0 != "\t" }.dropFirst(), radix: 16) }.map { $0 & 0x7fff_ffff }
    #expect(signals == [0, 0])
  }

  /// The lines that a host printed.
  private func output(of script: String) async throws -> [String] {
    try await HostStage.with(script: script) { stage in
      _ = try await stage.run()
      let text = try FileSystem.read(stage.place.standardOutput) ?? []
      return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }
}
