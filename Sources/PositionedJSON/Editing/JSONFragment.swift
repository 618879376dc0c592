/// A JSON value that is to be written into a text.
package indirect enum JSONFragment: Sendable, Hashable {
  case string(String)
  case integer(Int)
  case boolean(Bool)
  case array([JSONFragment])
  /// Members in the order they are to be written.
  case object([Member])

  package struct Member: Sendable, Hashable {
    package var key: String
    package var value: JSONFragment

    package init(_ key: String, _ value: JSONFragment) {
      self.key = key
      self.value = value
    }
  }
}
