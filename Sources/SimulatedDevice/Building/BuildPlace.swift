#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Where a package is built: in the tool's own build folder where that belongs to the same package, so that hosts and
/// tool share what they have in common, else in the package's usual one.
struct BuildPlace: Sendable, Hashable {
  /// Options of `swift build` that say so.
  let options: [String]
  /// The folder that products come to, where it is known without asking.
  let knownFolder: String?

  /// Whether the SwiftPM command that started this process, directly or not, keeps the folder locked, as `swift test`
  /// does: a build from here would wait for that command, and it for us. (`swift run` is none: it becomes the tool.)
  let isHeldByStarter: Bool

  /// - Parameter tool: real path of the tool, `<build folder>/<platform>/<configuration>/bordercheck`.
  init(package: SwiftPackage, tool: String) {
    let products = FileSystem.parent(of: tool) ?? ""
    let scratch = FileSystem.parent(of: products).flatMap(FileSystem.parent(of:)) ?? ""
    let configuration = products.split(separator: "/").last.map(String.init) ?? ""
    guard ["debug", "release"].contains(configuration),
      Self.isBuildFolder(scratch, configuration, of: package)
    else {
      options = ["--package-path", package.folder]
      knownFolder = nil
      isHeldByStarter = false
      return
    }
    options = ["--package-path", package.folder, "--scratch-path", scratch, "-c", configuration]
    knownFolder = products
    isHeldByStarter = Self.holder(of: scratch).map(RunningTool.isStarted(by:)) ?? false
  }

  /// The process that last locked a build folder, which SwiftPM writes into the lock.
  private static func holder(of scratch: String) -> pid_t? {
    let text = try? FileSystem.read("\(scratch)/.lock")
    return text.flatMap { pid_t(String(decoding: $0.filter { $0 > 0x20 }, as: UTF8.self)) }
  }

  /// The build's own plan names the package's manifest among what it depends on.
  private static func isBuildFolder(_ scratch: String, _ configuration: String, of package: SwiftPackage) -> Bool {
    guard let plan = try? FileSystem.read("\(scratch)/\(configuration).yaml") else { return false }
    let text = plan.map { CChar(bitPattern: $0) } + [0]
    return strstr(text, "\"\(package.manifest)\"") != nil
  }
}
