#if canImport(SwiftParser)
  import SwiftSources
  import SwiftSyntax

  extension CallEditing {
    /// The place of a look-up that a value of this type can take.
    func site(
      of lookUp: LookUp, _ place: CallPlace, gives result: CallAccessor.Result, text: String?
    ) throws(CallRefusal.Reason) -> CallSite {
      switch lookUp.api {
      case .string, .attributedString: return try localizedSite(lookUp, place, result)
      case .resource: return try resourceSite(place, result)
      case .nsLocalizedString, .bundleMethod: return try plainSite(place, result)
      case .view(let name): return try viewSite(name, place, result, text)
      case .localizedStringKey: throw .type("a LocalizedStringKey is wanted here, which no owner's accessor gives")
      case .notification, .symbol, .accessor: throw .noLookUp
      }
    }

    /// The edits that put the owner's call there.
    func edits(putting call: Replacement, in site: CallSite) throws(CallRefusal.Reason) -> [SourceEdit] {
      let whole = Replacement(pieces: [.text(site.lead)] + call.pieces + [.text(site.tail)])
      guard let edits = whole.edits(replacing: site.range) else {
        throw .evaluation("the arguments, in another order")
      }
      return edits + (site.dropped.map { [SourceEdit(range: $0, text: "")] } ?? [])
    }

    // MARK: - String(localized:), AttributedString(localized:)

    private func localizedSite(
      _ lookUp: LookUp, _ place: CallPlace, _ result: CallAccessor.Result
    ) throws(CallRefusal.Reason) -> CallSite {
      guard let layer = place.layers.last, layer.argument.label?.text == "localized" else {
        throw .type("a String.LocalizationValue is wanted here, which no owner's accessor gives")
      }
      let others = layer.call.arguments.filter { $0.id != layer.argument.id }
      try checkDropped(others.filter { $0.label?.unescapedName != "locale" })
      let defaultText = layer.callee["defaultValue"]
      if result == .resource {
        if let locale = layer.callee["locale"] { throw .locale(reader.written(locale)) }
        return CallSite(
          range: range(of: layer.argument.expression), dropped: dropped(behind: layer), defaultText: defaultText)
      }
      guard lookUp.api == .string else {
        throw .type("an AttributedString is wanted here, and the owner's accessor gives a String")
      }
      if layer.callee.isImplicitInitializer, !isText(layer.call) {
        throw .type("the type of `.init` does not show here, and the owner's accessor gives a String")
      }
      return CallSite(range: range(of: layer.call), locale: layer.callee["locale"], defaultText: defaultText)
    }

    /// Whether what a call gives is written down as a `String`.
    private func isText(_ call: FunctionCallExprSyntax) -> Bool {
      let binding = call.parent?.parent?.as(PatternBindingSyntax.self)
      return binding?.typeAnnotation.flatMap { TypeName.base(of: $0.type) } == "String"
    }

    /// The arguments behind the one with the key.
    private func dropped(behind layer: CallPlace.Layer) -> Range<Int>? {
      guard let last = layer.call.arguments.last, last.id != layer.argument.id else { return nil }
      return range(of: layer.argument.expression).upperBound..<range(of: last.expression).upperBound
    }

    // MARK: - LocalizedStringResource

    private func resourceSite(_ place: CallPlace, _ result: CallAccessor.Result) throws(CallRefusal.Reason) -> CallSite
    {
      guard result == .resource else {
        throw .type("a LocalizedStringResource is wanted here, and the owner's accessor gives a String")
      }
      guard let layer = place.layers.last else {
        throw .systemReads("a literal of a type that makes a resource of it")
      }
      guard layer.callee.typeName == "LocalizedStringResource", layer.callee.unlabeled != nil else {
        throw .type("the type that is wanted here does not show")
      }
      try checkDropped(layer.call.arguments.filter { $0.id != layer.argument.id && $0.label?.text != "locale" })
      return CallSite(
        range: range(of: layer.call), locale: layer.callee["locale"], defaultText: layer.callee["defaultValue"])
    }

    // MARK: - NSLocalizedString, Bundle.localizedString(forKey:value:table:)

    private func plainSite(_ place: CallPlace, _ result: CallAccessor.Result) throws(CallRefusal.Reason) -> CallSite {
      guard let layer = place.layers.last, layer.callee.name != "localizedAttributedString" else {
        throw .type("an AttributedString is wanted here, and the owner's accessor does not give one")
      }
      try checkDropped(layer.call.arguments.filter { $0.id != layer.argument.id })
      var site = formatSite(around: layer.call) ?? CallSite(range: range(of: layer.call))
      if result == .resource { (site.lead, site.tail) = ("String(localized: ", ")") }
      return site
    }

    /// `String(format: NSLocalizedString(…), …)` as a whole.
    private func formatSite(around call: FunctionCallExprSyntax) -> CallSite? {
      guard let argument = call.parent?.as(LabeledExprSyntax.self),
        let outer = argument.parent?.parent?.as(FunctionCallExprSyntax.self), let callee = CallArguments(outer),
        outer.arguments.first?.id == argument.id, outer.trailingClosure == nil
      else { return nil }
      let isFormat = argument.label?.text == "format" && callee.typeName == "String"
      let isWithFormat =
        callee.name == "localizedStringWithFormat" && callee.base.map { reader.written($0) } == "String"
      let others = callee.arguments.dropFirst()
      guard isFormat || isWithFormat, others.allSatisfy({ $0.label == nil || $0.label == "locale" }) else { return nil }
      return CallSite(
        range: range(of: outer), format: others.filter { $0.label == nil }.map(\.value), locale: callee["locale"])
    }

    // MARK: - Views

    private func viewSite(
      _ name: String, _ place: CallPlace, _ result: CallAccessor.Result, _ text: String?
    ) throws(CallRefusal.Reason) -> CallSite {
      if KeyedPlace.isReadBySystem(name) { throw .systemReads("a text of \(name)") }
      guard let layer = place.layers.last else { throw .type("a LocalizedStringKey is wanted here") }
      let label = layer.argument.label?.unescapedName
      var site = CallSite(range: range(of: layer.argument.expression))
      if name == "Text" {
        try checkDropped(layer.call.arguments.filter { $0.id != layer.argument.id })
        site.dropped = dropped(behind: layer)
      }
      switch result {
      case .text:
        guard KeyedPlace.takesString(name, label: label) else { throw .type("\(name) takes no String here") }
        if text.map(TextMarkup.isIn) == true { throw .markup }
      case .resource where name == "Text": break
      case .resource:
        guard KeyedPlace.takesText(name, label: label) else {
          throw .type("\(name) takes no LocalizedStringResource here on older systems")
        }
        (site.lead, site.tail) = ("Text(", ")")
      }
      return site
    }
  }
#endif
