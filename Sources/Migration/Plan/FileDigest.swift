import CallSites

/// What tells whether a file is still as a plan saw it.
package struct FileDigest: Sendable, Hashable {
  /// 32 hexadecimal digits.
  package let text: String

  package init(_ bytes: [UInt8]) {
    let hash = ContentHash(bytes)
    text = [hash.first, hash.second].map { number in
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
