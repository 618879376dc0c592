import HostEvidence
import OwnershipManifest

/// A bundle path with everything folded that build tools spell differently: case, `-` and `_`, the suffix.
struct BundleSpelling: Hashable {
  /// The folded folder part, empty for a bundle directly in the product.
  var folder: String
  /// The folded name without suffix.
  var name: String

  init(_ path: String) {
    let path = path.hasPrefix("outside:") ? String(path.dropFirst("outside:".count)) : path
    var parts = path.lowercased().map { $0 == "_" ? "-" : $0 }.split(separator: "/").map { String($0) }
    var last = parts.popLast() ?? ""
    for suffix in [".bundle", ".resources", ".framework"] where last.hasSuffix(suffix) {
      last.removeLast(suffix.count)
    }
    folder = parts.joined(separator: "/")
    name = last
  }

  /// What to set in the manifest where the code of a process asks the owner's bundle by another suffix than declared:
  /// SwiftPM's build systems call one bundle `.bundle` or `.resources`.
  static func remedy(for observation: JudgedObservation) -> String? {
    let (asked, declared) = (observation.record.asked, observation.owner.bundle)
    let name = asked.hasPrefix("outside:") ? String(asked.dropFirst("outside:".count)) : asked
    guard name != declared, BundleSpelling(name) == BundleSpelling(declared) else { return nil }
    return "set \"bundle\": \"\(name)\" for owner \(observation.owner.name): so the build on this platform calls it"
  }
}
