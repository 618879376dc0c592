import Foundation

/// The files of a folder, without what builds and package tools put there.
///
/// A folder that Xcode or SwiftPM take as one thing (`App.xcodeproj`, `Assets.xcassets`) counts as a file. A symbolic
/// link counts as what it leads to where that lies in the same folder, and as nothing otherwise.
struct ProjectTree {
  /// Absolute, without symbolic links.
  let folder: String
  /// Relative, in byte order.
  private(set) var files: [String] = []
  /// Folders with something in them, relative; the root is "".
  private(set) var folders: Set<String> = [""]
  /// Folders that could not be listed.
  private(set) var unreadable: [String] = []
  /// Symbolic links by the names of language folders and tables that lead nowhere.
  private(set) var dangling: [String] = []
  /// Folders, pipes and devices by the names of manifests.
  private(set) var misplaced: [String] = []

  init(_ folder: String) {
    self.folder = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    list("", linked: false, ancestors: [self.folder])
    files.sort { $0.isBefore($1) }
    unreadable.sort { $0.isBefore($1) }
    dangling.sort { $0.isBefore($1) }
    misplaced.sort { $0.isBefore($1) }
  }

  /// The file's bytes; nil where it cannot be read, and for one of more than `limit` bytes.
  func bytes(_ path: String, limit: Int = 64 << 20) -> [UInt8]? {
    let file = "\(folder)/\(path)"
    guard PlainFile.isOne(file), let handle = FileHandle(forReadingAtPath: file) else { return nil }
    defer { try? handle.close() }
    guard let data = try? handle.read(upToCount: limit + 1) ?? Data(), data.count <= limit else { return nil }
    return [UInt8](data)
  }

  func isFolder(_ path: String) -> Bool { folders.contains(path) }

  /// The files below a folder ("" for all), in byte order.
  func files(below folder: String) -> ArraySlice<String> {
    guard !folder.isEmpty else { return files[...] }
    let start = firstIndex { !$0.utf8.lexicographicallyPrecedes("\(folder)/".utf8) }
    // "0" is the byte after "/".
    let end = firstIndex { !$0.utf8.lexicographicallyPrecedes("\(folder)0".utf8) }
    return files[start..<end]
  }

  func contains(_ path: String) -> Bool {
    let index = firstIndex { !$0.utf8.lexicographicallyPrecedes(path.utf8) }
    return index < files.count && files[index] == path
  }

  /// The path as the disk spells it, for one that may differ in case; nil where nothing is there.
  func spelling(of path: String) -> String? {
    if contains(path) || isFolder(path) { return path }
    let lowercased = path.lowercased()
    return folders.filter { $0.lowercased() == lowercased }.min() ?? files.first { $0.lowercased() == lowercased }
  }
}

// MARK: - Listing

extension ProjectTree {
  /// What tools put into a project's folder; no source of it.
  private static let skipped: Set<String> = [
    "Carthage", "DerivedData", "Pods", "SourcePackages", "checkouts", "node_modules",
  ]

  /// Folders that are one thing to whoever builds.
  private static let opaque: Set<String> = [
    "docc", "framework", "mlpackage", "nib", "playground", "scnassets", "xcassets", "xcdatamodel", "xcdatamodeld",
    "xcframework", "xcmappingmodel", "xcodeproj", "xcworkspace",
  ]

  /// What holds localized texts: without it nothing is known of a language or a table.
  private static let localized: Set<String> = ["lproj", "strings", "stringsdict", "xcstrings"]

  /// What declares targets.
  private static let manifests: Set<String> = ["Package.swift", "Project.swift", "project.yml"]

  /// `ancestors` are the real paths of the folders above; `linked` says whether one of them is a symbolic link, whose
  /// own links are not followed, so that links among folders cannot multiply.
  private mutating func list(_ path: String, linked: Bool, ancestors: [String]) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(path)") else {
      unreadable.append(path)
      return
    }
    for name in names where !name.hasPrefix(".") {
      add(path.isEmpty ? name : "\(path)/\(name)", named: name, linked: linked, ancestors: ancestors)
    }
  }

  private mutating func add(_ path: String, named name: String, linked: Bool, ancestors: [String]) {
    var facts = stat()
    guard lstat("\(folder)/\(path)", &facts) == 0 else { return }
    var (isLink, target) = (false, "\(ancestors.last ?? folder)/\(name)")
    if facts.st_mode & S_IFMT == S_IFLNK {
      guard stat("\(folder)/\(path)", &facts) == 0 else {
        if Self.localized.contains(FilePath.extension(of: name)) { dangling.append(path) }
        return
      }
      guard !linked, let end = linkEnd(path) else { return }
      (isLink, target) = (true, end)
    }
    guard facts.st_mode & S_IFMT == S_IFDIR else {
      if facts.st_mode & S_IFMT == S_IFREG { files.append(path) } else { note(misplaced: path, named: name) }
      return
    }
    note(misplaced: path, named: name)
    guard !Self.skipped.contains(name), !ancestors.contains(target), ancestors.count < 100 else { return }
    if Self.opaque.contains(FilePath.extension(of: name)) {
      files.append(path)
    } else {
      folders.insert(path)
      list(path, linked: linked || isLink, ancestors: ancestors + [target])
    }
  }

  private mutating func note(misplaced path: String, named name: String) {
    if Self.manifests.contains(name) { misplaced.append(path) }
  }

  /// Where a symbolic link leads to, if that is inside the project.
  private func linkEnd(_ path: String) -> String? {
    guard let end = realpath("\(folder)/\(path)", nil) else { return nil }
    defer { free(end) }
    let target = String(cString: end)
    return target.hasPrefix("\(folder)/") ? target : nil
  }

  private func firstIndex(where isAtOrAfter: (String) -> Bool) -> Int {
    var (low, high) = (0, files.count)
    while low < high {
      let middle = (low + high) / 2
      if isAtOrAfter(files[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
