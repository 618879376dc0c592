import HostEvidence

@testable import SimulatedDevice

/// A device with one app whose executable is a shell script: everything that a host can do wrong, without a compiler.
struct HostStage {
  static let cell = "misbehaviour/en/3/Liar"
  static let message = RequestedMessage(owner: "Liar", table: "Localizable", key: "hello", arguments: [], surface: "")

  let root: String
  let device: SimulatedDevice

  /// Installs the script, with `answer` beside it as `answer.jsonl`, and gives the stage to `body`.
  static func with<Result>(
    script: String, answer: [UInt8] = HostStage.report().bytes, _ body: (HostStage) async throws -> Result
  ) async throws -> Result {
    try await TemporaryFolder.with { root in
      let text = "#!/bin/sh\nPATH=/usr/bin:/bin\nplace=${BORDERCHECK_REQUEST%/*}\nbundle=${0%/*}\n\(script)\n"
      try FileSystem.write(Array(text.utf8), to: "\(root)/Liar", mode: 0o755)
      let release = DeviceRelease(
        files: [
          DeviceFile(path: "Liar.app/Liar", content: .link("\(root)/Liar")),
          DeviceFile(path: "Liar.app/answer.jsonl", content: .bytes(answer)),
        ], identifiers: ["test.liar"], groups: ["test.liar"])
      var store = try FileStore(folder: "\(root)/store")
      let prepared = try store.prepare(release)
      let device = try SimulatedDevice(folder: "\(root)/device", languages: ["en"], region: nil)
      try device.install(prepared)
      return try await body(HostStage(root: root, device: device))
    }
  }

  var launch: HostLaunch {
    HostLaunch(
      cell: Self.cell, release: "current", process: "Liar.app", executable: "Liar", identifier: "test.liar",
      messages: [Self.message])
  }

  var place: LaunchPlace { LaunchPlace(device: device.folder, cell: Self.cell) }

  func run(_ limits: LaunchLimits = LaunchLimits(time: .seconds(20))) async throws -> HostResult {
    try await launch.run(on: device, limits: limits, among: LiveChildren())
  }

  /// What an honest host writes.
  static func report(cell: String = cell, process: String = "Liar.app", key: String = "hello") -> HostReport {
    HostReport(
      cell: CellRecord(
        id: cell, release: "", process: process, host: .process, languages: ["en"], languagesFrom: .device,
        searchList: ["en"], formattingLocale: "en_US"),
      choices: [ChoiceRecord(cell: cell, bundle: ".", identifier: nil, offers: ["en"], gate: nil, searchList: ["en"])],
      observations: [
        ObservationRecord(
          cell: cell, owner: "Liar", table: "Localizable", key: key, arguments: [], surface: "", asked: ".",
          outcome: .key, value: "hello")
      ])
  }
}
