/// What stands in the way of showing a text in one language: every localization has one such state, so that one problem
/// is one finding.
enum TextState {
  case done
  /// Nobody has translated it.
  case new
  /// It is there and blank.
  case empty
  /// Some forms are there, and these are new or blank.
  case partial([CheckedLeaf])

  init(of localization: CheckedLocalization, isSource: Bool) {
    let leaves = localization.leaves
    let isPhrase = localization.phrases != nil
    let open = leaves.filter { Self.isNew($0, isSource) || !isPhrase && Self.isEmpty($0) }
    if open.isEmpty {
      self = .done
    } else if open.count < leaves.count {
      self = .partial(open)
    } else {
      self = open.contains { Self.isNew($0, isSource) } ? .new : .empty
    }
  }

  /// A source text that code gave is `new` until somebody touches it; that is no gap.
  private static func isNew(_ leaf: CheckedLeaf, _ isSource: Bool) -> Bool { leaf.state == "new" && !isSource }

  /// A form of a substitution may be blank: it is a part of a text.
  private static func isEmpty(_ leaf: CheckedLeaf) -> Bool {
    leaf.text.isEmpty && leaf.substitution == nil && leaf.state != "new"
  }
}
