import CallSites

/// The plain strings of one module, found by the type and name that views show.
struct ShownGetters {
  struct Pair {
    var getter: TextGetter
    /// The file of the getter.
    var file: String
    var shown: ShownMember
  }

  /// By `Type.name`, also without the types around the type.
  private var getters: [String: [(getter: TextGetter, file: String)]] = [:]

  init(_ module: CheckedModule) {
    for file in module.files {
      for getter in file.textGetters {
        let parts = getter.name.split(separator: ".")
        for start in parts.indices.dropLast() {
          getters[parts[start...].joined(separator: "."), default: []].append((getter, file.path))
        }
      }
    }
  }

  /// Each getter that one of the views shows, once; of several types of one name it is not known which is meant.
  func pairs(with views: [ShownMember]) -> [Pair] {
    var seen: Set<String> = []
    return views.compactMap { shown in
      guard let found = getters["\(shown.type).\(shown.name)"], found.count == 1, let only = found.first,
        seen.insert(only.getter.name).inserted
      else { return nil }
      return Pair(getter: only.getter, file: only.file, shown: shown)
    }
  }
}
