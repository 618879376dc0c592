internal import LocalizationRuntime
internal import Synchronization

/// Where a format came from, so that `String(format:)` finds the plural rule behind a text that was looked up before.
///
/// Foundation's look-up gives a string object that carries its rule along. A Swift string cannot; instead the text of a
/// rule ends with a few invisible characters that name its origin, and the formatting calls take them off again.
struct FormatOrigin: Sendable {
  let bundle: BundleLookUp
  let request: MessageRequest

  private struct Registry {
    var origins: [FormatOrigin] = []
    /// By everything that tells two look-ups apart.
    var indexes: [String: Int] = [:]

    mutating func index(of origin: FormatOrigin) -> Int {
      let name = origin.name
      if let known = indexes[name] { return known }
      origins.append(origin)
      indexes[name] = origins.count - 1
      return origins.count - 1
    }
  }

  private var name: String {
    let localizations = request.localizations.map { $0.joined(separator: "\u{1E}") } ?? "\u{1D}"
    let parts = [bundle.folder.path, request.table ?? "", request.key ?? "", request.defaultValue ?? "", localizations]
    return parts.joined(separator: "\u{1F}")
  }

  private static let registry = Mutex(Registry())

  /// The text of a message that was looked up without arguments, marked where a rule stands behind it.
  func mark(_ message: ResolvedMessage) -> String {
    guard message.file?.hasSuffix(".stringsdict") == true, message.value.utf8.contains(UInt8(ascii: "%")) else {
      return message.value
    }
    return message.value + FormatMark.text(of: Self.registry.withLock { $0.index(of: self) })
  }

  /// The origin of a format that is whole, as the look-up gave it; nil for any other text.
  static func of(_ format: String) -> FormatOrigin? {
    guard let index = FormatMark.index(in: format) else { return nil }
    return registry.withLock { $0.origins.indices.contains(index) ? $0.origins[index] : nil }
  }
}
