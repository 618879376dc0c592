import Findings
import PositionedJSON
import StringCatalogs

/// Takes the entries of a loose table apart into leaves.
enum LegacyForms {
  /// Each key with what the file says; of a repeated key the last.
  static func localizations(of file: LegacyFile) -> [(key: String, localization: CheckedLocalization)] {
    guard let document = file.document else { return [] }
    let lines = document.propertyList.lines
    return document.members.compactMap { member in
      let place = SourcePlace(file: file.path, at: lines?.position(of: member.keyOffset))
      var reading = LegacyReading(file: file.path, lines: lines)
      if file.isStringsDict { reading.read(entry: member.value, path: []) } else { reading.read(text: member.value) }
      guard !reading.leaves.isEmpty || !reading.substitutions.isEmpty else { return nil }
      let localization = CheckedLocalization(
        language: file.localization, place: place, leaves: reading.leaves, substitutions: reading.substitutions)
      return (member.key, localization)
    }
  }
}

/// The leaves of one entry, as they are found.
private struct LegacyReading {
  let file: String
  let lines: TextLines?
  var leaves: [CheckedLeaf] = []
  var substitutions: [CheckedSubstitution] = []

  private func place(of offset: Int) -> SourcePlace { SourcePlace(file: file, at: lines?.position(of: offset)) }

  mutating func read(text node: PropertyListNode, path: [CheckedLeaf.Step] = []) {
    guard let text = node.string else { return }
    leaves.append(CheckedLeaf(path: path, text: text, state: "translated", place: place(of: node.offset)))
  }

  /// Reads one entry of a `.stringsdict`, or what its rule holds for a device.
  mutating func read(entry node: PropertyListNode, path: [CheckedLeaf.Step]) {
    read(text: node, path: path)
    for member in node.members ?? [] {
      switch member.key {
      case "NSStringLocalizedFormatKey": read(text: member.value, path: path)
      case "NSStringDeviceSpecificRuleType":
        for device in member.value.members ?? [] {
          read(entry: device.value, path: path + [.init("device", device.key)])
        }
      case "NSStringVariableWidthRuleType":
        for width in member.value.members ?? [] { read(text: width.value, path: path + [.init("width", width.key)]) }
      default: read(variable: member, path: path)
      }
    }
  }

  private mutating func read(variable member: PropertyListMember, path: [CheckedLeaf.Step]) {
    guard let members = member.value.members else { return }
    substitutions.append(
      CheckedSubstitution(
        name: member.key, place: place(of: member.keyOffset), argNum: nil,
        formatSpecifier: member.value["NSStringFormatValueTypeKey"]?.string))
    for form in members where form.key != "NSStringFormatSpecTypeKey" && form.key != "NSStringFormatValueTypeKey" {
      read(text: form.value, path: path + [.init("substitution", member.key), .init("plural", form.key)])
    }
  }
}
