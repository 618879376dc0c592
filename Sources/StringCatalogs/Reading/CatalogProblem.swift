package import PositionedJSON

/// Something wrong with the shape of a catalog, at a place.
package struct CatalogProblem: Sendable, Hashable {
  package enum Severity: Int, Sendable, Hashable, Comparable {
    case note, warning, error

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The kinds; raw values are rule identifiers.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The text is not JSON, or its root is no object.
    case invalid = "json.invalid"
    case conflictMarkers = "json.conflict-markers"
    case duplicateKey = "json.duplicate-key"
    case trailingComma = "json.trailing-comma"
    case byteOrderMark = "json.bom"
    case utf16 = "json.utf16"
    case strayTopLevel = "json.stray-top-level"
    case unknownVersion = "json.unknown-version"
    /// A member below the root that no version of the format is known to have.
    case unknownMember = "json.unknown-member"
    case missingMember = "json.missing-member"
    case wrongType = "json.wrong-type"
  }

  package var kind: Kind
  package var severity: Severity
  package var position: JSONPosition
  /// What was expected and what to do: lower case, one line, no full stop, without the place.
  package var message: String
  /// The key of the entry it lies in.
  package var key: String?
  /// The language it lies in.
  package var language: String?

  package init(
    _ kind: Kind, _ severity: Severity, at position: JSONPosition, _ message: String, key: String? = nil,
    language: String? = nil
  ) {
    self.kind = kind
    self.severity = severity
    self.position = position
    self.message = message
    self.key = key
    self.language = language
  }

  /// True where Apple's compiler refuses the catalog: not JSON, a required member missing, or a member of the wrong type.
  package var stopsCompilation: Bool {
    switch kind {
    case .invalid, .conflictMarkers, .missingMember, .wrongType: true
    default: false
    }
  }
}

extension CatalogProblem {
  /// The problem of a text that is no JSON.
  package init(_ error: JSONSyntaxError) {
    self.init(error.isConflictMarker ? .conflictMarkers : .invalid, .error, at: error.position, error.message)
  }

  /// The problem of a text that JSON readers treat differently.
  init(_ notice: JSONNotice) {
    let (kind, severity): (Kind, Severity) =
      switch notice.kind {
      case .duplicateMember: (.duplicateKey, .error)
      case .trailingComma: (.trailingComma, .error)
      case .byteOrderMark: (.byteOrderMark, .warning)
      case .utf16: (.utf16, .warning)
      }
    self.init(kind, severity, at: notice.position, notice.message)
  }
}
