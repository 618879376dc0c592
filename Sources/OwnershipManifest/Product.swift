package import Findings

/// Something installed and launched, with a bundle of its own.
package struct Product: Sendable, Hashable {
  /// What is installed, and where it lies.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case app
    case testHost = "test-host"
    case `extension`
    case extensionKitExtension = "extensionkit-extension"
    case watchApp = "watch-app"
    case appClip = "app-clip"
    case tool
  }

  package var name: String
  /// Where the manifest declares it.
  package var place: SourcePlace
  package var kind: Kind
  /// Bundle identifier; also the preferences domain.
  package var identifier: String
  package var info: InfoSource
  /// Names of owners whose bundle is put into this product; an owner named like the product is always in it.
  package var embeds: [String]
  /// Names of the products inside this one.
  package var contains: [String]
  /// SwiftPM product that runs as this product; nil makes it a bundle host.
  package var executable: String?
  package var sources: [String]
  package var sharesLanguageWith: [String]

  package init(name: String, place: SourcePlace, kind: Kind, identifier: String) {
    self.name = name
    self.place = place
    self.kind = kind
    self.identifier = identifier
    info = .object([:])
    embeds = []
    contains = []
    executable = nil
    sources = []
    sharesLanguageWith = []
  }
}
