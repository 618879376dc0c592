// The one file that asks Apple's ICU about languages; on Apple platforms Foundation's own calls stand in.
#if canImport(_FoundationICU)
  internal import _FoundationICU

  /// Apple's own matcher and likely-subtag data.
  enum LanguageICU {
    /// `ualoc_localizationsToUse`: indexes into `available`, best first; empty where nothing matches.
    ///
    /// All texts must be ASCII without NUL and shorter than `identifierCapacity`.
    static func localizationsToUse(preferences: [String], available: [String]) -> [Int] {
      let texts = CStringList(preferences + available)
      return texts.withPointers { pointers in
        let wanted = Array(pointers.prefix(preferences.count))
        let offered = Array(pointers.dropFirst(preferences.count))
        var chosen = [UnsafePointer<CChar>?](repeating: nil, count: min(available.count, resultCapacity))
        var status = U_ZERO_ERROR
        let count = ualoc_localizationsToUse(
          wanted, Int32(wanted.count), offered, Int32(offered.count), &chosen, Int32(chosen.count), &status)
        guard status.rawValue <= 0, count > 0 else { return [] }
        return chosen.prefix(Int(count)).compactMap { pointer in offered.firstIndex { $0 == pointer } }
      }
    }

    /// `uloc_addLikelySubtags`: `zh-HK` → `zh_Hant_HK`; nil where ICU has no data or refuses the text.
    static func likelySubtags(_ tag: String) -> String? {
      text { swift_uloc_addLikelySubtags(tag, $0, $1, $2) }
    }

    /// `uloc_toLanguageTag`: `pt_BR` → `pt-BR`, `iw` → `he`; nil where ICU refuses the text.
    static func languageTag(_ tag: String) -> String? {
      text { swift_uloc_toLanguageTag(tag, $0, $1, 0, $2) }
    }

    /// What an ICU call writes into a buffer; nil where it fails or writes nothing.
    private static func text(
      _ call: (UnsafeMutablePointer<CChar>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
    ) -> String? {
      var buffer = [CChar](repeating: 0, count: identifierCapacity)
      var status = U_ZERO_ERROR
      let length = buffer.withUnsafeMutableBufferPointer { call($0.baseAddress, Int32($0.count), &status) }
      guard status.rawValue <= 0, length > 0, length < identifierCapacity else { return nil }
      return String(decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// As many results as CoreFoundation takes.
    private static let resultCapacity = 512
  }

  /// NUL-terminated texts in one block of memory, for the length of one C call.
  private struct CStringList {
    private var bytes: [CChar] = []
    private var starts: [Int] = []

    init(_ texts: [String]) {
      for text in texts {
        starts.append(bytes.count)
        bytes.append(contentsOf: text.utf8.lazy.map { CChar(bitPattern: $0) })
        bytes.append(0)
      }
    }

    func withPointers<Result>(_ body: ([UnsafePointer<CChar>?]) -> Result) -> Result {
      bytes.withUnsafeBufferPointer { buffer in
        body(starts.map { start in buffer.baseAddress.map { $0 + start } })
      }
    }
  }
#else
  internal import Foundation

  /// Foundation's matcher and likely-subtag data.
  enum LanguageICU {
    /// Indexes into `available`, best first; empty where nothing matches.
    ///
    /// Foundation answers something even where nothing matches; ICU's "no linguistic content" takes that place here.
    static func localizationsToUse(preferences: [String], available: [String]) -> [Int] {
      let chosen = Bundle.preferredLocalizations(from: available + ["zxx"], forPreferences: preferences)
      return chosen.filter { $0 != "zxx" }.compactMap { available.firstIndex(of: $0) }
    }

    /// `zh-HK` → `zh-Hant-HK`; nil where there is no data.
    static func likelySubtags(_ tag: String) -> String? {
      let maximal = Locale(identifier: tag).language.maximalIdentifier
      return maximal.isEmpty ? nil : maximal
    }

    /// `pt_BR` → `pt-BR`, `iw` → `he`.
    static func languageTag(_ tag: String) -> String? { NSLocale.canonicalLanguageIdentifier(from: tag) }
  }
#endif

extension LanguageICU {
  /// ICU's `ULOC_FULLNAME_CAPACITY`: the longest identifier in bytes, its final NUL included.
  static let identifierCapacity = 157
}
