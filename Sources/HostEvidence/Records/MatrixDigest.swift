internal import Findings

/// What the header of an evidence file says of the matrix that its cells are of.
package enum MatrixDigest {
  /// FNV-1a 64 over the names, ascending by UTF-8 bytes, each followed by LF: 16 hexadecimal digits.
  package static func of(cells names: [String]) -> String {
    var fingerprint = Fingerprint()
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      fingerprint.add(name)
      fingerprint.add("\n")
    }
    return fingerprint.hexadecimal
  }
}
