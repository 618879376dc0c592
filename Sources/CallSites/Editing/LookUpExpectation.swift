/// What a look-up is to be after an edit.
struct LookUpExpectation {
  var lookUp: LookUp
  /// Whether a `Text` may have been put around its key.
  var mayBeText = false
  /// The owner's function that takes its place.
  var accessor: String?

  init(_ lookUp: LookUp) { self.lookUp = lookUp }

  /// What is not as it was to be, in words; places do not count.
  func difference(from found: LookUp) -> String? {
    let place = "the look-up in line \(found.line)"
    if lookUp.api != found.api, !(mayBeText && found.api == .view("Text")) { return "\(place) would be another call" }
    if lookUp.key.likelyKey != found.key.likelyKey { return "\(place) would ask for another key" }
    if lookUp.bundle.unqualified != found.bundle.unqualified { return "\(place) would ask another bundle" }
    if lookUp.table.name != found.table.name { return "\(place) would ask another table" }
    if lookUp.defaultValue?.likelyKey != found.defaultValue?.likelyKey {
      return "\(place) would have another default text"
    }
    if lookUp.locale != found.locale || lookUp.comment != found.comment { return "\(place) would say something else" }
    return nil
  }
}
