#if canImport(SwiftParser)
  import SwiftSyntax

  /// Routes to an owner's function or property for one message.
  extension CallEditing {
    func accessorEdits(
      _ lookUp: LookUp, _ place: CallPlace, _ accessor: CallAccessor, text: String?
    ) throws(CallRefusal.Reason) -> [SourceEdit] {
      if place.isChoice { throw .severalKeys }
      let site = try site(of: lookUp, place, gives: accessor.result, text: text)
      let arguments = try arguments(of: place, site, accessor)
      guard arguments.count == accessor.labels.count else {
        if site.format == nil, arguments.isEmpty, !accessor.labels.isEmpty { throw .filledLater }
        throw .argumentCount(expected: accessor.labels.count, found: arguments.count)
      }
      let call = try callee(accessor, arguments, locale: site.locale)
      return try edits(putting: call, in: site)
    }

    /// The accessor's call with the key's arguments, which stay as they are written.
    private func callee(
      _ accessor: CallAccessor, _ arguments: [ExprSyntax], locale: ExprSyntax?
    ) throws(CallRefusal.Reason) -> Replacement {
      var pieces: [Replacement.Piece] = []
      for (label, argument) in zip(accessor.labels, arguments) {
        pieces.append(.text((pieces.isEmpty ? "" : ", ") + (label.map { "\($0): " } ?? "")))
        pieces.append(.kept(range(of: argument)))
      }
      if let locale, let text = try localeArgument(locale, label: accessor.locale) {
        pieces.append(.text((pieces.isEmpty ? "" : ", ") + text))
      }
      if accessor.isProperty {
        guard pieces.isEmpty else { throw .argumentCount(expected: 0, found: arguments.count) }
        return Replacement(pieces: [.text(accessor.expression)])
      }
      return Replacement(pieces: [.text("\(accessor.expression)(")] + pieces + [.text(")")])
    }

    /// A locale that the call gave, for an accessor that takes one; the current one needs no word.
    func localeArgument(_ locale: ExprSyntax, label: String?) throws(CallRefusal.Reason) -> String? {
      let written = reader.written(locale)
      guard let label else {
        if reader.locale(locale) == .current { return nil }
        throw .locale(written)
      }
      guard isFixed(locale), reader.locale(locale) != .none else { throw .evaluation(written) }
      return "\(label): \(written)"
    }

    // MARK: - The key's arguments

    private func arguments(
      of place: CallPlace, _ site: CallSite, _ accessor: CallAccessor
    ) throws(CallRefusal.Reason) -> [ExprSyntax] {
      if let format = site.format { return format }
      var inserted = insertions(in: place.key)
      if inserted.isEmpty, let text = site.defaultText { inserted = insertions(in: text) }
      var found: [ExprSyntax] = []
      for insertion in inserted { found.append(try argument(insertion, accessor.specifier(at: found.count))) }
      return found
    }

    private func insertions(in expression: ExprSyntax) -> [ExpressionSegmentSyntax] {
      expression.as(StringLiteralExprSyntax.self)?.segments.compactMap { $0.as(ExpressionSegmentSyntax.self) } ?? []
    }

    private func argument(
      _ inserted: ExpressionSegmentSyntax, _ specifier: String?
    ) throws(CallRefusal.Reason) -> ExprSyntax {
      guard let first = inserted.expressions.first else { throw .interpolationOption("_") }
      if let label = first.label?.text { throw .interpolationOption(label) }
      var given: String?
      for option in inserted.expressions.dropFirst() {
        guard option.label?.text == "specifier", case .literal(let text) = reader.plainKey(of: option.expression) else {
          throw .interpolationOption(option.label?.text ?? "_")
        }
        given = text
      }
      if let given, given != specifier { throw .specifier(given) }
      let views: Set = ["AttributedString", "Image", "NSAttributedString", "Text"]
      if let type = reader.type(of: first.expression), views.contains(type) {
        throw .type("the key's argument is of type \(type), which an owner's accessor does not take")
      }
      return first.expression
    }

    // MARK: - What may go

    /// Whether an expression says the same at any time: literals and names.
    func isFixed(_ expression: ExprSyntax) -> Bool {
      let plain = reader.bare(expression)
      if let literal = plain.as(StringLiteralExprSyntax.self) {
        return !literal.segments.contains { $0.is(ExpressionSegmentSyntax.self) }
      }
      return plain.is(NilLiteralExprSyntax.self) || plain.is(BooleanLiteralExprSyntax.self)
        || plain.is(IntegerLiteralExprSyntax.self) || isName(plain)
    }

    private func isName(_ expression: ExprSyntax) -> Bool {
      var rest: ExprSyntax? = expression
      while let member = rest?.as(MemberAccessExprSyntax.self) {
        guard member.base != nil else { return true }
        rest = member.base
      }
      return rest?.is(DeclReferenceExprSyntax.self) == true
    }

    /// Refuses arguments that would go and that do something.
    func checkDropped(_ arguments: [LabeledExprSyntax]) throws(CallRefusal.Reason) {
      for argument in arguments {
        let label = argument.label?.unescapedName
        if label == "bundle" {
          if case .unknown(let text) = reader.bundle(argument.expression) { throw .evaluation(text) }
        } else if !isFixed(argument.expression), !isText(argument) {
          throw .evaluation(reader.written(argument.expression))
        }
      }
    }

    /// A default text, whose interpolations the key's arguments are; it has been held against the owner's text.
    private func isText(_ argument: LabeledExprSyntax) -> Bool {
      argument.label?.unescapedName == "defaultValue" && argument.expression.is(StringLiteralExprSyntax.self)
    }
  }
#endif
