import Findings
import Projects

/// Gives every target a name that a manifest may use, each once.
struct TargetNames: Sendable {
  private var names: [DeclaredTarget: String] = [:]

  /// Products get their names first, because an owner of the same name would lie in their main bundle.
  init(_ targets: [DeclaredTarget]) {
    var taken: Set<String> = []
    for target in targets.filter(\.kind.isProduct) + targets.filter({ !$0.kind.isProduct }) {
      let plain = Self.cleaned(target.name)
      let candidates = [plain, "\(Self.cleaned(Self.project(of: target))).\(plain)"]
      let numbered = (2...).lazy.map { "\(plain)-\($0)" }
      let free = candidates.first { !taken.contains($0) } ?? numbered.first { !taken.contains($0) } ?? plain
      taken.insert(free)
      names[target] = free
    }
  }

  subscript(target: DeclaredTarget) -> String { names[target] ?? Self.cleaned(target.name) }

  /// The package's folder or the project's name, to tell two targets of one name apart.
  private static func project(of target: DeclaredTarget) -> String {
    let parts = target.project.split(separator: "/").map(String.init)
    if parts.last == "Package.swift" { return parts.dropLast().last ?? "Package" }
    return parts.last.map { String($0.prefix { $0 != "." }) } ?? "Project"
  }

  /// Only `A–Z a–z 0–9 . _ -` may stand in a manifest's names.
  static func cleaned(_ name: String) -> String {
    let cleaned = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) ? $0 : "-" })
    return cleaned.isEmpty ? "Unnamed" : cleaned
  }
}
