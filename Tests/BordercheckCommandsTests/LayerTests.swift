import Foundation
import Testing

/// Holds Package.swift, the imports of the sources and the README's table of targets against each other.
@Suite struct LayerTests {
  @Test func `the table of the README is the package`() throws {
    let table = try TargetTable.ofReadme()
    #expect(table.layers.isEmpty == false)
    #expect(table.layers == (try TargetTable.ofPackage()).layers)
  }

  @Test func `every target has one sentence about its responsibility`() throws {
    for (target, responsibility) in try TargetTable.ofReadme().responsibilities {
      #expect(responsibility.count > 20, "\(target)")
    }
  }

  @Test func `imports strictly go down`() throws {
    let package = try TargetTable.ofPackage()
    for (target, layer) in package.layers {
      for imported in package.imports[target, default: []] {
        let below = try #require(package.layers[imported], "\(target) names \(imported), which is no target")
        #expect(below < layer, "\(target) of layer \(layer) imports \(imported) of layer \(below)")
      }
    }
  }

  @Test func `what sources import is what Package.swift declares, and lies below`() throws {
    let package = try TargetTable.ofPackage()
    for (target, layer) in package.layers {
      let imported = try Self.imports(ofSources: target).intersection(package.layers.keys)
      let undeclared = imported.subtracting(package.imports[target, default: []])
      #expect(undeclared.isEmpty, "\(target) imports \(undeclared.sorted()) without declaring it")
      for name in imported { #expect(package.layers[name, default: layer] < layer, "\(target) imports \(name)") }
    }
  }

  @Test func `every folder of Sources is a target of the table`() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Package.root.appending(path: "Sources").path())
    let targets = try TargetTable.ofPackage().layers.keys
    // Benchmarks stands outside the layers: it imports what it needs, and nothing imports it.
    #expect(Set(folders.filter { !$0.contains(".") }) == Set(targets).union(["Benchmarks"]))
  }

  /// Modules named by import lines of a target, whatever their access and condition.
  private static func imports(ofSources target: String) throws -> Set<String> {
    let folder = Package.root.appending(path: "Sources/\(target)")
    let files =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    let line =
      /^\s*(?:@\w+\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|enum|class|protocol|func|typealias|var|let)\s+)?(\w+)/
      .anchorsMatchLineEndings()
    var modules: Set<String> = []
    for file in files where file.pathExtension == "swift" {
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      for match in text.matches(of: line) { modules.insert(String(match.1)) }
    }
    return modules
  }
}
