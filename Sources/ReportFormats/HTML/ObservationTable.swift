import HostEvidence
import Reports

/// The observations of a report as numbers, each text held once: in one order, whatever the order of the records.
struct ObservationTable {
  /// Owner, table and key, as numbers of names.
  struct Message: Hashable {
    var owner: Int32
    var table: Int32
    var key: Int32
  }

  /// How a message was asked for.
  struct Call: Hashable {
    var surface: Int32
    /// The arguments as a reader sees them: `5, "A"`.
    var arguments: Int32
    /// How far its numbers are from five, which is a plural in every language that has one.
    var oddity: Double
  }

  /// Where a value came from and what that is worth: texts as numbers of names, -1 for none.
  struct Site: Hashable {
    var mark: MessageState.Mark
    var word: Int32
    var outcome: Outcome
    var asked: Int32
    var bundle: Int32
    var file: Int32
    var resolvedLocale: Int32
    var variant: Int32
    var formattingLocale: Int32
  }

  /// One observation.
  struct Row {
    var message: Int32
    var cell: Int32
    var call: Int32
    var site: Int32
    /// In `values`, -1 where nothing was shown.
    var value: Int32
    /// Of the record in the report.
    var record: Int32
  }

  /// Sorted by bytes.
  var names: [String]
  /// Name → its place in `names`.
  var nameNumbers: [ExactText: Int32]
  /// In no order.
  var values: [String]
  /// Sorted by identifier.
  var cells: [CellRecord]
  var cellNumbers: [ExactText: Int32]
  /// Sorted by owner, table and key.
  var messages: [Message]
  /// Sorted so that the first of several shows a message at its plainest.
  var calls: [Call]
  var sites: [Site]
  /// Sorted by message, cell, call, site and value.
  var rows: [Row]
  /// Where the rows of each message begin, and at last their number.
  var starts: [Int]

  func rows(of message: Int) -> Range<Int> { starts[message]..<starts[message + 1] }
}

extension ObservationTable {
  /// The messages that a finding is about, by owner, and table and key where it names them.
  func messages(owner: String, table: String?, key: String?) -> Range<Int> {
    guard let owner = nameNumbers[ExactText(owner)] else { return 0..<0 }
    let wanted = [owner] + [table, key].prefix { $0 != nil }.map { $0.flatMap { nameNumbers[ExactText($0)] } ?? -1 }
    let start = firstMessage { $0.precedes(wanted) == false }
    let end = firstMessage { $0.follows(wanted) }
    return start..<max(start, end)
  }

  /// The first message that `isMet` holds for, as for all after it.
  private func firstMessage(where isMet: (Message) -> Bool) -> Int {
    var (low, high) = (0, messages.count)
    while low < high {
      let middle = (low + high) / 2
      if isMet(messages[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension ObservationTable.Message {
  private var parts: [Int32] { [owner, table, key] }

  fileprivate func precedes(_ wanted: [Int32]) -> Bool { parts.prefix(wanted.count).lexicographicallyPrecedes(wanted) }
  fileprivate func follows(_ wanted: [Int32]) -> Bool { wanted.lexicographicallyPrecedes(parts.prefix(wanted.count)) }
}
