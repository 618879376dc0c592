#if canImport(SwiftParser)
  import SwiftSyntax

  extension ManifestEvaluator {
    /// A method of the standard library on a value that is known.
    mutating func method(_ name: String, of base: ExprSyntax, _ call: FunctionCallExprSyntax) -> ManifestValue {
      let value = evaluate(base)
      if case .unknown = value { return unknown(call) }
      var arguments = call.arguments.map { evaluate($0.expression) }
      if let closure = call.trailingClosure { arguments.append(function(closure)) }
      switch (name, arguments.first) {
      case ("map", .function(let index)?), ("compactMap", .function(let index)?), ("flatMap", .function(let index)?):
        return mapped(value, index, isFlat: name == "flatMap", skipsNone: name == "compactMap")
      case ("filter", .function(let index)?): return filtered(value, index)
      case ("joined", nil), ("sorted", nil), ("reversed", nil): return rearranged(value, name, call)
      case ("contains", let element?): return contains(value, element).map { .boolean($0) } ?? unknown(call)
      case ("hasPrefix", let part?), ("hasSuffix", let part?):
        guard let text = value.text, let part = part.text else { return unknown(call) }
        return .boolean(name == "hasPrefix" ? text.hasPrefix(part) : text.hasSuffix(part))
      case ("lowercased", nil): return value.text.map { .text($0.lowercased()) } ?? unknown(call)
      case ("uppercased", nil): return value.text.map { .text($0.uppercased()) } ?? unknown(call)
      default: return unknown(call)
      }
    }

    private mutating func mapped(
      _ value: ManifestValue, _ index: Int, isFlat: Bool, skipsNone: Bool
    ) -> ManifestValue {
      if isFlat || skipsNone, case .absent = value { return .absent }
      guard isList(value) else { return invoke(index, [ManifestArgument(value: value)]) }
      var result: [ManifestElement] = []
      for element in value.elements {
        if case .unknown = element.value {
          result.append(element)
          continue
        }
        let mapped = invoke(index, [ManifestArgument(value: element.value)])
        let values = isFlat ? mapped.elements : choices(mapped)
        for next in values where next.value != .absent {
          result.append(ManifestElement(value: next.value, isCertain: next.isCertain && element.isCertain))
        }
      }
      return .list(result)
    }

    /// One element; each of several that are possible may be the one.
    private func choices(_ value: ManifestValue) -> [ManifestElement] {
      let values = value.possibilities
      return values.map { ManifestElement(value: $0, isCertain: values.count == 1) }
    }

    private func isList(_ value: ManifestValue) -> Bool {
      switch value {
      case .list: true
      case .oneOf(let values): values.allSatisfy(isList)
      default: false
      }
    }

    private mutating func filtered(_ value: ManifestValue, _ index: Int) -> ManifestValue {
      var result: [ManifestElement] = []
      for element in value.elements {
        let truth = invoke(index, [ManifestArgument(value: element.value)]).boolean
        if truth == false { continue }
        result.append(ManifestElement(value: element.value, isCertain: element.isCertain && truth == true))
      }
      return .list(result)
    }

    private func rearranged(_ value: ManifestValue, _ name: String, _ call: FunctionCallExprSyntax) -> ManifestValue {
      guard isList(value) else { return unknown(call) }
      let elements = value.elements
      switch name {
      case "joined": return .list(elements.flatMap(\.value.elements))
      case "reversed": return .list(elements.reversed())
      default: return .list(elements.sorted { ($0.value.text ?? "") < ($1.value.text ?? "") })
      }
    }

    private func contains(_ value: ManifestValue, _ element: ManifestValue) -> Bool? {
      guard isList(value), let text = element.text else { return nil }
      let found = value.elements.first { $0.value.text == text }
      if let found { return found.isCertain ? true : nil }
      return value.elements.contains { $0.value.text == nil } ? nil : false
    }
  }
#endif
