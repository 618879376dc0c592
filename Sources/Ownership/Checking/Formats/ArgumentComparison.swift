import Findings

/// A text's arguments held against those of the text that it is translated from, position by position: order is the
/// translator's.
package struct ArgumentComparison: Sendable {
  /// One position that both read.
  package struct Pair: Sendable {
    package var translated: ArgumentUse
    package var original: ArgumentUse
  }

  /// Positions that are read as another class; those of substitutions themselves are in `mistyped`.
  package private(set) var differing: [Pair] = []
  /// Positions that are read as the same class in another size.
  package private(set) var resized: [Pair] = []
  /// Substitutions that count another class than the source has there.
  package private(set) var mistyped: [Pair] = []
  /// Reads of positions that neither the source nor the key has.
  package private(set) var extra: [ArgumentUse] = []
  /// True where specifiers without numbers are fewer than in the source, and so slide to earlier arguments of other types.
  package private(set) var isShifted = false

  /// - Parameter key: What the code passes by the key, where that has specifiers: more than a source text may use.
  init(_ translated: ArgumentMap, with original: ArgumentMap, key: SpecifierList) {
    if Self.isSame(translated, original) { return }
    isShifted = Self.isShifted(translated, from: original)
    if !isShifted {
      for position in translated.positions.sorted() { compare(position, translated, original) }
    }
    guard !original.isOpen else { return }
    let passed = ArgumentMap(key, at: SourcePlace(file: "")).positions
    let known = original.positions.union(passed)
    extra = translated.uses.filter { !known.contains($0.position) }
  }

  /// Whether both read the same arguments in the same order, without substitutions, as most texts do.
  private static func isSame(_ translated: ArgumentMap, _ original: ArgumentMap) -> Bool {
    translated.uses.elementsEqual(original.uses) {
      $0.position == $1.position && $0.type == $1.type && !$0.isRule && !$1.isRule
    }
  }

  private mutating func compare(_ position: Int, _ translated: ArgumentMap, _ original: ArgumentMap) {
    let uses = translated.uses(at: position).filter { $0.type != nil }
    let sources = original.uses(at: position).filter { $0.type != nil }
    guard let source = sources.first, Set(sources.map(\.type?.valueClass)).count == 1 else { return }
    if let rule = uses.first(where: \.isRule), rule.type?.valueClass != source.type?.valueClass,
      rule.type?.valueClass != .object
    {
      mistyped.append(Pair(translated: rule, original: source))
      return
    }
    let texts = uses.filter { !$0.isRule }
    guard let use = texts.first, Set(texts.map(\.type?.valueClass)).count == 1 else { return }
    let pair = Pair(translated: use, original: source)
    if use.type?.valueClass != source.type?.valueClass {
      differing.append(pair)
    } else if !sources.contains(where: { $0.type?.size == use.type?.size }) {
      resized.append(pair)
    }
  }

  /// `%d` for `%@ … %d`: what is left reads the first argument.
  private static func isShifted(_ translated: ArgumentMap, from original: ArgumentMap) -> Bool {
    guard !translated.isOpen, !original.isOpen, translated.uses.allSatisfy({ !$0.isNumbered && !$0.isRule }) else {
      return false
    }
    let classes = translated.uses.map(\.type?.valueClass)
    let sources = original.positions.sorted().map { original.type(at: $0)?.valueClass }
    guard classes.count < sources.count, classes != Array(sources.prefix(classes.count)) else { return false }
    var rest = sources[...]
    for one in classes {
      guard let index = rest.firstIndex(of: one) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }
}

extension ArgumentUse {
  /// Whether it is a substitution that chooses its form by the argument.
  package var isRule: Bool { if case .rule = origin { true } else { false } }
}
