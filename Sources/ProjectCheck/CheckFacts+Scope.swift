import CallSites
import Ownership
import OwnershipManifest

extension CheckFacts {
  /// What was looked at, for the line with the verdict: `412 keys in 5 tables of 4 owners, 213 Swift files`.
  var scope: String {
    let keys = Self.count(tables.reduce(0) { $0 + $1.entries.count }, "key")
    let owners = Self.count(Set(tables.map(\.owner.name)).count, "owner")
    let files = Set(modules.lazy.flatMap(\.files).map(\.path)).count
    return "\(keys) in \(Self.count(tables.count, "table")) of \(owners)"
      + (files == 0 ? "" : ", \(Self.count(files, "Swift file"))")
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
