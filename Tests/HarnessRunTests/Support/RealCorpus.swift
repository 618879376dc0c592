import Foundation

/// Real catalogs of public projects, beside the checkout where they are there at all.
enum RealCorpus {
  static let folder = URL(filePath: Checkout.folder).deletingLastPathComponent().appending(path: "shared/corpus")
  static let isThere = FileManager.default.fileExists(atPath: folder.path)
}
