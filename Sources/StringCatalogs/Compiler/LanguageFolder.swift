import Foundation

#if !canImport(Darwin)
  import CoreFoundationLocales
#endif

/// The name of the `.lproj` folder for a language of a catalog.
///
/// Apple's compiler names it by Foundation's canonical locale identifier: obsolete codes are replaced (`iw` → `he`),
/// default scripts dropped (`sr-Cyrl` → `sr`), case is corrected, and `_` before a region stays (`pt_BR`).
package enum LanguageFolder {
  /// The folder's name without `.lproj`; a code Foundation can make nothing of is its own name.
  package static func name(of language: String) -> String {
    #if !canImport(Darwin)
      canonicalIdentifier(language) ?? language
    #else
      NSLocale.canonicalLocaleIdentifier(from: language)
    #endif
  }

  /// Equal for two codes that mean one language, also where their folders differ in `_` and `-`.
  package static func identity(of language: String) -> String {
    String(name(of: language).map { $0 == "_" ? "-" : $0 })
  }

  /// True if the name can be a folder inside another one.
  static func isSafe(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && !name.contains { $0 == "/" || $0 == "\\" || $0 == "\0" }
  }

  #if !canImport(Darwin)
    /// `kCFStringEncodingUTF8`.
    private static let encoding: UInt32 = 0x0800_0100

    private static func canonicalIdentifier(_ language: String) -> String? {
      let bytes = Array(language.utf8)
      guard let given = CFStringCreateWithBytes(nil, bytes, bytes.count, encoding, 0) else { return nil }
      defer { CFRelease(given) }
      guard let canonical = CFLocaleCreateCanonicalLocaleIdentifierFromString(nil, given) else { return nil }
      defer { CFRelease(canonical) }
      var buffer = [CChar](repeating: 0, count: max(256, bytes.count * 4 + 1))
      guard CFStringGetCString(canonical, &buffer, buffer.count, encoding) != 0 else { return nil }
      return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  #endif
}
