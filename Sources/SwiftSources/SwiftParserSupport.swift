/// Whether this build can read Swift sources.
package enum SwiftParserSupport {
  /// False where the toolchain that built the tool came without its parser.
  package static var isAvailable: Bool {
    #if canImport(SwiftParser)
      true
    #else
      false
    #endif
  }
}
