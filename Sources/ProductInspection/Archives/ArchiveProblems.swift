internal import Reports

/// Why an archive must not be unpacked, each with the entry it is about.
struct ArchiveProblems {
  /// As many are shown; the others are counted.
  private static let shownCount = 10

  private let archive: String
  private var shown: [String] = []
  private var count = 0

  init(archive: String) {
    self.archive = archive
  }

  /// - Parameter reason: what follows the name of the entry: `is encrypted`.
  mutating func add(_ entry: String, _ reason: String) {
    count += 1
    if shown.count < Self.shownCount { shown.append("'\(Self.visible(entry))' \(reason)") }
  }

  /// - Parameter reason: what follows `all files together`.
  mutating func addForAll(_ reason: String) {
    count += 1
    if shown.count < Self.shownCount { shown.append("all files together \(reason)") }
  }

  /// Throws what was found, if anything was.
  func check() throws(InspectError) {
    if count == 0 { return }
    let more = count > shown.count ? ["and \(count - shown.count) more"] : []
    throw InspectError(
      "'\(archive)' is not unpacked; archive the product anew with Xcode or 'ditto -c -k', or unpack it where it can do"
        + " no harm and give the folder:" + (shown + more).map { "\n  \($0)" }.joined())
  }

  /// A name of somebody else, safe for a terminal.
  static func visible(_ name: String) -> String { VisibleText(name).text(within: 160) }
}
