import Testing

/// Publicly reported defects, rebuilt as small projects: found without running anything, and silent once mended.
@Suite struct StaticReplayTests {
  @Test(arguments: TableReplays.all + CallReplays.all) func `a reported defect is found in the sources`(
    _ replay: StaticReplay
  )
    async throws
  {
    try await replay.play()
  }

  /// Reports of these kinds that no rule over tables and declarations finds, and why.
  static let notReplayed = [
    "B107": "a form whose specifier is of another type: a matter of specifiers",
    "B109": "a table that a build filled with another language: a matter of inspecting the product",
    "B111": "two outputs of a build plugin at one path: nothing of it is in tables or declarations",
    "B117": "a text of Info.plist that a table overrides: no rule holds the two against each other",
    "B119": "a choice that the widget's process does not see: a matter of running",
    "B121": "a language that a snapshot carries: a matter of running",
    "B123": "a reader that shows a key with arguments: on a device alone",
    "B125": "a permission text that only tables have: no rule holds the two against each other",
    "B127": "logic that compares shown texts: a matter of running in two languages",
    "B129": "a web extension's own locale folders, which no bundle look-up reads",
  ]

  @Test func `what is not replayed is said`() {
    for (id, reason) in Self.notReplayed.sorted(by: { $0.key < $1.key }) { print("not replayed: \(id): \(reason)") }
    #expect(Set((TableReplays.all + CallReplays.all).map(\.id)).isDisjoint(with: Self.notReplayed.keys))
  }
}
