package import PositionedJSON

extension DeviceBehavior {
  /// Appends every knob, under the names that scenarios use.
  package func append(to line: inout JSONLine, member name: String) {
    line.beginObject(name)
    line.member("extensionsInheritAppLanguages", extensionsInheritAppLanguages)
    line.member("extensionGate", extensionGate.rawValue)
    line.member("hostsPassLanguages", hostsPassLanguages)
    line.member("formattingWithoutLocale", formattingWithoutLocale.rawValue)
    line.member("developmentRegionOffered", developmentRegionOffered)
    line.member("tablesMixFileTypes", tablesMixFileTypes)
    line.member("deviceFallback", deviceFallback.rawValue)
    line.endObject()
  }

  /// - Throws: `EvidenceError` at the first member that is missing or of a wrong type.
  package init(_ fields: RecordFields) throws(EvidenceError) {
    self.init()
    extensionsInheritAppLanguages = try fields.boolean("extensionsInheritAppLanguages")
    extensionGate = try fields.word("extensionGate", of: Gate.self)
    hostsPassLanguages = try fields.optionalStrings("hostsPassLanguages")
    formattingWithoutLocale = try fields.word("formattingWithoutLocale", of: LocaleFreeFormatting.self)
    developmentRegionOffered = try fields.boolean("developmentRegionOffered")
    tablesMixFileTypes = try fields.boolean("tablesMixFileTypes")
    deviceFallback = try fields.word("deviceFallback", of: DeviceFallback.self)
  }
}
