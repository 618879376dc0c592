#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Names bundles the way evidence does: by their path inside the product, whatever machine it lies on.
package struct BundleNames: Sendable {
  private let mainBundle: [Substring]
  private let applications: [Substring]?

  /// - Parameters:
  ///   - mainBundle: the real path of the product's bundle.
  ///   - applications: the real path of the folder that holds all installed products; nil where there is no device.
  package init(mainBundle: String, applications: String?) {
    self.mainBundle = Self.components(mainBundle)
    self.applications = applications.map(Self.components)
  }

  /// `.` for the main bundle, `K.bundle`, `../..`, or `outside:<name>` for a bundle in no installed product.
  ///
  /// - Parameter path: a real path; the bundle need not be there.
  package func name(of path: String) -> String {
    let components = Self.components(path)
    if components.starts(with: mainBundle) {
      let inside = components.dropFirst(mainBundle.count)
      return inside.isEmpty ? "." : inside.joined(separator: "/")
    }
    guard let applications, components.starts(with: applications), components.count > applications.count else {
      return "outside:\(components.last ?? "")"
    }
    let shared = zip(components, mainBundle).prefix { $0 == $1 }.count
    let steps = [Substring](repeating: "..", count: mainBundle.count - shared)
    return (steps + components.dropFirst(shared)).joined(separator: "/")
  }

  private static func components(_ path: String) -> [Substring] { path.split(separator: "/") }

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
