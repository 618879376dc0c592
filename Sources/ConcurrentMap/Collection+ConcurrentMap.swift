extension Collection where Element: Sendable {
  /// Transforms every element, at most `width` of them at once; results are in the collection's order.
  ///
  /// The first error cancels the others and is thrown when all have ended.
  package func concurrentMap<Output: Sendable>(
    width: Int, _ transform: @escaping @Sendable (Element) async throws -> Output
  ) async throws -> [Output] {
    try await withThrowingTaskGroup(of: (Int, Output).self) { group in
      var results = [Output?](repeating: nil, count: count)
      var waiting = enumerated().makeIterator()
      func startNext() {
        guard let (index, element) = waiting.next() else { return }
        group.addTask { (index, try await transform(element)) }
      }
      for _ in 0..<Swift.max(1, width) { startNext() }
      while let (index, output) = try await group.next() {
        results[index] = output
        startNext()
      }
      return results.compactMap(\.self)
    }
  }
}
