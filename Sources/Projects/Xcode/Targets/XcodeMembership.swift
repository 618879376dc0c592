/// The files of a target while its build phases and folders are read.
struct XcodeMembership {
  private(set) var sources: Set<String> = []
  private var resources: [String: DeclaredResource] = [:]

  var sortedSources: [String] { sources.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

  var sortedResources: [DeclaredResource] {
    resources.values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  mutating func addSource(_ path: String) { sources.insert(path) }

  /// Adds a resource; where it is a member twice, once without doubt is enough.
  mutating func addResource(_ path: String, rule: DeclaredResource.Rule, localization: String?, isCertain: Bool) {
    let isCertain = isCertain || resources[path]?.isCertain == true
    resources[path] = DeclaredResource(path: path, rule: rule, localization: localization, isCertain: isCertain)
  }

  mutating func remove(_ path: String) {
    sources.remove(path)
    resources[path] = nil
  }

  /// Takes out what build settings exclude, and lets be uncertain what they exclude on some platform.
  mutating func exclude(_ exclusions: XcodeExclusions) {
    guard !exclusions.isEmpty else { return }
    sources = sources.filter { !exclusions.exclude($0) }
    resources = resources.filter { !exclusions.exclude($0.key) }
    for path in resources.keys where exclusions.mayExclude(path) { resources[path]?.isCertain = false }
  }
}
