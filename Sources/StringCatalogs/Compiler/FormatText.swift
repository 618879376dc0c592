/// A text taken apart into what a formatter prints as it is and what it replaces.
struct FormatText {
  enum Part: Equatable {
    case literal(String)
    case conversion(Conversion)
    /// `%#@name@` or `%2$#@name@`.
    case reference(name: String, position: Int?)
    /// `%arg` or `%1$arg`, a catalog's placeholder for the number, before it is compiled.
    case number(position: Int?)
  }

  /// A printf conversion such as `%1$lld`.
  struct Conversion: Equatable {
    /// As it is written, `%` included.
    var text: String
    /// 1-based: the position that is written, else that of the next argument.
    var argument: Int
    /// Length and conversion character, `lld`.
    var type: String

    /// True for what prints an integer or a floating-point number.
    var isNumeric: Bool { type.unicodeScalars.last.map { "dDiuUxXoOfFeEgGaA".unicodeScalars.contains($0) } ?? false }
  }

  let parts: [Part]

  init(_ text: String) {
    var scanner = FormatScanner(text)
    parts = scanner.scan()
  }

  var conversions: [Conversion] {
    parts.compactMap { if case .conversion(let conversion) = $0 { conversion } else { nil } }
  }

  /// The names of the substitutions the text refers to, in its order.
  var references: [String] {
    parts.compactMap { if case .reference(let name, _) = $0 { name } else { nil } }
  }
}
