/// A change of one of a project's files that adds a language where others are listed, and can be made without a person.
package struct ChecklistEdit: Sendable, Hashable {
  package enum List: Sendable, Hashable {
    /// `languages` of an owner in a manifest.
    case ownerLanguages(owner: String)
    /// `CFBundleLocalizations` of an `info` in a manifest; `collection` is `owners` or `products`.
    case manifestInfo(collection: String, name: String)
    /// `CFBundleLocalizations` of an Info.plist.
    case infoPlist
    /// `knownRegions` of a `project.pbxproj`.
    case knownRegions
  }

  /// Relative to the project's folder.
  package var file: String
  package var list: List

  package init(file: String, list: List) {
    self.file = file
    self.list = list
  }

  /// Where in the file: `languages` of Checkout.
  package var place: String {
    switch list {
    case .ownerLanguages(let owner): "`languages` of \(owner)"
    case .manifestInfo(_, let name): "CFBundleLocalizations of \(name)"
    case .infoPlist: "CFBundleLocalizations"
    case .knownRegions: "knownRegions"
    }
  }
}
