import Foundation

/// A file to be read.
struct Job: Sendable, Hashable {
  var path: String
  var helpers: [String]
  /// Whether it is parsed whatever its bytes say.
  var isParsing = false

  var parsing: Job { Job(path: path, helpers: helpers, isParsing: true) }
  var plain: Job { Job(path: path, helpers: helpers) }
}

/// What became of a file.
struct FileResult: Sendable {
  var file: ScannedFile?
  var problem: UnreadableSource?
  /// What the cache keeps.
  var entry: ScanCache.Entry?
}

/// Reads files with one set of helpers.
struct FileReader: Sendable {
  /// The folder as the system names it.
  private let root: String
  private let helpers: [String]
  private let spellings: LookUpSpellings
  /// What, besides its bytes, decides what a file says; nil where nothing is kept.
  private let seed: ContentHash?

  /// - Parameter program: what reads the files, as entries of another one say nothing; nil where nothing is kept.
  init(_ folder: URL, helpers: [String], program: ContentHash?) {
    root = folder.path
    self.helpers = helpers
    spellings = LookUpSpellings(helpers: helpers)
    seed = program.map { ContentHash(Array(helpers.sorted().joined(separator: "\n").utf8), seed: $0) }
  }

  func read(_ job: Job, _ earlier: ScanCache.Contents) -> FileResult {
    let path = "\(root)/\(job.path)"
    // A file that became shorter is read once more.
    guard let bytes = FileBytes.whole(path) ?? FileBytes.whole(path) else {
      return FileResult(problem: UnreadableSource(path: job.path, reason: FileBytes.problem(path)))
    }
    guard !Self.isWide(bytes) else {
      return FileResult(problem: UnreadableSource(path: job.path, reason: "it is UTF-16; Swift sources are UTF-8"))
    }
    guard let seed else { return result(scan(bytes, job), nil) }
    let key = ContentHash(bytes, seed: seed)
    if var known = earlier[key], known.isParsed || known.names.isTooDeep || !job.isParsing {
      known.path = job.path
      return result(known, .init(key: key, file: nil))
    }
    let file = scan(bytes, job)
    return result(file, .init(key: key, file: file))
  }

  /// Whether a text has two bytes for each character: a mark says so, or half of its first character is zero.
  private static func isWide(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 1 else { return false }
    return bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) || bytes.prefix(2).contains(0)
  }

  private func result(_ file: ScannedFile, _ entry: ScanCache.Entry?) -> FileResult {
    let tooDeep = "its expressions are nested deeper than the compiler's parser reads"
    let reason = file.names.isTooDeep ? tooDeep : file.openEnd
    let problem = reason.map { UnreadableSource(path: file.path, reason: $0) }
    return FileResult(file: file, problem: problem, entry: entry)
  }

  private func scan(_ bytes: [UInt8], _ job: Job) -> ScannedFile {
    #if canImport(SwiftParser)
      let names = NameCollector.names(in: bytes)
      if job.isParsing || spellings.mayHold(bytes, names: names) {
        return FileScanner.scan(bytes, path: job.path, helpers: helpers, names: names)
      }
      return .unparsed(job.path, names)
    #else
      return ScannedFile(path: job.path)
    #endif
  }
}
