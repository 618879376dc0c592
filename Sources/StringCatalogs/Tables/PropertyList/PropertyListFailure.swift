/// Why a parser stopped, by offset; the place is worked out only when there is something to say.
struct PropertyListFailure: Error {
  var offset: Int
  var message: String

  init(at offset: Int, _ message: String) {
    self.offset = offset
    self.message = message
  }

  /// How deep dictionaries and arrays may lie in each other, in every format.
  static let nestingLimit = 512
}
