/// The files of one legacy table in one language.
package struct LegacyLanguage: Sendable, Hashable {
  /// The name of the `.lproj` folder without suffix.
  package var folder: String
  /// The bytes of the `.strings` file, in any form; nil where there is none.
  package var strings: [UInt8]?
  /// The bytes of the `.stringsdict` file.
  package var stringsDict: [UInt8]?

  package init(folder: String, strings: [UInt8]?, stringsDict: [UInt8]?) {
    self.folder = folder
    self.strings = strings
    self.stringsDict = stringsDict
  }
}
