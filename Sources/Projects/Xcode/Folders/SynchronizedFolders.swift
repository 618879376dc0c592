/// The synchronized folders of a project, and what each target takes from them.
struct SynchronizedFolders {
  private let project: XcodeProject
  private let folders: [SynchronizedFolder]

  init(_ project: XcodeProject, folders: ListedFolders) {
    self.project = project
    self.folders = project.objects.all("PBXFileSystemSynchronizedRootGroup").compactMap { object in
      project.paths[object.id].map { SynchronizedFolder(object, path: $0, folders: folders) }
    }
  }

  /// Puts a target's files into its membership: all of its own folders but the exceptions, and of other folders the
  /// exceptions that name the target or one of its build phases.
  func add(_ target: XcodeObject, to membership: inout XcodeMembership) {
    let own = Set(target.texts("fileSystemSynchronizedGroups"))
    for folder in folders {
      let sets = project.objects.objects("exceptions", of: folder.object)
      let exceptions = SynchronizedExceptions(sets.filter { $0.text("target") == target.id })
      let phases = phaseExceptions(sets, of: target)
      let isOwn = own.contains(folder.object.id)
      for file in folder.files {
        let isCertain = exceptions.isCertain(file)
        for use in Self.uses(of: file, isMember: isOwn != exceptions.contain(file), phases: phases) {
          use.add(
            file.path, file.kind, localization: XcodePath.localization(of: file.path), isCertain: isCertain,
            to: &membership)
        }
      }
    }
  }

  // MARK: -

  private typealias PhaseExceptions = (use: XcodePhaseUse, exceptions: SynchronizedExceptions)

  private func phaseExceptions(_ sets: [XcodeObject], of target: XcodeObject) -> [PhaseExceptions] {
    let phases = Set(target.texts("buildPhases"))
    return sets.compactMap { set in
      guard let id = set.text("buildPhase"), phases.contains(id) else { return nil }
      return project.objects[id].flatMap(XcodePhaseUse.init).map { ($0, SynchronizedExceptions([set])) }
    }
  }

  /// The phases that take a file: the one its type goes to, with the exceptions of single phases turned around.
  private static func uses(
    of file: SynchronizedFile, isMember: Bool, phases: [PhaseExceptions]
  ) -> [XcodePhaseUse] {
    let usual: XcodePhaseUse? =
      switch file.kind {
      case .swift: .sources
      case .noResource: nil
      case .processed, .copied: .resources
      }
    var uses = isMember ? [usual].compactMap(\.self) : []
    for phase in phases where phase.exceptions.contain(file) {
      if uses.contains(phase.use) { uses.removeAll { $0 == phase.use } } else { uses.append(phase.use) }
    }
    return uses
  }
}
