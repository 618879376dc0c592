import HarnessRun
import HostEvidence
import InstalledProducts
import LocalizationRuntime
import Ownership
import OwnershipManifest

/// One owner's bundle as one process asks it, where the process chose the best language that the owner must have.
final class PlainSite {
  private let bundle: LocalizedBundle
  /// The language that serves; another one is for the rules to judge.
  private let language: String
  /// The main bundle, where it is another and not the owner's: a key that it has as well is for the rules.
  private let main: LocalizedBundle?
  private var tables: [String: (own: ResolvedTable, main: ResolvedTable?)] = [:]

  /// Nil where every look-up has to be judged.
  init?(_ host: BundleHost, _ owner: Owner, _ planned: PlannedObservation) {
    guard let asked = host.asked(planned), asked.installed.owners.contains(owner.name) else { return nil }
    let user = host.process.user.languages
    let languages = host.release.languages(of: owner)
    let choice = asked.choice(in: "")
    let gap = LanguageGap(
      asked: asked.installed, choice: choice, main: host.product.mainBundle, user: user,
      behavior: host.process.behavior, developmentRegion: languages.developmentRegion)
    guard gap == nil, let first = choice.searchList.first,
      first == languages.required(for: user) || languages.suits(user, first)
    else { return nil }
    bundle = asked.lookUp.bundle
    language = first
    guard asked.path != ".", let installed = host.product.mainBundle, !installed.owners.contains(owner.name) else {
      main = nil
      return
    }
    main = LocalizedBundle(mainOf: host.process, source: installed.tables)
  }

  /// Whether the table of the chosen language has an ordinary text for the key, and nothing else answers for it.
  func isPlain(_ key: String, in name: String) -> Bool {
    if tables[name] == nil { tables[name] = (bundle.table(name), main?.table(name)) }
    guard let table = tables[name], table.own.areAllReadable, table.main?.hit(key) == nil,
      case .text(let plain)? = table.own.hit(key)?.content
    else { return false }
    return plain.place.localization == language && Self.isOrdinary(plain.text)
  }

  /// Whether a text is shown as it stands, and is one that people can read: not empty, and without any sign that formats,
  /// markup or a missing argument have.
  private static func isOrdinary(_ text: String) -> Bool {
    !text.isEmpty
      && !text.utf8.contains {
        $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "^")
          || $0 == 0xEF
      }
  }
}
