/// Where a bundle's Info.plist comes from.
package enum InfoSource: Sendable, Hashable {
  /// Laid over the keys that the bundle's kind has anyway; null removes one.
  case object([String: InfoValue])
  /// A file, relative to the project's folder, taken as it is but for build variables.
  case file(String)
}

/// A value of an Info.plist written in the manifest.
package indirect enum InfoValue: Sendable, Hashable {
  case null
  case boolean(Bool)
  case integer(Int)
  case double(Double)
  case string(String)
  case array([InfoValue])
  case dictionary([String: InfoValue])
}
