#if canImport(SwiftParser)
  import SwiftSources
  import SwiftSyntax

  /// Follows the code of a manifest without running it: what depends on the machine stays open.
  struct ManifestEvaluator {
    /// A closure, function or computed property of the file.
    struct Function {
      var name: String?
      var parameters: [Parameter]
      var body: CodeBlockItemListSyntax
      var source: SwiftSource
      /// What was in scope where a closure is written.
      var captured: [[String: ManifestValue]] = []
    }

    struct Parameter {
      var label: String?
      var name: String
      var fallback: ExprSyntax?
    }

    var source: SwiftSource?
    var scopes: [[String: ManifestValue]] = [[:]]
    var functions: [Function] = []
    /// Functions, static members and computed properties that code may name, by their last name.
    var declared: [String: [Int]] = [:]
    /// Static values by their last name, evaluated where they are used.
    var constants: [String: (value: ExprSyntax, source: SwiftSource)] = [:]
    var gaps: [ManifestGap] = []
    /// How many conditions that only a build knows surround the statement.
    var uncertainty = 0
    /// Variables of loops: targets are shared objects, so changing one there changes what the manifest declares.
    var loopNames: Set<String> = []
    var depth = 0
    var steps = 0

    /// A manifest that takes longer is none that a person can read either.
    static let maximumSteps = 200_000
    /// The stack of a thread that is not the main one is small.
    static let maximumDepth = 90

    mutating func run(_ source: SwiftSource) -> Manifest {
      declare(source)
      self.source = source
      _ = execute(source.tree.statements)
      return Manifest(variables: scopes[0], gaps: gaps)
    }

    /// Takes note of what a file declares, without evaluating it.
    mutating func declare(_ source: SwiftSource) {
      let outer = self.source
      self.source = source
      for item in source.tree.statements { declare(item.item, isStatic: false) }
      self.source = outer
    }

    func gap(_ node: some SyntaxProtocol) -> ManifestGap {
      let place = source?.place(of: node) ?? (line: 1, column: 1)
      let code = node.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let short = code.count > 60 ? code.prefix(57) + "…" : code[...]
      return ManifestGap(file: source?.file ?? "", line: place.line, column: place.column, code: String(short))
    }

    func unknown(_ node: some SyntaxProtocol) -> ManifestValue { .unknown(gap(node)) }
  }

  // MARK: - Declarations

  extension ManifestEvaluator {
    private mutating func declare(_ item: CodeBlockItemSyntax.Item, isStatic: Bool) {
      guard case .decl(let declaration) = item else { return }
      declare(declaration, isMember: false)
    }

    private mutating func declare(_ declaration: DeclSyntax, isMember: Bool) {
      if let function = declaration.as(FunctionDeclSyntax.self) {
        declare(function)
      } else if let variable = declaration.as(VariableDeclSyntax.self) {
        declare(variable, isMember: isMember)
      } else if let condition = declaration.as(IfConfigDeclSyntax.self) {
        for clause in condition.clauses {
          if case .decls(let members) = clause.elements { declare(members) }
        }
      } else if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
        declare(group.memberBlock.members)
      }
    }

    private mutating func declare(_ members: MemberBlockItemListSyntax) {
      for member in members { declare(member.decl, isMember: true) }
    }

    mutating func declare(_ function: FunctionDeclSyntax) {
      guard let body = function.body?.statements, let source else { return }
      let parameters = function.signature.parameterClause.parameters.map { parameter in
        let label = parameter.firstName.text
        return Parameter(
          label: label == "_" ? nil : label, name: (parameter.secondName ?? parameter.firstName).text,
          fallback: parameter.defaultValue?.value)
      }
      let name = function.name.text
      declared[name, default: []].append(functions.count)
      functions.append(Function(name: name, parameters: parameters, body: body, source: source))
    }

    /// Computed properties everywhere, and stored ones of types; those of the top level are statements.
    mutating func declare(_ variable: VariableDeclSyntax, isMember: Bool) {
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let source else { continue }
        if let body = getter(binding.accessorBlock) {
          declared[name, default: []].append(functions.count)
          functions.append(Function(name: name, parameters: [], body: body, source: source))
        } else if isMember, let value = binding.initializer?.value {
          constants[name] = (value, source)
        }
      }
    }

    private func getter(_ block: AccessorBlockSyntax?) -> CodeBlockItemListSyntax? {
      switch block?.accessors {
      case .getter(let body): body
      case .accessors(let list): list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
      case nil: nil
      @unknown default: nil
      }
    }
  }
#endif
