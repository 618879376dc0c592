internal import Dispatch
internal import Foundation
internal import Synchronization

extension Array where Element: Sendable {
  /// Transforms every element, as many at once as there are processors; results are in the array's order.
  func parallelMap<Output: Sendable>(_ transform: @Sendable (Element) -> Output) -> [Output] {
    // Several parts for each processor, so that a slow one does not keep the others waiting.
    let parts = Swift.min(count, ProcessInfo.processInfo.activeProcessorCount * 4)
    let results = Mutex([[Output]](repeating: [], count: parts))
    DispatchQueue.concurrentPerform(iterations: parts) { part in
      let outputs = self[(count * part / parts)..<(count * (part + 1) / parts)].map(transform)
      results.withLock { $0[part] = outputs }
    }
    return results.withLock { Array<Output>($0.joined()) }
  }
}
