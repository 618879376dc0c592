import LocaleMatrix
import PositionedJSON

/// What leads from a manifest to other files: scenarios, further manifests, earlier releases.
extension ManifestReader {
  mutating func readNeighbours(of object: StrictObject) {
    if let node = object["matrix"], let path = spelledPath(node, "\"matrix\"") {
      result.matrix = path
      result.saysMatrix = true
    }
    readIncludes(of: object)
    guard let node = object["releases"], let members = reader.members(of: node, "\"releases\"") else { return }
    for member in members { readRelease(member) }
  }

  private mutating func readIncludes(of object: StrictObject) {
    guard let node = object["include"],
      let elements = reader.elements(of: node, "\"include\"", expected: "an array of paths of manifests")
    else { return }
    result.includes = elements.compactMap { element in
      spelledPath(element, "a path of \"include\"").map { .init(path: $0, position: element.position) }
    }
  }

  private mutating func readRelease(_ member: JSONMember) {
    let name = name(member, of: "a release")
    if name == "current" {
      reader.note("\"current\" is the manifest itself; give the earlier release another name", at: member.keyPosition)
      return
    }
    guard let folder = spelledPath(member.value, "the folder of release \"\(name)\"") else { return }
    result.releases.append((.init(name: name, folder: folder), member.value.position))
  }
}
