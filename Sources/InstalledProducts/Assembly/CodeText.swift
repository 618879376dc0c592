package import Findings
import PositionedJSON
import StringCatalogs

/// The text of a key that a call passes as its default, or that lies in a storyboard: a catalog shows it, no table has it.
package struct CodeText: Sendable, Hashable {
  package enum Origin: Sendable, Hashable {
    /// `defaultValue:` or `value:` of a call, which Xcode wrote into the catalog.
    case call
    /// A property of an object in an Interface Builder file.
    case interfaceBuilder
  }

  package var text: String
  package var origin: Origin
  /// Where the catalog shows it.
  package var place: SourcePlace

  package init(text: String, origin: Origin, place: SourcePlace) {
    self.text = text
    self.origin = origin
    self.place = place
  }

  /// Nil for a key that comes from code as it is, or whose source text the catalog itself gives.
  init?(of entry: CatalogEntry, sourceLanguage: String, file: String) {
    let object = InterfaceBuilderComment(of: entry)
    let isExtracted = entry.extractionState == "extracted_with_value"
    guard isExtracted || object != nil else { return nil }
    let unit = entry.localization(sourceLanguage)?.content.stringUnit
    let extracted = isExtracted && unit?.state == "new" ? unit?.value : nil
    guard let text = extracted ?? object?.text else { return nil }
    self.text = text
    origin = object == nil ? .call : .interfaceBuilder
    let position = unit?.valuePosition ?? entry.keyPosition
    place = SourcePlace(file: file, line: position.line, column: position.column)
  }
}
