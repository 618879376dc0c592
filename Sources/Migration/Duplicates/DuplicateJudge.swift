import Ownership
import OwnershipManifest

/// Proposes what the copies of a key are to each other: the first of its questions that has an answer decides.
///
/// It is conservative: equal texts alone make nothing shared, and where something is not known, that is said.
struct DuplicateJudge {
  let ownership: KeyOwnership
  let key: DuplicatedKey
  /// Of each copy, in their order.
  let readings: [CopyReading]

  var proposal: DuplicateProposal {
    systems ?? interfaceFile ?? external ?? boundToTargets ?? otherArguments ?? otherSource ?? otherComments
      ?? leftOvers
      ?? unasked ?? together
  }

  private func names(_ indices: some Sequence<Int>) -> String { indices.map { key.name(of: $0) }.uniqued.inWords }

  private var all: Range<Int> { key.copies.indices }

  // MARK: - Copies that have to stay

  private var systems: DuplicateProposal? {
    guard key.kind == .system else { return nil }
    let tables = key.copies.map(\.table).ascending.inWords
    return DuplicateProposal(.targetOwned, "the system reads table \(tables) from each product by itself")
  }

  private var interfaceFile: DuplicateProposal? {
    guard key.kind == .interfaceBuilder else { return nil }
    return DuplicateProposal(
      .notTheSame, "it names an object of an Interface Builder file, and two files have equal names by chance")
  }

  private var external: DuplicateProposal? {
    let others = all.filter { readings[$0].table.owner.isExternal }
    guard !others.isEmpty else { return nil }
    return DuplicateProposal(.undecided, "\(names(others)) is somebody else's, whose texts cannot be moved")
  }

  /// Keys that a server sends, and texts of App Intents.
  private var boundToTargets: DuplicateProposal? {
    let remote = all.filter { index in
      let copy = key.copies[index]
      return !ownership.receivers(of: key.key, in: copy.table, of: copy.owner).isEmpty
    }
    let intents = all.filter { key.copies[$0].callers.contains(where: \.isOfIntent) }
    let bound = Set(remote + intents).sorted()
    guard !bound.isEmpty else { return nil }
    let cause =
      remote.isEmpty
      ? "the system reads texts of App Intents from the target that holds the intent"
      : "`remoteKeys` says that it is sent to \(names(remote)), each of which looks it up in its own table"
    let isOwn = all.allSatisfy { index in
      key.copies[index].callers.allSatisfy { $0.products.allSatisfy { $0 == key.copies[index].owner } }
    }
    if bound.count == key.copies.count, isOwn { return DuplicateProposal(.targetOwned, cause) }
    return DuplicateProposal(.undecided, "\(cause); what the copies besides \(names(bound)) are for is not known")
  }

  // MARK: - Copies that say different things

  private var otherArguments: DuplicateProposal? {
    let first = readings[0].arguments
    for index in all.dropFirst() {
      let other = readings[index].arguments
      for position in first.keys.sorted() {
        guard let left = first[position], let right = other[position], !left.isEmpty, !right.isEmpty, left != right
        else {
          continue
        }
        return DuplicateProposal(
          .notTheSame,
          "argument \(position) is \(Self.words(left)) in \(names([0])) and \(Self.words(right)) in \(names([index]))")
      }
    }
    return nil
  }

  private static func words(_ classes: Set<ValueType.Class>) -> String { classes.map(\.noun).ascending.inWords }

  private var otherSource: DuplicateProposal? {
    let languages = readings.map(\.sourceLanguage)
    if let other = all.first(where: { languages[$0] != languages[0] }) {
      return DuplicateProposal(
        .undecided,
        "\(names([0])) is translated from \(languages[0]) and \(names([other])) from \(languages[other]), so that their "
          + "source texts cannot be compared")
    }
    let texts = readings.map(\.generalSource)
    let lacking = all.filter { texts[$0] == nil }
    if !lacking.isEmpty { return DuplicateProposal(.undecided, "\(names(lacking)) has no source text to compare") }
    guard let other = all.first(where: { texts[$0] != texts[0] }) else { return nil }
    let quoted = [texts[0], texts[other]].map { "\"\($0 ?? "")\"" }
    return DuplicateProposal(
      .notTheSame, "the source text is \(quoted[0]) in \(names([0])) and \(quoted[1]) in \(names([other]))")
  }

  private var otherComments: DuplicateProposal? {
    guard key.comments == .different else { return nil }
    return DuplicateProposal(.notTheSame, "the comments say different things about it")
  }

  // MARK: - Who asks

  private var asked: [Int] { all.filter { key.copies[$0].isAsked } }

  private var leftOvers: DuplicateProposal? {
    guard asked.count == 1, let kept = asked.first else { return nil }
    let others = all.filter { $0 != kept }
    let owner = key.copies[kept].owner
    let askers = key.copies[kept].askers.inWords
    if others.allSatisfy({ key.copies[$0].isLeftOver }) {
      return DuplicateProposal(
        .featureOwned,
        "only the copy of \(names([kept])) is asked, by \(askers); nobody asks for that of \(names(others))",
        owner: owner)
    }
    let doubts = others.flatMap { key.copies[$0].doubts }.uniqued.inWords
    return DuplicateProposal(
      .undecided, "only the copy of \(names([kept])) is known to be asked; \(doubts)", owner: owner)
  }

  private var unasked: DuplicateProposal? {
    guard asked.isEmpty else { return nil }
    let doubts = key.copies.flatMap(\.doubts).uniqued
    return DuplicateProposal(
      .undecided,
      doubts.isEmpty ? "no code asks for any of the copies" : "no call is known that asks for it; \(doubts.inWords)")
  }

  // MARK: - Several that are asked

  private var together: DuplicateProposal {
    let askers = asked.flatMap { key.copies[$0].askers }.uniqued
    let asking = "\(askers.inWords) \(askers.count == 1 ? "asks" : "ask")"
    let meaning = "\(asking) for the copies of \(names(asked)), and all have one source text"
    let prefixed = ownership.owner(ofPrefixOf: key.key)
    let owner = prefixed?.owner ?? module
    if let call = commonCall {
      return DuplicateProposal(
        .shared, "\(meaning); one call, \(CallerIndex.text(call.place)), shows a copy of its own in each product",
        owner: owner ?? call.module.flatMap { ownership.manifest.owner($0)?.name })
    }
    if let prefixed {
      return DuplicateProposal(
        .shared, "\(meaning); the prefix \(prefixed.prefix) is that of \(prefixed.owner)", owner: owner)
    }
    guard isName else {
      return DuplicateProposal(
        .notTheSame, "a word or a sentence means what its place means, and no call or prefix connects the copies")
    }
    guard ownership.areRelated(key.owners) else {
      return DuplicateProposal(
        .undecided,
        "\(key.owners.inWords) ask each for their own copy, and no call, prefix or product of both says that it is one message"
      )
    }
    return DuplicateProposal(.shared, meaning, owner: owner)
  }

  /// Whether the key is a name of several parts, which nobody chooses twice by chance.
  private var isName: Bool {
    key.kind == .identifier
      && key.key.prefix { $0 != " " && $0 != "%" }.dropFirst().dropLast().contains { "._".contains($0) }
  }

  /// A call that finds another copy in another product.
  private var commonCall: KeyCaller? {
    for index in asked {
      for caller in key.copies[index].callers
      where asked.contains(where: { $0 != index && key.copies[$0].callers.contains { $0.place == caller.place } }) {
        return caller
      }
    }
    return nil
  }

  /// The one owner among them with a bundle that products can share.
  private var module: String? {
    let modules = key.owners.filter { ownership.manifest.product($0) == nil }
    return modules.count == 1 ? modules.first : nil
  }
}
