/// What is to be planned.
package struct MigrationRequest: Sendable, Hashable {
  /// Which keys.
  package enum Keys: Sendable, Hashable {
    case named([String])
    case prefix(String)
    /// Old name → new name; the owner stays.
    case renamed([String: String])
  }

  /// The owners that the copies are taken from.
  package var from: [String]
  /// The owner that gets the messages.
  package var to: String
  package var keys: Keys
  /// The table of `to`; nil for the one that it has, or `Localizable` of several.
  package var table: String?
  /// The owner whose version stands wherever copies differ; nil leaves all of that open.
  package var prefer: String?

  package init(from: [String], to: String, keys: Keys) {
    self.from = from
    self.to = to
    self.keys = keys
  }

  func covers(_ key: String) -> Bool {
    switch keys {
    case .named(let names): names.contains { $0.utf8.elementsEqual(key.utf8) }
    case .prefix(let prefix): key.utf8.starts(with: prefix.utf8)
    case .renamed(let names): names[key] != nil
    }
  }

  func newKey(of key: String) -> String {
    if case .renamed(let names) = keys { names[key] ?? key } else { key }
  }

  var isRename: Bool { if case .renamed = keys { true } else { false } }
}
