import OwnershipManifest
import PositionedJSON

/// A static check of a project: read the manifest, what the project declares, its tables and sources, judge.
package struct ProjectCheck: Sendable {
  let request: CheckRequest

  package init(_ request: CheckRequest) {
    self.request = request
  }
}
