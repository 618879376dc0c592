package import Foundation
import SwiftSources

#if canImport(SwiftParser)
  import SwiftSyntax
#endif

/// Finds every place of some files that names certain members after a type, and the declarations around it.
///
/// `FileNames.references` tells at no cost which files to look at: it has the first place of each alone.
package struct MemberUseScan: Sendable {
  private let folder: URL
  private let jobs: Int

  /// - Parameter folder: the project's folder, which paths are relative to.
  package init(folder: URL, jobs: Int) {
    self.folder = folder
    self.jobs = max(1, jobs)
  }

  /// The places in the order of each file; path → places. A file that cannot be opened has none.
  ///
  /// - Parameter members: names without types: `arrives`.
  package func uses(of members: Set<String>, in paths: [String]) async -> [String: [MemberUse]] {
    var slices = [[String]](repeating: [], count: min(jobs, max(1, paths.count)))
    for (index, path) in paths.enumerated() { slices[index % slices.count].append(path) }
    return await withTaskGroup(of: [String: [MemberUse]].self) { group in
      for slice in slices {
        group.addTask {
          await DeepThread.run {
            Dictionary(slice.map { ($0, uses(of: members, at: $0)) }, uniquingKeysWith: { first, _ in first })
          }
        }
      }
      return await group.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    }
  }

  private func uses(of members: Set<String>, at path: String) -> [MemberUse] {
    guard let bytes = FileBytes.whole(folder.appendingPathComponent(path).path) else { return [] }
    return Self.uses(of: members, in: bytes)
  }

  /// The places of one file.
  package static func uses(of members: Set<String>, in bytes: [UInt8]) -> [MemberUse] {
    #if canImport(SwiftParser)
      if NameCollector.names(in: bytes).isTooDeep { return [] }
      let source = SwiftSource(bytes, file: "")
      return SyntaxWalk(source.tree).compactMap { node in
        guard let access = node.as(MemberAccessExprSyntax.self) else { return nil }
        let member = access.declName.baseName.unescapedName
        guard members.contains(member), let base = access.base, let type = path(of: base) else { return nil }
        return MemberUse(
          name: "\(type).\(member)", context: DeclarationContext.lookUpContext(of: access, in: source))
      }
    #else
      return []
    #endif
  }

  #if canImport(SwiftParser)
    /// The dotted names of a type; nil for anything else.
    private static func path(of expression: ExprSyntax) -> String? {
      if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.unescapedName {
        return name.first?.isUppercase == true ? name : nil
      }
      guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base.flatMap(path) else {
        return nil
      }
      let name = access.declName.baseName.unescapedName
      return name == "self" ? base : "\(base).\(name)"
    }
  #endif
}
