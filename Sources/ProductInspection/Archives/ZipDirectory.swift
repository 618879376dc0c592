/// An archive's list of files, the central directory (APPNOTE 4.3.12), read without its files.
struct ZipDirectory {
  private static let headerSize = 46

  private(set) var entries: [ZipEntry] = []
  private let archive: String
  private let pathLimit: Int

  /// - Parameter problems: takes what is wrong with single entries.
  /// - Throws: where the list cannot be read on, or is too long.
  init(
    of file: ArchiveFile, limits: ArchiveLimits, problems: inout ArchiveProblems
  ) throws(InspectError) {
    archive = file.path
    pathLimit = limits.path
    let end = try ZipDirectoryEnd(of: file)
    guard end.list.count <= limits.directory else { throw tooLong("\(limits.directory) bytes") }
    var reader = ArchiveReader(file, range: end.list)
    var count = 0
    while !reader.isAtEnd {
      guard count < limits.entries else { throw tooLong("\(limits.entries) entries") }
      try readEntry(&reader, &problems)
      count += 1
    }
    // Archivers that know no large archives let the count of two bytes run over.
    guard end.isLong ? count == end.entries : count & 0xffff == end.entries else {
      throw InspectError(
        "'\(archive)' lists \(count) files and says at its end that there are \(end.entries): it is damaged; archive the"
          + " product anew")
    }
    guard count > 0 else { throw InspectError("'\(archive)' is an archive without any file; archive the product anew") }
  }

  private mutating func readEntry(
    _ reader: inout ArchiveReader, _ problems: inout ArchiveProblems
  ) throws(InspectError) {
    guard let header = try reader.next(Self.headerSize), header.starts(with: [0x50, 0x4b, 1, 2]),
      let name = try reader.next(header.number(at: 28, 2)),
      let extra = try reader.next(header.number(at: 30, 2)),
      try reader.next(header.number(at: 32, 2)) != nil
    else {
      throw InspectError("the list of files of '\(archive)' is damaged; copy or download it again")
    }
    let fields = ZipExtraFields(extra)
    let shown = String(decoding: name, as: UTF8.self)
    guard let text = String(validating: name, as: UTF8.self) else {
      return problems.add(
        shown, "has a name that is no UTF-8, as all names of a product are: in which encoding it is, nobody can tell")
    }
    if let second = fields.secondName, !second.elementsEqual(name) {
      problems.add(shown, "has a second name, '\(ArchiveProblems.visible(String(decoding: second, as: UTF8.self)))'")
    }
    if let reason = EntryName.problem(of: text, limit: pathLimit) { problems.add(text, reason) }
    if let entry = entry(text, header, fields, &problems) { entries.append(entry) }
  }

  private func entry(
    _ name: String, _ header: ArraySlice<UInt8>, _ fields: ZipExtraFields, _ problems: inout ArchiveProblems
  ) -> ZipEntry? {
    if ZipFlags(bits: header.number(at: 8, 2)).isEncrypted {
      problems.add(name, "is encrypted: unpack the archive with its password")
    }
    let short = [header.number(at: 24, 4), header.number(at: 20, 4), header.number(at: 42, 4)]
    guard let numbers = fields.widened(short) else {
      problems.add(name, "has a size or place that is not said")
      return nil
    }
    if ![0, 0xffff].contains(header.number(at: 34, 2)) {
      problems.add(name, "lies in another part of a split archive: join the parts to one archive")
    }
    let kind = EntryKind(mode: header.number(at: 40, 2), name: name)
    if let reason = kind.problem { problems.add(name, reason) }
    return ZipEntry(
      name: name, path: EntryName.path(of: name), kind: kind.kind, method: ZipEntry.Method(header.number(at: 10, 2)),
      checksum: UInt32(header.number(at: 16, 4)), packedSize: numbers[1], size: numbers[0], offset: numbers[2])
  }

  private func tooLong(_ limit: String) -> InspectError {
    InspectError(
      "'\(archive)' lists more than \(limit), as no product does; if it is one all the same, unpack it where it can do"
        + " no harm and give the folder")
  }
}
