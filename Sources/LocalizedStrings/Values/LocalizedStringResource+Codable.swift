internal import Foundation
internal import HostEvidence

extension LocalizedStringResource: Codable {
  private enum Member: String, CodingKey {
    case key, table, bundleURL, sandboxExtensionToken, locale, defaultValue, arguments, isDefaultKey
  }

  /// Writes what another process needs to look the resource up: the bundle by its URL, the locale by its identifier.
  ///
  /// The sandbox token that Apple's systems add has no counterpart and is null. Values with a format style are written
  /// as text in the resource's locale.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Member.self)
    try members.encode(key, forKey: .key)
    try members.encode(table, forKey: .table)
    try members.encode(bundle.path.map { URL(fileURLWithPath: $0) }, forKey: .bundleURL)
    try members.encodeNil(forKey: .sandboxExtensionToken)
    try members.encode(currentLocale.identifier, forKey: .locale)
    try members.encode(defaultValue.key, forKey: .defaultValue)
    try members.encode(defaultValue.encodedArguments(currentLocale), forKey: .arguments)
    try members.encode(isDefaultKey, forKey: .isDefaultKey)
  }

  /// Reads what another process wrote.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Member.self)
    let url = try members.decode(URL?.self, forKey: .bundleURL)
    let value = String.LocalizationValue(
      key: try members.decode(String.self, forKey: .defaultValue),
      arguments: try members.decode([EncodedArgument].self, forKey: .arguments).map(\.argument))
    self.init(
      key: try members.decode(String.self, forKey: .key), defaultValue: value,
      isDefaultKey: try members.decode(Bool.self, forKey: .isDefaultKey),
      table: try members.decode(String?.self, forKey: .table), bundle: url.map { .atURL($0) } ?? .main,
      locale: Locale(identifier: try members.decode(String.self, forKey: .locale)))
  }
}
