#if canImport(SwiftParser)
  import SwiftSyntax

  /// Where an owner's function takes the place of a call or of its key.
  struct CallSite {
    /// What is replaced, as UTF-8 offsets.
    var range: Range<Int>
    /// Arguments that go with the key, behind what is replaced.
    var dropped: Range<Int>?
    /// What stands around the owner's function there.
    var lead = ""
    var tail = ""
    /// The arguments of `String(format:)` around the call; nil where the key has its arguments itself.
    var format: [ExprSyntax]?
    var locale: ExprSyntax?
    /// A default text whose interpolations are the key's arguments.
    var defaultText: ExprSyntax?
  }
#endif
