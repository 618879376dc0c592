/// Every repair, by the identifier of its rule; a test holds the list against the folder.
package enum RepairRegistry {
  static let all: [any RuleRepair.Type] = [
    WrongBundleRepair.self,
    FolderCaseRepair.self,
    LanguageNotClaimedRepair.self,
    BypassedAccessorRepair.self,
    RegionsDriftRepair.self,
  ]

  /// The rules that have a repair, in byte order.
  package static var rules: [String] { all.map { $0.rule } }

  /// The names of the repairs' types, in the order of their rules.
  package static var typeNames: [String] { all.map { "\($0)" } }
}
