internal import HostEvidence

/// Look-ups in one bundle of one process: which entry a key has, and the text that a person reads.
///
/// `resolve` and `explain` give the same answer; `explain` adds how it came about.
package struct MessageLookUp: Sendable {
  package let bundle: LocalizedBundle
  /// The device's region; nil stands for that of the user's first language.
  package let region: String?
  /// The device name as variants spell it: `iphone`, `mac`.
  package let idiom: String
  /// `NSShowNonLocalizedStrings`: texts that no table has are shown in capitals.
  package let showsNonLocalizedStrings: Bool
  private let currentLocale: String
  private let current: MessageFormatter
  private let localeFree: MessageFormatter

  package init(bundle: LocalizedBundle, region: String?, idiom: String, showsNonLocalizedStrings: Bool = false) {
    self.bundle = bundle
    self.region = region
    self.idiom = idiom
    self.showsNonLocalizedStrings = showsNonLocalizedStrings
    let behavior = bundle.process.behavior
    currentLocale = bundle.process.formattingLocale(region: region)
    current = MessageFormatter(locale: .identifier(currentLocale), idiom: idiom, behavior: behavior)
    localeFree = MessageFormatter(locale: .none(main: bundle.process.main.first), idiom: idiom, behavior: behavior)
  }

  /// What the look-up shows.
  package func resolve(_ request: MessageRequest) -> ResolvedMessage {
    guard let key = request.key else { return missing(request, key: "") }
    let table = bundle.ready(request.table, localizations: request.localizations)
    guard let entry = table.entry(key), let shown = shown(entry, request) else { return missing(request, key: key) }
    return message(shown, .value, entry.place(of: shown), request)
  }

  /// The text of a key whose entry is nothing but a text; nil for everything else, which `resolve` answers.
  ///
  /// The quickest way for a call without arguments that nobody observes.
  package func plainText(_ key: String, table: String? = nil) -> String? {
    bundle.ready(table, localizations: nil).entry(key)?.text
  }

  /// What the look-up shows, with the trace of how it came about.
  package func explain(_ request: MessageRequest) -> ResolvedMessage {
    var message = resolve(request)
    message.trace = trace(of: request, message: message)
    return message
  }

  private func missing(_ request: MessageRequest, key: String) -> ResolvedMessage {
    let isDefault = request.defaultValue?.isEmpty == false
    var text = isDefault ? request.defaultValue ?? "" : key
    if showsNonLocalizedStrings { text = text.uppercased() }
    let shown =
      request.arguments.isEmpty
      ? FormattedMessage(text: text)
      : formatter(request).format(.text(text), arguments: request.arguments) ?? FormattedMessage(text: text)
    return message(shown, isDefault ? .default : .key, nil, request)
  }

  private func message(
    _ shown: FormattedMessage, _ outcome: Outcome, _ place: TablePlace?, _ request: MessageRequest
  ) -> ResolvedMessage {
    ResolvedMessage(shown, outcome: outcome, place: place, formattingLocale: formattingLocale(request))
  }

  // MARK: - Formatting

  /// Without arguments a text is shown as it stands, percent signs included.
  ///
  /// Nil where the entry has no variant for this device and no plain text beside it.
  private func shown(_ entry: ReadyEntry, _ request: MessageRequest) -> FormattedMessage? {
    if !request.arguments.isEmpty {
      return formatter(request).format(entry.prepared, arguments: request.arguments, width: request.width)
    }
    if let text = entry.text { return FormattedMessage(text: text) }
    return formatter(request).unformatted(entry.entry, width: request.width)
  }

  private func formatter(_ request: MessageRequest) -> MessageFormatter {
    switch request.formatting {
    case .current: current
    case .none: localeFree
    case .locale(let identifier):
      MessageFormatter(locale: .identifier(identifier), idiom: idiom, behavior: bundle.process.behavior)
    }
  }

  private func formattingLocale(_ request: MessageRequest) -> String {
    switch request.formatting {
    case .current: currentLocale
    case .none: bundle.process.behavior.formattingWithoutLocale == .root ? "root" : bundle.process.main.first
    case .locale(let identifier): identifier
    }
  }
}
