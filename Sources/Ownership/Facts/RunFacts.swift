import Findings
package import InstalledProducts
import LocaleMatrix
package import OwnershipManifest
package import Projects

/// Everything that was planned, installed and observed: what rules look at, and nothing else.
package struct RunFacts: Sendable {
  /// The manifest of release `current`.
  package var manifest: Manifest
  /// What is installed, by release name.
  package var releases: [String: InstalledRelease]
  /// Ascending by identifier.
  package var devices: [PlayedDevice]
  /// False where a selection left something of the matrix out: rules over a whole run are then silent.
  package var isWhole: Bool
  /// What installing found out before anything ran, such as two owners that put one table into one bundle.
  package var assemblyNotes: [AssemblyNote]
  /// What the project's own files declare; read for a whole run.
  package var declared: DeclaredProject
  /// True where nobody declared who owns what, and a built product is all there is: equal keys are then no copies.
  package var isOwnershipInferred = false
  /// True where nobody says what an earlier release left on the device, and no code of it ran.
  package var lacksState = false

  package init(
    manifest: Manifest, releases: [String: InstalledRelease], devices: [PlayedDevice], isWhole: Bool,
    assemblyNotes: [AssemblyNote] = [], declared: DeclaredProject = DeclaredProject()
  ) {
    self.manifest = manifest
    self.releases = releases
    self.devices = devices
    self.isWhole = isWhole
    self.assemblyNotes = assemblyNotes
    self.declared = declared
  }

  /// The release that is judged.
  package var current: InstalledRelease? { releases["current"] }
}
