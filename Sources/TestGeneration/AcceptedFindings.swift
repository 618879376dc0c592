import OwnershipManifest

/// What a manifest accepts of one owner in one product: no test fails for it.
struct AcceptedFindings {
  private let exceptions: [RuleException]

  init(_ exceptions: [RuleException], of owner: String, in product: String) {
    self.exceptions = exceptions.filter { exception in
      (exception.owner ?? owner) == owner && (exception.product ?? product) == product
    }
  }

  /// The languages in which another text than a translation is accepted, in byte order; `*` stands for all.
  func languages(of key: String, in table: String) -> [String] {
    let rules: Set = ["unexpected-fallback", "raw-key-shown", "key-absent", "language-not-claimed", "table-absent"]
    let languages = matching(key, table).filter { rules.contains($0.rule) }.map { $0.language ?? "*" }
    return Set(languages).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether the main bundle may have the message as well.
  func isCopy(_ key: String, in table: String) -> Bool {
    matching(key, table).contains { ["unsupported-access-works", "owner.duplicate-key"].contains($0.rule) }
  }

  private func matching(_ key: String, _ table: String) -> [RuleException] {
    exceptions.filter { exception in
      (exception.table ?? table) == table && (exception.key.map { Glob($0).matches(key) } ?? true)
    }
  }
}
