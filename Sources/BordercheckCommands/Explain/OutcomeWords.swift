import HostEvidence
import LocalizationRuntime

/// Says in one sentence what a look-up came to, and why.
struct OutcomeWords {
  private let message: ResolvedMessage
  private let trace: LookUpTrace

  init(_ message: ResolvedMessage, _ trace: LookUpTrace) {
    self.message = message
    self.trace = trace
  }

  var sentence: String {
    guard let miss = trace.miss else {
      let variant = message.variant.map { ", variant \($0)" } ?? ""
      return "The entry of \(message.file ?? "the table")\(variant) is shown"
    }
    let instead =
      message.outcome == .default
      ? "the call's default is shown" : "the call has no default, and the key itself is shown"
    return "\(reason(miss)): \(instead)"
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
