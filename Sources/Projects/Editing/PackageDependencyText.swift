import SwiftSources

/// Adds a dependency to a target of a `Package.swift`, and touches nothing else of it.
package enum PackageDependencyText {
  /// The file's bytes with the dependency behind the target's last one.
  ///
  /// Nil for a manifest that does not write the target and its dependencies out: a list that code makes, a target that a
  /// function returns. The result is read again, and must declare that dependency and nothing else that is new.
  package static func adding(_ dependency: PackageDependency, to target: String, in bytes: [UInt8]) -> [UInt8]? {
    #if canImport(SwiftParser)
      guard let before = dependencies(of: target, in: bytes), !before.contains(where: { dependency.isSame($0) }),
        let source = ManifestSource(bytes), let edits = source.edits(adding: dependency, to: target),
        let changed = try? edits.applied(to: bytes), let after = dependencies(of: target, in: changed),
        after.count == before.count + 1, Array(after.dropLast()) == before, after.last.map(dependency.isSame) == true
      else { return nil }
      return changed
    #else
      return nil
    #endif
  }

  /// The target's dependencies as a reader of the whole manifest finds them; nil where they are not all written out.
  private static func dependencies(of target: String, in bytes: [UInt8]) -> [Found]? {
    guard let manifest = Manifest.read(bytes, file: "Package.swift"), let package = manifest.call("Package"),
      let targets = package["targets"]
    else { return nil }
    let named = targets.elements.filter { $0.value.call?["name"]?.text == target }
    guard named.count == 1, let call = named.first?.value.call else { return nil }
    let list = call["dependencies"].map(\.elements) ?? []
    let found = list.map { element in
      let call = element.value.call
      return Found(
        name: element.value.text ?? call?["name"]?.text, package: call?["package"]?.text, kind: call?.name)
    }
    return found.allSatisfy { $0.name != nil } ? found : nil
  }

  fileprivate struct Found: Hashable {
    var name: String?
    var package: String?
    /// `target`, `product`, `byName`; nil for a name alone.
    var kind: String?
  }
}

extension PackageDependency {
  fileprivate func isSame(_ found: PackageDependencyText.Found) -> Bool {
    name == found.name && (package == found.package || found.kind == nil || found.kind == "byName")
  }
}
