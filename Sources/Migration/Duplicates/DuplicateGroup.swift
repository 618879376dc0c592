import OwnershipManifest
import Reports

/// The duplicates of one class that stand in the same owners, and would be kept in the same one.
struct DuplicateGroup {
  var owners: [String]
  /// Nil where nothing names one.
  var keep: String?
  var keys: [DuplicatedKey]

  /// The largest first, then in byte order of the owners.
  static func groups(_ keys: [DuplicatedKey]) -> [DuplicateGroup] {
    let open = Dictionary(grouping: keys) { [$0.proposal.owner ?? ""] + $0.owners }
    return open.map { names, keys in
      DuplicateGroup(owners: Array(names.dropFirst()), keep: keys.first?.proposal.owner, keys: keys)
    }
    .sorted { left, right in
      if left.keys.count != right.keys.count { return left.keys.count > right.keys.count }
      return (left.owners + [left.keep ?? ""]).lexicographicallyPrecedes(right.owners + [right.keep ?? ""]) {
        $0.utf8.lexicographicallyPrecedes($1.utf8)
      }
    }
  }

  /// The command that plans a move of those that are not approved; nil where there is none, or nothing is to be moved.
  func command(_ invocation: [String], project: String?) -> String? {
    let moved = keys.filter(\.isOpen)
    guard !moved.isEmpty else { return nil }
    let tool = invocation.isEmpty ? ["bordercheck"] : invocation
    let from = owners.filter { $0 != keep }
    let keys = moved.flatMap { ["--keys", $0.key] }
    let words = tool + ["migrate", "plan"] + (project.map { ["--project", $0] } ?? [])
    return ShellCommand.text(
      words + ["--from", from.joined(separator: ","), "--to", keep ?? "OWNER"] + keys + ["-o", "PLAN"])
  }
}
