extension String {
  /// The order of all lists: by bytes, the same in every place of the world.
  func isBefore(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
