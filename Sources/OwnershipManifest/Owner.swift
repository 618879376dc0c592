package import Findings

/// A set of tables and the bundle they lie in.
package struct Owner: Sendable, Hashable {
  /// How others may ask for the owner's messages.
  package enum Access: String, Sendable, Hashable, CaseIterable {
    case accessor
    case resource
    case bundle
  }

  package var name: String
  /// Where the manifest declares it.
  package var place: SourcePlace
  /// Catalogs, loose tables, `.lproj` folders or folders of them, relative to the project's folder.
  package var resources: [String]
  /// Path inside a product; `.` is the main bundle.
  package var bundle: String
  package var info: InfoSource
  package var compiles: Bool
  /// Languages it must have besides the development region.
  package var languages: [String]
  package var optionalLanguages: [String]
  package var isExternal: Bool
  package var access: Access
  package var sources: [String]
  package var keyPrefixes: [String]
  package var accessors: [String]
  package var dynamicKeys: [String]
  /// What its keys are to look like.
  package var keyStyle: KeyPattern?
  /// Whether no manifest declares it: a built bundle is taken for an owner.
  package var isInferred = false
  /// Whether the inferred owner looks like somebody else's, whose languages are not those of the product.
  package var isThirdParty = false

  package init(name: String, place: SourcePlace, resources: [String], bundle: String) {
    self.name = name
    self.place = place
    self.resources = resources
    self.bundle = bundle
    info = .object([:])
    compiles = true
    languages = []
    optionalLanguages = []
    isExternal = false
    access = .accessor
    sources = []
    keyPrefixes = []
    accessors = []
    dynamicKeys = []
  }
}
