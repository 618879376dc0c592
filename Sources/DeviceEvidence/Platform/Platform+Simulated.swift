#if !canImport(Darwin)
  internal import HostEvidence
  internal import LocalizationRuntime
  internal import LocalizedStrings

  /// Look-ups where there is no Apple Foundation: this package's own, in a process whose main bundle is the product.
  struct Platform: Sendable {
    let facts: ProcessFacts
    private let process: LocalizedProcess

    /// - Throws: what keeps the process from reading its own preferences.
    init(root: String) throws {
      let own = LocalizedProcess.current
      let process = own.mainBundle == root ? own : LocalizedProcess(settings: own.settings, mainBundle: root)
      self.process = process
      facts = try LocalizedProcess.$standIn.withValue(process) { try LookUpRuntime().facts() }
    }

    func performing<Result>(_ body: () -> Result) -> Result {
      LocalizedProcess.$standIn.withValue(process, operation: body)
    }

    /// - Parameter path: the bundle's real path; it need not be there.
    func text(of request: RequestedMessage, default defaultValue: String?, in path: String) -> String {
      let message = MessageRequest(
        key: request.key, table: request.table, defaultValue: defaultValue, arguments: request.arguments)
      return process.bundle(at: path).resolve(message).value
    }

    func infoText(forKey key: String) -> String? { performing { LookUpRuntime().infoText(forKey: key) } }

    func readable(_ text: String) -> String { LookUpRuntime().readable(text) }
  }
#endif
