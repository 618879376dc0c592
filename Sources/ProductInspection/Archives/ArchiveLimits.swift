/// What an archive may hold to be unpacked.
///
/// The largest apps have tens of thousands of files, tables of some hundred megabytes, and shrink to a tenth.
package struct ArchiveLimits: Sendable, Hashable {
  package var entries: Int
  /// Bytes of the archive's list of files.
  package var directory: Int
  /// UTF-8 bytes of the path of an entry, or of what a link leads to.
  package var path: Int
  /// Bytes of one file that is unpacked.
  package var file: Int
  /// Bytes of all files that are unpacked.
  package var unpacked: Int
  /// How many files are unpacked.
  package var unpackedFiles: Int
  /// Bytes of a file for each byte that it takes in the archive.
  package var ratio: Int
  /// Bytes from which the ratio of a file that is unpacked is judged.
  package var unpackedRatioFrom: Int
  /// Bytes from which the ratio of what is only listed is judged: an empty database or picture shrinks to nothing.
  package var listedRatioFrom: Int
  /// Links whose target is compressed: each is asked for by name.
  package var compressedLinks: Int
  /// For the program that unpacks.
  package var time: Duration

  package init(
    entries: Int = 200_000, directory: Int = 128 << 20, path: Int = 1024, file: Int = 64 << 20,
    unpacked: Int = 512 << 20, unpackedFiles: Int = 60_000, ratio: Int = 100, unpackedRatioFrom: Int = 16 << 20,
    listedRatioFrom: Int = 1 << 30,
    compressedLinks: Int = 100, time: Duration = .seconds(30)
  ) {
    self.entries = entries
    self.directory = directory
    self.path = path
    self.file = file
    self.unpacked = unpacked
    self.unpackedFiles = unpackedFiles
    self.ratio = ratio
    self.unpackedRatioFrom = unpackedRatioFrom
    self.listedRatioFrom = listedRatioFrom
    self.compressedLinks = compressedLinks
    self.time = time
  }
}
