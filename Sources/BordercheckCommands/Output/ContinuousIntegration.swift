import Foundation
import HostEvidence

/// The files by which CI services are told what to do.
struct ContinuousIntegration {
  /// Relative to the folder, in byte order.
  private(set) var callingFiles: [String] = []
  private(set) var otherFiles: [String] = []

  /// Files, and folders that hold such files, by the conventions of the services.
  private static let places = [
    ".buildkite", ".ci", ".circleci/config.yml", ".cirrus.yml", ".drone.yml", ".github/workflows", ".gitlab-ci.yml",
    ".gitlab/ci", ".semaphore/semaphore.yml", ".travis.yml", ".woodpecker.yml", ".xcode.env", "Jenkinsfile",
    "azure-pipelines.yml", "bitrise.yml", "ci_scripts", "codemagic.yaml", "fastlane/Fastfile",
  ]
  /// A longer file is none that somebody wrote.
  private static let largest = 1_000_000

  /// Those of a folder; a file that cannot be read calls nothing.
  init(in folder: String) {
    for place in Self.places {
      for file in Self.files(at: place, in: folder) {
        guard let bytes = FileBytes.read("\(folder)/\(file)"), bytes.count < Self.largest else { continue }
        if Self.calls(String(decoding: bytes, as: UTF8.self)) {
          callingFiles.append(file)
        } else {
          otherFiles.append(file)
        }
      }
    }
  }

  private static func files(at place: String, in folder: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: "\(folder)/\(place)", isDirectory: &isFolder) else { return [] }
    guard isFolder.boolValue else { return [place] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(place)")) ?? []
    return names.map { "\(place)/\($0)" }.filter { !ProjectFolder.isFolder("\(folder)/\($0)") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether a script starts a command of the tool that judges something; comments and the names of steps start nothing.
  static func calls(_ script: String) -> Bool {
    let lines = script.split(whereSeparator: \.isNewline).map { line in
      let line = line.drop { $0.isWhitespace || $0 == "-" }
      let isText = ["#", "//", "name:", "title:", "description:", "echo "].contains { line.hasPrefix($0) }
      return isText ? "" : String(line.prefix(upTo: line.firstRange(of: /\s(#|\/\/)/)?.lowerBound ?? line.endIndex))
    }
    let call = /(^|[\s"'`\/;&|(=])bordercheck["']?([\s,\\"']+--?[^\s,"']+)*[\s,\\"']+(run|check|inspect)\b/
    let action = /(^|\n)uses:\s*\S*[Bb]ordercheck(@|\s|["']|$)/
    let text = lines.joined(separator: "\n")
    return text.contains(call) || text.contains(action)
  }
}
