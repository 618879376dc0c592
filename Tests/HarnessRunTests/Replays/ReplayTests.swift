import Testing

/// Publicly reported defects, rebuilt as small projects: the right value and finding, and none once mended.
@Suite struct ReplayTests {
  static let all = GateReplays.all + BundleReplays.all + RegionReplays.all + PluralReplays.all + StateReplays.all

  @Test(arguments: all) func `a reported defect is shown and found`(_ replay: Replay) async throws {
    try await replay.play()
  }

  /// Reports of these kinds that a run does not replay, and why.
  static let notReplayed = [
    "B07": "what a server is asked for; each cell records the formatting locale and both lists",
    "B19": "the system resolves intent titles out of process: a matter of inspecting the product",
    "B21": "a test suite that swallowed its tests; a run without observations ends with status 2",
    "B27": "the widget gallery's Info.plist texts: a matter of inspecting the product",
    "B29": "tables of an intent definition file: a matter of inspecting the product",
    "B31": "vocabulary files per language: a matter of inspecting the product",
    "B59": "a hand-made chain of folder names, which no host here uses",
    "B63": "calls on arrays; they are golden cases",
    "B67": "a reader that ignores Base, which is not Apple's bundle code",
    "B75": "a parser's crash; the formatter's own tests hold it",
  ]

  @Test func `what is not replayed is said`() {
    for (id, reason) in Self.notReplayed.sorted(by: { $0.key < $1.key }) { print("not replayed: \(id): \(reason)") }
    #expect(Set(Self.all.map(\.id)).isDisjoint(with: Self.notReplayed.keys))
  }
}
