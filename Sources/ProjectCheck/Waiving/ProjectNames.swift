import Findings
import HostEvidence
import LocaleMatrix
package import OwnershipManifest
import PositionedJSON
package import Reports

/// The products and owners that a project has, against which evidence is held that is said to be of it.
package struct ProjectNames: Sendable {
  private let manifest: Manifest
  /// Products of the manifest and of its releases, of which evidence may have cells.
  let products: Set<String>
  private let owners: Set<String>

  package init(of project: Project) {
    manifest = project.manifest
    let manifests = [project.manifest] + project.releases.values
    products = Set(manifests.flatMap { $0.products.map(\.name) })
    owners = Set(manifests.flatMap { $0.owners.map(\.name) })
  }

  /// What the manifest lacks of what a report names, a phrase each such as `no product "Phone" (expected "App")`; empty
  /// where the report may be of the project.
  package func missing(of report: Report) -> [String] {
    // That a product is in no manifest is what this rule says.
    let findings = report.findings.filter { $0.rule != "product-undeclared" }
    let cells = Set(report.cells.map(\.id)).union(findings.flatMap(\.cells))
    let seen = Set(cells.compactMap { CellName($0)?.product }).union(findings.compactMap(\.product))
    // Something built may hold bundles that nobody owns.
    let found = report.command == .inspect ? [] : findings.compactMap(\.owner)
    let asked = Set(report.observations.map(\.owner)).union(found)
    return seen.subtracting(products).sorted().map(noProduct) + asked.subtracting(owners).sorted().map(noOwner)
  }

  func noProduct(_ name: String) -> String { lacking("product", name, manifest.products.map(\.name)) }

  func noOwner(_ name: String) -> String { lacking("owner", name, manifest.owners.map(\.name)) }

  private func lacking(_ kind: String, _ name: String, _ known: [String]) -> String {
    "no \(kind) \"\(name)\" (\(NameSuggestion.hint(for: name, in: known).dropFirst(2)))"
  }
}
