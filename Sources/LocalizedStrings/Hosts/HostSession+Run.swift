public import HostEvidence

extension HostSession {
  /// Runs one launch of a host: shows what the harness asks with the registered code, and writes evidence.
  ///
  /// Call it once, as the last thing of `main.swift`. Started by a person it prints what it would show.
  public static func run(_ register: (inout HostSurfaces) -> Void) {
    run(on: { LookUpRuntime() }, register)
  }
}
