/// One message that a surface is asked to show.
public struct HostCall {
  /// The name of the message's owner.
  public var owner: String { request.owner }
  /// The table without suffix.
  public var table: String { request.table }
  /// The key as the catalog spells it.
  public var key: String { request.key }
  /// What to format the message with; empty if nothing.
  public var arguments: [MessageArgument] { request.arguments }
  /// Where in the product it is presented; may be empty.
  public var surface: String { request.surface }
  /// What the product keeps in its own container between launches.
  public let store: HostStore
  /// What the app and everything in it share between launches.
  public let groupStore: HostStore

  package let request: RequestedMessage
  let notes: CallNotes

  /// The integer at a 0-based position; a double is rounded towards zero, a text is 0.
  ///
  /// Asking for an argument that the message does not have gives 0 and is reported with the evidence.
  public func integer(_ position: Int) -> Int {
    switch argument(position) {
    case .integer(let integer): integer
    case .double(let double): Int(exactly: double.rounded(.towardZero)) ?? 0
    case .string, nil: 0
    }
  }

  /// The number at a 0-based position; a text is 0.
  ///
  /// Asking for an argument that the message does not have gives 0 and is reported with the evidence.
  public func double(_ position: Int) -> Double {
    switch argument(position) {
    case .integer(let integer): Double(integer)
    case .double(let double): double
    case .string, nil: 0
    }
  }

  /// The text at a 0-based position; a number is written in digits.
  ///
  /// Asking for an argument that the message does not have gives an empty text and is reported with the evidence.
  public func string(_ position: Int) -> String {
    switch argument(position) {
    case .integer(let integer): "\(integer)"
    case .double(let double): "\(double)"
    case .string(let text): text
    case nil: ""
    }
  }

  /// The text that the first launch stored for this message; at the first launch what `fresh` gives, which is stored.
  ///
  /// This is the mistake that shows old text after an upgrade; code that behaves well calls `fresh` every time.
  public func storedText(_ fresh: () -> String) -> String {
    if let text = store.text(named: storedName("text")) {
      notes.storedBundle = store.unshownText(named: storedName("asked"))
      return text
    }
    let text = fresh()
    store.set(text, named: storedName("text"))
    store.set(LookUpLog.current?.reports.last?.bundle, named: storedName("asked"))
    return text
  }

  /// The key that the first launch stored for this message; look it up to show it.
  ///
  /// A key outlives the release that knew it: the table of a later one may have lost it.
  public func storedKey() -> String {
    if let key = store.unshownText(named: storedName("key")) { return key }
    store.set(key, named: storedName("key"))
    return key
  }

  private func storedName(_ what: String) -> String {
    let argumentTexts = arguments.map { "\($0)" }
    return ([what, owner, table, key, surface] + argumentTexts).joined(separator: "\u{1F}")
  }

  private func argument(_ position: Int) -> MessageArgument? {
    if arguments.indices.contains(position) { return arguments[position] }
    notes.missingArguments.insert(position)
    return nil
  }
}

/// What one call leaves for the session to report.
final class CallNotes {
  var missingArguments: Set<Int> = []
  /// The bundle that was asked when the text that is shown was stored.
  var storedBundle: String?
}
