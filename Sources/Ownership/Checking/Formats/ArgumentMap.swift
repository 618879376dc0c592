package import Findings

/// Which arguments a text reads, and as what, with its substitutions followed.
///
/// Positions are counted as Foundation does: only specifiers without a number count on, a form of a substitution begins at
/// the substitution's own argument.
package struct ArgumentMap: Sendable, Hashable {
  /// In the order of the text.
  package private(set) var uses: [ArgumentUse] = []
  /// True where the text refers to what nobody defines, or to a number by name: then nothing can be said of what it lacks.
  package private(set) var isOpen = false
  private var next = 1

  /// What a text without substitutions reads.
  package init(_ specifiers: SpecifierList, at place: SourcePlace) {
    for specifier in specifiers.specifiers { add(specifier, origin: .text, at: place) }
  }

  /// What a text of a localization reads.
  package init(_ leaf: CheckedLeaf, in localization: CheckedLocalization) {
    for specifier in leaf.specifiers.specifiers {
      guard case .reference(let name) = specifier.kind else {
        add(specifier, origin: .text, at: leaf.place)
        continue
      }
      guard let substitution = localization.substitutions.first(where: { $0.name == name }) else {
        isOpen = true
        continue
      }
      follow(specifier, substitution, from: leaf, in: localization)
    }
  }

  /// What a form of a substitution reads, counted from the substitution's own argument.
  package init(form: CheckedLeaf, at position: Int) {
    next = position
    for specifier in form.specifiers.specifiers { add(specifier, origin: .text, at: form.place) }
  }

  private mutating func add(
    _ specifier: SpecifierList.Specifier, origin: ArgumentUse.Origin, at place: SourcePlace
  ) {
    switch specifier.kind {
    case .value(let type): add(type, specifier, origin, place)
    case .width: add(ValueType("d"), specifier, origin, place)
    case .reference, .count: isOpen = true
    }
  }

  private mutating func add(
    _ type: ValueType?, _ specifier: SpecifierList.Specifier, _ origin: ArgumentUse.Origin, _ place: SourcePlace
  ) {
    let position = specifier.position ?? next
    if specifier.position == nil { next += 1 }
    uses.append(
      ArgumentUse(
        position: position, type: type, source: specifier.source, isNumbered: specifier.position != nil,
        origin: origin, place: place))
  }

  // MARK: - Substitutions

  private mutating func follow(
    _ specifier: SpecifierList.Specifier, _ substitution: CheckedSubstitution, from leaf: CheckedLeaf,
    in localization: CheckedLocalization
  ) {
    let written = specifier.position ?? substitution.argNum
    let position = written ?? next
    // A reference that names the argument whose turn it is counts as one that is not numbered.
    if specifier.position == nil, position == next { next += 1 }
    uses.append(
      ArgumentUse(
        position: position, type: substitution.formatSpecifier.flatMap { ValueType($0) }, source: specifier.source,
        isNumbered: written != nil, origin: .rule(substitution.name), place: leaf.place))
    for form in localization.leaves
    where form.substitution == substitution.name && (form.device == nil || form.device == leaf.device) {
      add(form, of: substitution.name, at: position)
    }
  }

  private mutating func add(_ form: CheckedLeaf, of name: String, at position: Int) {
    let outer = next
    next = position
    for specifier in form.specifiers.specifiers {
      switch specifier.kind {
      case .value, .width: add(specifier, origin: .form(name), at: form.place)
      case .count:
        uses.append(
          ArgumentUse(
            position: specifier.position ?? position, type: nil, source: specifier.source,
            isNumbered: specifier.position != nil, origin: .form(name), place: form.place))
      case .reference: isOpen = true
      }
    }
    next = outer
  }
}

extension ArgumentMap {
  package var positions: Set<Int> { Set(uses.map(\.position)) }

  /// What is read at a position, in the order of the text.
  package func uses(at position: Int) -> [ArgumentUse] { uses.filter { $0.position == position } }

  /// The first type that is known of a position.
  package func type(at position: Int) -> ValueType? { uses.first { $0.position == position && $0.type != nil }?.type }

  /// The classes that are read at a position, in the order of the text.
  package func classes(at position: Int) -> [ValueType.Class] {
    var classes: [ValueType.Class] = []
    for use in uses(at: position) {
      if let known = use.type?.valueClass, !classes.contains(known) { classes.append(known) }
    }
    return classes
  }
}
