package import Findings

/// One place in code that asks for a copy.
package struct KeyCaller: Sendable, Hashable {
  package var place: SourcePlace
  /// `TripScreen.body`; nil for code in no declaration.
  package var code: String?
  /// The owner that declares the code; nil for that of a product without one.
  package var module: String?
  /// The products that show it, in the manifest's order; empty where nothing in any product names the code.
  package var products: [String]
  /// The bundle that is asked, as the manifest writes it: `.` is the product's main bundle.
  package var bundle: String
  /// Whether it is a text of an App Intent, which the system reads.
  package var isOfIntent: Bool
}
