import HostEvidence
import InstalledProducts
import LocalizationRuntime
import Reports

/// Says in one sentence what a look-up came to, and why.
struct OutcomeWords {
  private let message: ResolvedMessage
  private let trace: LookUpTrace
  /// What the catalog shows of the code, where the default comes from there.
  private let codeText: CodeText?

  init(_ message: ResolvedMessage, _ trace: LookUpTrace, codeText: CodeText?) {
    self.message = message
    self.trace = trace
    self.codeText = codeText
  }

  var sentence: String {
    guard let miss = trace.miss else {
      let variant = message.variant.map { ", variant \($0)" } ?? ""
      return "The entry of \(message.file ?? "the table")\(variant) is shown"
    }
    let instead =
      message.outcome == .default
      ? "\(defaultWords) is shown" : "the call has no default, and the key itself is shown"
    return "\(reason(miss)): \(instead)"
  }

  private var defaultWords: String {
    guard let codeText else { return "the call's default" }
    let source =
      switch codeText.origin {
      case .call: "the call's default, which the catalog has as text extracted from the code"
      case .interfaceBuilder: "the storyboard's own text, which the catalog shows"
      }
    return "\(source) (\(codeText.place.text)),"
  }

  private func reason(_ miss: LookUpTrace.Miss) -> String {
    switch miss {
    case .noKey: "The call has no key"
    case .noTableFile: "No file of the table \(trace.table) lies in any place that is searched"
    case .tableUnreadable(let file): "\(file) does not parse, which ends the search"
    case .noEntry:
      "The files that were found have no entry for the key, and a look-up goes no further than the first language that has the table"
    case .noVariantForDevice: "The entry has variants for other devices only, and no plain text stands beside it"
    }
  }
}
