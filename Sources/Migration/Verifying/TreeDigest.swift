import CallSites
package import Ownership
import OwnershipManifest

/// Stands for everything of a project that a verification has looked at.
package struct TreeDigest: Sendable, Hashable {
  package let text: String

  /// - Parameter files: the bytes of a file, named from the project's folder.
  package init(_ facts: CheckFacts, files: (String) -> [UInt8]?) {
    let paths = facts.tables.flatMap(\.files) + facts.modules.flatMap(\.files).map(\.path) + [facts.manifest.file]
    var lines = ""
    for path in Set(paths).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      lines += "\(path)\u{0}\(files(path).map { FileDigest($0).text } ?? "-")\n"
    }
    text = FileDigest(Array(lines.utf8)).text
  }
}
