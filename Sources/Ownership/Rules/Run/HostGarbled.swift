import Findings
import HostEvidence
import InstalledProducts
import OwnershipManifest

/// Reports: a host wrote evidence that cannot be used.
package enum HostGarbled: RunRule {
  package static let description = RuleDescription(
    id: "host-garbled", title: "a host wrote evidence that cannot be used", severity: .incomplete,
    reason:
      "What cannot be read cannot be judged; a surface that asks for an argument which nobody gives shows a made-up "
      + "number.")

  package static func drafts(in judgement: Judgement) -> [Draft] {
    judgement.hostFailures(.garbled, description)
      + judgement.cells.flatMap { device, _, cell in
        cell.remarks.filter { $0.reason == .missingArgument }.map { remark in
          Draft(
            description, product: cell.product, owner: remark.owner, table: remark.table, key: remark.key,
            message: "what \(cell.product) shows for \"\(remark.key)\" cannot be used: \(remark.message)",
            remedy: "count positions in the surface from 0, and give the message in `messages` as many `arguments`",
            cells: [cell.id], place: judgement.place(of: remark),
            reproduce: Judgement.replay(device, product: cell.product, message: "\(remark.owner)/\(remark.key)"))
        }
      }
  }
}

extension Judgement {
  /// Where the message of a remark stands.
  fileprivate func place(of remark: HostRemark) -> SourcePlace? {
    facts.current?.place(owner: remark.owner, table: remark.table, key: remark.key)
      ?? facts.manifest.owner(remark.owner)?.place
  }
}
