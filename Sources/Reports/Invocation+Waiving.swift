package import Findings

extension Invocation {
  /// The name that evidence has in commands where none was written.
  private static let usualEvidence = "evidence.jsonl"

  /// The command that accepts a finding, with `…` where a person has to say something; nil for what no exception can
  /// accept.
  ///
  ///     swift run bordercheck waive be06b6dc03074092 Samples --reason '…' --approved-by '…' --never
  ///
  /// - Parameter evidence: The evidence that holds the finding, as seen from the working folder; nil takes that of the
  ///   invocation. A finding that a plain check does not find again is looked up in `evidence.jsonl` where none is known.
  package func waiving(_ finding: Finding, evidence: String? = nil) -> [String]? {
    guard hasManifest, finding.exception == nil, finding.isAcceptable else { return nil }
    let start = (tool.isEmpty ? ["bordercheck"] : tool) + ["waive", finding.id] + [project].compactMap { $0 }
    let known = evidence ?? self.evidence ?? (finding.isFoundByCheck ? nil : Self.usualEvidence)
    return start + (known.map { ["--evidence", $0] } ?? []) + ["--reason", "…", "--approved-by", "…", "--never"]
  }

  /// How the file comes to be that the accepting commands of some findings read, to stand in a sentence; nil where they
  /// read none, or one that is there.
  package func missingEvidence(of findings: some Sequence<Finding>) -> String? {
    guard evidence == nil, findings.contains(where: { !$0.isFoundByCheck && waiving($0) != nil }) else { return nil }
    return "\(Self.usualEvidence) is what --report evidence=\(Self.usualEvidence) writes"
  }
}

extension Finding {
  /// Whether a check of the project, with nothing to hold it against, comes to it again.
  fileprivate var isFoundByCheck: Bool { reproduce.dropFirst().first == "check" && !reproduce.contains("--base") }
}
