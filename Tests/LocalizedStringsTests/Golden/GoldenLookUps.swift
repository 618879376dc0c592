import HostEvidence
import LocalizationRuntime
import StringCatalogs

/// The areas about which entry a look-up finds, and which variant of it is shown.
enum GoldenLookUps {
  static let areas: [String: GoldenRun.Area] = [
    "lookup": lookUp, "lookup-explicit": explicit, "lookup-api": api, "device": device, "width": width,
  ]

  private static func lookUp(_ given: GoldenGiven) throws -> [String: GoldenJSON] {
    let files = given["files"]?.members ?? [:]
    let searchList = given["searchList"]?.texts ?? []
    let description = BundleDescription(
      developmentRegion: given.value("dev")?.text, folders: GoldenTables.folders(files))
    let process = ProcessLanguages(main: description, user: searchList, behavior: DeviceBehavior())
    let choice = LanguageChoice(
      offers: description.offers(behavior: DeviceBehavior()), matched: searchList, searchList: searchList,
      developmentRegion: description.developmentRegion)
    let bundle = LocalizedBundle(description, in: process, choice: choice, source: try GoldenTables(files))
    let message = MessageLookUp(bundle: bundle, region: nil, idiom: "iphone").resolve(
      MessageRequest(
        key: given.value("key")?.text, table: given.value("table")?.text, defaultValue: given.value("value")?.text))
    return ["string": answer(message)]
  }

  /// The text of a `.strings` entry or a miss; for a `.stringsdict` entry the file that it lies in.
  private static func answer(_ message: ResolvedMessage) -> GoldenJSON {
    guard let file = message.file, file.hasSuffix(".stringsdict") else { return .string(message.value) }
    return .object(["fromFile": .string(file)])
  }

  private static func explicit(_ given: GoldenGiven) throws -> [String: GoldenJSON] {
    let files = given["files"]?.members ?? [:]
    let request = MessageRequest(
      key: given.value("key")?.text, table: given.value("table")?.text, defaultValue: given.value("value")?.text,
      localizations: given["localizations"]?.texts)
    let main = BundleDescription(
      developmentRegion: given.value("dev")?.text ?? "en", folders: GoldenTables.folders(files))
    let lookUp = GoldenBundle(main: main, user: given["user"]?.texts ?? [], tables: try GoldenTables(files)).main
    return ["string": .string(lookUp.resolve(request).value)]
  }

  private static func api(_ given: GoldenGiven) throws -> [String: GoldenJSON] {
    guard given["missing"]?.boolean != false else { throw GoldenFailure("the table of a key that is there") }
    let main = BundleDescription(developmentRegion: "en", folders: ["en"])
    let lookUp = GoldenBundle(
      main: main, user: ["en"], tables: try GoldenTables([:]),
      capitals: given["NSShowNonLocalizedStrings"]?.boolean ?? false
    ).main
    let request = MessageRequest(key: given.value("key")?.text, defaultValue: given.value("value")?.text)
    return ["string": .string(lookUp.resolve(request).value)]
  }

  private static func device(_ given: GoldenGiven) throws -> [String: GoldenJSON] {
    var files: [String: GoldenJSON] = [:]
    if let entry = given.value("stringsdict") { files["en.lproj/Localizable.stringsdict"] = .object(["k": entry]) }
    if let text = given.value("strings") { files["en.lproj/Localizable.strings"] = .object(["k": text]) }
    guard let idiom = given["device"]?.text else { throw GoldenFailure("no device") }
    let request = MessageRequest(
      key: "k", defaultValue: given.value("value")?.text, arguments: try GoldenFormats.arguments(given.value("args")),
      width: given.value("width")?.integer)
    return ["string": .string(try english(files, idiom: idiom).resolve(request).value)]
  }

  private static func width(_ given: GoldenGiven) throws -> [String: GoldenJSON] {
    guard given["api"]?.text == "NSString.variantFittingPresentationWidth" else { throw GoldenFailure("unknown call") }
    let files = ["en.lproj/Localizable.stringsdict": GoldenJSON.object(["k": given["entry"] ?? .null])]
    let request = MessageRequest(
      key: "k", arguments: try GoldenFormats.arguments(given.value("args")), width: given["width"]?.integer)
    return ["string": .string(try english(files, idiom: "iphone").resolve(request).value)]
  }

  private static func english(_ files: [String: GoldenJSON], idiom: String) throws -> MessageLookUp {
    let main = BundleDescription(developmentRegion: "en", folders: ["en"])
    return GoldenBundle(main: main, user: ["en-US"], tables: try GoldenTables(files), idiom: idiom).main
  }
}
