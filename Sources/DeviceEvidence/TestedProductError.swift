/// Why a product cannot be tested in this process.
public enum TestedProductError: Error, Hashable, CustomStringConvertible {
  /// Nothing of the product is in this process.
  case notFound(product: String, process: String, mainBundle: String)
  /// The process cannot say what languages it reads.
  case unreadable(product: String, reason: String)

  /// What was looked for, where, and what to do.
  public var description: String {
    switch self {
    case .notFound(let product, let process, let mainBundle):
      "\(product) is not in this process, whose main bundle is \(mainBundle): run the tests in a target that the "
        + "product hosts, or set BORDERCHECK_APPLICATIONS to a folder that has \(process)"
    case .unreadable(let product, let reason): "\(product) cannot be observed: \(reason)"
    }
  }
}
