package import HostEvidence
package import InstalledProducts
package import OwnershipManifest

/// What the bundle hosts of one device have stored, until a clean install takes it away.
package struct StoredMessages: Sendable {
  /// One message that a product shows from what it stored at an earlier launch.
  package struct Message: Sendable {
    package var planned: PlannedObservation
    package var form: Presentation.Persistence
    /// The text as it was shown when it was stored.
    package var text: String?
  }

  /// By bundle identifier, in the order in which they were stored.
  private var messages: [String: [Message]] = [:]

  package init() {}

  /// What the product with that identifier has stored.
  package func messages(of identifier: String) -> [Message] { messages[identifier] ?? [] }

  /// Stores the message if its product stores such a thing and there was something to store.
  package mutating func keep(_ planned: PlannedObservation, shown: ObservationRecord, by identifier: String) {
    guard planned.persists != .nothing, shown.outcome != .noBundle else { return }
    messages[identifier, default: []].append(
      Message(planned: planned, form: planned.persists, text: shown.value))
  }

  /// Puts there what an earlier release left, in place of what the same message stored before.
  package mutating func leave(_ message: Message, of identifier: String) {
    messages[identifier, default: []].removeAll {
      $0.planned.requestedMessage == message.planned.requestedMessage
    }
    messages[identifier, default: []].append(message)
  }

  /// A clean install: containers are new.
  package mutating func removeAll() { messages = [:] }
}
