package import Reports

/// What keeps a run from being made at all.
package enum RunError: Error, Hashable, CustomStringConvertible {
  case unknownScenario(String, known: [String])
  case unknownProduct(String, known: [String])
  case unknownProfile(String, known: [String])
  case noMessage(String)
  case emptyShard(Shard, devices: Int)

  package var description: String {
    switch self {
    case .unknownScenario(let name, let known): Self.unknown("scenario", name, known)
    case .unknownProduct(let name, let known): Self.unknown("product", name, known)
    case .unknownProfile(let name, let known): Self.unknown("profile", name, known)
    case .noMessage(let glob):
      "no message matches \"\(glob)\"; expected a key, a glob of keys, or owner/key"
    case .emptyShard(let shard, let devices): Self.empty(shard, devices)
    }
  }

  private static func empty(_ shard: Shard, _ devices: Int) -> String {
    let number = devices == 1 ? "one device" : "\(devices) devices"
    let most = devices < 2 ? "the run as a whole, without --shard" : "--shard I/N with an N of at most \(devices)"
    return
      "shard \(shard.text) has nothing to play: the matrix has \(number), and a device is never split; expected \(most)"
  }

  private static func unknown(_ kind: String, _ name: String, _ known: [String]) -> String {
    "unknown \(kind) \"\(name)\"; expected "
      + (known.isEmpty ? "none: there is no \(kind)" : known.joined(separator: ", "))
  }
}
