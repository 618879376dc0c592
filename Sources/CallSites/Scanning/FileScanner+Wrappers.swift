#if canImport(SwiftParser)
  import SwiftSyntax

  /// Functions and properties that look up what their callers give.
  extension FileScanner {
    /// Notes the wrapper whose body a look-up with a key from elsewhere is; whether there is one.
    mutating func noteWrapper(_ api: LookUpAPI, _ expression: ExprSyntax, _ settings: CallSettings) -> Bool {
      guard let origin = reader.origin(of: expression) else { return false }
      facts.wrappers.append(
        LookUpWrapper(
          types: origin.types, name: origin.name, parameters: origin.parameters, key: origin.key,
          isPlain: origin.isPlain, api: api, table: settings.table, bundle: settings.bundle,
          defaultValue: settings.defaultValue,
          locale: settings.locale))
      return true
    }

    /// A parameter of a type whose literals are keys.
    mutating func noteTypedParameters(of node: Syntax) {
      guard let (name, clause) = ExpressionReader.signature(node) else { return }
      let types = clause.parameters.map {
        TypeName.base(of: TypeName.unwrapped($0.type)).flatMap(ValueType.init(named:))
      }
      guard types.contains(where: { $0 != nil }) else { return }
      let parameters = reader.parameters(clause)
      for (parameter, type) in zip(parameters, types) {
        guard let type else { continue }
        facts.wrappers.append(
          LookUpWrapper(
            types: DeclarationContext.types(around: node), name: name, parameters: parameters,
            key: .parameter(parameter.name), isPlain: false, api: type.api))
      }
    }

    /// A stored property that the initialiser which the compiler writes for a structure takes from its callers.
    mutating func noteStoredProperty(_ binding: PatternBindingSyntax) {
      guard binding.initializer == nil, binding.accessorBlock == nil, isStoredInStructure(binding),
        let type = binding.typeAnnotation?.type, let name = TypeName.base(of: TypeName.unwrapped(type)),
        let property = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescapedName
      else { return }
      let value = ValueType(named: name)
      guard value != nil || name == "String" else { return }
      let wrapper = LookUpWrapper(
        types: DeclarationContext.types(around: binding), name: "init",
        parameters: [.init(label: property, name: property)], isMemberwise: true, key: .parameter(property),
        isPlain: value == nil, api: value?.api ?? .string)
      if value != nil { facts.wrappers.append(wrapper) } else { storedStrings.append(wrapper) }
    }

    private func isStoredInStructure(_ binding: PatternBindingSyntax) -> Bool {
      guard let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
        !variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
      else { return false }
      return variable.parent?.parent?.parent?.parent?.kind == .structDecl
    }

    /// Of structures whose strings are looked up in the same file (`Text(LocalizedStringKey(title))`): the initialiser
    /// is a wrapper too.
    mutating func noteStoredStrings() {
      for property in storedStrings {
        guard case .parameter(let name) = property.key else { continue }
        let uses = facts.lookUps.filter { lookUp in
          lookUp.context.types == property.types && [.dynamic(name), .dynamic("self.\(name)")].contains(lookUp.key)
        }
        guard let use = uses.first else { continue }
        var wrapper = property
        (wrapper.api, wrapper.table, wrapper.bundle, wrapper.locale) = (use.api, use.table, use.bundle, use.locale)
        facts.wrappers.append(wrapper)
      }
    }
  }
#endif
