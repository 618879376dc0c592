import Ownership
import OwnershipManifest
import PositionedJSON

extension MigrationRequest {
  /// Holds the names of the request against the manifest.
  func check(against manifest: Manifest) throws(MigrationError) {
    let names = manifest.owners.map(\.name)
    for name in from + [to] + (prefer.map { [$0] } ?? []) where manifest.owner(name) == nil {
      throw .request("no owner is named \"\(name)\"\(NameSuggestion.hint(for: name, in: names))")
    }
    if from.isEmpty { throw .request("nothing is named to move from; expected owners, such as --from App,Widget") }
    if let twice = from.first(where: { name in from.count { $0 == name } > 1 }) {
      throw .request("\(twice) is named twice to move from; name it once")
    }
    if !isRename, from.contains(to) {
      throw .request("\(to) is both the old and the new owner; take it out of --from: its own copies count anyway")
    }
    if manifest.owner(to)?.isExternal == true {
      throw .request("\(to) is somebody else's package; expected an owner of this project")
    }
    if let prefer, !from.contains(prefer), prefer != to {
      throw .request(
        "\"\(prefer)\" is none of the owners of this plan; expected one of \((from + [to]).joined(separator: ", "))")
    }
  }
}
