package import HostEvidence
package import InstalledProducts
package import LocalizationRuntime
import OwnershipManifest

extension PlannedObservation {
  /// The look-up that a bundle host makes.
  ///
  /// - Parameter literals: the Info.plist's own texts, which are shown where an `InfoPlist` table lacks the key.
  package func request(literals: [String: String]) -> MessageRequest {
    let isInfo = table == "InfoPlist" || table.hasSuffix("-InfoPlist")
    let literal = isInfo ? literals[key] : nil
    // The Info.plist itself is what a catalog of its texts was made from.
    let shown = codeText == nil ? defaultValue ?? literal : literal ?? defaultValue
    return MessageRequest(
      key: key, table: table, defaultValue: shown, arguments: arguments, formatting: requestFormatting)
  }

  /// What a process host is asked to present.
  package var requestedMessage: RequestedMessage {
    RequestedMessage(owner: owner, table: table, key: key, arguments: arguments, surface: surface)
  }

  private var requestFormatting: MessageRequest.Formatting {
    switch formatting {
    case .current: .current
    case .none: .none
    case .locale(let identifier): .locale(identifier)
    }
  }
}
