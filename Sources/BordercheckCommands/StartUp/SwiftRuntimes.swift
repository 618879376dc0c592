import Foundation

/// The Swift runtimes of a process: the file that the tool's own types come from, and every runtime library beside it.
struct SwiftRuntimes: Hashable {
  /// Sorted, each once; one in a sound process.
  var paths: [String]

  /// - Parameters:
  ///   - address: of something that lies in the runtime which this code uses, such as a type's metadata.
  ///   - maps: the process's mappings, as `/proc/self/maps` has them.
  init(address: UInt, maps: String) {
    let mappings = maps.split(separator: "\n").compactMap { Mapping($0) }
    let own = mappings.filter { $0.addresses.contains(address) }
    paths = Set((mappings.filter(\.isRuntimeLibrary) + own).map(\.path)).sorted()
  }

  static var ofThisProcess: SwiftRuntimes {
    // Apple's systems have neither the file nor a second runtime: theirs came with the system.
    // Its size is said to be zero, so that it is read to its end.
    let bytes = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
    let maps = String(decoding: bytes ?? Data(), as: UTF8.self)
    return SwiftRuntimes(address: UInt(bitPattern: unsafeBitCast(Int.self as Any.Type, to: Int.self)), maps: maps)
  }

  /// One line of the mappings: `7f00-7f10 r--p 00000000 fe:00 13 /usr/lib/libx.so`.
  private struct Mapping {
    var addresses: Range<UInt>
    var path: String

    var isRuntimeLibrary: Bool { path.hasSuffix("/libswiftCore.so") }

    init?(_ line: Substring) {
      let range = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard let start = line.firstIndex(of: "/"), range.count == 2, range[0] < range[1] else { return nil }
      addresses = range[0]..<range[1]
      path = String(line[start...])
    }
  }
}
