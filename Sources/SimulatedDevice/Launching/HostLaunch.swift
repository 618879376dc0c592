package import HostEvidence

/// One launch of a process host: which installed product, and what it is asked to present.
package struct HostLaunch: Sendable, Hashable {
  /// `<scenario>/<entry>/<step>/<product>`.
  package var cell: String
  package var release: String
  /// The product's path on the device, such as `AppShell.app/PlugIns/TripWidget.appex`.
  package var process: String
  /// The executable's name inside the product's bundle.
  package var executable: String
  package var identifier: String
  /// The identifier of the app that contains the product; nil for a top-level one.
  package var containingIdentifier: String?
  package var idiom: String
  package var behavior: DeviceBehavior
  package var messages: [RequestedMessage]
  /// Whether nothing was launched on the device since it was installed clean, so that nothing can be stored on it.
  package var isFirst: Bool

  package init(
    cell: String, release: String, process: String, executable: String, identifier: String,
    containingIdentifier: String? = nil, idiom: String = "iphone", behavior: DeviceBehavior = DeviceBehavior(),
    messages: [RequestedMessage], isFirst: Bool = false
  ) {
    self.cell = cell
    self.release = release
    self.process = process
    self.executable = executable
    self.identifier = identifier
    self.containingIdentifier = containingIdentifier
    self.idiom = idiom
    self.behavior = behavior
    self.messages = messages
    self.isFirst = isFirst
  }

  /// Starts the product on the device, waits for its end, and reads what it wrote.
  ///
  /// The host works in a folder of its own below the device's `Launches`, which goes when the device is erased.
  /// - Parameter slots: says when the host may start; everything else is done without waiting.
  /// - Throws: `CancellationError` when the task was cancelled or the tool interrupted, `FileSystemError` when the
  ///   launch's own files cannot be written. Whatever the host does wrong is in the result.
  package func run(
    on device: SimulatedDevice, limits: LaunchLimits = LaunchLimits(), environment: HostEnvironment = HostEnvironment(),
    in slots: HostSlots = HostSlots(1), among children: LiveChildren = .ofThisProcess
  ) async throws -> HostResult {
    let place = LaunchPlace(device: device.folder, cell: cell)
    try place.create(request: request(on: device, evidence: place.evidence))
    let child = ChildProcess(
      executable: "\(device.folder.bundle(process))/\(executable)",
      environment: environment.variables(place: place, container: device.folder.container(identifier)),
      workingFolder: place.workingFolder, standardOutput: place.standardOutput, standardError: place.standardError,
      watchedFiles: [place.evidence], limits: limits)
    let result = try await slots.with {
      try Task.checkCancellation()
      return await child.run(among: children)
    }
    if case .cancelled = result.end { throw CancellationError() }
    return HostResult(
      cell: cell, outcome: outcome(of: result.end, evidence: place.evidence, on: device, limits),
      standardErrorTail: result.standardErrorTail)
  }
}

extension HostLaunch {
  private func request(on device: SimulatedDevice, evidence: String) -> HostRequest {
    HostRequest(
      cell: cell, device: device.folder.path, identifier: identifier, containingIdentifier: containingIdentifier,
      container: device.folder.container(identifier),
      groupContainer: device.folder.group(ofApp: containingIdentifier ?? identifier), evidence: evidence,
      region: device.region, idiom: idiom, behavior: behavior, messages: messages)
  }

  private func outcome(
    of end: ProcessEnd, evidence: String, on device: SimulatedDevice, _ limits: LaunchLimits
  ) -> Result<HostReport, HostFailure> {
    Result { () throws(HostFailure) -> HostReport in
      if let failure = HostFailure(end) { throw failure }
      var report = try EvidenceCheck(launch: self, device: device.folder, limit: limits.output).report(at: evidence)
      report.cell.release = release
      return report
    }
  }
}
