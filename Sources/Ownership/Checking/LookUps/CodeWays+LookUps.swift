import CallSites
package import InstalledProducts
package import OwnershipManifest

extension CodeWays {
  /// What the look-ups of bundle hosts with sources ask: their code decides, where the manifest says nothing else.
  package init(of lookUps: [JudgedLookUp], in manifest: Manifest) {
    self.init()
    for lookUp in lookUps where !lookUp.isOutsideRelease {
      for answer in lookUp.answers {
        guard let product = manifest.product(answer.product), product.isReadFromCode, let place = answer.place,
          let owner = manifest.owner(place.owner), let asked = answer.asked
        else { continue }
        add(
          Way(
            asks: asked.presented(for: owner), defaultValue: lookUp.lookUp.defaultText,
            formatting: lookUp.lookUp.formatting),
          of: Message(product: product.name, owner: place.owner, table: place.table, key: place.key))
      }
    }
  }
}

extension Product {
  /// Whether a run takes from its code how it asks: it has sources, and no executable that asks itself.
  package var isReadFromCode: Bool { executable == nil && !sources.isEmpty }
}

extension JudgedLookUp.Answer {
  /// The key that is meant, in whichever bundle it is; nil where another table has it.
  fileprivate var place: KeyPlace? {
    switch outcome {
    case .found(let place), .inOtherBundle(let place): place
    case .unknown, .inOtherTable, .nowhere: nil
    }
  }
}

extension AskedBundle {
  fileprivate func presented(for owner: Owner) -> Presentation.Asked {
    if path == owner.bundle { return .owner }
    return isMain ? .main : .path(path)
  }
}

extension LookUp {
  fileprivate var defaultText: String? {
    if case .dynamic? = defaultValue { nil } else { defaultValue?.likelyKey }
  }

  /// A locale that only running code knows is most likely the user's.
  fileprivate var formatting: Presentation.Formatting {
    switch locale {
    case .unsaid, .current: return .current
    case .none: return .none
    case .given(let text):
      let literal = text.firstMatch(of: /Locale\(identifier: "([^"\\]+)"\)/)
      return literal.map { .locale(String($0.output.1)) } ?? .current
    }
  }
}
