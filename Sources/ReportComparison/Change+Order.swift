internal import Findings

extension Change {
  /// Whether readers are worse off.
  package var isRegression: Bool { direction == .worse }

  package var direction: ChangeDescription.Direction {
    let direction = ChangeClasses.description(of: change)?.direction ?? .neutral
    guard direction == .worse, severity == .note else { return direction }
    // A choice of language may change for the better, and a note is no reason to hold a release.
    return finding == nil ? .better : .neutral
  }

  /// Regressions, the heaviest first; the rest by owner, table and key.
  func precedes(_ other: Self) -> Bool {
    if isRegression != other.isRegression { return isRegression }
    if isRegression, severity != other.severity { return severity > other.severity }
    for (mine, others) in zip(sortTexts, other.sortTexts) where mine != others { return mine.precedesByBytes(others) }
    return false
  }

  private var sortTexts: [String] {
    let lists = languages.map { $0.joined(separator: ",") }.joined(separator: ";")
    let place = isRegression ? [change] : []
    return place + [owner ?? "", table ?? "", key ?? "", change, products.joined(separator: ","), lists, text]
      + [name, origin?.owner, origin?.table, origin?.key, origin?.bundle, finding?.id].map { $0 ?? "" }
  }
}
