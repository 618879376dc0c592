package import Findings
package import HostEvidence
package import PositionedJSON

extension Finding {
  /// Appends the finding with the members of an evidence file, in its order.
  package func append(to line: inout JSONLine) {
    line.beginObject()
    line.member("kind", "finding")
    line.member("id", id)
    line.member("rule", rule)
    line.member("severity", severity.rawValue)
    line.member("product", product)
    line.member("owner", owner)
    line.member("table", table)
    line.member("key", key)
    line.member("language", language)
    line.member("message", message)
    line.member("cells", cells.isEmpty ? nil : cells)
    line.member("file", place?.file)
    line.member("line", place?.line)
    line.member("column", place?.column)
    line.member("exception", exception)
    line.member("reproduce", reproduce.isEmpty ? nil : reproduce)
    line.member("remedy", remedy.isEmpty ? nil : remedy)
    line.member("approvedBy", approval?.approvedBy)
    line.member("expires", approval.map { $0.expires ?? "never" })
    line.endObject()
  }

  /// Reads a finding; members that are not known are ignored, and so is the identity, which the others make.
  ///
  /// - Throws: `EvidenceError` at the first member that is missing or of a wrong type.
  package init(_ fields: RecordFields) throws(EvidenceError) {
    self.init(
      rule: try fields.string("rule"), severity: try fields.word("severity", of: Severity.self),
      product: try fields.optionalString("product"), owner: try fields.optionalString("owner"),
      table: try fields.optionalString("table"), key: try fields.optionalString("key"),
      language: try fields.optionalString("language"), message: try fields.string("message"),
      remedy: try fields.optionalString("remedy") ?? "", cells: try fields.optionalStrings("cells") ?? [],
      place: try fields.place(),
      exception: try fields.optionalString("exception"), reproduce: try fields.optionalStrings("reproduce") ?? []
    )
    approval = try fields.approval()
  }
}

extension RecordFields {
  fileprivate func approval() throws(EvidenceError) -> Approval? {
    guard let approver = try optionalString("approvedBy") else { return nil }
    let expires = try optionalString("expires")
    return Approval(approvedBy: approver, expires: expires == "never" ? nil : expires)
  }

  fileprivate func place() throws(EvidenceError) -> SourcePlace? {
    guard let file = try optionalString("file") else { return nil }
    return SourcePlace(file: file, line: try optionalInteger("line"), column: try optionalInteger("column"))
  }

  private func optionalInteger(_ name: String) throws(EvidenceError) -> Int? {
    optional(name) == nil ? nil : try integer(name)
  }
}
