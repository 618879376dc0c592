package import HostEvidence
package import LocalizationRuntime

/// Look-ups in one bundle, each reported to whoever listens.
package final class BundleLookUp: Sendable {
  package let folder: BundleFolder
  private let lookUp: MessageLookUp

  package init(folder: BundleFolder, bundle: LocalizedBundle, settings: ProcessSettings) {
    self.folder = folder
    lookUp = MessageLookUp(bundle: bundle, region: settings.region, idiom: settings.idiom)
  }

  /// How languages were chosen for this bundle; nil where it is not there.
  package var choice: BundleChoice? {
    guard folder.isThere else { return nil }
    let choice = lookUp.bundle.choice
    return BundleChoice(
      identifier: folder.identifier, offers: choice.offers, gate: choice.gate, searchList: choice.searchList)
  }

  /// What the look-up gives, formatted with the request's arguments.
  package func resolve(_ request: MessageRequest) -> ResolvedMessage {
    let message = lookUp.resolve(request)
    if let log = LookUpLog.current { log.record(report(message, of: request)) }
    return message
  }

  /// The text that the look-up gives to code which formats it later: a plural rule can be found again from it.
  func unformatted(_ request: MessageRequest) -> String {
    let message = lookUp.resolve(request)
    var report = LookUpLog.current.map { _ in self.report(message, of: request) }
    let text = FormatOrigin(bundle: self, request: request).mark(message)
    report?.text = text
    if let report { LookUpLog.current?.record(report) }
    return text
  }

  /// The same look-up as one that was reported before, now with arguments.
  func format(_ request: MessageRequest, text: String) -> String {
    let message = lookUp.resolve(request)
    LookUpLog.current?.amend(text: text) { $0 = report(message, of: request) }
    return message.value
  }

  private func report(_ message: ResolvedMessage, of request: MessageRequest) -> LookUpReport {
    LookUpReport(
      bundle: folder.path, choice: choice, table: TableSearch.tableName(request.table), key: request.key ?? "",
      file: message.file, resolvedLocale: message.resolvedLocale, variant: message.variant,
      formattingLocale: message.formattingLocale, outcome: folder.isThere ? message.outcome : .noBundle,
      text: message.value, diagnostics: LookUpReport.diagnostics(of: message.value, message.diagnostics))
  }
}
