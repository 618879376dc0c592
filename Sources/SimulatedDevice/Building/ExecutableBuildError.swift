/// Why the executables of process hosts are not there.
package enum ExecutableBuildError: Error, Hashable, CustomStringConvertible {
  /// No `swift` in any folder of `PATH`.
  case noCompiler
  /// Nothing says how to build them, and they do not lie where they were looked for.
  case missing(products: [String], folder: String, reason: String)
  /// The build ended with an error.
  case failed(product: String, command: String, message: String)

  package var description: String {
    switch self {
    case .noCompiler:
      "cannot build the executables of the hosts: no 'swift' on PATH; install a Swift toolchain or put it on PATH"
    case .missing(let products, let folder, let reason):
      "no executable \(products.map { "'\($0)'" }.joined(separator: ", ")) in '\(folder)' (\(reason)); "
        + "'executable' in the manifest names a SwiftPM product"
    case .failed(let product, let command, let message):
      "cannot build '\(product)' with `\(command)`\n\(message)"
    }
  }
}
