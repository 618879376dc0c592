import Findings
import Foundation
import HostEvidence
import Ownership
import OwnershipManifest
import Projects

/// Renames language folders to the usual spelling of their languages.
enum FolderCaseRepair: RuleRepair {
  static let rule = "folder-case-mismatch"

  static func proposal(in facts: FixFacts) -> FixProposal {
    var proposal = FixProposal()
    let named = facts.findings(of: rule)
    for folder in FolderCaseMismatch.folders(in: facts.facts)
    where named.contains(where: { $0.owner == folder.owner.name && $0.language == folder.name }) {
      let parent = RelativePath.folder(of: folder.path)
      let rename = FolderRename(
        from: folder.path, to: RelativePath.joined(parent, "\(folder.canonical).lproj"),
        files: facts.facts.files(below: folder.path))
      if let reason = obstacle(to: rename, facts) {
        let place = SourcePlace(file: folder.path)
        proposal.left.append(LeftRepair(rule: rule, place: place, reason: reason))
      } else if !proposal.renames.contains(rename) {
        proposal.renames.append(rename)
      }
    }
    return proposal
  }

  /// What names the folder would not find it any more, and two folders are not made one.
  private static func obstacle(to rename: FolderRename, _ facts: FixFacts) -> String? {
    if !facts.facts.files(below: rename.to).isEmpty { return "\(rename.to) is there as well; merge the two by hand" }
    let name = RelativePath.name(of: rename.from)
    guard let file = facts.filesThatName.first(where: { facts.bytes($0)?.contains(text: name) == true }) else {
      return nil
    }
    return "\(file) names \(name); rename it there and on the disk together"
  }
}

extension CheckFacts {
  /// Relative to the folder, in byte order.
  fileprivate func files(below folder: String) -> [String] {
    declared.files.filter { $0.hasPrefix("\(folder)/") }.map { String($0.dropFirst(folder.count + 1)) }
  }
}

extension FixFacts {
  /// The files that may name a folder: the project's own and manifests.
  fileprivate var filesThatName: [String] {
    let projects = facts.declared.sources.map { $0.format == .xcodeProject ? "\($0.path)/project.pbxproj" : $0.path }
    let manifests = [facts.manifest.file] + facts.manifest.owners.map(\.place.file)
    return facts.sorted(projects + manifests)
  }
}

extension CheckFacts {
  fileprivate func sorted(_ paths: [String]) -> [String] {
    Set(paths).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

extension [UInt8] {
  fileprivate func contains(text: String) -> Bool { firstRange(of: Array(text.utf8)) != nil }
}
