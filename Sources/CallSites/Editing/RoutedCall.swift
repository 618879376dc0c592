/// One look-up of a file with what it is to become.
package struct RoutedCall: Sendable, Hashable {
  /// The look-up as a scan of the file, alone or with its module, gives it.
  package var lookUp: LookUp
  package var route: CallRoute
  /// The owner's text in the source language, to hold the call's `defaultValue:` against; nil where it is not known.
  package var text: String?
  /// The module that the route's names come from; nil for none but those that the file sees already.
  package var module: String?

  package init(_ lookUp: LookUp, _ route: CallRoute, text: String? = nil, module: String? = nil) {
    self.lookUp = lookUp
    self.route = route
    self.text = text
    self.module = module
  }
}
