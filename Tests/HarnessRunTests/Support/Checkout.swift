import Foundation

/// Places in the package's own checkout.
enum Checkout {
  /// The package's folder.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path(percentEncoded: false)
}
