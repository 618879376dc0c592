/// Examples of what accepts findings, and no longer does.
enum ExceptionExamples {
  private typealias Call = CallExample

  /// App `H` shows the key `l` of `K`, which has no such entry.
  private static func accepting(
    _ title: String, key: String = "l", expires: String = "never", more: String = ""
  ) -> RuleExample {
    let message = """
      "messages": [{ "owner": "K", "key": "l", "in": [{ "product": "H" }] }],
      "exceptions": [{ "rule": "raw-key-shown", "owner": "K", "key": "\(key)", \(more)
        "reason": "the text comes with the next release", "approvedBy": "release lead", "expires": "\(expires)" }]
      """
    return ExampleProject.translated.changing(
      title, ["bordercheck.json": ExampleProject.manifest(more: message)])
  }

  // MARK: - In a manifest

  static let unused = [
    accepting("it accepts another key", key: "m"),
    accepting("the text that it is pinned to is no longer the one that is shown", more: "\"value\": \"L\","),
  ]
  static let used = [
    accepting("what it accepts is there"),
    accepting("the text that it is pinned to is shown", more: "\"value\": \"l\","),
  ]

  /// Examples are tried on a day of August 2026.
  static let expired = [accepting("its last good day is over", expires: "2026-07-31")]
  static let expiring = [accepting("its last good day is near", expires: "2026-08-10")]
  static let lasting = [
    accepting("it is for ever"), accepting("its last good day is far", expires: "2027-03-31"),
  ]

  // MARK: - In code

  private static func commented(_ title: String, _ comment: String) -> RuleExample {
    Call.project(title, [Call.app: Call.screen("\(comment)\nText(\"account.titel\")\nText(\"account.title\")")])
  }

  static let malformed = [
    commented("it gives no reason", "// bordercheck:allow call.key-missing"),
    commented("there is no such rule", "// bordercheck:allow call.missing the server has it"),
    commented("it names no rule", "// bordercheck:allow"),
    commented("it asks for something else", "// bordercheck:disable call.key-missing the server has it"),
  ]
  static let wellFormed = [
    commented("it names a rule and says why", "// bordercheck:allow call.key-missing the server has it"),
    commented("a comment that mentions it", "// See bordercheck:allow in the handbook."),
    commented("a text that looks like one", "let text = \"// bordercheck:allow\""),
  ]
}
