/// The surfaces that a host registers: which of its code shows which message.
public struct HostSurfaces {
  /// One registered surface.
  struct Surface {
    var owner: String
    /// Nil for a surface that shows every message of the owner.
    var message: (table: String, key: String)?
    var name: String
    var show: (HostCall) -> String
  }

  /// What the product keeps in its own container between launches.
  public let store: HostStore
  /// What the app and everything in it share between launches.
  public let groupStore: HostStore
  /// The preferences of this product on the device; nil without a harness.
  private let preferences: String?
  private(set) var surfaces: [Surface] = []

  package init(request: HostRequest?) {
    store = HostStore(container: request?.container)
    groupStore = HostStore(container: request?.groupContainer)
    preferences = request.map { DeviceFolder($0.device).preferences($0.identifier) }
  }

  /// Registers the code that shows one message.
  ///
  /// - Parameters:
  ///   - key: the key as the catalog spells it, `trip.arrivesIn %lld`.
  ///   - table: the table without suffix.
  ///   - owner: the name of the message's owner in the manifest.
  ///   - surface: where in the product the message is presented; a manifest that names no surface means any.
  ///   - show: calls the product's own code and returns what a person reads.
  public mutating func presents(
    _ key: String, table: String = "Localizable", of owner: String, on surface: String = "",
    _ show: @escaping (HostCall) -> String
  ) {
    surfaces.append(Surface(owner: owner, message: (table, key), name: surface, show: show))
  }

  /// Registers code that shows any message of an owner for which nothing else is registered.
  ///
  /// - Parameter show: gets the table, key and arguments from the call and returns what a person reads.
  public mutating func presentsEverything(of owner: String, _ show: @escaping (HostCall) -> String) {
    surfaces.append(Surface(owner: owner, message: nil, name: "", show: show))
  }

  /// The language list in this product's own preferences, which the next launch reads; nil where there is none.
  ///
  /// Setting nil removes it. Without a harness, or where the file cannot be read or written, it is nil and stays so.
  public var appLanguages: [String]? {
    get { preferences.flatMap { try? Preferences.languages(at: $0) } }
    nonmutating set {
      guard let preferences else { return }
      try? Preferences.change(at: preferences) { $0[Preferences.languagesKey] = newValue }
    }
  }

  /// The registered messages that no request names; an owner stands for all of its messages where only those were
  /// registered.
  func unasked(by requests: [RequestedMessage]) -> [RequestedMessage] {
    let owners = Set(requests.map(\.owner))
    let names = Set(requests.map { [$0.owner, $0.table, $0.key] })
    return surfaces.compactMap { surface in
      let (table, key) = surface.message ?? ("", "")
      let isAsked =
        surface.message == nil ? owners.contains(surface.owner) : names.contains([surface.owner, table, key])
      guard !isAsked else { return nil }
      return RequestedMessage(owner: surface.owner, table: table, key: key, arguments: [], surface: surface.name)
    }
  }

  /// The surface for a request: one registered for this very surface, else one for the message, else one for everything.
  func surface(for request: RequestedMessage) -> Surface? {
    let ofMessage = surfaces.filter { surface in
      surface.owner == request.owner && surface.message.map { $0 == (request.table, request.key) } ?? false
    }
    return ofMessage.first { $0.name == request.surface }
      ?? ofMessage.first { $0.name.isEmpty || request.surface.isEmpty }
      ?? surfaces.first { $0.owner == request.owner && $0.message == nil }
  }
}
