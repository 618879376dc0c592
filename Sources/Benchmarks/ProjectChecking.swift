import ConcurrentMap
import Findings
import Foundation
import ProjectCheck
import Reports
import SimulatedDevice
import StringCatalogs
import SwiftSources

#if canImport(SwiftParser)
  import SwiftSyntax
#endif

/// Checking a project of thousands of Swift files, beside parsing those that look texts up and reading the catalogs; and
/// checking it again after one file was edited.
enum ProjectChecking: Benchmark {
  static let name = "checking a large project"

  static func measurements() async throws -> [Measurement] {
    #if canImport(SwiftParser)
      return try await TemporaryFolder.with { try await measurements(in: $0) }
    #else
      print("skipped: \(name), as this toolchain has no SwiftParser")
      return []
    #endif
  }

  #if canImport(SwiftParser)
    private static let jobs = ProcessInfo.processInfo.activeProcessorCount

    private static func measurements(in scratch: String) async throws -> [Measurement] {
      let project = try GeneratedProject(in: try folder("\(scratch)/project"))
      let cache = "\(scratch)/cache"
      let (first, needed) = try await Timing.medians {
        try? FileManager.default.removeItem(atPath: cache)
        try await check(project, cache)
      } _: {
        try await read(project)
      }
      var edits = 0
      let again = try await Timing.medians {
        edits += 1
        try project.edit(edits)
        try await check(project, cache)
      } _: {
      }.0
      let files = GeneratedProject.modules * GeneratedProject.filesOfModule
      return [
        Measurement(
          name: "check of \(files) Swift files / parsing those with look-ups and reading the catalogs",
          ratio: first / needed, bar: .atMost(1.3)),
        Measurement(name: "check after one edit / the first check", ratio: again / first, bar: .atMost(0.1)),
      ]
    }

    private static func folder(_ path: String) throws -> String {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      return path
    }

    private static func check(_ project: GeneratedProject, _ cache: String) async throws {
      var request = CheckRequest(project: project.folder, jobs: jobs)
      request.cache = cache
      let report = try await ProjectCheck(request).report()
      guard report.findings.isEmpty, report.scope?.contains("4000 Swift files") == true else {
        throw BenchmarkError("the generated project has findings: \(report.findings.prefix(3)), \(report.scope ?? "")")
      }
    }

    /// What no check can do without.
    private static func read(_ project: GeneratedProject) async throws {
      let files = project.lookUpFiles + project.catalogs
      let counts = try await files.concurrentMap(width: jobs) { file in
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: file)))
        guard file.hasSuffix(".xcstrings") else { return SwiftSource(bytes, file: file).tree.statements.count }
        let reading = StringCatalog.read(bytes)
        return (reading.catalog?.strings.count ?? 0) + reading.problems.count
      }
      guard counts.allSatisfy({ $0 > 0 }) else { throw BenchmarkError("a generated file is empty") }
    }
  #endif
}
