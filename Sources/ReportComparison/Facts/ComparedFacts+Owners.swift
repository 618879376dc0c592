internal import HostEvidence

/// An owner as one product has it.
struct OwnerUse: Sendable, Hashable {
  var product: Int32
  var owner: Int32
}

extension SelectedSide {
  /// Tells owners all of whose messages in a product are among the given ones from the messages of the others.
  func wholeOwners(of uses: [MessageUse]) -> (whole: [OwnerUse: [MessageUse]], single: [MessageUse]) {
    let all = Dictionary(grouping: self.uses.all) { OwnerUse(product: $0.product, owner: $0.message.owner) }
      .mapValues(\.count)
    let groups = Dictionary(grouping: uses) { OwnerUse(product: $0.product, owner: $0.message.owner) }
    let whole = groups.filter { $0.value.count > 1 && $0.value.count == all[$0.key] }
    return (whole, uses.filter { whole[OwnerUse(product: $0.product, owner: $0.message.owner)] == nil })
  }
}

extension ComparedFacts {
  /// One change for each owner, over all products in which it holds for the owner's every message.
  func changes(
    _ description: ChangeDescription, ofOwners owners: [OwnerUse: [MessageUse]], text: (Int) -> String
  ) -> [Change] {
    Dictionary(grouping: owners.keys, by: \.owner).map { owner, uses in
      let messages = Set(uses.flatMap { owners[$0] ?? [] }.map(\.message))
      var change = Change(description, text: text(messages.count))
      change.owner = texts[owner]
      change.products = uses.map { texts[$0.product] }.sortedByBytes()
      change.messageCount = messages.count
      return change
    }
  }

  /// One change for each message, over all products.
  ///
  /// - Parameter ofOld: whether the messages are those of the old report.
  func changes(
    _ description: ChangeDescription, of uses: [MessageUse], ofOld: Bool, text: ([MessageUse]) -> String
  ) -> [Change] {
    Dictionary(grouping: uses, by: \.message).map { message, uses in
      change(description, of: message, samples: uses.flatMap { samples(of: $0, ofOld: ofOld) }, text: text(uses))
    }
  }

  /// One change for each owner and way, over all products and languages.
  func wholeOwnerChanges(_ description: ChangeDescription, of kind: PairKind, text: (String) -> String) -> [Change] {
    let found = wholeOwners.filter { $0.kind == kind }
    let groups = Dictionary(grouping: found) {
      WholeOwnerKey(owner: $0.owner, count: $0.messageCount, steps: steps($0))
    }
    return groups.map { key, whole in
      var change = Change(description, text: "all \(key.count) messages \(text(key.steps))")
      change.owner = texts[key.owner]
      change.products = Set(whole.map { texts[$0.product] }).sortedByBytes()
      change.languages = Set(whole.map { texts[$0.list] }).sortedByBytes().map {
        $0.split(separator: ",").map(String.init)
      }
      change.messageCount = key.count
      change.samples = whole.compactMap { sample(old: oldRow($0.example), new: newRow($0.example)) }.merged()
      return change
    }
  }

  private struct WholeOwnerKey: Hashable {
    var owner: Int32
    var count: Int
    var steps: String
  }

  /// From which language to which; nothing where none serves before or after.
  private func steps(_ whole: WholeOwner) -> String {
    guard whole.kind == .fallbackRegressed || whole.kind == .fallbackGained else { return "" }
    return [sample(old: oldRow(whole.example), new: newRow(whole.example))].compactMap(\.self).localizationSteps
  }
}
