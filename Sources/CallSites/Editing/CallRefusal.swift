/// Why a look-up is not rewritten: a person has to look at it.
package struct CallRefusal: Error, Sendable, Hashable, CustomStringConvertible {
  package enum Reason: Error, Sendable, Hashable {
    /// The file is no sound Swift, or nested too deeply to read.
    case unreadableFile
    case noLookUp
    case dynamicKey
    /// The key is one of several that one call may take.
    case severalKeys
    /// The call has no place for a bundle; the words say what to write instead.
    case noBundleArgument(String)
    case unknownArgument(String)
    case wrapper(String)
    /// What the system reads by itself, or a compiler makes: App Intents, notifications, generated symbols.
    case systemReads(String)
    case macro(String)
    case conditionInside
    case specifier(String)
    case interpolationOption(String)
    case argumentCount(expected: Int, found: Int)
    case filledLater
    case evaluation(String)
    case defaultValue(String, owner: String?)
    case locale(String)
    /// The accessor gives another type than the call; the words name both.
    case type(String)
    case markup
    case comment
    case shadowed(String)
    case unwritable(String)
    case overlap
    /// The result is not what was meant; the words say what a new scan sees.
    case notVerified(String)
  }

  /// Where the look-up stands, 1-based, the column in UTF-8 bytes.
  package var line: Int
  package var column: Int
  package var reason: Reason

  package init(line: Int, column: Int, reason: Reason) {
    self.line = line
    self.column = column
    self.reason = reason
  }

  package var description: String { reason.words }
}
