internal import Findings

/// A heading with items, each of which is left out or there as a whole.
struct MarkdownSection {
  /// What it is about, in the order in which sections get room where there is too little.
  enum Subject: Hashable {
    case lost
    case matrix
    case findings(Severity)
    case accepted

    var rank: Int {
      switch self {
      case .lost: 0
      case .matrix: 1
      case .findings: 2
      case .accepted: 3
      }
    }
  }

  var subject: Subject
  /// Ends with a line end; it stands only where an item does.
  var head: String
  /// How many things of the report each item shows.
  var items: [Item]

  struct Item {
    var text: String
    var count = 1
  }

  var byteCount: Int { head.utf8.count + items.reduce(0) { $0 + $1.text.utf8.count } }
}
