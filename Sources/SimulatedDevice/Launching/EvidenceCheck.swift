internal import HostEvidence

/// Reads a host's evidence and holds it against what the host was asked.
struct EvidenceCheck {
  let launch: HostLaunch
  let device: DeviceFolder
  /// Bytes that evidence may have.
  let limit: Int

  /// The report in the file at `path`.
  ///
  /// - Throws: `HostFailure` of kind `silent` or `garbled`.
  func report(at path: String) throws(HostFailure) -> HostReport {
    let report: HostReport
    let bytes = try bytes(at: path)
    do {
      report = try HostReport(bytes: bytes)
    } catch {
      throw HostFailure(.garbled, "wrote evidence that does not read: \(error)")
    }
    try checkCell(report)
    try checkMessages(report)
    try EvidenceConsistency(report: report, launch: launch, device: device).check()
    return report
  }

  /// What the host wrote, if it is a file and no larger than hosts may write.
  private func bytes(at path: String) throws(HostFailure) -> [UInt8] {
    guard let size = FileBytes.size(of: path) else {
      guard FileSystem.exists(path) else { throw HostFailure(.silent, "ended without writing evidence") }
      throw HostFailure(.garbled, "put something else in the place of its evidence, which must be a file")
    }
    guard size <= limit else {
      throw HostFailure(.garbled, "wrote \(size) bytes of evidence; at most \(limit) are read")
    }
    guard let bytes = FileBytes.read(path, followsLinks: false), !bytes.isEmpty else {
      throw HostFailure(.silent, "ended without writing evidence")
    }
    return bytes
  }

  private func checkCell(_ report: HostReport) throws(HostFailure) {
    let cells = [report.cell.id] + report.choices.map(\.cell) + report.observations.map(\.cell)
    if let stranger = cells.first(where: { $0 != launch.cell }) {
      throw HostFailure(.garbled, "wrote a record of another cell, '\(stranger)'")
    }
    guard report.cell.process == launch.process, report.cell.host == .process else {
      throw HostFailure(.garbled, "says that it runs as '\(report.cell.process)', not as '\(launch.process)'")
    }
  }

  /// Each request has one observation, or a remark that says why there is none.
  private func checkMessages(_ report: HostReport) throws(HostFailure) {
    var open: [RequestedMessage: Int] = [:]
    for message in launch.messages { open[message, default: 0] += 1 }
    for observation in report.observations {
      let message = RequestedMessage(observation)
      guard let count = open[message] else {
        throw HostFailure(.garbled, "wrote a record of \(message.text), which was not requested")
      }
      guard count > 0 else { throw HostFailure(.garbled, "wrote more than one record of \(message.text)") }
      open[message] = count - 1
    }
    let remarked = Set(report.remarks.map { MessageName(owner: $0.owner, table: $0.table, key: $0.key) })
    let missing = launch.messages.filter { message in
      open[message] ?? 0 > 0
        && !remarked.contains(MessageName(owner: message.owner, table: message.table, key: message.key))
    }
    if let first = missing.first {
      let count = "\(missing.count) of \(launch.messages.count) requested messages"
      throw HostFailure(.silent, "wrote no record of \(count), the first of them \(first.text)")
    }
  }
}

/// What a remark names: a message without arguments and surface.
private struct MessageName: Hashable {
  var owner: String
  var table: String
  var key: String
}

extension RequestedMessage {
  fileprivate init(_ observation: ObservationRecord) {
    self.init(
      owner: observation.owner, table: observation.table, key: observation.key, arguments: observation.arguments,
      surface: observation.surface)
  }

  /// `'trip.gate' of SharedTripUI`, with the table where it is not the usual one.
  fileprivate var text: String {
    table == "Localizable" ? "'\(key)' of \(owner)" : "'\(key)' in table '\(table)' of \(owner)"
  }
}
