extension String {
  /// What a look-up may be told besides key, table and locale.
  public struct LocalizationOptions: Sendable {
    /// Values for the placeholders of the key, in their order; what is no number and no text prints its description.
    public var replacements: [any CVarArg & Sendable]?

    /// Options that change nothing.
    public init() {}
  }
}
