/// One class of changes. It is registered in `ChangeClasses.all`, and may fail a command by its identifier.
package protocol ChangeClass: Sendable {
  static var description: ChangeDescription { get }

  /// Its changes, in any order; what a whole product, owner or language implies is not among them.
  static func changes(in facts: ComparedFacts) -> [Change]
}
