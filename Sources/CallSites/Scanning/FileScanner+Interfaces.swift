#if canImport(SwiftParser)
  import SwiftSyntax

  extension FileScanner {
    /// Notes the keys of an initialiser or modifier of the table.
    mutating func readInterface(_ call: CallArguments, _ syntax: FunctionCallExprSyntax) {
      if call.name == "AppShortcut" { readPhrases(call) }
      guard let line = line(for: call) else { return }
      let settings = reader.settings(of: call)
      let saysWhere = call["bundle"] != nil || call["tableName"] != nil || call["table"] != nil
      for position in line.positions {
        guard let value = argument(at: position, of: call) else { continue }
        readInterfaceKey(line.name, value, settings, isKey: saysWhere)
      }
    }

    private func line(for call: CallArguments) -> KeyArgument? {
      if let type = call.typeName, type.first?.isUppercase == true { return KeyArgument.named(type) }
      guard call.isMember, let line = KeyArgument.named(".\(call.name)") else { return nil }
      return line.name == ".description" && !isOnWidgetConfiguration(call.base) ? nil : line
    }

    private func argument(at position: KeyArgument.Position, of call: CallArguments) -> ExprSyntax? {
      switch position {
      case .first: call.unlabeled
      case .label(let label): call[label]
      }
    }

    /// Literals are keys; a variable is one only where the call says a table or bundle.
    private mutating func readInterfaceKey(
      _ name: String, _ expression: ExprSyntax, _ settings: CallSettings, isKey: Bool
    ) {
      let branches = reader.branches(expression)
      let isLocalizable = branches.allSatisfy { branch in
        if branch.is(StringLiteralExprSyntax.self) || symbol(branch) != nil { return true }
        return branch.as(FunctionCallExprSyntax.self).flatMap(CallArguments.init).flatMap(wrapped) != nil
      }
      guard isLocalizable || isKey else {
        for branch in branches { noteShownMember(name, branch) }
        return
      }
      for branch in branches { readKey(.view(name), branch, settings) }
    }

    /// `AppShortcut(intent:phrases:shortTitle:systemImageName:)`: the phrases come from a table of their own.
    private mutating func readPhrases(_ call: CallArguments) {
      guard let phrases = call["phrases"]?.as(ArrayExprSyntax.self) else { return }
      for phrase in phrases.elements {
        guard let literal = phrase.expression.as(StringLiteralExprSyntax.self) else { continue }
        note(
          .view("AppShortcut"), at: literal, key: reader.key(of: literal),
          settings: CallSettings(table: .named("AppShortcuts")))
      }
    }

    /// `.description` takes a key only on the configuration of a widget.
    private func isOnWidgetConfiguration(_ base: ExprSyntax?) -> Bool {
      var rest = base
      while let expression = rest {
        guard let call = expression.as(FunctionCallExprSyntax.self), let callee = CallArguments(call) else {
          rest = expression.as(MemberAccessExprSyntax.self)?.base
          continue
        }
        if callee.name == "configurationDisplayName" || callee.name.hasSuffix("Configuration") { return true }
        rest = callee.base
      }
      return false
    }

    /// `@Parameter(title: "…")`.
    mutating func read(_ attribute: AttributeSyntax) {
      guard importsInterfaces, let name = TypeName.base(of: attribute.attributeName),
        let line = KeyArgument.named(name), case .argumentList(let arguments)? = attribute.arguments
      else { return }
      for argument in arguments {
        let position = argument.label.map { KeyArgument.Position.label($0.text) } ?? .first
        guard line.positions.contains(position) else { continue }
        readInterfaceKey(name, argument.expression, CallSettings(), isKey: false)
      }
    }
  }
#endif
