import Foundation

/// The line below the widget's header.
struct StatusLine {
  let state: String

  var text: String { NSLocalizedString("status.\(state)", comment: "") }
}
