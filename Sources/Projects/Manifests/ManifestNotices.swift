import Findings
import SwiftSources

/// The sentences about what a manifest leaves open.
enum ManifestNotices {
  static func unknown(_ what: String, _ gap: ManifestGap) -> ProjectNotice {
    let message = "\(what) depends on code that is not run here ('\(gap.code)'); write it out where it matters for text"
    return ProjectNotice(.uncertain, at: place(of: gap), message)
  }

  /// One sentence about all targets of a manifest that only some builds have; nil for none.
  static func conditional(_ targets: [(name: String, place: SourcePlace)]) -> ProjectNotice? {
    guard let first = targets.first else { return nil }
    let shown = targets.count <= 4 ? targets[...] : targets.prefix(3)
    let names = shown.map { "'\($0.name)'" }.joined(separator: ", ")
    let rest = targets.count > shown.count ? " and \(targets.count - shown.count) more" : ""
    let subject = targets.count == 1 ? "target \(names) is" : "targets \(names)\(rest) are"
    let message =
      "\(subject) declared under a condition that only a build knows; "
      + "\(targets.count == 1 ? "its" : "their") files count as 'may be'"
    return ProjectNotice(.uncertain, at: first.place, message)
  }

  static func change(_ gap: ManifestGap) -> ProjectNotice {
    let message =
      "'\(gap.code)' changes what the manifest declares in a way that is not followed; what stands before it is used"
    return ProjectNotice(.uncertain, at: place(of: gap), message)
  }

  /// Why a manifest of code gave nothing.
  static func unread(_ file: String) -> String {
    if SwiftParserSupport.isAvailable {
      return
        "'\(file)' cannot be read as Swift: it has an error of syntax, or brackets nested deeper than any manifest's; "
        + "expected a manifest that builds, mend it"
    }
    return
      "'\(file)' cannot be read, as the toolchain that built bordercheck has no SwiftParser; build it with a toolchain from "
      + "swift.org, or set SWIFT_HOST_LIBRARIES to a folder that has SwiftParser.swiftmodule"
  }

  private static func place(of gap: ManifestGap) -> SourcePlace {
    SourcePlace(file: gap.file, line: gap.line, column: gap.column)
  }
}
