import Findings
import Foundation
import Ownership
import OwnershipManifest

/// Reading real catalogs and trying every static rule on them, one after the other, beside `strings-lint` from PyPI doing
/// the same in Python; the start of its interpreter and the output of either are not counted.
enum CatalogRules: Benchmark {
  static let name = "the rules about catalogs"
  private static let peer = (package: "strings-lint", version: "0.2.0")
  private static let corpus = FileManager.default.currentDirectoryPath + "/../shared/corpus"

  static func measurements() async throws -> [Measurement] {
    let catalogs = catalogs
    guard !catalogs.isEmpty else { return skipped("there are no catalogs in ../shared/corpus") }
    guard let theirs = try await secondsOfPeer(catalogs) else {
      return skipped("python3 has no \(peer.package) \(peer.version) to compare with; pip can install it")
    }
    let manifest = manifest(naming: catalogs)
    var findings = 0
    let ours = try await Timing.medians {
      findings = try await check(manifest)
    } _: {
    }.0
    guard findings > 0 else { throw BenchmarkError("no rule says anything about \(catalogs.count) real catalogs") }
    return [
      Measurement(
        name: "rules over \(catalogs.count) catalogs: ours / \(peer.package) \(peer.version)", ratio: ours / theirs,
        bar: .atMost(0.2))
    ]
  }

  private static func skipped(_ reason: String) -> [Measurement] {
    print("skipped: \(name), as \(reason)")
    return []
  }

  /// Relative paths in byte order, without those that are broken on purpose.
  private static var catalogs: [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: corpus)) ?? []
    return paths.filter { $0.hasSuffix(".xcstrings") && !$0.hasPrefix("_broken") }.sorted()
  }

  private static func manifest(naming catalogs: [String]) -> Manifest {
    var manifest = Manifest(file: "bordercheck.json", folder: corpus, developmentRegion: "en")
    manifest.owners = catalogs.map { path in
      Owner(name: path, place: SourcePlace(file: "bordercheck.json"), resources: [path], bundle: ".")
    }
    return manifest
  }

  private static func check(_ manifest: Manifest) async throws -> Int {
    let facts = CheckFacts(manifest: manifest, tables: CheckedTables.read(manifest: manifest).tables)
    let policy = RulePolicy(manifest: manifest, profile: nil, today: nil)
    return try await StaticJudgement(of: facts, under: policy, jobs: 1).drafts.count
  }

  /// The median of five; nil where Python or the package is not there.
  private static func secondsOfPeer(_ catalogs: [String]) async throws -> Double? {
    let script = """
      import importlib.metadata,sys,time
      try:
        assert importlib.metadata.version('\(peer.package)')=='\(peer.version)'
        from strings_lint.cli import lint
      except (AssertionError,ImportError): sys.exit()
      paths=open(sys.argv[1],encoding='utf-8').read().split('\\n')
      times=[]
      for _ in range(6):
        start=time.perf_counter(); lint(paths); times.append(time.perf_counter()-start)
      print(sorted(times[1:])[2])
      """
    guard let python = Child.executable("python3") else { return nil }
    let paths = catalogs.map { "\(corpus)/\($0)" }.joined(separator: "\n")
    let output = try await Child.output(of: python, arguments: { ["-c", script, $0] }, input: Data(paths.utf8))
    return Double(output.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
