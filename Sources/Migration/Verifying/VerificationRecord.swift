import PositionedJSON

/// What `migrate verify` proved, kept for `migrate finish`.
package struct VerificationRecord: Sendable, Hashable {
  /// The tree that was looked at.
  package var tree: String
  /// Whether only this tool's own simulation was asked, and no built product and no device.
  package var isSimulatedOnly: Bool

  package init(tree: String, isSimulatedOnly: Bool) {
    self.tree = tree
    self.isSimulatedOnly = isSimulatedOnly
  }

  package var bytes: [UInt8] {
    var line = JSONLine()
    line.beginObject()
    line.member("formatVersion", "1.0")
    line.member("tree", tree)
    line.member("simulatedOnly", isSimulatedOnly)
    line.endObject()
    return line.bytes + [UInt8(ascii: "\n")]
  }

  /// Nil for what is no such record: nothing was proved then.
  package init?(_ bytes: [UInt8]) {
    guard let root = try? JSONDocument(bytes, dialect: .strict).root, root["formatVersion"]?.string == "1.0",
      let tree = root["tree"]?.string, let isSimulatedOnly = root["simulatedOnly"]?.boolean
    else { return nil }
    self.init(tree: tree, isSimulatedOnly: isSimulatedOnly)
  }
}
