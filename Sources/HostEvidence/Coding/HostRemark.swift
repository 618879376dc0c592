package import PositionedJSON

/// Something about one requested message that a host could not say in an observation; the harness judges it.
package struct HostRemark: Sendable, Hashable {
  /// What is remarked.
  package enum Reason: String, Sendable, Hashable, CaseIterable {
    /// The host registered no surface for the message.
    case noSurface = "no-surface"
    /// The surface looked nothing up and showed nothing that an earlier launch stored.
    case noLookUp = "no-look-up"
    /// The surface looked up something, but neither this table nor this key.
    case otherLookUp = "other-look-up"
    /// The surface asked for an argument that the message does not have.
    case missingArgument = "missing-argument"
    /// The host registered a surface for a message that was not requested.
    case unaskedSurface = "unasked-surface"
    /// The text has markup that only a real device resolves.
    case notSimulated = "not-simulated"
    /// The format and its arguments do not fit together; the text was shown all the same.
    case format
  }

  package var reason: Reason
  package var owner: String
  package var table: String
  package var key: String
  /// One sentence without a full stop.
  package var message: String

  package init(_ reason: Reason, about request: RequestedMessage, message: String) {
    self.reason = reason
    self.owner = request.owner
    self.table = request.table
    self.key = request.key
    self.message = message
  }

  package func append(to line: inout JSONLine) {
    line.beginObject()
    line.member("kind", "remark")
    line.member("reason", reason.rawValue)
    line.member("owner", owner)
    line.member("table", table)
    line.member("key", key)
    line.member("message", message)
    line.endObject()
  }

  /// - Throws: `EvidenceError` at the first member that is missing or of a wrong type.
  package init(_ fields: RecordFields) throws(EvidenceError) {
    reason = try fields.word("reason", of: Reason.self)
    owner = try fields.string("owner")
    table = try fields.string("table")
    key = try fields.string("key")
    message = try fields.string("message")
  }
}
