#if canImport(SwiftParser)
  import SwiftSources
  import SwiftSyntax

  /// Finds the look-ups of one Swift file, and what the other files of its module and the rules need of it. Broken code
  /// is read as far as the compiler's parser understands it.
  package struct FileScanner {
    let reader: ExpressionReader
    /// Functions and properties that the manifest names as look-ups of the project's own.
    let helpers: Set<String>
    /// Whether a literal in `Text("…")` is a key here.
    let importsInterfaces: Bool
    var facts: ScannedFile
    /// Calls whose look-up is already told by the call around them.
    var consumed: Set<SyntaxIdentifier> = []
    /// Properties of structures that may turn out to hold keys.
    var storedStrings: [LookUpWrapper] = []
    /// Declarations that are already told as accessors.
    var accessors: Set<SyntaxIdentifier> = []

    /// Scans the file at `path` (relative to the project's folder); `helpers` are names of functions and properties that
    /// look up, as the manifest gives them. What needs the other files of the module is left to `ModuleScan`.
    package static func scan(_ bytes: [UInt8], path: String, helpers: [String] = []) -> ScannedFile {
      scan(bytes, path: path, helpers: helpers, names: NameCollector.names(in: bytes))
    }

    static func scan(_ bytes: [UInt8], path: String, helpers: [String], names: FileNames) -> ScannedFile {
      if names.isTooDeep { return .unparsed(path, names) }
      var scanner = FileScanner(SwiftSource(bytes, file: path), helpers: helpers, names: names)
      for node in SyntaxWalk(scanner.reader.source.tree) { scanner.read(node) }
      scanner.noteStoredStrings()
      scanner.noteOpenComment()
      scanner.noteAllowComments()
      scanner.facts.lookUps.sort { ($0.line, $0.column) < ($1.line, $1.column) }
      return scanner.facts
    }

    private init(_ source: SwiftSource, helpers: [String], names: FileNames) {
      reader = ExpressionReader(source)
      self.helpers = Set(helpers)
      facts = ScannedFile(path: source.file)
      facts.names = names
      importsInterfaces = facts.names.imports.contains { KeyArgument.frameworks.contains($0) }
    }

    private mutating func read(_ node: Syntax) {
      switch node.kind {
      case .functionCallExpr: if let call = node.as(FunctionCallExprSyntax.self) { readCall(call) }
      case .memberAccessExpr: if let access = node.as(MemberAccessExprSyntax.self) { noteHelperProperty(access) }
      case .macroExpansionExpr: if let macro = node.as(MacroExpansionExprSyntax.self) { noteMacro(macro) }
      case .attribute: if let attribute = node.as(AttributeSyntax.self) { read(attribute) }
      case .sequenceExpr: if let sequence = node.as(SequenceExprSyntax.self) { read(sequence) }
      case .stringLiteralExpr: if let literal = node.as(StringLiteralExprSyntax.self) { read(literal) }
      case .ifConfigDecl: if let condition = node.as(IfConfigDeclSyntax.self) { noteOpenEnd(condition) }
      case .dictionaryElement: if let element = node.as(DictionaryElementSyntax.self) { read(element) }
      default: readDeclaration(node)
      }
    }

    private mutating func readDeclaration(_ node: Syntax) {
      switch node.kind {
      case .variableDecl: if let variable = node.as(VariableDeclSyntax.self) { noteConstants(variable) }
      case .patternBinding: if let binding = node.as(PatternBindingSyntax.self) { read(binding) }
      case .enumCaseDecl: if let declaration = node.as(EnumCaseDeclSyntax.self) { noteRawValues(declaration) }
      case .functionParameter: if let parameter = node.as(FunctionParameterSyntax.self) { read(parameter) }
      case .functionDecl, .initializerDecl, .subscriptDecl:
        noteTypedParameters(of: node)
        noteBundleParameter(of: node)
        if let function = node.as(FunctionDeclSyntax.self) { read(function) }
      default: break
      }
    }

    private mutating func read(_ literal: StringLiteralExprSyntax) {
      noteOverride(literal)
      noteOpenEnd(literal)
      noteJoined(literal)
    }

    private mutating func readCall(_ syntax: FunctionCallExprSyntax) {
      guard !consumed.contains(syntax.id), let call = CallArguments(syntax) else { return }
      let count = facts.lookUps.count
      read(call, syntax)
      noteTablePath(call, syntax)
      noteShownLiteral(call)
      if facts.lookUps.count == count { noteHelperCall(call, syntax) }
    }

    /// Notes a look-up with the key at `node`.
    mutating func note(
      _ api: LookUpAPI, at node: some SyntaxProtocol, key: KeyText, settings: CallSettings = CallSettings()
    ) {
      let place = reader.place(of: node)
      var context = DeclarationContext.lookUpContext(of: node, in: reader.source)
      if case .dynamic = key, let expression = node.as(ExprSyntax.self), noteWrapper(api, expression, settings) {
        context.isHelperBody = true
      }
      if let member = context.member, helpers.contains(where: { Self.names($0, member, of: context.types) }) {
        context.isHelperBody = true
      }
      if !context.isPreview { noteAccessor(around: node) }
      facts.lookUps.append(
        LookUp(
          line: place.line, column: place.column, api: api, key: key, table: settings.table, bundle: settings.bundle,
          defaultValue: settings.defaultValue, comment: settings.comment, locale: settings.locale, context: context))
    }

    /// Whether a name from the manifest, `tr` or `L10n.tr`, is that of a member.
    static func names(_ helper: String, _ member: String, of types: [String]) -> Bool {
      let path = (types + [member]).joined(separator: ".")
      return path == helper || path.hasSuffix(".\(helper)")
    }
  }
#endif
