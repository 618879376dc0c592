import CallSites
package import Findings
package import Ownership
import OwnershipManifest

/// Code that still asks for a copy which finishing takes out, so that its readers would read a key.
package struct RemainingCalls: Sendable {
  /// One of them.
  package struct Call: Sendable, Hashable, CustomStringConvertible {
    package var place: SourcePlace
    package var key: String
    /// Who has the copy.
    package var owner: String
    /// Whether it is no call: the manifest says that some code composes the key.
    package var isDeclared = false

    package var description: String {
      let words = "\(place.file):\(place.line ?? 1):\(place.column ?? 1): \"\(key)\" of \(owner)"
      return isDeclared ? words + " is in its \"dynamicKeys\"; take it out there once no code composes it" : words
    }
  }

  /// In the order of the sources, then what the manifest declares; each once.
  package let calls: [Call]

  /// - Parameter facts: the project with the plan applied.
  package init(_ plan: MigrationPlan, _ facts: CheckFacts) {
    let places = plan.moved.flatMap { message in
      message.copies.filter { $0.owner != plan.to || message.newKey != message.key }.map {
        KeyPlace(owner: $0.owner, table: $0.table, key: message.key)
      }
    }
    let leaving = Set(places)
    let asked = facts.lookUps.flatMap { judged -> [Call] in
      let composed = ComposedKey(judged).map { key in places.filter(key.mayBe) } ?? []
      return (judged.found.filter(leaving.contains) + composed).map {
        Call(place: judged.place, key: $0.key, owner: $0.owner)
      }
    }
    let declared = places.compactMap { place -> Call? in
      guard let owner = facts.manifest.owner(place.owner),
        owner.dynamicKeys.contains(where: { Glob($0).matches(place.key) })
      else { return nil }
      return Call(place: owner.place, key: place.key, owner: place.owner, isDeclared: true)
    }
    calls = asked + declared
  }
}
