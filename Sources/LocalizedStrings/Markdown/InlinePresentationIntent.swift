public import Foundation

/// How a run of inline text is meant, as Foundation on Apple platforms defines it and Linux lacks it.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The bits as Foundation numbers them.
  public let rawValue: UInt

  /// An intent of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// `*text*`.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// `**text**`.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// A text between backquotes.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
}

extension AttributeScopes.FoundationAttributes {
  /// The key of `inlinePresentationIntent`.
  public struct InlinePresentationIntentAttribute: CodableAttributedStringKey {
    /// What the attribute holds.
    public typealias Value = InlinePresentationIntent
    /// The attribute's name in archives.
    public static let name = "NSInlinePresentationIntent"
  }

  /// How a run of inline text is meant.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute { InlinePresentationIntentAttribute() }
}
