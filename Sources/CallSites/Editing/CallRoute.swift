/// What a look-up is to become.
package enum CallRoute: Sendable, Hashable {
  /// It asks this bundle: an expression of type `Bundle` such as `.module`, `.sharedTripUI`, `#bundle`, `Checkout.bundle`.
  /// With a table it asks that one; nil leaves the call's own.
  case bundle(String, table: String? = nil)
  /// The owner's function or property for this message takes the place of the call.
  case accessor(CallAccessor)
  /// The owner's function or property for keys takes the place of the call.
  case keyed(KeyedAccessor)

  /// The owner's function for this message, called with the key's arguments in order; it gives a `String`.
  package static func accessor(expression: String, labels: [String?]) -> CallRoute {
    .accessor(CallAccessor(expression: expression, labels: labels))
  }
}
