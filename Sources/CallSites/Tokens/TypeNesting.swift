/// Follows which types stand in which others, by their braces.
struct TypeNesting {
  private(set) var outer: Set<String> = []
  /// After the outermost type around each: `Style.Text`.
  private(set) var inner: Set<String> = []
  /// The types whose braces are open; nil for other braces.
  private var open: [String?] = []
  /// The type whose brace comes next.
  private var next: String?

  /// - Parameter isDeclared: false for a type that is extended.
  mutating func enter(_ name: String, isDeclared: Bool) {
    next = name
    guard isDeclared else { return }
    // What stands in a function is known to the whole file here.
    if let around = open.lazy.compactMap({ $0 }).first { inner.insert("\(around).\(name)") } else { outer.insert(name) }
  }

  mutating func take(_ token: TokenReader.Token) {
    guard case .other(let byte) = token else { return }
    switch byte {
    case UInt8(ascii: "{"):
      open.append(next)
      next = nil
    case UInt8(ascii: "}"): _ = open.popLast()
    default: break
    }
  }
}
