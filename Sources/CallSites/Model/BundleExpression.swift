/// The bundle that a look-up asks, as far as the code shows it; constants, static properties, default parameters and one
/// level of wrapper are followed.
package indirect enum BundleExpression: Sendable, Hashable {
  /// Nothing is said: the main bundle of whatever process runs the code.
  case unsaid
  /// `.main`, `Bundle.main`.
  case main
  /// `.module`, `Bundle.module`, `#bundle`: the resources of the module that holds the code.
  case module
  /// `Bundle(for: X.self)`: the binary that holds the class `X`.
  case type(String)
  /// `Bundle(identifier:)`.
  case identifier(String)
  /// The main bundle's container or a path from a bundle, as it is written.
  case path(String)
  /// A public constant of another module: `Checkout.bundle`, `.checkout`; the name as it is written.
  case named(String)
  /// A parameter that callers fill.
  case parameter(String)
  /// What code of another module gives, which holds this file: `.module` there is that module's.
  case elsewhere(BundleExpression, file: String)
  /// Anything else, as it is written.
  case unknown(String)
}
