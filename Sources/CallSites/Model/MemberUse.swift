/// A place that names a member after its type: `TripCopy.arrives`, with what stands around it.
package struct MemberUse: Sendable, Hashable {
  /// As it is written: `TripCopy.arrives`, `Self.arrives`.
  package var name: String
  package var context: LookUpContext

  package init(name: String, context: LookUpContext) {
    self.name = name
    self.context = context
  }
}
