package import Findings
import Foundation

extension DeclaredInfo {
  /// Reads an Info.plist, XML or binary, `path` relative to `folder`; a file that is not there or no property list
  /// gives no facts and a notice of weight `unreadable`.
  package static func read(
    _ path: String, in folder: String, variables: [String: String]
  ) -> (DeclaredInfo, [ProjectNotice]) {
    let place = SourcePlace(file: path)
    guard let bytes = PlainFile.bytes("\(folder)/\(path)") else {
      let message = "'\(path)' cannot be read; expected an Info.plist here, give the target the path of the file it has"
      return (DeclaredInfo(file: path), [ProjectNotice(.unreadable, at: place, message)])
    }
    guard let dictionary = PropertyList.dictionary(bytes) else {
      let message = "'\(path)' is no Info.plist; expected a property list, XML or binary, with a dictionary at its root"
      return (DeclaredInfo(file: path), [ProjectNotice(.unreadable, at: place, message)])
    }
    return read(dictionary, at: place, variables: variables)
  }

  /// The facts of an Info.plist's values, and a notice for each one that names an unknown build variable.
  package static func read(
    _ dictionary: [String: Any], at place: SourcePlace, variables: [String: String]
  ) -> (DeclaredInfo, [ProjectNotice]) {
    var values = InfoValues(dictionary, variables: variables)
    let info = DeclaredInfo(&values, file: place.file)
    let notices = values.unknown.sorted { $0.key < $1.key }.map { key, names in
      let named = names.map { "$(\($0))" }.joined(separator: ", ")
      return ProjectNotice(
        .remark, at: place,
        "'\(key)' holds \(named), which no setting that was read gives a value; it counts as absent")
    }
    return (info, notices)
  }

  /// The facts of an Info.plist's values; a value that names an unknown build variable counts as absent.
  package init(dictionary: [String: Any], variables: [String: String] = [:]) {
    var values = InfoValues(dictionary, variables: variables)
    self.init(&values, file: nil)
  }
}

// MARK: -

extension DeclaredInfo {
  private init(_ values: inout InfoValues, file: String?) {
    self.init(file: file)
    localizations = values.texts("CFBundleLocalizations")
    developmentRegion = values.text("CFBundleDevelopmentRegion")
    allowsMixedLocalizations = values.boolean("CFBundleAllowMixedLocalizations")
    bundleIdentifier = values.text("CFBundleIdentifier")
    displayName = values.text("CFBundleDisplayName")
    let attributes = values.dictionary["EXAppExtensionAttributes"] as? [String: Any]
    let legacy = values.dictionary["NSExtension"] as? [String: Any]
    hasExtensionAttributes = attributes != nil
    hasNSExtension = legacy != nil
    extensionPoint =
      values.text("NSExtensionPointIdentifier", of: legacy) ?? values.text("EXExtensionPointIdentifier", of: attributes)
    localizableTexts = values.localizableTexts
  }
}
