internal import HostEvidence

/// Holds the records of one host against each other and against the device: what contradicts itself is no evidence.
struct EvidenceConsistency {
  let report: HostReport
  let launch: HostLaunch
  let device: DeviceFolder

  /// - Throws: `HostFailure` of kind `garbled` at the first contradiction.
  func check() throws(HostFailure) {
    try checkChoices()
    let chosen = Set(report.choices.map(\.bundle))
    for observation in report.observations {
      if let problem = problem(with: observation, chosen: chosen) {
        throw HostFailure(.garbled, "says of '\(observation.key)' of \(observation.owner) \(problem)")
      }
    }
  }

  /// One choice for each bundle, and that of the main bundle among them.
  private func checkChoices() throws(HostFailure) {
    var known: Set<String> = []
    for choice in report.choices {
      if choice.bundle.hasPrefix("/") { throw HostFailure(.garbled, "names a bundle by an absolute path") }
      guard known.insert(choice.bundle).inserted else {
        throw HostFailure(.garbled, "wrote more than one choice of languages for the bundle '\(choice.bundle)'")
      }
    }
    guard let main = report.choices.first(where: { $0.bundle == "." }) else {
      throw HostFailure(.garbled, "does not say how the languages of its main bundle were chosen")
    }
    guard main.searchList == report.cell.searchList else {
      let lists = "\(Self.list(report.cell.searchList)) in its cell and \(Self.list(main.searchList)) in its choice"
      throw HostFailure(.garbled, "has two search lists for its main bundle: \(lists)")
    }
  }

  private static func list(_ languages: [String]) -> String { languages.joined(separator: ", ") }
}

// MARK: - One observation

extension EvidenceConsistency {
  /// What contradicts itself, to stand after "says of 'KEY'"; nil for a sound record.
  private func problem(with observation: ObservationRecord, chosen: Set<String>) -> String? {
    let asked = observation.asked
    if asked.hasPrefix("/") || observation.bundle?.hasPrefix("/") == true { return "a bundle by an absolute path" }
    if let problem = contentProblem(with: observation) { return problem }
    guard observation.outcome != .persisted, observation.outcome != .noBundle else { return nil }
    if !isThere(asked) { return "that it asked the bundle '\(asked)', which is not on the device" }
    return chosen.contains(asked) ? nil : "that it asked the bundle '\(asked)', and not how its languages were chosen"
  }

  private func contentProblem(with observation: ObservationRecord) -> String? {
    let hasPlace = observation.file != nil && observation.resolvedLocale != nil && observation.bundle != nil
    let hasAnyPlace = observation.file != nil || observation.resolvedLocale != nil || observation.bundle != nil
    switch observation.outcome {
    case .noBundle: return observation.value == nil ? nil : "that there is no bundle, and a value all the same"
    case .value where observation.value == nil: return "that a table has it, and not what it shows"
    case .value: return hasPlace ? nil : "that a table has it, and not which file in which bundle"
    case .key, .default, .persisted:
      if observation.value == nil { return "not what it shows" }
      guard observation.outcome == .persisted else { return nil }
      if hasAnyPlace { return "that an earlier launch stored it, and that a table has it" }
      return launch.isFirst ? "that an earlier launch stored it, and this is the first on the device" : nil
    }
  }

  /// Whether a bundle is on the device, or honestly outside of it.
  private func isThere(_ bundle: String) -> Bool {
    if bundle == "." { return true }
    if bundle.hasPrefix("outside:") { return true }
    var parts = launch.process.split(separator: "/")
    for part in bundle.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return false
      }
    }
    return !parts.isEmpty && FileSystem.exists("\(device.applications)/\(parts.joined(separator: "/"))")
  }
}
