internal import Foundation
internal import HostEvidence
internal import LocalizationRuntime

extension LocalizedStringResource {
  /// The locale that formats: the resource's, or that of the process.
  var currentLocale: Locale { locale.effective }

  /// The bundle that the resource names, as this process sees it.
  var bundleLookUp: BundleLookUp {
    let process = LocalizedProcess.current
    return bundle.path.map { process.bundle(at: $0) } ?? process.main
  }

  /// What the resource asks for; a locale of its own picks the language.
  func request(
    replacements: [MessageArgument] = [], arguments: [MessageArgument]? = nil
  ) -> MessageRequest {
    let identifier = locale.identifier
    return MessageRequest(
      key: key, table: table, defaultValue: isDefaultKey ? nil : defaultValue.key,
      arguments: arguments ?? defaultValue.messageArguments(currentLocale, replacements: replacements),
      formatting: locale.formatting, localizations: locale.isOfThisProcess ? nil : [identifier])
  }
}
