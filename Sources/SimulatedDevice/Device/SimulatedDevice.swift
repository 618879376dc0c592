package import HostEvidence

/// A device is a folder: products, containers, preferences; all its state is in files, none in this value.
///
/// ```swift
/// let device = try SimulatedDevice(folder: "\(root)/upgrade/de", languages: ["en"], region: nil)
/// try device.setLanguages(["de"])
/// try device.install(release)          // a clean install: no container or per-app preference survives
/// try device.upgrade(to: newer)        // bundles are replaced, containers and preferences stay
/// ```
///
/// It starts nothing and reads no bundle: launching is `HostLaunch`, and what a bundle host shows is decided elsewhere.
package struct SimulatedDevice: Sendable {
  package let folder: DeviceFolder
  /// The region that a scenario sets; nil means the likely one of the first language.
  package let region: String?
  /// Where installed bundles come from and go to; nil links each anew and removes it.
  private let trees: SpareTrees?

  /// An empty device with a language list, in a folder that is created; what was in it is removed.
  ///
  /// - Throws: `FileSystemError`, or what writing preferences throws.
  package init(folder: String, languages: [String], region: String?, trees: SpareTrees? = nil) throws {
    self.folder = DeviceFolder(folder)
    self.region = region
    self.trees = trees
    try FileSystem.remove(folder)
    try FileSystem.createFolder(folder)
    try setLanguages(languages)
  }

  /// Sets the list that every product reads that has none of its own.
  package func setLanguages(_ languages: [String]) throws {
    try folder.setLanguages(languages, locale: localeIdentifier(of: languages))
  }

  /// Sets, or with nil removes, the list in one product's own preferences; its other preferences stay.
  package func setAppLanguages(_ languages: [String]?, of identifier: String) throws {
    try folder.setAppLanguages(languages, of: identifier)
  }

  /// A clean install: removes all products, containers and per-app preferences, then installs every product.
  package func install(_ release: PreparedRelease) throws {
    try removeApplications()
    for path in [folder.containers, folder.groups] { try FileSystem.remove(path) }
    try place(release)
  }

  /// Replaces the bundles by those of a release; containers and preferences stay, new products get theirs.
  ///
  /// - Throws: `DeviceError.nothingInstalled` where there is nothing to upgrade, else `FileSystemError`.
  package func upgrade(to release: PreparedRelease) throws {
    guard FileSystem.exists(folder.applications) else { throw DeviceError.nothingInstalled(device: folder.path) }
    try removeApplications()
    try place(release)
  }

  /// Removes the device with everything on it.
  package func erase() throws {
    try removeApplications()
    try FileSystem.remove(folder.path)
  }
}

extension SimulatedDevice {
  private func removeApplications() throws(FileSystemError) {
    if let trees { try trees.takeBack(folder.applications) } else { try FileSystem.remove(folder.applications) }
  }

  private func place(_ release: PreparedRelease) throws(FileSystemError) {
    if let trees {
      try trees.place(release, at: folder.applications)
    } else {
      try release.install(below: folder.applications)
    }
    for identifier in release.identifiers {
      let container = folder.container(identifier)
      for name in ["Documents", "Library/Caches", "Library/Preferences"] {
        try FileSystem.createFolder("\(container)/\(name)")
      }
    }
    for identifier in release.groups { try FileSystem.createFolder(folder.group(ofApp: identifier)) }
  }

  /// `de_DE` as a device writes it; without the region where none is set.
  private func localeIdentifier(of languages: [String]) -> String? {
    languages.first.map { first in
      let language = String(first.map { $0 == "-" ? "_" : $0 })
      guard let region, !language.hasSuffix("_\(region)") else { return language }
      return "\(language)_\(region)"
    }
  }
}
