import Findings
import HostEvidence
import InstalledProducts
import OwnershipManifest

/// Reports: a host wrote no evidence, or none of some messages.
package enum HostSilent: RunRule {
  package static let description = RuleDescription(
    id: "host-silent", title: "a host gave no evidence of what it should show", severity: .incomplete,
    reason: "Nothing it should have shown was observed: text written in the code, a surface that is not registered, or "
      + "a misspelt key looks like nothing at all.")

  package static func drafts(in judgement: Judgement) -> [Draft] {
    judgement.hostFailures(.silent, description)
      + UnsaidMessages.all(in: judgement).map { draft(about: $0, in: judgement) }
  }

  private static func draft(about unsaid: UnsaidMessages, in judgement: Judgement) -> Draft {
    let message = [unshown(unsaid), strangers(unsaid, in: judgement)].compactMap(\.self).joined(separator: "; ")
    return Draft(
      description, product: unsaid.product, owner: unsaid.owner, message: message, remedy: remedy(for: unsaid),
      cells: unsaid.cells, place: place(of: unsaid, in: judgement),
      reproduce: Judgement.replay(
        unsaid.device, product: unsaid.product, message: unsaid.firstAsked.map { "\(unsaid.owner)/\($0.key)" }))
  }

  private static func unshown(_ unsaid: UnsaidMessages) -> String? {
    guard !unsaid.unshown.isEmpty else { return nil }
    let names = unsaid.unshown.values.reduce(into: Set()) { $0.formUnion($1) }
    let reasons = unsaid.unshown.sorted { $0.key < $1.key }.map { "\(UnsaidMessages.list($1)) (\($0))" }
    return "\(unsaid.product) gave no evidence of \(names.count) \(names.count == 1 ? "message" : "messages") of "
      + "\(unsaid.owner): \(reasons.joined(separator: "; "))"
  }

  private static func strangers(_ unsaid: UnsaidMessages, in judgement: Judgement) -> String? {
    guard !unsaid.strangers.isEmpty, let release = judgement.facts.current else { return nil }
    guard judgement.facts.manifest.owner(unsaid.owner) != nil else {
      return "\(unsaid.product) registers surfaces of \"\(unsaid.owner)\", which is no owner of the manifest"
        + release.hint(owner: unsaid.owner, UnsaidMessages.Name(table: "", key: ""))
    }
    let sorted = unsaid.strangers.sorted(by: UnsaidMessages.precedes)
    let shown = sorted.prefix(5).map { $0.text + release.hint(owner: unsaid.owner, $0) }.joined(separator: ", ")
    return "\(unsaid.product) registers surfaces of \(unsaid.owner) for what no table of it has and no message "
      + "declares: \(shown)" + (sorted.count > 5 ? " and \(sorted.count - 5) more" : "")
  }

  private static func remedy(for unsaid: UnsaidMessages) -> String {
    let spelling = "spell owner, table and key of the surface as the manifest and the catalog do"
    guard !unsaid.unshown.isEmpty else { return spelling }
    let register =
      "register a surface for each that looks the text up, or list in `messages` what \(unsaid.product) presents"
    return unsaid.strangers.isEmpty ? register : "\(spelling); \(register)"
  }

  /// Where the manifest declares the first such message, else the product.
  private static func place(of unsaid: UnsaidMessages, in judgement: Judgement) -> SourcePlace? {
    let manifest = judgement.facts.manifest
    let declared = unsaid.firstAsked.flatMap { name in
      manifest.messages?.first { message in
        message.owner == unsaid.owner && Glob(message.table).matches(name.table) && Glob(message.key).matches(name.key)
      }
    }
    return declared?.place ?? manifest.product(unsaid.product)?.place
  }
}
