import TreeTransactions

/// A tree and what is to become of it, the same for the same seed: files that come, change, go and stay.
struct TrialTree {
  struct File: Equatable {
    var bytes: [UInt8]
    /// Nil where the system chooses it.
    var mode: UInt32?
  }

  private(set) var before: [String: File] = [:]
  private(set) var after: [String: File] = [:]

  init(seed: UInt64) {
    var numbers = SplitMix(state: seed)
    let folders = ["", "App/de.lproj/", "App/fr lang/", "Größe/", "Widget/Inner/deep/", "Widget/"]
    for folder in folders where Bool.random(using: &numbers) || folder.isEmpty {
      for name in ["Localizable.xcstrings", "Maß und Zahl.strings", "a", ".b"].prefix(
        .random(in: 1...4, using: &numbers))
      {
        add(folder + name, using: &numbers)
      }
    }
    if before == after { after["New/Inner/file"] = Self.file(mode: nil, using: &numbers) }
  }

  /// In no order that means anything.
  var changes: [FileChange] {
    Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }.map { path in
      FileChange(path: path, before: before[path]?.bytes, after: after[path]?.bytes)
    }
  }

  private mutating func add(_ path: String, using numbers: inout SplitMix) {
    let old = Self.file(mode: [0o644, 0o600, 0o755, 0o664].randomElement(using: &numbers), using: &numbers)
    let choice = Int.random(in: 0..<5, using: &numbers)
    if choice != 0 { before[path] = old }
    switch choice {
    case 0: after[path] = Self.file(mode: nil, using: &numbers)
    case 1, 2: after[path] = Self.file(mode: old.mode, using: &numbers)
    case 3: after[path] = old
    default: break
    }
  }

  private static func file(mode: UInt32?, using numbers: inout SplitMix) -> File {
    let size = Int.random(in: 0..<4_000, using: &numbers)
    return File(bytes: (0..<size).map { _ in UInt8(truncatingIfNeeded: numbers.next()) }, mode: mode)
  }
}

/// Random numbers that a seed repeats (SplitMix64).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
    return value ^ value >> 31
  }
}
