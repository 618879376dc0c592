package import CommandLayer
import Foundation

/// How many things are done at a time; at least 1, as many as there are processors where nothing is said.
package struct JobCount: ArgumentValue, Hashable {
  package var count: Int

  package init() { count = ProcessInfo.processInfo.activeProcessorCount }

  package init(argument: String) throws(ArgumentValueError) {
    guard let count = Int(argument), count >= 1 else { throw ArgumentValueError(expected: "a whole number from 1") }
    self.count = count
  }

  /// Empty, because the default differs between machines and the help must not.
  package var argumentText: String { "" }
}
