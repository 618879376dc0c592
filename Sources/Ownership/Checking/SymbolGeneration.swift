import Findings
import Projects

/// Whether a build makes Swift symbols for the keys of a table.
enum SymbolGeneration: Int, Sendable, Comparable {
  /// The setting of every target says no.
  case off
  /// No target says anything: nothing is made until somebody switches it on.
  case unsaid
  case on

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// For a package's tables it is always on; of a table in no target nothing is known that would speak against it.
  static func of(_ table: CheckedTable, in declared: DeclaredProject) -> Self {
    let files = Set(table.files)
    let members = declared.targets.filter { target in
      !target.kind.isTest && target.resources.contains { files.contains($0.path) }
        && declared.twin(ofExecutable: target) == nil
    }
    return members.map(of).max() ?? .on
  }

  private static func of(_ target: DeclaredTarget) -> Self {
    if target.isInPackage { return .on }
    guard let setting = target.settings["STRING_CATALOG_GENERATE_SYMBOLS"], !setting.isEmpty else { return .unsaid }
    return setting.uppercased() == "YES" ? .on : .off
  }

  /// What rules say of a table, as far as it is a matter of these builds.
  func relevant(_ drafts: [Draft]) -> [Draft] {
    drafts.compactMap { draft in
      guard self != .on, draft.rule.hasPrefix("symbol.") else { return draft }
      guard self == .unsaid else { return nil }
      var draft = draft
      draft.severity = min(draft.severity, .warning)
      return draft
    }
  }
}
