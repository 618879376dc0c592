/// The functions of a module that look up what their callers give, and the look-ups that their callers thereby make.
struct ModuleWrappers {
  private let resolver: LookUpResolver
  private let helpers: [String]
  /// By name; of initialisers by the type's name.
  private var byName: [String: [LookUpWrapper]] = [:]
  /// Those of other modules, resolved there.
  private let foreign: [String: [LookUpWrapper]]

  init(_ files: [ScannedFile], resolver: LookUpResolver, helpers: [String], foreign: [LookUpWrapper]) {
    self.resolver = resolver
    self.helpers = helpers
    self.foreign = Dictionary(grouping: foreign, by: \.name)
    for wrapper in files.flatMap(\.wrappers) {
      let name = wrapper.name == "init" ? LookUpResolver.path(wrapper.types).last : wrapper.name
      if let name { byName[name, default: []].append(resolved(wrapper)) }
    }
  }

  var names: Set<String> { Set(byName.keys).union(foreign.keys) }

  /// The wrapper with its names resolved where it is declared.
  func resolved(_ wrapper: LookUpWrapper) -> LookUpWrapper {
    var wrapper = wrapper
    let types = LookUpResolver.path(wrapper.types)
    wrapper.table = resolver.table(wrapper.table, seenFrom: types)
    wrapper.bundle = resolver.bundle(wrapper.bundle, seenFrom: types)
    return wrapper
  }

  /// The look-ups that a call makes: one for each parameter that takes a key.
  func lookUps(of call: HelperCall) -> [LookUp] {
    let own = (byName[call.name] ?? []).filter { isMeant($0, by: call) }
    let fitting = own.isEmpty ? (foreign[call.name] ?? []).filter { isMeantElsewhere($0, by: call) } : own
    var found: [LookUp] = []
    for wrapper in Self.best(fitting, for: call) {
      guard let lookUp = lookUp(of: call, through: wrapper), !found.contains(where: { $0.isAt(lookUp) }) else {
        continue
      }
      found.append(lookUp)
    }
    return found.isEmpty ? declared(call) : found
  }

  /// Of wrappers with the same key those first that have no parameter more than the call fills, and then those that say a
  /// bundle.
  private static func best(_ wrappers: [LookUpWrapper], for call: HelperCall) -> [LookUpWrapper] {
    let filled = wrappers.filter { $0.parameters.count <= call.arguments.count }
    let others = wrappers.filter { $0.parameters.count > call.arguments.count }
    return [filled, others].flatMap { group in
      group.filter { $0.bundle != .unsaid } + group.filter { $0.bundle == .unsaid }
    }
  }

  // MARK: - Which wrapper a call means

  private func isMeant(_ wrapper: LookUpWrapper, by call: HelperCall) -> Bool {
    let types = LookUpResolver.path(wrapper.types)
    switch (wrapper.key, call.base) {
    case (.receiver, .literal): return true
    case (.receiver, _): return false
    case (.parameter, .nothing):
      return wrapper.name == "init" || types.isEmpty || isInside(call.context.types, types)
    case (.parameter, .names(let base)): return isNamed(base, types, wrapper, from: call.context.types)
    case (.parameter, .expression): return !types.isEmpty && wrapper.name != "init"
    case (.parameter, .literal): return false
    }
  }

  /// Of another module's members only those of types that are named count, as the type of a value is not known.
  private func isMeantElsewhere(_ wrapper: LookUpWrapper, by call: HelperCall) -> Bool {
    switch call.base {
    case .expression: false
    case .nothing: LookUpResolver.path(wrapper.types).isEmpty && isMeant(wrapper, by: call)
    case .names(let base):
      base.split(separator: ".").last?.first?.isUppercase == true && isMeant(wrapper, by: call)
    case .literal: isMeant(wrapper, by: call)
    }
  }

  private func isInside(_ context: [String], _ types: [String]) -> Bool {
    let context = LookUpResolver.path(context)
    return context.starts(with: types) || context.last == types.last
  }

  private func isNamed(_ base: String, _ types: [String], _ wrapper: LookUpWrapper, from context: [String]) -> Bool {
    if base == "self" || base == "Self" { return isInside(context, types) }
    let isType = base.split(separator: ".").last?.first?.isUppercase == true
    if wrapper.name == "init" { return isType && types.dropLast().joined(separator: ".").hasSuffix(base) }
    if !isType { return !types.isEmpty }
    let path = types.joined(separator: ".")
    return path == base || path.hasSuffix(".\(base)")
  }

  // MARK: - What it looks up

  private func lookUp(of call: HelperCall, through wrapper: LookUpWrapper) -> LookUp? {
    guard let given = CallFit(call, wrapper), let argument = given.key, let key = key(argument.text, wrapper) else {
      return nil
    }
    let types = LookUpResolver.path(call.context.types)
    return LookUp(
      line: argument.line, column: argument.column, api: .accessor(wrapper.path), key: key,
      table: table(wrapper, given, types), bundle: bundle(wrapper, given, types),
      defaultValue: defaultValue(wrapper, given), locale: wrapper.locale, context: call.context)
  }

  /// Literals alone: a name is passed on, and is found where it gets its text.
  private func key(_ text: KeyText, _ wrapper: LookUpWrapper) -> KeyText? {
    switch text {
    case .literal: text
    case .interpolated: wrapper.isPlain ? .dynamic(text.written) : text
    case .dynamic: nil
    }
  }

  private func table(_ wrapper: LookUpWrapper, _ given: CallFit, _ types: [String]) -> TableName {
    guard case .unknown(let name) = wrapper.table, let parameter = given.parameter(name) else { return wrapper.table }
    guard let argument = given[name] else { return parameter.text.map(TableName.named) ?? .unsaid }
    switch resolver.key(argument.text, seenFrom: types) {
    case .literal(let text): return .named(text)
    case .dynamic("nil"): return .unsaid
    case .dynamic(let text): return .unknown(text)
    case .interpolated: return .unknown(argument.text.written)
    }
  }

  private func bundle(_ wrapper: LookUpWrapper, _ given: CallFit, _ types: [String]) -> BundleExpression {
    let argument = given.bundle.map { resolver.bundle($0, seenFrom: types) }
    if case .parameter(let name) = wrapper.bundle {
      return argument ?? (given.parameter(name) == nil ? .unsaid : wrapper.bundle)
    }
    return argument ?? wrapper.bundle
  }

  private func defaultValue(_ wrapper: LookUpWrapper, _ given: CallFit) -> KeyText? {
    guard case .dynamic(let name)? = wrapper.defaultValue, given.parameter(name) != nil else {
      return wrapper.defaultValue
    }
    return given[name]?.text
  }

  // MARK: - Helpers that the manifest names and no file shows

  private func declared(_ call: HelperCall) -> [LookUp] {
    let names = [call.name] + call.qualifiedNames
    guard helpers.contains(where: { names.contains($0) || "#\($0)" == call.name }) else { return [] }
    let candidates = [call.receiver].compactMap(\.self) + call.arguments
    guard let argument = candidates.first(where: { if case .dynamic = $0.text { false } else { true } }) else {
      return []
    }
    return [
      LookUp(
        line: argument.line, column: argument.column, api: .accessor(call.name), key: argument.text,
        bundle: call.arguments.lazy.compactMap(\.bundle).first ?? .unknown(call.name), context: call.context)
    ]
  }
}
