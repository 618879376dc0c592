#if canImport(SwiftParser)
  import SwiftSyntax

  /// Literals that are shown without a look-up.
  extension FileScanner {
    /// Properties of views and controls that show what they are set to.
    private static let shownProperties: Set<String> = [
      "accessibilityHint", "accessibilityLabel", "placeholder", "prompt", "text", "title",
    ]

    private var importsControls: Bool { facts.names.imports.contains { ["AppKit", "Cocoa", "UIKit"].contains($0) } }

    /// `Text(verbatim: "…")`, `button.setTitle("…", for: .normal)`.
    mutating func noteShownLiteral(_ call: CallArguments) {
      if importsInterfaces, call.typeName == "Text", let value = call["verbatim"] {
        noteShownLiteral("Text(verbatim:)", value)
      } else if call.isMember, call.name == "setTitle", let value = call.unlabeled, importsControls {
        noteShownLiteral("setTitle", value)
      }
    }

    /// `label.text = "…"`.
    mutating func noteShownLiteral(_ sequence: SequenceExprSyntax) {
      let elements = Array(sequence.elements)
      guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self), importsControls,
        let access = elements[0].as(MemberAccessExprSyntax.self), access.base != nil
      else { return }
      let name = access.declName.baseName.unescapedName
      guard Self.shownProperties.contains(name) else { return }
      for value in assigned(elements.dropFirst(2)) { noteShownLiteral(name, value) }
    }

    /// What is assigned: one value, or those of a choice without its condition.
    private func assigned(_ elements: ArraySlice<ExprSyntax>) -> [ExprSyntax] {
      if elements.count == 1 { return Array(elements) }
      guard let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
        let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self), index + 2 == elements.endIndex
      else { return [] }
      return [ternary.thenExpression, elements[index + 1]]
    }

    private mutating func noteShownLiteral(_ way: String, _ value: ExprSyntax) {
      for branch in reader.branches(value) {
        guard let literal = branch.as(StringLiteralExprSyntax.self) else { continue }
        let words = literal.segments.compactMap { $0.as(StringSegmentSyntax.self)?.content.text }
        guard words.contains(where: { $0.contains(where: \.isLetter) }),
          let text = reader.key(of: literal).likelyKey
        else { continue }
        let place = reader.place(of: branch)
        facts.shownLiterals.append(
          ShownLiteral(
            way: way, text: text, line: place.line, column: place.column,
            context: DeclarationContext.lookUpContext(of: branch, in: reader.source)))
      }
    }
  }
#endif
