/// Names a site among those of one cell.
struct SiteName: Hashable {
  /// The owner's name.
  var owner: String
  /// The bundle's path, as evidence names it.
  var asked: String
}
