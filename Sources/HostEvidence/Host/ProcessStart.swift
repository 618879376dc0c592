#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// How this process was started: by a harness, with a request, or by a person.
package struct ProcessStart: Sendable {
  /// What the harness asks; nil where a person started the process, or where the request cannot be read.
  package let request: HostRequest?
  /// Why a request that is there cannot be read.
  package let failure: String?

  /// Read once, at its first use.
  package static let ofThisProcess = ProcessStart()

  private init() {
    guard let path = getenv("BORDERCHECK_REQUEST").map({ String(cString: $0) }) else {
      (request, failure) = (nil, nil)
      return
    }
    guard let bytes = FileBytes.read(path) else {
      (request, failure) = (nil, "\(path): error: expected a request, found no file")
      return
    }
    do throws(EvidenceError) {
      (request, failure) = (try HostRequest(bytes: bytes), nil)
    } catch {
      (request, failure) = (nil, "\(path):\(error)")
    }
  }
}
