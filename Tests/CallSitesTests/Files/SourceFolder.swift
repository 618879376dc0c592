import CallSites
import Foundation

/// A folder of sources that is removed when a test ends.
final class SourceFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("sources-\(UUID().uuidString)")

  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, code) in files { try write(code, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ code: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(code.utf8).write(to: file)
  }

  /// The scan of all files as one module.
  func scan(jobs: Int = 2, helpers: [String] = [], cached: Bool = false) async -> ScannedModule? {
    let cache = cached ? ScanCache(folder: url.appendingPathComponent(".cache")) : nil
    let module = SourceModule(paths: SourcePaths.files(in: ["."], of: url), helpers: helpers)
    return await SourceScan(folder: url, jobs: jobs, cache: cache).scan([module]).first
  }

  var cacheFile: URL { url.appendingPathComponent(".cache/call-sites") }
}
