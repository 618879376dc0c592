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
}
