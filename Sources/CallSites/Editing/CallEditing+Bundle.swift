#if canImport(SwiftParser)
  import SwiftSources
  import SwiftSyntax

  /// Routes to another bundle.
  extension CallEditing {
    func bundleEdits(
      _ lookUp: LookUp, _ place: CallPlace, _ bundle: BundleSpelling, table: String?
    ) throws(CallRefusal.Reason) -> [SourceEdit] {
      guard bundle.scanned != nil else { throw .unwritable(bundle.expression) }
      let table = table == lookUp.table.name ? nil : table
      for layer in place.layers {
        guard let form = CallForm(layer.callee), form.labels.contains(layer.argument.label?.unescapedName) else {
          continue
        }
        return try edits(layer.call, layer.callee, form, bundle, table: table)
      }
      return try wrapped(lookUp, place, bundle, table: table)
    }

    private func edits(
      _ call: FunctionCallExprSyntax, _ callee: CallArguments, _ form: CallForm, _ bundle: BundleSpelling,
      table: String?
    ) throws(CallRefusal.Reason) -> [SourceEdit] {
      var values = table.map { [(label: form.table, text: SwiftLiteral.quoted($0))] } ?? []
      guard form.place == .receiver else {
        values.append((label: "bundle", text: bundle.text(at: form.place)))
        return try edits(setting: values, in: call, form)
      }
      guard let base = callee.base else { throw .noBundleArgument("call the method on the owner's bundle") }
      let receiver = SourceEdit(range: range(of: base), text: bundle.text(at: .receiver))
      return [receiver] + (try edits(setting: values, in: call, form))
    }

    /// A key where a `Text` may stand as well: `.navigationTitle(Text("key", bundle: .module))`.
    private func wrapped(
      _ lookUp: LookUp, _ place: CallPlace, _ bundle: BundleSpelling, table: String?
    ) throws(CallRefusal.Reason) -> [SourceEdit] {
      guard case .view(let name) = lookUp.api else {
        throw .noBundleArgument("write `LocalizedStringResource(…, bundle: …)` or look the text up with a bundle")
      }
      if KeyedPlace.isReadBySystem(name) { throw .systemReads("a text of \(name)") }
      guard KeyedPlace.takesText(name, label: place.layers.last?.argument.label?.unescapedName),
        let argument = place.layers.last?.argument
      else { throw .noBundleArgument("give it the text of `String(localized:bundle:)`, or a label made with `Text`") }
      let range = range(of: argument.expression)
      let tableArgument = table.map { ", tableName: \(SwiftLiteral.quoted($0))" } ?? ""
      return [
        SourceEdit(at: range.lowerBound, text: "Text("),
        SourceEdit(at: range.upperBound, text: "\(tableArgument), bundle: \(bundle.expression))"),
      ]
    }

    // MARK: - Functions of the project's own

    /// A call of a function that looks up what it is given; edited where that function takes a bundle.
    func wrapperEdits(_ call: RoutedCall, _ place: CallPlace) throws(CallRefusal.Reason) -> [SourceEdit] {
      guard case .accessor(let name) = call.lookUp.api, case .bundle(let expression, let table) = call.route else {
        throw .type("the look-up is made by a function of the project's own, whose result is not known here")
      }
      let bundle = BundleSpelling(expression: expression)
      guard bundle.scanned != nil else { throw .unwritable(expression) }
      guard table == nil || table == call.lookUp.table.name, let layer = place.layers.first else {
        throw .wrapper(name)
      }
      if let given = layer.callee.arguments.first(where: { $0.label?.hasSuffix("undle") == true }) {
        return [SourceEdit(range: range(of: given.value), text: bundle.expression)]
      }
      let fitting = wrappers.filter { $0.path == name && $0.parameters.contains { $0.label == "bundle" } }
      guard let wrapper = fitting.first, Set(fitting.map(\.parameters)).count == 1 else { throw .wrapper(name) }
      let form = CallForm(labels: wrapper.parameters.map(\.label), table: "table", place: .argument)
      guard Set(form.labels).count == form.labels.count else { throw .wrapper(name) }
      return try edits(setting: [("bundle", bundle.expression)], in: layer.call, form)
    }
  }
#endif
