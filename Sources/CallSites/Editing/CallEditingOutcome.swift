import SwiftSources

/// A file with its look-ups rewritten, as far as that is safe.
package struct CallEditingOutcome: Sendable, Hashable {
  package var bytes: [UInt8]
  /// What was changed, in the file as it was.
  package var edits: [SourceEdit]
  /// In the order given.
  package var made: [RoutedCall]
  package var refusals: [CallRefusal]
}
