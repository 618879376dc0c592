import PositionedJSON

/// One file of a legacy table: its entries by key, and what of it cannot be kept.
struct LegacyFileReading {
  /// What counts of a key: of several the last.
  struct Found {
    var entry: LegacyEntry
    var position: JSONPosition?
  }

  private(set) var entries: [String: Found] = [:]
  private(set) var losses: [ConversionLoss] = []
  private let folder: String
  private let file: ConversionLoss.File

  /// A file that is not there has no entries.
  init(_ bytes: [UInt8]?, folder: String, isStringsDict: Bool) throws(TableSyntaxError) {
    self.folder = folder
    file = isStringsDict ? .stringsDict : .strings
    guard let bytes else { return }
    let document = try TableDocument(bytes)
    let lines = document.propertyList.lines
    // A binary file and one in the old form that is a `.stringsdict` have no comments to read.
    let table = try? LegacyTable(bytes, isStringsDict: isStringsDict)
    if let table { addFreeComments(of: table, lines) }
    for (index, member) in document.members.enumerated() {
      let position = lines?.position(of: member.keyOffset)
      let entry = table?.entries[index] ?? LegacyEntry(key: member.key, value: member.value, comment: nil)
      if let earlier = entries.updateValue(Found(entry: entry, position: position), forKey: member.key) {
        lose(.repeated, member.key, at: earlier.position, "the key comes again, and only the last one counts")
      }
      checkShape(of: member, at: position)
    }
  }

  /// The table of a `.strings` file.
  var strings: StringsTable { entries.compactMapValues { $0.entry.value.string } }

  /// The table of a `.stringsdict` file.
  var stringsDict: StringsDictTable { entries.compactMapValues { StringsDictEntry($0.entry.value) } }

  private mutating func lose(_ kind: ConversionLoss.Kind, _ key: String?, at position: JSONPosition?, _ words: String) {
    losses.append(ConversionLoss(kind, key: key, language: folder, in: file, at: position, words))
  }

  private mutating func addFreeComments(of table: LegacyTable, _ lines: TextLines?) {
    for item in table.items where item.entry == nil {
      let position = lines?.position(of: item.range.lowerBound)
      lose(.comment, nil, at: position, "this comment belongs to no entry, and a catalog has comments of entries alone")
    }
  }

  // MARK: - What is not read

  private mutating func checkShape(of member: PropertyListMember, at position: JSONPosition?) {
    let noun = member.value.noun
    if file == .strings {
      guard member.value.string == nil else { return }
      lose(.leftOut, member.key, at: position, "the value is \(noun); a table has strings")
    } else if member.value.string == nil, member.value.members == nil {
      lose(.leftOut, member.key, at: position, "the value is \(noun); a table has strings and dictionaries")
    } else {
      checkMembers(of: member.value, key: member.key, at: position)
    }
  }

  /// Names each member of an entry that Foundation does not read.
  private mutating func checkMembers(of entry: PropertyListNode, key: String, at position: JSONPosition?) {
    for member in entry.members ?? [] {
      let isRead: Bool
      switch member.key {
      case StringsDictKeys.format: isRead = member.value.string != nil
      case StringsDictKeys.device:
        isRead = member.value.members != nil
        for device in member.value.members ?? [] { checkMembers(of: device.value, key: key, at: position) }
      case StringsDictKeys.width:
        isRead = member.value.members?.allSatisfy { Int($0.key) != nil && $0.value.string != nil } ?? false
      default: isRead = member.value.members?.allSatisfy { $0.value.string != nil } ?? false
      }
      guard !isRead else { continue }
      lose(.unknownMember, key, at: position, "'\(member.key)' is nothing that Foundation reads, or not as a whole")
    }
  }
}
