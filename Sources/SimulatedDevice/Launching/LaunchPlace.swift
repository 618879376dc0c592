internal import HostEvidence

/// The files of one launch: a folder below the device that belongs to it alone.
struct LaunchPlace: Sendable, Hashable {
  let folder: String

  /// The place of the cell's launch; its step and product name the folder.
  init(device: DeviceFolder, cell: String) {
    let name = cell.split(separator: "/").suffix(2).joined(separator: "-")
    folder = "\(device.path)/Launches/\(name)"
  }

  var request: String { folder + "/request.json" }
  var evidence: String { folder + "/evidence.jsonl" }
  var standardOutput: String { folder + "/stdout.txt" }
  var standardError: String { folder + "/stderr.txt" }
  /// Where the host starts.
  var workingFolder: String { folder + "/work" }
  /// The host's `TMPDIR`.
  var temporaryFolder: String { folder + "/tmp" }

  /// Makes the folders, empty, and writes the request.
  func create(request: HostRequest) throws(FileSystemError) {
    try FileSystem.remove(folder)
    try FileSystem.createFolder(workingFolder)
    try FileSystem.createFolder(temporaryFolder)
    try FileSystem.write(request.bytes, to: self.request)
  }
}
