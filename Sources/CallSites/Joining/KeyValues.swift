/// Literals that are kept as `LocalizedStringKey` values: which bundle they are asked in, the place says that shows them
/// (`Text(title, bundle: .module)`).
struct KeyValues {
  private struct Use {
    var table: TableName
    var bundle: BundleExpression
  }

  /// By the full name of the property or function that holds the key; one that names a bundle goes before one that does
  /// not.
  private var uses: [String: Use] = [:]
  /// Of uses with a bundle whose values come from nobody knows where: `Text(steps[0], bundle: .module)`.
  private var loose: Use?
  /// Of uses with a bundle that show what callers give: `Row(title: Self.title)`.
  private var passed: Use?

  init(in files: [ScannedFile], constants: ModuleConstants) {
    let holders = Self.holders(in: files)
    let parameters = Self.parameters(in: files)
    for lookUp in files.lazy.flatMap(\.lookUps) {
      guard case .dynamic(let expression) = lookUp.key, case .view = lookUp.api else { continue }
      let use = Use(table: lookUp.table, bundle: lookUp.bundle)
      let names = Self.names(expression, seenFrom: LookUpResolver.path(lookUp.context.types))
      for name in names where uses[name] == nil || uses[name]?.bundle == .unsaid { uses[name] = use }
      guard lookUp.bundle != .unsaid, !names.contains(where: holders.contains) else { continue }
      if names.contains(where: parameters.contains) { Self.note(use, in: &passed) } else { Self.note(use, in: &loose) }
    }
  }

  /// Several places that disagree say nothing of the table.
  private static func note(_ use: Use, in uses: inout Use?) {
    let isOther = uses.map { $0.table != use.table } ?? false
    uses = Use(
      table: isOther ? .unknown("the table of the place that shows the key") : use.table,
      bundle: .unknown("the bundle of the place that shows the key"))
  }

  /// Gives the literals the bundle and table of their use.
  func settle(in files: inout [ScannedFile]) {
    guard !uses.isEmpty || loose != nil else { return }
    for file in files.indices {
      for index in files[file].lookUps.indices {
        let lookUp = files[file].lookUps[index]
        guard lookUp.api == .localizedStringKey, lookUp.bundle == .unsaid,
          let use = use(of: lookUp.context.member, in: lookUp.context.types) ?? loose ?? passed
        else { continue }
        files[file].lookUps[index].bundle = use.bundle
        files[file].lookUps[index].table = use.table
      }
      for index in files[file].wrappers.indices {
        let wrapper = files[file].wrappers[index]
        guard wrapper.api == .localizedStringKey, wrapper.bundle == .unsaid, case .parameter(let name) = wrapper.key,
          let use = use(of: name, in: wrapper.types) ?? loose
        else { continue }
        files[file].wrappers[index].bundle = use.bundle
        files[file].wrappers[index].table = use.table
      }
    }
  }

  private func use(of member: String?, in types: [String]) -> Use? {
    member.flatMap { uses[Self.fullName($0, in: types)] }
  }

  private static func fullName(_ member: String, in types: [String]) -> String {
    (LookUpResolver.path(types) + [member]).joined(separator: ".")
  }

  /// The full names of what holds literals.
  private static func holders(in files: [ScannedFile]) -> Set<String> {
    Set(
      files.lazy.flatMap(\.lookUps).filter { $0.api == .localizedStringKey }.compactMap { lookUp in
        lookUp.context.member.map { fullName($0, in: lookUp.context.types) }
      })
  }

  /// The full names of parameters and stored properties that callers fill.
  private static func parameters(in files: [ScannedFile]) -> Set<String> {
    Set(
      files.lazy.flatMap(\.wrappers).compactMap { wrapper in
        guard case .parameter(let name) = wrapper.key else { return nil }
        return fullName(name, in: wrapper.types)
      })
  }

  /// The full names that an expression may mean from inside of `types`, the innermost alone.
  private static func names(_ expression: String, seenFrom types: [String]) -> [String] {
    var name = expression
    for prefix in ["self.", "Self."] where name.hasPrefix(prefix) { name = String(name.dropFirst(prefix.count)) }
    if name.hasSuffix("]"), let bracket = name.firstIndex(of: "[") { name = String(name[..<bracket]) }
    guard name.utf8.allSatisfy({ TokenReader.isWord($0) || $0 == UInt8(ascii: ".") }) else { return [] }
    return stride(from: types.count, through: 0, by: -1).map { (types.prefix($0) + [name]).joined(separator: ".") }
  }
}
