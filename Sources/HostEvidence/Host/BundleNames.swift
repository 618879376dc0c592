#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Names bundles the way evidence does: by their path inside the product, whatever machine it lies on.
package struct BundleNames: Sendable {
  private let mainBundle: String
  private let applications: String?

  /// - Parameters:
  ///   - mainBundle: the real path of the product's bundle.
  ///   - applications: the real path of the folder that holds all installed products; nil where there is no device.
  package init(mainBundle: String, applications: String?) {
    self.mainBundle = mainBundle
    self.applications = applications
  }

  /// `.` for the main bundle, `K.bundle`, `../..`, or `outside:<name>` for a bundle in no installed product.
  ///
  /// - Parameter path: a real path; the bundle need not be there.
  package func name(of path: String) -> String {
    var path = path
    while path.utf8.count > 1, path.utf8.last == Self.slash { path.removeLast() }
    if path == mainBundle { return "." }
    if let inside = Self.rest(of: path, below: mainBundle) { return inside }
    guard let applications, let target = Self.rest(of: path, below: applications),
      let own = Self.rest(of: mainBundle, below: applications)
    else { return "outside:" + (path.split(separator: "/").last.map(String.init) ?? "") }
    return Self.way(from: own.split(separator: "/"), to: target.split(separator: "/"))
  }

  private static let slash = UInt8(ascii: "/")

  /// What follows `folder/` in a path that begins so.
  private static func rest(of path: String, below folder: String) -> String? {
    let (bytes, prefix) = (path.utf8, folder.utf8)
    guard bytes.count > prefix.count + 1, bytes.starts(with: prefix) else { return nil }
    let end = bytes.index(bytes.startIndex, offsetBy: prefix.count)
    return bytes[end] == slash ? String(path[bytes.index(after: end)...]) : nil
  }

  private static func way(from own: [Substring], to target: [Substring]) -> String {
    let shared = zip(own, target).prefix { $0 == $1 }.count
    let steps = [Substring](repeating: "..", count: own.count - shared)
    return (steps + target.dropFirst(shared)).joined(separator: "/")
  }

  /// The path without symbolic links and `..`; the part of it that does not exist stays as it is written.
  package static func realPath(_ path: String) -> String {
    if let resolved = path.withCString({ realpath($0, nil) }) {
      defer { free(resolved) }
      return String(cString: resolved)
    }
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return path }
    return realPath(String(path[..<slash])) + path[slash...]
  }
}
