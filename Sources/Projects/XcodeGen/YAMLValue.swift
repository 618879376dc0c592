/// A value of the part of YAML in which people write project specifications.
indirect enum YAMLValue: Sendable, Hashable {
  struct Entry: Sendable, Hashable {
    var key: String
    var value: YAMLValue
    /// Of the key, beginning with 1.
    var line: Int
  }

  /// A plain or quoted scalar; only a plain `true` or `false` is a truth value.
  case text(String, isPlain: Bool)
  case list([YAMLValue])
  case map([Entry])
  case null

  subscript(key: String) -> YAMLValue? { entries.last { $0.key == key }?.value }

  var entries: [Entry] { if case .map(let entries) = self { entries } else { [] } }

  /// The items of a list; a single value is a list of one.
  var items: [YAMLValue] {
    switch self {
    case .list(let items): items
    case .null: []
    default: [self]
    }
  }

  var text: String? { if case .text(let text, _) = self { text } else { nil } }

  /// As `JSONSerialization` takes it.
  var plain: Any {
    switch self {
    case .text("true", isPlain: true): true
    case .text("false", isPlain: true): false
    case .text(let text, _): text
    case .list(let items): items.map(\.plain)
    case .map(let entries): Dictionary(entries.map { ($0.key, $0.value.plain) }) { $1 }
    case .null: [String: Any]()
    }
  }
}
