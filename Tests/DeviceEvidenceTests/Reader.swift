import Foundation
import HostEvidence
import LocalizationRuntime
import LocalizedStrings

/// A person with a language list, whose process is none of the products that are tested.
enum Reader {
  static func of<Result>(_ languages: String..., body: () throws -> Result) rethrows -> Result {
    let settings = ProcessSettings(user: UserLanguages(languages: languages, source: .device))
    let process = LocalizedProcess(settings: settings, mainBundle: "/nowhere/Tests.xctest")
    return try LocalizedProcess.$standIn.withValue(process, operation: body)
  }
}
