package import CommandLayer

/// How long something may take, in whole seconds; at least 1.
package struct TimeLimit: ArgumentValue, Hashable {
  package var seconds: Int

  package init(seconds: Int) { self.seconds = seconds }

  package init(argument: String) throws(ArgumentValueError) {
    guard let seconds = Int(argument), (1...Self.longest).contains(seconds) else {
      throw ArgumentValueError(expected: "a whole number of seconds from 1 to \(Self.longest)")
    }
    self.seconds = seconds
  }

  /// A day: nobody waits longer for one host.
  private static let longest = 86_400

  package var argumentText: String { String(seconds) }
}
