/// The functions and properties that look up what their callers give, of one module for the code of others.
///
/// Only what other modules see counts, and of one name only what one module alone declares: which of several is meant,
/// imports would have to tell.
struct ForeignWrappers: Sendable {
  private struct Export: Sendable {
    var module: Int
    var wrapper: LookUpWrapper
  }

  /// By name.
  private var exports: [String: [Export]] = [:]

  init(_ modules: [ModuleScan]) {
    for (index, module) in modules.enumerated() {
      for wrapper in module.exports {
        exports[wrapper.name, default: []].append(Export(module: index, wrapper: wrapper))
      }
    }
  }

  /// What the files of a module call of other modules.
  func wrappers(for module: Int, _ scan: ModuleScan) -> [LookUpWrapper] {
    guard !exports.isEmpty else { return [] }
    let called = scan.files.reduce(into: Set<String>()) { names, file in
      names.formUnion(file.names.literalCalls)
      names.formUnion(file.calls.map(\.name))
    }
    let open = called.subtracting(scan.wrapperNames).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return open.flatMap { name -> [LookUpWrapper] in
      let found = exports[name] ?? []
      guard let home = found.first?.module, home != module, found.allSatisfy({ $0.module == home }) else { return [] }
      return found.map(\.wrapper)
    }
  }
}

extension ScannedFile {
  /// The wrappers that other modules see, with their bundle as this file's module reads it.
  func exports(of wrappers: [LookUpWrapper]) -> [LookUpWrapper] {
    let visible = Set(declarations.filter { $0.kind == .accessor }.map(\.name))
    return wrappers.filter { $0.name != "init" && visible.contains($0.path) }.map { wrapper in
      var wrapper = wrapper
      switch wrapper.bundle {
      case .module, .type, .named: wrapper.bundle = .elsewhere(wrapper.bundle, file: path)
      default: break
      }
      return wrapper
    }
  }
}
