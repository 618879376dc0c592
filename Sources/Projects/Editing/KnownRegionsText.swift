/// Adds a language to the `knownRegions` of a `project.pbxproj`, and touches nothing else of it.
package enum KnownRegionsText {
  /// The file's bytes with the region behind the last one; nil for a file that is not as Xcode writes it, or that says
  /// no `knownRegions`.
  package static func adding(_ region: String, to bytes: [UInt8]) -> [UInt8]? {
    guard let before = regions(bytes), !before.contains(region) else { return nil }
    let name = Array("knownRegions".utf8)
    for start in bytes.indices where bytes[start...].starts(with: name) {
      guard let changed = inserting(region, behind: start + name.count, in: bytes),
        regions(changed) == before + [region]
      else { continue }
      return changed
    }
    return nil
  }

  /// As a reader of the whole file finds them.
  private static func regions(_ bytes: [UInt8]) -> [String]? {
    guard let value = try? OldStyleScanner.value(bytes), let project = XcodeObjects(value)?.project,
      project.value["knownRegions"] != nil
    else { return nil }
    return project.texts("knownRegions")
  }

  /// Nil where no list begins there.
  private static func inserting(_ region: String, behind name: Int, in bytes: [UInt8]) -> [UInt8]? {
    var scanner = OldStyleScanner(bytes)
    scanner.index = name
    guard scanner.steps(over: UInt8(ascii: "=")), scanner.steps(over: UInt8(ascii: "(")) else { return nil }
    // What stands before an element: a line break and tabs.
    var lead = scanner.index..<scanner.index
    var end = scanner.index
    var hasComma = true
    while (try? scanner.skipSpace()) != nil, let next = scanner.next, next != UInt8(ascii: ")") {
      let start = scanner.index
      guard (try? scanner.text("a region")) != nil else { return nil }
      lead = end..<start
      end = scanner.index
      hasComma = scanner.steps(over: UInt8(ascii: ","))
      if hasComma { end = scanner.index }
    }
    guard scanner.next == UInt8(ascii: ")") else { return nil }
    let blanks = bytes[lead].filter { $0 <= 0x20 }
    let element = (hasComma ? [] : Array(",".utf8)) + blanks + quoted(region).utf8 + (hasComma ? Array(",".utf8) : [])
    return bytes[..<end] + element + bytes[end...]
  }

  /// Xcode puts quotes around everything but letters, digits and a few marks.
  private static func quoted(_ region: String) -> String {
    region.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } ? region : "\"\(region)\""
  }
}

extension OldStyleScanner {
  /// Steps over one character with the blanks and comments before it, if it is there.
  fileprivate mutating func steps(over byte: UInt8) -> Bool {
    guard (try? skipSpace()) != nil, next == byte else { return false }
    index += 1
    return true
  }
}
