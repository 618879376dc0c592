package import Foundation

/// Reads the Swift sources of modules: each file once, several at a time, from the cache where nothing changed.
package struct SourceScan: Sendable {
  let folder: URL
  /// How many files are read at once.
  let jobs: Int
  let cache: ScanCache?
  /// Told how many files are read, of how many.
  let progress: @Sendable (_ done: Int, _ total: Int) -> Void

  /// - Parameter folder: the project's folder, which paths are relative to.
  package init(
    folder: URL, jobs: Int = ProcessInfo.processInfo.activeProcessorCount, cache: ScanCache? = nil,
    progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) {
    self.folder = folder
    self.jobs = max(1, jobs)
    self.cache = cache
    self.progress = progress
  }

  /// The modules in the order given. What was parsed anew is kept in the cache for the next time.
  package func scan(_ modules: [SourceModule]) async -> [ScannedModule] {
    let earlier = cache?.load() ?? ScanCache.Contents()
    var results = await read(
      modules.flatMap { module in module.paths.map { Job(path: $0, helpers: module.helpers) } }, earlier)
    var joined: [ModuleScan] = []
    var declaring = Self.declaring(modules, results)
    for module in modules {
      let companions = module.companions.flatMap { declaring[$0] }
      joined.append(await join(module, companions: companions, &results, earlier))
    }
    let exported = ForeignWrappers(joined)
    declaring = Self.declaring(modules, results)
    for (index, module) in modules.enumerated() {
      let foreign = exported.wrappers(for: index, joined[index])
      if foreign.isEmpty { continue }
      let companions = module.companions.flatMap { declaring[$0] }
      joined[index] = await join(module, foreign: foreign, companions: companions, &results, earlier)
    }
    cache?.save(results.values.compactMap(\.entry), over: earlier)
    return zip(modules, joined).map { module, joined in
      let problems = module.paths.compactMap { results[Job(path: $0, helpers: module.helpers)]?.problem }
      return ScannedModule(files: joined.files, unreadable: problems)
    }
  }

  /// The files of each module that declare anything that look-ups elsewhere may name.
  private static func declaring(_ modules: [SourceModule], _ results: [Job: FileResult]) -> [[ScannedFile]] {
    modules.map { module in
      module.paths.compactMap { results[Job(path: $0, helpers: module.helpers)]?.file }.filter { file in
        !file.constants.isEmpty || !file.wrappers.isEmpty
          || file.names.types.contains { KeyArgument.named($0) != nil }
      }
    }
  }

  /// Joins the files of a module, and parses those that the others turn out to need.
  private func join(
    _ module: SourceModule, foreign: [LookUpWrapper] = [], companions: [ScannedFile],
    _ results: inout [Job: FileResult],
    _ earlier: ScanCache.Contents
  ) async -> ModuleScan {
    let jobs = module.paths.map { Job(path: $0, helpers: module.helpers) }
    func scan(_ results: [Job: FileResult]) -> ModuleScan {
      ModuleScan(
        files: jobs.compactMap { results[$0]?.file }, helpers: module.helpers, foreign: foreign, companions: companions)
    }
    var joined = scan(results)
    for _ in 0..<3 {
      let needed = jobs.filter { job in results[job]?.file.map { Self.isNeeded($0, by: joined) } ?? false }
      if needed.isEmpty { break }
      results.merge(await read(needed.map(\.parsing), earlier).map { ($0.key.plain, $0.value) }) { $1 }
      joined = scan(results)
    }
    return joined
  }

  /// Whether a file that was not parsed calls a function that looks up, or declares a type that a look-up names, or one
  /// with literals that views may show.
  private static func isNeeded(_ file: ScannedFile, by module: ModuleScan) -> Bool {
    guard !file.isParsed, !file.names.isTooDeep else { return false }
    return file.names.types.contains(where: module.unknownNames.contains)
      || file.names.literalCalls.contains(where: module.wrapperNames.contains)
      || file.names.types.contains(where: module.shownTypes.contains)
        && !file.names.literals.isEmpty
  }

  private func read(_ wanted: [Job], _ earlier: ScanCache.Contents) async -> [Job: FileResult] {
    var seen: Set<Job> = []
    let jobs = wanted.filter { seen.insert($0).inserted }
    let program = cache == nil ? nil : ProgramHash.current
    let readers = Dictionary(
      uniqueKeysWithValues: Set(jobs.map(\.helpers)).map { ($0, FileReader(folder, helpers: $0, program: program)) })
    return await withTaskGroup(of: [(Job, FileResult)].self) { group in
      let counter = ReadCounter(total: jobs.count, progress: progress)
      let queue = JobQueue(jobs)
      for _ in 0..<min(self.jobs, max(1, jobs.count)) {
        group.addTask {
          await DeepThread.run {
            queue.compactMap { job in
              defer { counter.count() }
              return readers[job.helpers].map { (job, $0.read(job, earlier)) }
            }
          }
        }
      }
      var results: [Job: FileResult] = [:]
      for await part in group { results.merge(part) { $1 } }
      return results
    }
  }
}
