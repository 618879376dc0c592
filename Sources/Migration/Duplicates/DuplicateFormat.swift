/// How duplicates are written.
package enum DuplicateFormat: String, Sendable, Hashable, CaseIterable {
  case text
  case json
  case csv
}
