/// What a checklist says of one owner, product or Xcode project.
package struct ChecklistSection: Sendable, Hashable {
  package enum Subject: String, Sendable, Hashable {
    case owner
    case product
    case project
  }

  package var subject: Subject
  /// The owner's or product's name, or the path of the project's file.
  package var name: String
  package var items: [ChecklistItem]

  package init(_ subject: Subject, _ name: String, items: [ChecklistItem]) {
    self.subject = subject
    self.name = name
    self.items = items
  }
}
