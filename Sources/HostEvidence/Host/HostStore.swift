internal import PositionedJSON

/// A few texts that a product keeps in a container between launches: a cached line, a chosen name, a key.
///
/// A release that shows what it stored instead of looking it up again shows old text after an upgrade or a change of
/// language; that is what a store is for here. It is read at its first use and written once, when the session ends.
/// Without a harness there is no container and a store lasts as long as the process.
public final class HostStore {
  private let path: String?
  private var texts: [String: String]?
  private var isChanged = false
  /// How many stored texts were given out to be shown.
  package private(set) var readCount = 0

  /// - Parameter container: the folder to keep the file in; nil keeps it in memory.
  package init(container: String?) { path = container.map { $0 + "/Library/Caches/HostStore.json" } }

  /// The text that was stored under a name, by this launch or an earlier one.
  public func text(named name: String) -> String? {
    guard let text = loaded()[name] else { return nil }
    readCount += 1
    return text
  }

  /// The same for a text that nobody will read, such as a key.
  func unshownText(named name: String) -> String? { loaded()[name] }

  /// Stores a text under a name; nil removes it.
  public func set(_ text: String?, named name: String) {
    var texts = loaded()
    texts[name] = text
    self.texts = texts
    isChanged = true
  }

  private func loaded() -> [String: String] {
    if let texts { return texts }
    var read: [String: String] = [:]
    if let path, let bytes = FileBytes.read(path), let root = try? EvidenceText.root(of: bytes) {
      for member in root.members { read[member.key] = member.value.string }
    }
    texts = read
    return read
  }

  /// Writes what was changed.
  ///
  /// - Returns: false if the container cannot be written.
  package func save() -> Bool {
    guard isChanged, let path, let texts else { return true }
    var line = JSONLine()
    line.beginObject()
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) { line.member(name, text) }
    line.endObject()
    isChanged = false
    return FileBytes.makeFolder(of: path) && FileBytes.write(line.bytes, to: path)
  }
}
