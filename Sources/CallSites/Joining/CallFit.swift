/// The arguments of a call by the parameters of the function that it means.
struct CallFit {
  private var arguments: [String: HelperCall.Argument] = [:]
  private let wrapper: LookUpWrapper
  /// What stands before the dot.
  private let receiver: HelperCall.Argument?
  /// The argument that is a bundle.
  let bundle: BundleExpression?

  /// Nil where labels do not fit.
  init?(_ call: HelperCall, _ wrapper: LookUpWrapper) {
    self.wrapper = wrapper
    receiver = call.receiver
    bundle = call.arguments.lazy.compactMap(\.bundle).first
    if wrapper.isMemberwise {
      for parameter in wrapper.parameters {
        arguments[parameter.name] = call.arguments.first { $0.label == parameter.label }
      }
      return
    }
    var next = 0
    for argument in call.arguments {
      guard let index = wrapper.parameters[next...].firstIndex(where: { $0.label == argument.label }) else {
        // The further values of a variadic parameter have no label.
        if argument.label == nil, next > 0 { continue }
        return nil
      }
      arguments[wrapper.parameters[index].name] = argument
      next = index + 1
    }
  }

  /// The argument that is the key.
  var key: HelperCall.Argument? {
    switch wrapper.key {
    case .receiver: receiver
    case .parameter(let name): arguments[name]
    }
  }

  subscript(parameter: String) -> HelperCall.Argument? { arguments[parameter] }

  func parameter(_ name: String) -> LookUpWrapper.Parameter? { wrapper.parameters.first { $0.name == name } }
}

extension HelperCall {
  /// The literal that it is called on.
  var receiver: Argument? { if case .literal(let argument) = base { argument } else { nil } }

  /// `L10n.tr` for a call on names.
  var qualifiedNames: [String] { if case .names(let names) = base { ["\(names).\(name)"] } else { [] } }
}

extension LookUp {
  func isAt(_ other: LookUp) -> Bool { line == other.line && column == other.column }
}

extension KeyText {
  /// The literal or expression as it is written, roughly.
  var written: String {
    switch self {
    case .literal(let text), .dynamic(let text): text
    case .interpolated(let segments):
      segments.map { segment in
        switch segment {
        case .text(let text): text.replacing("%%", with: "%")
        case .argument(_, let expression): "\\(\(expression))"
        }
      }.joined()
    }
  }
}
