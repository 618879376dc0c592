import Findings
import HostEvidence
import OwnershipManifest

/// One message as one product presents it, with its own argument lists.
struct PlannedMessage: Sendable {
  /// What makes two declarations one message: a glob and a literal may both name it.
  struct Identity: Sendable, Hashable {
    var product: String
    var owner: String
    var table: String
    var key: String
    var surface: String
    var asks: Presentation.Asked
    var defaultValue: String?
    var formatting: Presentation.Formatting
  }

  var identity: Identity
  var lists: [[MessageArgument]]
  var persists: Presentation.Persistence
  var place: SourcePlace
  /// The text that the code passes where the manifest says nothing else; nil for a process, whose code decides.
  var codeText: CodeText?

  /// The lists that are shown under a scenario's counts: the first one, each number replaced.
  func lists(counts: [MessageArgument]?) -> [[MessageArgument]] {
    guard let counts, let first = lists.first, first.contains(where: \.isNumber) else { return lists }
    var shown: [[MessageArgument]] = []
    for count in counts {
      guard let list = first.replacingNumbers(by: count), !shown.contains(list) else { continue }
      shown.append(list)
    }
    return shown
  }

  func observation(_ arguments: [MessageArgument]) -> PlannedObservation {
    PlannedObservation(
      product: identity.product, owner: identity.owner, table: identity.table, key: identity.key, arguments: arguments,
      surface: identity.surface, asks: identity.asks, defaultValue: identity.defaultValue ?? codeText?.text,
      codeText: codeText, formatting: identity.formatting, persists: persists, place: place)
  }
}

extension MessageArgument {
  fileprivate var isNumber: Bool { if case .string = self { false } else { true } }
}

extension [MessageArgument] {
  /// The list with every number replaced; nil where a fractional count meets an integer.
  fileprivate func replacingNumbers(by count: MessageArgument) -> Self? {
    var list: Self = []
    for argument in self {
      switch (argument, count) {
      case (.string, _): list.append(argument)
      case (.integer, .integer), (.double, .double): list.append(count)
      case (.double, .integer(let whole)): list.append(.double(Double(whole)))
      default: return nil
      }
    }
    return list
  }
}
