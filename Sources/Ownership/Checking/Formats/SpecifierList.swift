/// The specifiers of one text, found once and shared by all rules.
///
/// The grammar is `%[n$][flags][width][.precision][length]conversion`, `%%`, `%[n$]#@name@`, `%[n$]arg` and the labelled
/// `%(name)conversion`. Unlike the runtime's parser and the compiler's, which do what Foundation does, this one reads as a
/// person does: a blank is never a flag, so that "100% de" is prose, and a `%` that begins nothing is kept as a finding's
/// evidence.
package struct SpecifierList: Sendable, Hashable {
  package struct Specifier: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
      case value(ValueType)
      /// `*`: a width or precision that an argument gives.
      case width
      /// `%#@name@`.
      case reference(String)
      /// `%arg`: the number of the substitution it stands in.
      case count
    }

    package var kind: Kind
    /// 1-based, as it is written; nil where it is not.
    package var position: Int?
    /// As the text has it.
    package var source: String
    /// The label of `%(name)lld`.
    package var label: String?

    package var type: ValueType? { if case .value(let type) = kind { type } else { nil } }
  }

  /// In the order of the text.
  package var specifiers: [Specifier] = []
  /// Every `%` that begins neither a specifier nor `%%`, and every sign that was meant for one.
  package var strays: [StrayPercent] = []
  /// How many `%%` there are.
  package var escapes = 0
  /// How many percent signs of other scripts there are, `٪` and `％`, which need no escape.
  package var foreignPercents = 0
  /// True if the text has `](`, as Markdown links and inflection have.
  package var hasMarkup = false

  package static let none = SpecifierList()

  package init() {}

  package init(_ text: String) {
    var text = text
    self = text.withUTF8 { bytes in
      guard SpecifierScanner.isWorthScanning(bytes) else { return .none }
      var scanner = SpecifierScanner(bytes)
      return scanner.scan()
    }
  }

  /// True for a text in which nothing stands for an argument, and nothing looks as if it should.
  package var isEmpty: Bool { specifiers.isEmpty && strays.isEmpty && escapes == 0 && foreignPercents == 0 }

  /// True for a text without markup either.
  var isPlain: Bool { isEmpty && !hasMarkup }

  /// The names that `%#@name@` refers to, in the order of the text.
  package var references: [String] {
    specifiers.compactMap { if case .reference(let name) = $0.kind { name } else { nil } }
  }
}
