/// Literals that are kept as `LocalizedStringKey` values: which bundle they are asked in, the place says that shows them
/// (`Text(title, bundle: .module)`).
struct KeyValues {
  private struct Use {
    var table: TableName
    var bundle: BundleExpression
  }

  /// By the full name of the property or function that holds the key.
  private var uses: [String: Use] = [:]

  init(in files: [ScannedFile], constants: ModuleConstants) {
    for lookUp in files.lazy.flatMap(\.lookUps) {
      guard case .dynamic(let expression) = lookUp.key, case .view = lookUp.api, lookUp.bundle != .unsaid else {
        continue
      }
      for name in Self.names(expression, seenFrom: LookUpResolver.path(lookUp.context.types)) where uses[name] == nil {
        uses[name] = Use(table: lookUp.table, bundle: lookUp.bundle)
      }
    }
  }

  /// Gives the literals the bundle and table of their use.
  func settle(in files: inout [ScannedFile]) {
    guard !uses.isEmpty else { return }
    for file in files.indices {
      for index in files[file].lookUps.indices {
        let lookUp = files[file].lookUps[index]
        guard lookUp.api == .localizedStringKey, lookUp.bundle == .unsaid, let member = lookUp.context.member,
          let use = uses[(LookUpResolver.path(lookUp.context.types) + [member]).joined(separator: ".")]
        else { continue }
        files[file].lookUps[index].bundle = use.bundle
        files[file].lookUps[index].table = use.table
      }
      for index in files[file].wrappers.indices {
        let wrapper = files[file].wrappers[index]
        guard wrapper.api == .localizedStringKey, wrapper.bundle == .unsaid, case .parameter(let name) = wrapper.key,
          let use = uses[(LookUpResolver.path(wrapper.types) + [name]).joined(separator: ".")]
        else { continue }
        files[file].wrappers[index].bundle = use.bundle
        files[file].wrappers[index].table = use.table
      }
    }
  }

  /// The full names that an expression may mean from inside of `types`, the innermost alone.
  private static func names(_ expression: String, seenFrom types: [String]) -> [String] {
    var name = expression
    for prefix in ["self.", "Self."] where name.hasPrefix(prefix) { name = String(name.dropFirst(prefix.count)) }
    guard name.utf8.allSatisfy({ TokenReader.isWord($0) || $0 == UInt8(ascii: ".") }) else { return [] }
    return stride(from: types.count, through: 0, by: -1).map { (types.prefix($0) + [name]).joined(separator: ".") }
  }
}
