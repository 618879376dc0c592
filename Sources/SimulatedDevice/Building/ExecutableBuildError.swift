internal import PositionedJSON

/// Why the executables of process hosts are not there.
package enum ExecutableBuildError: Error, Hashable, CustomStringConvertible {
  /// No `swift` in any folder of `PATH`.
  case noCompiler
  /// Nothing says how to build them, and they do not lie where they were looked for.
  case missing(products: [String], folder: String, reason: String)
  /// The package has no product of that name, but these executables.
  case unknown(product: String, known: [String])
  /// The build ended with an error.
  case failed(product: String, command: String, message: String)

  package var description: String {
    switch self {
    case .noCompiler:
      "cannot build the executables of the hosts: no 'swift' on PATH; install a Swift toolchain or put it on PATH"
    case .missing(let products, let folder, let reason):
      "no executable \(products.map { "'\($0)'" }.joined(separator: ", ")) in '\(folder)' (\(reason)); "
        + "'executable' in the manifest names a SwiftPM product"
    case .unknown(let product, let known):
      "\"executable\" is \"\(product)\", and the package has no product of that name"
        + NameSuggestion.hint(for: product, in: known)
    case .failed(let product, let command, let message):
      "cannot build '\(product)' with `\(command)`\n\(message)"
    }
  }

  /// The products of the manifest that it is about; none for a build that fails on its own.
  package var products: [String] {
    switch self {
    case .missing(let products, _, _): products
    case .unknown(let product, _): [product]
    case .noCompiler, .failed: []
    }
  }
}
