#if canImport(SwiftParser)
  import SwiftSources
  import SwiftSyntax

  /// The text of a `Package.swift`, to be changed where a target lists its dependencies.
  struct ManifestSource {
    private let source: SwiftSource
    private let layout: LineLayout

    /// Nil for what is no Swift from end to end, or nested too deeply to read.
    init?(_ bytes: [UInt8]) {
      guard bytes.count <= Manifest.maximumSize, BracketNesting(bytes).isParsable else { return nil }
      source = SwiftSource(bytes, file: "Package.swift")
      layout = LineLayout(bytes: bytes)
      guard source.isSound else { return nil }
    }

    /// Nil where the target or its list is not written out, or two targets have that name.
    func edits(adding dependency: PackageDependency, to target: String) -> [TextEdit]? {
      let calls = Self.calls(in: Syntax(source.tree)).filter { isTarget($0, target) }
      guard calls.count == 1, let call = calls.first else { return nil }
      let arguments = Array(call.arguments)
      guard let argument = arguments.first(where: { $0.label?.text == "dependencies" }) else {
        return inserting("dependencies: [\(spelling(dependency, beside: []))]", in: arguments)
      }
      guard let list = argument.expression.as(ArrayExprSyntax.self) else { return nil }
      let elements = Array(list.elements)
      let text = spelling(dependency, beside: elements)
      guard let last = elements.last else {
        return [TextEdit(at: list.leftSquare.endPositionBeforeTrailingTrivia.utf8Offset, text: text)]
      }
      return ListInsertion(layout).edits(
        of: [text], behind: last, comma: last.trailingComma, next: ArrayElementSyntax?.none)
    }

    /// Behind the target's name.
    private func inserting(_ text: String, in arguments: [LabeledExprSyntax]) -> [TextEdit]? {
      guard let index = arguments.firstIndex(where: { $0.label?.text == "name" }) else { return nil }
      let next = index + 1 < arguments.count ? arguments[index + 1] : nil
      return ListInsertion(layout).edits(
        of: [text], behind: arguments[index], comma: arguments[index].trailingComma, next: next)
    }

    /// A name alone where the others are written so, else as a target or product.
    private func spelling(_ dependency: PackageDependency, beside others: [ArrayElementSyntax]) -> String {
      guard let package = dependency.package else {
        let isPlain = others.contains { $0.expression.is(StringLiteralExprSyntax.self) } || others.isEmpty
        return isPlain ? "\"\(dependency.name)\"" : ".target(name: \"\(dependency.name)\")"
      }
      return ".product(name: \"\(dependency.name)\", package: \"\(package)\")"
    }

    private func isTarget(_ call: FunctionCallExprSyntax, _ name: String) -> Bool {
      let declarations: Set = ["executableTarget", "macro", "target", "testTarget"]
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        declarations.contains(member.declName.baseName.text), call.parent?.is(ArrayElementSyntax.self) == true,
        let value = call.arguments.first(where: { $0.label?.text == "name" })?.expression
      else { return false }
      return source.written(value) == "\"\(name)\""
    }

    private static func calls(in tree: Syntax) -> [FunctionCallExprSyntax] {
      var found: [FunctionCallExprSyntax] = []
      var stack = [tree]
      while let node = stack.popLast() {
        if let call = node.as(FunctionCallExprSyntax.self) { found.append(call) }
        stack += node.children(viewMode: .sourceAccurate).filter { $0.kind != .token }
      }
      return found
    }
  }
#endif
