import CallSites
package import Findings
package import Ownership
import OwnershipManifest

/// Code whose readers would read a key once the copies are gone.
package struct RemainingCalls: Sendable {
  /// One of them.
  package struct Call: Sendable, Hashable, CustomStringConvertible {
    package enum Kind: Sendable, Hashable, CaseIterable {
      /// It asks for a copy that is to go.
      case asks
      /// No call: the manifest says that some code composes the key.
      case declared
      /// It stands in a line of the plan, and nobody has what it asks for.
      case lost
    }

    package var kind: Kind
    package var place: SourcePlace
    package var key: String
    /// Who has the copy; of a lost one, who was to have it.
    package var owner: String

    package var description: String {
      let words = "\(place.file):\(place.line ?? 1):\(place.column ?? 1): \"\(key)\" of \(owner)"
      switch kind {
      case .asks: return words
      case .declared: return words + " is in its \"dynamicKeys\"; take it out there once no code composes it"
      case .lost: return words + " is asked for here, and is nowhere"
      }
    }
  }

  /// In the order of the sources, then what the manifest declares; each once.
  package let calls: [Call]

  /// - Parameters:
  ///   - facts: the project with the plan applied.
  ///   - files: the bytes of a file, named from the project's folder; nil where it cannot be read.
  package init(_ plan: MigrationPlan, _ facts: CheckFacts, files: (String) -> [UInt8]?) {
    let places = plan.moved.flatMap { message in
      message.leavingCopies(for: plan.to).map { KeyPlace(owner: $0.owner, table: $0.table, key: message.key) }
    }
    let leaving = Set(places)
    let written = WrittenLines(plan, files: files)
    let asked = facts.lookUps.flatMap { judged -> [Call] in
      if judged.isLost, written.contain(judged.place), let key = judged.lookUp.key.likelyKey {
        return [Call(kind: .lost, place: judged.place, key: key, owner: plan.to)]
      }
      let composed = ComposedKey(judged).map { key in places.filter(key.mayBe) } ?? []
      return (judged.found.filter(leaving.contains) + composed).map {
        Call(kind: .asks, place: judged.place, key: $0.key, owner: $0.owner)
      }
    }
    let declared = places.compactMap { place -> Call? in
      guard let owner = facts.manifest.owner(place.owner),
        owner.dynamicKeys.contains(where: { Glob($0).matches(place.key) })
      else { return nil }
      return Call(kind: .declared, place: owner.place, key: place.key, owner: place.owner)
    }
    calls = asked + declared
  }
}

extension JudgedLookUp {
  /// Whether some product finds nothing where it asks.
  fileprivate var isLost: Bool {
    answers.contains { answer in
      switch answer.outcome {
      case .inOtherTable, .inOtherBundle, .nowhere: true
      case .unknown, .found: false
      }
    }
  }
}

/// Lines that stand in files because a plan has written them.
private struct WrittenLines {
  private var lines: [String: (text: [String], written: Set<String>)] = [:]

  init(_ plan: MigrationPlan, files: (String) -> [UInt8]?) {
    for (file, edits) in Dictionary(grouping: plan.activeEdits, by: \.file) {
      lines[file] = (LineEdits.lines(files(file) ?? []), Set(edits.flatMap(\.becomes)))
    }
  }

  func contain(_ place: SourcePlace) -> Bool {
    guard let (text, written) = lines[place.file], let line = place.line, text.indices.contains(line - 1) else {
      return false
    }
    return written.contains(text[line - 1])
  }
}
