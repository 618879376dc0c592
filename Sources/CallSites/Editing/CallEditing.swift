#if canImport(SwiftParser)
  import SwiftSources
  import SwiftSyntax

  /// Rewrites look-ups of one Swift file: only the text of the calls changes, and every result is scanned again before it
  /// is given out.
  ///
  /// ```swift
  /// let outcome = CallEditing(bytes, file: path, module: "App").outcome(of: [
  ///   RoutedCall(lookUp, .bundle(".sharedTripUI"), module: "SharedTripUI")
  /// ])
  /// ```
  package struct CallEditing {
    let source: SwiftSource
    let reader: ExpressionReader
    let facts: ScannedFile
    let layout: LineLayout
    /// The module that the file is compiled into; nil where it is not known.
    let module: String?
    let wrappers: [LookUpWrapper]

    /// - Parameters:
    ///   - file: As messages name it: relative to the project's folder.
    ///   - wrappers: Functions of other files that look up what their callers give.
    package init(_ bytes: [UInt8], file: String, module: String? = nil, wrappers: [LookUpWrapper] = []) {
      facts = FileScanner.scan(bytes, path: file)
      source = SwiftSource(facts.isParsed ? bytes : [], file: file)
      reader = ExpressionReader(source)
      layout = LineLayout(bytes: bytes)
      self.module = module
      self.wrappers = facts.wrappers + wrappers
    }

    /// The edits of one call, verified; without those of imports.
    package func edits(for call: RoutedCall) throws(CallRefusal) -> [SourceEdit] {
      do throws(CallRefusal.Reason) {
        let edits = try unverified(call)
        try verify(edits, [call])
        return edits
      } catch {
        throw CallRefusal(line: call.lookUp.line, column: call.lookUp.column, reason: error)
      }
    }

    /// The edits of one call as its route asks for them.
    func unverified(_ call: RoutedCall) throws(CallRefusal.Reason) -> [SourceEdit] {
      guard facts.isParsed, source.isSound else { throw .unreadableFile }
      if case .dynamic = call.lookUp.key { throw .dynamicKey }
      if case .symbol = call.lookUp.api { throw .systemReads("a generated symbol") }
      if case .notification = call.lookUp.api { throw .systemReads("a notification's key") }
      guard let offset = source.offset(line: call.lookUp.line, column: call.lookUp.column),
        let place = CallPlace(at: offset, in: source)
      else { throw .noLookUp }
      try checkSurroundings(of: place)
      if case .accessor = call.lookUp.api { return try wrapperEdits(call, place) }
      guard let found = facts.lookUps.first(where: { call.lookUp.isAt($0) }) else { throw .noLookUp }
      switch call.route {
      case .bundle(let expression, let table):
        try checkDefault(of: found, against: call.text, isDropped: false)
        return try bundleEdits(found, place, BundleSpelling(expression: expression), table: table)
      case .accessor(let accessor):
        try checkDefault(of: found, against: call.text, isDropped: true)
        try checkName(of: accessor.expression)
        return try accessorEdits(found, place, accessor, text: call.text)
      case .keyed(let accessor):
        try checkDefault(of: found, against: call.text, isDropped: true)
        if case .argument = accessor.form { try checkName(of: accessor.expression) }
        return try keyedEdits(found, place, accessor, text: call.text)
      }
    }

    // MARK: - What must not be

    private func checkSurroundings(of place: CallPlace) throws(CallRefusal.Reason) {
      for node in SyntaxAncestors(of: place.key) {
        switch node.kind {
        case .codeBlockItem, .memberBlockItem: return
        case .ifConfigDecl: throw .conditionInside
        case .attribute: throw .systemReads("an attribute's argument")
        case .macroExpansionExpr:
          throw .macro("#\(node.as(MacroExpansionExprSyntax.self)?.macroName.text ?? "")")
        default: break
        }
      }
    }

    /// A default text must be the owner's; where the call stays as it is, an owner's text that is not known is no reason.
    private func checkDefault(
      of lookUp: LookUp, against text: String?, isDropped: Bool
    ) throws(CallRefusal.Reason) {
      guard let given = lookUp.defaultValue, isDropped || text != nil else { return }
      guard let text, given.matches(text) else { throw .defaultValue(given.written, owner: text) }
    }

    /// A type of the file's own hides the one that an accessor belongs to.
    private func checkName(of expression: String) throws(CallRefusal.Reason) {
      guard let first = expression.split(separator: ".").first.map(String.init) else { throw .unwritable(expression) }
      let extended = Set(facts.names.types).subtracting(facts.names.outerTypes + facts.names.innerTypes)
      if facts.names.types.contains(first), !extended.contains(first) { throw .shadowed(first) }
    }
  }
#endif
