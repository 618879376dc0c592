#if canImport(SwiftParser)
  import SwiftSources
  import SwiftSyntax

  /// Finds the look-ups of one Swift file. Broken code is read as far as the compiler's parser understands it.
  package struct FileScanner {
    let reader: ExpressionReader
    /// Functions and properties that the manifest names as look-ups of the project's own.
    let helpers: Set<String>
    /// Whether a literal in `Text("…")` is a key here.
    let importsInterfaces: Bool
    private(set) var found: [LookUp] = []
    /// Calls whose look-up is already told by the call around them.
    var consumed: Set<SyntaxIdentifier> = []

    /// Scans the file at `path` (relative to the project's folder) for look-ups; `helpers` are names of functions and
    /// properties that look up, as the manifest gives them.
    package static func scan(_ bytes: [UInt8], path: String, helpers: [String] = []) -> ScannedFile {
      var scanner = FileScanner(SwiftSource(bytes, file: path), helpers: helpers)
      scanner.walk()
      return ScannedFile(path: path, lookUps: scanner.found.sorted { ($0.line, $0.column) < ($1.line, $1.column) })
    }

    private init(_ source: SwiftSource, helpers: [String]) {
      reader = ExpressionReader(source)
      self.helpers = Set(helpers)
      let imports = ImportedModules.names(in: source.tree)
      importsInterfaces = imports.contains { KeyArgument.frameworks.contains($0) }
    }

    private mutating func walk() {
      for node in SyntaxWalk(reader.source.tree) {
        switch node.kind {
        case .functionCallExpr:
          if let call = node.as(FunctionCallExprSyntax.self), !consumed.contains(node.id) { read(call) }
        case .attribute: if let attribute = node.as(AttributeSyntax.self) { read(attribute) }
        case .patternBinding: if let binding = node.as(PatternBindingSyntax.self) { read(binding) }
        case .functionDecl: if let function = node.as(FunctionDeclSyntax.self) { read(function) }
        case .functionParameter: if let parameter = node.as(FunctionParameterSyntax.self) { read(parameter) }
        case .sequenceExpr: if let sequence = node.as(SequenceExprSyntax.self) { read(sequence) }
        default: break
        }
      }
    }

    /// Notes a look-up at the place of `node`.
    mutating func note(
      _ api: LookUpAPI, at node: some SyntaxProtocol, key: KeyText, settings: CallSettings = CallSettings()
    ) {
      let place = reader.source.place(of: node)
      found.append(
        LookUp(
          line: place.line, column: place.column, api: api, key: key, table: settings.table, bundle: settings.bundle,
          defaultValue: settings.defaultValue, comment: settings.comment, locale: settings.locale,
          context: DeclarationContext.lookUpContext(of: node, in: reader.source)))
    }
  }
#endif
