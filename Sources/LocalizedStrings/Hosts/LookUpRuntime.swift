package import HostEvidence
internal import LocalizationRuntime

/// This process, as a session sees it.
package struct LookUpRuntime: HostRuntime {
  package init() {}

  package func facts() throws -> ProcessFacts {
    let process = LocalizedProcess.current
    if let failure = process.settings.failure { throw UnreadablePreferences(description: failure) }
    let main = process.main.choice
    return ProcessFacts(
      mainBundle: process.mainBundle, languages: process.languages.user.languages,
      languagesFrom: process.languages.user.source.inEvidence, formattingLocale: process.formattingLocale,
      choice: main ?? BundleChoice(identifier: nil, offers: [], gate: nil, searchList: ["en"]))
  }

  package func infoText(forKey key: String) -> String? {
    let main = LocalizedProcess.current.main
    let literal = main.folder.infoTexts[key]
    let message = main.resolve(MessageRequest(key: key, table: "InfoPlist", defaultValue: literal))
    return message.outcome == .key ? nil : message.value
  }

  package func readable(_ text: String) -> String { FormatMark.removed(from: text) }
}

/// The device's preferences do not parse.
struct UnreadablePreferences: Error, CustomStringConvertible {
  let description: String
}
