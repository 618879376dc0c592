extension Finding {
  /// Why it is accepted, and by whom where that is known: `no text yet (approved by maps team, until 2027-03-31)`.
  package var acceptance: String? {
    exception.map { reason in approval.map { "\(reason) (\($0.words))" } ?? reason }
  }

  /// Why no exception can accept the finding, to stand after its name; nil where one can.
  package var unacceptable: String? {
    if severity == .incomplete { return "could not be observed, which no policy moves" }
    if RuleNames.aboutAcceptance.contains(rule) { return "is about what accepts findings" }
    if [product, owner, table, key, language].allSatisfy({ $0 == nil }) {
      return "names no product, owner, table, key or language, of which an exception needs one"
    }
    guard let key, key.contains("*") else { return nil }
    return "has a key with *, which in an exception stands for any run of characters"
  }

  /// Whether an exception can accept the finding and no other of its rule with another key.
  package var isAcceptable: Bool { unacceptable == nil }
}
