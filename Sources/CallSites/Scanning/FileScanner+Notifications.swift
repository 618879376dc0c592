#if canImport(SwiftParser)
  import SwiftSyntax

  /// Keys that a notification carries for the system to look up, and the languages that an app sets for itself.
  extension FileScanner {
    private static let payloadKeys: Set<String> = [
      "action-loc-key", "loc-key", "subtitle-loc-key", "title-loc-key",
    ]
    private static let properties: Set<String> = [
      "alertActionLocalizationKey", "alertLocalizationKey", "subtitleLocalizationKey", "titleLocalizationKey",
    ]

    /// `"title-loc-key": "gate.title"`.
    mutating func read(_ element: DictionaryElementSyntax) {
      guard let name = element.key.as(StringLiteralExprSyntax.self), case .literal(let text) = reader.key(of: name),
        Self.payloadKeys.contains(text), let value = element.value.as(StringLiteralExprSyntax.self)
      else { return }
      note(.notification, at: value, key: reader.plainKey(of: ExprSyntax(value)))
    }

    /// `info.titleLocalizationKey = "gate.title"`.
    mutating func readAssignment(_ sequence: SequenceExprSyntax) {
      let elements = Array(sequence.elements)
      guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
        let member = elements[0].as(MemberAccessExprSyntax.self)?.declName.baseName.text,
        Self.properties.contains(member), !elements[2].is(NilLiteralExprSyntax.self)
      else { return }
      note(.notification, at: elements[2], key: reader.plainKey(of: elements[2]))
    }

    /// `"AppleLanguages"`.
    mutating func noteOverride(_ literal: StringLiteralExprSyntax) {
      // To find out what an interpolation stands for takes long, and it is never that name.
      guard literal.segments.allSatisfy({ $0.is(StringSegmentSyntax.self) }),
        case .literal("AppleLanguages") = reader.key(of: literal)
      else { return }
      let place = reader.place(of: literal)
      facts.languageOverrides.append(MemberReference(name: "AppleLanguages", line: place.line, column: place.column))
    }
  }
#endif
