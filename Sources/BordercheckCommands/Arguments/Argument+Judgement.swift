import CommandLayer

/// The options that say how findings are judged, each in the words of all commands that have it.
extension Argument {
  /// `--profile NAME`: the manifest's severities.
  ///
  /// - Parameter part: what it is about where that is not all of it, such as ` for what the whole shows`.
  static func profile(into target: Target<String?>, for part: String = "") -> Self {
    .optional(
      "profile", value: "NAME", into: target, group: .judgement,
      help: "severities of the manifest's profile\(part); release where none is given")
  }

  /// `--base FILE`: earlier evidence.
  static func baseEvidence(into target: Target<String?>) -> Self {
    .optional(
      "base", value: "FILE", into: target, group: .judgement, completion: .files(["jsonl"]),
      help: "evidence of an earlier release or revision; profile pr counts only what it lacks")
  }

  /// `--fail-on SEVERITY`.
  ///
  /// - Parameter usual: what is taken where it is not given.
  static func failOn(
    into target: Target<FailingSeverity?>, otherwise usual: String = "error where nothing says otherwise"
  ) -> Self {
    .optional(
      "fail-on", value: "SEVERITY", into: target, group: .judgement,
      help: "severity from which findings end the command with status 1; \(usual)")
  }
}
