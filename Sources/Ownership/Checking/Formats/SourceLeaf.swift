/// Finds the text of the source language that a translated text stands for.
enum SourceLeaf {
  /// The text on the same way; else for the same device, else the plural `other`, else the plain one.
  static func match(for leaf: CheckedLeaf, in source: CheckedLocalization) -> CheckedLeaf? {
    if leaf.path.isEmpty, source.leaves.count == 1, let only = source.leaves.first, only.path.isEmpty {
      return only.text.isEmpty ? nil : only
    }
    let leaves = source.leaves.filter { $0.substitution == leaf.substitution && !$0.isPhrase && !$0.text.isEmpty }
    if let same = leaves.first(where: { $0.path == leaf.path }) { return same }
    let ofDevice = leaves.filter { $0.device == leaf.device }
    return main(of: ofDevice) ?? main(of: leaves.filter { $0.device == nil })
      ?? main(of: leaves.filter { $0.device == "other" }) ?? main(of: leaves)
  }

  private static func main(of leaves: [CheckedLeaf]) -> CheckedLeaf? {
    leaves.first { $0.pluralCategory == "other" } ?? leaves.first { $0.pluralCategory == nil } ?? leaves.first
  }
}
