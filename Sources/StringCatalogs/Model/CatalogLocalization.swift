package import PositionedJSON

/// What a catalog holds for one key in one language.
package struct CatalogLocalization: Sendable {
  let member: JSONMember

  init(_ member: JSONMember) { self.member = member }

  /// The language code as it is spelled in the file.
  package var language: String { member.key }
  /// Where the language code stands.
  package var position: JSONPosition { member.keyPosition }
  package var content: CatalogContent { CatalogContent(member.value) }
}
