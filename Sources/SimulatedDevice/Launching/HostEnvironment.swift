/// The environment of a host, built from nothing: what the tool's own environment has does not reach it.
package struct HostEnvironment: Sendable, Hashable {
  /// `LD_LIBRARY_PATH`: where the Swift runtime is, on machines where executables do not find it by themselves.
  package var libraryPath: String?
  /// Makes hosts end at once at their start, to measure what launching alone costs.
  package var exitsAtStart: Bool

  package init(libraryPath: String? = nil, exitsAtStart: Bool = false) {
    self.libraryPath = libraryPath
    self.exitsAtStart = exitsAtStart
  }

  /// What a host needs of the tool's own environment: the library path, where it is set.
  package init(inheriting variables: [String: String]) {
    let path = variables["LD_LIBRARY_PATH"] ?? ""
    self.init(libraryPath: path.isEmpty ? nil : path)
  }

  func variables(place: LaunchPlace, container: String) -> [String: String] {
    var variables = [
      // A crash report of the runtime takes longer than the host, and may start a debugger that hangs.
      "SWIFT_BACKTRACE": "enable=no",
      Stragglers.requestVariable: place.request,
      "HOME": container,
      "TMPDIR": place.temporaryFolder,
    ]
    variables["LD_LIBRARY_PATH"] = libraryPath
    if exitsAtStart { variables["BORDERCHECK_EXIT_AT_START"] = "1" }
    return variables
  }
}
