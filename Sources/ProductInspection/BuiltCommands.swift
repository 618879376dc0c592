import Findings
import InstalledProducts

/// The commands that show a finding over a built product again. They name it by its file; whoever prints them knows where
/// that lies.
enum BuiltCommands {
  /// A finding of an inspection: one look-up is explained, everything else inspected again.
  static func inspecting(_ finding: Finding, in tree: BuiltTree) -> Finding {
    guard !finding.reproduce.starts(with: ["bordercheck", "explain"]) else { return running(finding, in: tree) }
    var finding = finding
    let product = finding.product.map { ["--product", $0] } ?? []
    finding.reproduce = ["bordercheck", "inspect", tree.files.name] + product
    return finding
  }

  /// A finding of a run over built products.
  static func running(_ finding: Finding, in tree: BuiltTree, previous: BuiltTree? = nil) -> Finding {
    var finding = finding
    guard finding.reproduce.count > 1, finding.reproduce[1] != "check" else { return finding }
    var options = ["--built", tree.files.name]
    if let previous, finding.reproduce[1] == "run" { options += ["--previous", previous.files.name] }
    let end = finding.reproduce.firstIndex(of: "--") ?? finding.reproduce.endIndex
    finding.reproduce.insert(contentsOf: options, at: end)
    return finding
  }
}
