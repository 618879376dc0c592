import CommandLayer

/// Why no manifest can be drafted.
enum InitError: Error, CustomStringConvertible {
  case isThere(String)
  case noFolder(String)
  case nothingToOwn(String, remarks: [String])

  var description: String {
    switch self {
    case .isThere(let folder):
      "there is a bordercheck.json in '\(folder)' already; add what is new with --update, or remove it first"
    case .noFolder(let folder): "there is no folder '\(folder)'; expected the folder of a project"
    case .nothingToOwn(let folder, let remarks):
      "no target in '\(folder)' has a String Catalog or another table; expected a folder with a Package.swift, an "
        + ".xcodeproj or a generator's project" + remarks.map { "\n  \($0)" }.joined()
    }
  }
}
