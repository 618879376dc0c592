import CallSites
import Findings

/// A phrase that code puts together from looked-up pieces.
package enum JoinedPhrase: ProjectRule {
  package static let description = RuleDescription(
    id: "call.concatenation", title: "a phrase that code puts together from looked-up pieces", severity: .note,
    reason: "Word order and endings differ between languages: translators get the pieces, and people read a sentence "
      + "in the order of another language.",
    firing: JoinedTextExamples.joined, silent: JoinedTextExamples.whole)

  package static func drafts(in facts: CheckFacts) -> [Draft] {
    let joined = facts.modules.map { module in module.files.filter { !$0.joinedTexts.isEmpty } }
    let files = Set(joined.joined().map(\.path))
    guard !files.isEmpty else { return [] }
    let lookUps = Dictionary(grouping: facts.releasedLookUps.filter { files.contains($0.file) }) {
      FileOfModule(module: $0.module, path: $0.file)
    }
    return joined.enumerated().flatMap { index, files in
      files.flatMap { file in
        drafts(in: file, lookUps[FileOfModule(module: index, path: file.path)] ?? [], facts)
      }
    }
  }

  private struct FileOfModule: Hashable {
    var module: Int
    var path: String
  }

  private static func drafts(in file: ScannedFile, _ lookUps: [JudgedLookUp], _ facts: CheckFacts) -> [Draft] {
    let places = Dictionary(
      lookUps.map { (TextJoint.Place(line: $0.lookUp.line, column: $0.lookUp.column), $0) }
    ) { first, _ in first }
    return file.joinedTexts.compactMap { joined -> Draft? in
      // The pieces of a text that is looked up itself are its arguments.
      guard places[TextJoint.Place(line: joined.line, column: joined.column)] == nil || joined.way == .concatenation,
        let phrase = TextJoint(joined, lookUps: places).phrase
      else { return nil }
      return draft(about: phrase.lookUps, phrase.names, joined.way, facts)
    }
  }

  private static func draft(
    about lookUps: [JudgedLookUp], _ names: [String], _ way: JoinedText.Way, _ facts: CheckFacts
  ) -> Draft? {
    guard let first = lookUps.first else { return nil }
    let keys = lookUps.map { "\"\($0.lookUp.key.likelyKey ?? "…")\"" }
    let parts = keys + names
    let others = parts.count == 1 ? "other words" : parts.dropFirst().joined(separator: ", ")
    return facts.draft(
      description, about: first, owner: DynamicKey.owner(of: first),
      message: "the text of \(keys[0]) is put together with \(others) by "
        + "\(way == .concatenation ? "+" : "interpolation"): every language gets the word order of the code",
      remedy: "look up one text for the whole phrase, with an argument for each part that varies: "
        + "String(localized: \"… \\(value) …\")")
  }
}
