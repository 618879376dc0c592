#if canImport(SwiftParser)
  import SwiftSources
  import SwiftSyntax

  /// Every edited file is scanned again: it must parse, the edited look-ups must be what they were to become, and
  /// everything else must be as it was.
  extension CallEditing {
    func verify(_ edits: [SourceEdit], _ calls: [RoutedCall]) throws(CallRefusal.Reason) {
      let bytes: [UInt8]
      do { bytes = try edits.applied(to: source.bytes) } catch { throw .overlap }
      let changed = SwiftSource(bytes, file: source.file)
      guard changed.isSound else { throw .notVerified("the file would not be Swift any more") }
      guard Self.comments(in: changed) == Self.comments(in: source) else { throw .comment }
      let after = FileScanner.scan(bytes, path: source.file)
      for call in calls { try checkWrapper(call, in: after) }
      try compare(after.lookUps, with: facts.lookUps.map { expectation(of: $0, calls) })
    }

    /// What a look-up of the file is to be afterwards.
    private func expectation(of lookUp: LookUp, _ calls: [RoutedCall]) -> LookUpExpectation {
      guard let call = calls.first(where: { $0.lookUp.isAt(lookUp) }) else { return LookUpExpectation(lookUp) }
      var expected = LookUpExpectation(lookUp)
      switch call.route {
      case .bundle(let expression, let table):
        expected.lookUp.bundle = BundleSpelling(expression: expression).scanned ?? .unknown(expression)
        if let table, table != lookUp.table.name { expected.lookUp.table = .named(table) }
        expected.mayBeText = true
      case .accessor(let accessor): expected.accessor = accessor.expression
      case .keyed(let accessor): expected.accessor = accessor.expression
      }
      return expected
    }

    private func compare(
      _ after: [LookUp], with expected: [LookUpExpectation]
    ) throws(CallRefusal.Reason) {
      var rest = after[...]
      for expectation in expected {
        if let accessor = expectation.accessor {
          // A resource is still looked up where it is shown.
          if let first = rest.first, case .dynamic(let text) = first.key, text.hasPrefix(accessor) {
            rest.removeFirst()
          }
          continue
        }
        guard let found = rest.popFirst() else { throw .notVerified("a look-up would be gone") }
        if let difference = expectation.difference(from: found) { throw .notVerified(difference) }
      }
      if let more = rest.first { throw .notVerified("there would be another look-up, in line \(more.line)") }
    }

    /// A call of the project's own function is no look-up of the file alone; its bundle is an argument like others.
    private func checkWrapper(_ call: RoutedCall, in after: ScannedFile) throws(CallRefusal.Reason) {
      guard case .accessor = call.lookUp.api, case .bundle(let expression, _) = call.route else { return }
      let bundle = BundleSpelling(expression: expression).scanned?.unqualified
      let isThere = after.calls.contains { helper in
        helper.arguments.contains { $0.bundle?.unqualified == bundle }
      }
      guard isThere else { throw .notVerified("the call would not give the bundle") }
    }

    /// The texts of all comments, in order.
    private static func comments(in source: SwiftSource) -> [String] {
      source.tree.tokens(viewMode: .sourceAccurate).flatMap { token in
        (Array(token.leadingTrivia) + Array(token.trailingTrivia)).compactMap { piece -> String? in
          switch piece {
          case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text):
            text
          default: nil
          }
        }
      }
    }
  }
#endif
