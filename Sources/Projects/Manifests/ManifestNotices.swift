import Findings
import SwiftSources

/// The sentences about what a manifest leaves open.
enum ManifestNotices {
  static func unknown(_ what: String, _ gap: ManifestGap) -> ProjectNotice {
    let message = "\(what) depends on code that is not run here ('\(gap.code)'); write it out where it matters for text"
    return ProjectNotice(.uncertain, at: place(of: gap), message)
  }

  static func change(_ gap: ManifestGap) -> ProjectNotice {
    let message =
      "'\(gap.code)' changes what the manifest declares in a way that is not followed; what stands before it is used"
    return ProjectNotice(.uncertain, at: place(of: gap), message)
  }

  /// Why a manifest of code gave nothing.
  static func unread(_ file: String) -> String {
    if SwiftParserSupport.isAvailable {
      return "'\(file)' cannot be read, as its brackets are nested deeper than any manifest's; mend it"
    }
    return
      "'\(file)' cannot be read, as the toolchain that built bordercheck has no SwiftParser; build it with a toolchain from "
      + "swift.org, or set SWIFT_HOST_LIBRARIES to a folder that has SwiftParser.swiftmodule"
  }

  private static func place(of gap: ManifestGap) -> SourcePlace {
    SourcePlace(file: gap.file, line: gap.line, column: gap.column)
  }
}
