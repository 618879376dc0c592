internal import Foundation

extension Array where Element: Sendable {
  /// Transforms every element, as many at once as there are processors; results are in the array's order.
  func parallelMap<Output: Sendable>(_ transform: @escaping @Sendable (Element) -> Output) async -> [Output] {
    // Several parts for each processor, so that a slow one does not keep the others waiting.
    let parts = Swift.min(count, ProcessInfo.processInfo.activeProcessorCount * 4)
    return await withTaskGroup(of: (Int, [Output]).self) { group in
      for part in 0..<parts {
        let slice = self[(count * part / parts)..<(count * (part + 1) / parts)]
        group.addTask { (part, slice.map(transform)) }
      }
      var results = [[Output]](repeating: [], count: parts)
      for await (part, outputs) in group { results[part] = outputs }
      return Array<Output>(results.joined())
    }
  }
}
