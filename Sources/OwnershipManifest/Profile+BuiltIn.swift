import Findings

extension Manifest.Profile {
  /// The profiles that every manifest has: `release` counts everything, `pr` makes notes of translation gaps and asks
  /// for no review of whole languages.
  ///
  /// That `pr` counts only what a baseline lacks is the business of who compares.
  static let builtIn: [String: Self] = [
    "release": Self(rules: [:], failOn: nil),
    "pr": Self(
      rules: [
        "lang.missing": .note, "owner.unreviewed": nil, "state.machine_translated": .note, "state.needs_review": .note,
        "state.new": .note, "state.unknown": .note,
      ],
      failOn: nil),
  ]
}
