import Findings

extension Manifest.Profile {
  /// The profiles that every manifest has: `release` counts everything, `pr` makes notes of translation gaps.
  ///
  /// That `pr` counts only what a baseline lacks is the business of who compares.
  static let builtIn: [String: Self] = [
    "release": Self(rules: [:], failOn: nil),
    "pr": Self(
      rules: [
        "lang.missing": .note, "state.new": .note, "state.needs_review": .note, "state.machine_translated": .note,
      ],
      failOn: nil),
  ]
}
