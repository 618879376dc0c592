import Findings
import InstalledProducts

/// The commands that show a finding of an inspection again.
enum InspectCommands {
  /// The finding with a command over the built product, named by its file; whoever prints it knows where that lies.
  static func reproducing(_ finding: Finding, in tree: BuiltTree) -> Finding {
    var finding = finding
    if finding.reproduce.starts(with: ["bordercheck", "explain"]) {
      let options = ["--built", tree.files.name]
      let end = finding.reproduce.firstIndex(of: "--") ?? finding.reproduce.endIndex
      finding.reproduce.insert(contentsOf: options, at: end)
    } else {
      let product = finding.product.map { ["--product", $0] } ?? []
      finding.reproduce = ["bordercheck", "inspect", tree.files.name] + product
    }
    return finding
  }
}
