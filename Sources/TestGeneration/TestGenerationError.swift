/// What keeps tests from being written.
package enum TestGenerationError: Error, Hashable, CustomStringConvertible {
  case unknownProduct(String, known: [String])
  case nothingPresented

  package var description: String {
    switch self {
    case .unknownProduct(let name, let known):
      "unknown product \"\(name)\"; expected "
        + (known.isEmpty ? "none: the manifest has no product" : known.joined(separator: ", "))
    case .nothingPresented:
      "no product presents a message, so there is nothing to test; name a catalog in an owner's `resources`, and a "
        + "product that embeds the owner"
    }
  }
}
