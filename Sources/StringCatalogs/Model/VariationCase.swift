package import PositionedJSON

/// The text of one plural category, device, or other case.
package struct VariationCase: Sendable {
  let member: JSONMember

  package var name: String { member.key }
  package var position: JSONPosition { member.keyPosition }
  package var content: CatalogContent { CatalogContent(member.value) }
}
