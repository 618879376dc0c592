/// A word of at most eight bytes as one number, so that words are told apart without making texts of them.
struct ShortWord: Equatable {
  private let code: UInt64

  /// Zero for a longer word, which is equal to no other.
  init(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count <= 8 else {
      code = 0
      return
    }
    var code: UInt64 = 0
    for byte in bytes { code = code << 8 | UInt64(byte) }
    self.code = code
  }

  private init(_ text: StaticString) {
    code = text.withUTF8Buffer { bytes in bytes.reduce(0) { $0 << 8 | UInt64($1) } }
  }

  static let actor = Self("actor"), any = Self("any"), `as` = Self("as"), await = Self("await"), `case` = Self("case")
  static let `class` = Self("class"), `else` = Self("else"), endif = Self("endif"), `enum` = Self("enum")
  static let `if` = Self("if"), `import` = Self("import"), `in` = Self("in"), `is` = Self("is")
  static let `protocol` = Self("protocol"), `return` = Self("return"), some = Self("some"), `struct` = Self("struct")
  static let `throw` = Self("throw"), `try` = Self("try"), `where` = Self("where")

  /// Whether what follows the word begins an expression or goes on with one, so that no statement ends after it.
  var leavesStatementOpen: Bool {
    code != 0 && Self.openWords.contains(self)
  }

  private static let openWords: [Self] = [.try, .await, .else, .as, .is, .in, .some, .any, .if, .return]

  /// Whether a dot after the word begins an expression.
  var precedesExpression: Bool {
    switch self {
    case .await, .case, .else, .in, .return, .throw, .try, .where: true
    default: false
    }
  }
}
