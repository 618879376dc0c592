import OwnershipManifest
import PositionedJSON
import TestFiles
import Testing

@Suite struct ManifestErrorTests {
  /// The B01 project in one line, with places to put something wrong.
  static func manifest(
    owner: String = "", more: String = "", app: String = "", products: String = "", top: String = ""
  ) -> String {
    """
    {"developmentRegion": "en",
     "owners": {"H": {"resources": ["H"]}, "K": {"resources": ["K"]\(owner)}\(more)},
     "products": {"H": {"kind": "app", "embeds": ["K"]\(app)}\(products)}\(top)}
    """
  }

  static let exception = #""reason": "r", "approvedBy": "a", "expires": "never""#

  static let ownerTexts: [(String, String)] = [
    (manifest(owner: #", ▸"lang": ["de"]"#), #"unknown member "lang" of an owner"#),
    (manifest(owner: #", ▸"resource": []"#), #"did you mean "resources"?"#),
    (manifest(owner: #", ▸"resources": ["K"]"#), #""resources" is there twice"#),
    (manifest(owner: #", "languages": ▸"de""#), #"expected an array of languages such as ["de", "pt-BR"]"#),
    (manifest(owner: #", "languages": [▸"pt_BR"]"#), #"write "pt-BR""#),
    (manifest(owner: #", "optionalLanguages": [▸1]"#), "is a number; expected a string"),
    (manifest(owner: #", "compile": ▸"no""#), "expected true or false"),
    (manifest(owner: #", "external": ▸1"#), "expected true or false"),
    (manifest(owner: #", "access": ▸"accesor""#), #"did you mean "accessor"?"#),
    (manifest(owner: #", "bundle": ▸"/K.bundle""#), "absolute path"),
    (manifest(owner: #", "bundle": ▸"../K.bundle""#), "lies outside the product"),
    (manifest(owner: #", "bundle": ▸"K.bundle/Info.plist""#), "is the place of a file, Info.plist"),
    (manifest(owner: #", "bundle": ▸"Localizable.strings""#), "is the place of a file, Localizable.strings"),
    (manifest(owner: #", "bundle": ▸"de.lproj/K.bundle""#), "lies in a language folder"),
    (
      manifest(
        owner: #", "bundle": ▸"PlugIns/W.appex""#, app: #", "contains": ["W"]"#,
        products: #", "W": {"kind": "extension"}"#), "in the place of W, which it contains"
    ),
    (
      manifest(
        owner: #", "bundle": ▸"PlugIns/W.appex/K.bundle""#, app: #", "contains": ["W"]"#,
        products: #", "W": {"kind": "extension"}"#), "in the place of W, which it contains"
    ),
    (
      manifest(owner: #", "bundle": ▸"Host""#, app: #", "executable": "Host""#),
      "in the place of the product's executable"
    ),
    (manifest(owner: #", "info": ▸"K/Inof.plist""#), #"there is no file or folder "K/Inof.plist""#),
    (manifest(owner: #", "info": ▸true"#), "expected an object or the path of an Info.plist"),
    (manifest(owner: #", "info": {"A": {"B": 1, ▸"B": 2}}"#), #""B" is there twice"#),
    (manifest(owner: #", "sources": [▸"Sources"]"#), #"there is no file or folder "Sources""#),
    (manifest(owner: #", "keyPrefixes": [▸1]"#), "expected a string"),
    (manifest(owner: #", "keyStyle": ▸["[a-z]+"]"#), "expected a string"),
    (manifest(owner: #", "keyStyle": ▸"[a-z""#), #""keyStyle" is no regular expression"#),
    (manifest(more: #", "L": ▸{}"#), #"an owner needs a member "resources""#),
    (manifest(more: #", "L": {"resources": [▸"KK"]}"#), #"did you mean "K"?"#),
    (manifest(more: #", "L": {"resources": [▸"/etc"]}"#), "absolute path"),
    (manifest(more: #", "L": {"resources": [▸"K\\en.lproj"]}"#), #"write paths with "/""#),
    (manifest(more: #", "L": {"resources": [▸""]}"#), "a path is empty"),
    (manifest(more: #", "L": {"resources": [▸"bordercheck.json"]}"#), "holds no table"),
    (manifest(more: #", "L": {"resources": ▸"K"}"#), "expected an array of paths"),
    (manifest(more: #", ▸"a b": {"resources": ["K"]}"#), "no name of an owner"),
    (manifest(more: #", ▸"..": {"resources": ["K"]}"#), "no name of an owner"),
    (manifest(more: #", ▸"K": {"resources": ["K"]}"#), #""K" is there twice"#),
    (manifest(more: #", "L": ▸[]"#), "an owner is an array; expected an object"),
  ]

  static let productTexts: [(String, String)] = [
    (manifest(products: #", "W": ▸{}"#), #"a product needs a member "kind""#),
    (manifest(products: #", "W": {"kind": ▸"widget"}"#), "expected one of"),
    (manifest(products: #", "W": {"kind": ▸"ap"}"#), #"did you mean "app"?"#),
    (manifest(app: #", ▸"embed": []"#), #"did you mean "embeds"?"#),
    (manifest(app: #", "contains": [▸"W"]"#), #"there is no product "W""#),
    (manifest(app: #", "contains": [▸"T"]"#, products: #", "T": {"kind": "tool"}"#), "lies in no other product"),
    (manifest(products: #", ▸"W": {"kind": "extension"}"#), "lies in no product"),
    (
      manifest(
        app: #", "contains": ["W"]"#,
        products: #", "I": {"kind": "app", "contains": [▸"W"]}, "W": {"kind": "extension"}"#), "contained twice"
    ),
    (
      manifest(
        products: #"""
          , ▸"V": {"kind": "watch-app", "contains": ["W"]}, ▸"W": {"kind": "extension", "contains": ["V"]}
          """#), "contains itself"
    ),
    (manifest(products: #", "I": {"kind": "app", "embeds": [▸"KK"]}"#), #"there is no owner "KK"; did you mean "K"?"#),
    (manifest(products: #", "I": {"kind": "app", "embeds": ["K", ▸"K"]}"#), "twice; keep one"),
    (manifest(app: #", "identifier": ▸"a/b""#), "no bundle identifier"),
    (manifest(products: #", ▸"I": {"kind": "app", "identifier": "bordercheck.H"}"#), "have one identifier"),
    (manifest(products: #", "T": {"kind": "tool", "info": ▸{"A": "B"}}"#), "a tool has no Info.plist"),
    (manifest(app: #", "executable": ▸"a/b""#), "expected the name of an executable product"),
    (manifest(app: #", "sharesLanguageWith": [▸"W"]"#), #"there is no product "W""#),
    (manifest(app: #", "sources": [▸"App"]"#), #"there is no file or folder "App""#),
  ]

  static let messageTexts: [(String, String)] = [
    (manifest(top: #", "messages": ▸{}"#), "expected an array of messages"),
    (manifest(top: #", "messages": [▸{"key": "k"}]"#), #"a message needs a member "owner""#),
    (manifest(top: #", "messages": [▸{"owner": "K"}]"#), #"a message needs a member "key""#),
    (manifest(top: #", "messages": [{"owner": ▸"X", "key": "k"}]"#), #"there is no owner "X""#),
    (manifest(top: #", "messages": [{"owner": "K", "key": "k", "table": ▸"T.strings"}]"#), #"write "T""#),
    (
      manifest(more: #", "L": {"resources": ["K"]}"#, top: #", "messages": [▸{"owner": "L", "key": "k"}]"#),
      "no product embeds L, so nothing shows this message"
    ),
    (manifest(top: #", "messages": [{"owner": "K", "key": "k", "arguments": [▸1]}]"#), "[[1], [5]]"),
    (manifest(top: #", "messages": [{"owner": "K", "key": "k", "arguments": ▸[]}]"#), "[[]] for one call"),
    (manifest(top: #", "messages": [{"owner": "K", "key": "k", "arguments": [[▸true]]}]"#), "a number or a string"),
    (manifest(top: #", "messages": [{"owner": "K", "key": "k", "arguments": [[1], ▸[1]]}]"#), "there twice"),
    (manifest(top: #", "messages": [{"owner": "K", "key": "k", "in": ▸[]}]"#), #""in" is empty"#),
    (manifest(top: #", "messages": [{"owner": "K", "key": "k", "in": [▸{}]}]"#), #"needs a member "product""#),
    (
      manifest(top: #", "messages": [{"owner": "K", "key": "k", "in": [{"product": ▸"W"}]}]"#),
      #"there is no product "W""#
    ),
    (presentation(#", "persists": ▸"value""#), #"expected one of "nothing", "text", "key""#),
    (presentation(#", "formatting": ▸"curent""#), #"did you mean "current"?"#),
    (presentation(#", "asks": ▸"/K.bundle""#), "relative to the product"),
    (presentation(#", ▸"asks": "main""#, app: #", "executable": "H""#), "runs as a process"),
    (presentation(#", ▸"default": "d""#, app: #", "executable": "H""#), "runs as a process"),
    (presentation(#", ▸"formatting": "none""#, app: #", "executable": "H""#), "runs as a process"),
    (presentation(#", ▸"persists": "text""#, app: #", "executable": "H""#), "runs as a process"),
  ]

  static let policyTexts: [(String, String)] = [
    (manifest(top: #", "exceptions": [▸{\#(exception), "key": "k"}]"#), #"needs a member "rule""#),
    (manifest(top: #", "exceptions": [▸{"rule": "raw-key-shown", \#(exception)}]"#), "what it is about"),
    (manifest(top: #", "exceptions": [{"rule": ▸"raw-key", \#(exception), "key": "k"}]"#), "no rule \"raw-key\""),
    (
      manifest(top: #", "exceptions": [{"rule": ▸"raw-key-show", \#(exception), "key": "k"}]"#),
      #"did you mean "raw-key-shown"?"#
    ),
    (
      manifest(
        top: #", "exceptions": [▸{"rule": "raw-key-shown", "key": "k", "approvedBy": "a", "expires": "never"}]"#),
      #"needs a member "reason""#
    ),
    (
      manifest(
        top: #"""
          , "exceptions": [{"rule": "raw-key-shown", "key": "k", "reason": ▸" ", "approvedBy": "a", "expires": "never"}]
          """#), #""reason" is blank"#
    ),
    (
      manifest(
        top: #"""
          , "exceptions": [{"rule": "key-absent", "key": "k", "reason": "r", "approvedBy": "a", "expires": ▸"2026-02-29"}]
          """#), "YYYY-MM-DD"
    ),
    (
      manifest(top: #", "exceptions": [{"rule": "key-absent", "owner": ▸"X", \#(exception)}]"#),
      #"there is no owner "X""#
    ),
    (manifest(top: #", "exceptions": [{"rule": "key-absent", "language": ▸"de_AT", \#(exception)}]"#), #""de-AT""#),
    (manifest(top: #", "rules": {"key-absent": ▸"fatal"}"#), #"expected one of "error", "warning", "note", "off""#),
    (manifest(top: #", "rules": {▸"key-absnt": "off"}"#), #"did you mean "key-absent"?"#),
    (manifest(top: #", "profiles": {"p": {"failOn": ▸"off"}}"#), "expected one of"),
    (manifest(top: #", "profiles": {"p": {▸"fail": "note"}}"#), "unknown member"),
    (manifest(top: #", "state": [{"product": "H", "as": ▸"txt", "message": "k", "languages": "de"}]"#), #""text""#),
    (manifest(top: #", "state": [▸{"product": "H", "as": "text", "languages": "de"}]"#), #"needs a member "message""#),
    (manifest(top: #", "remoteKeys": [{"product": ▸"X", "table": "T", "keys": ["k"]}]"#), #"no product "X""#),
    (manifest(top: #", "include": [▸"Packages/*/bordercheck.json"]"#), "no manifest matches"),
    (manifest(top: #", "releases": {"1.0": ▸"Old"}"#), "holds no bordercheck.json"),
    (manifest(top: #", "releases": {"1.0": ▸"/Old"}"#), "absolute path"),
    (manifest(top: #", "releases": {▸"current": "H"}"#), "the manifest itself"),
    (manifest(top: #", "matrix": ▸"/M""#), "absolute path"),
    (manifest(top: #", ▸"mesages": []"#), #"did you mean "messages"?"#),
    (#"▸{"owners": {}}"#, #"a manifest needs a member "developmentRegion""#),
    (#"▸{"developmentRegion": "en"}"#, #"a manifest needs a member "owners""#),
    (#"{"developmentRegion": ▸"English", "owners": {}}"#, "no language tag"),
    (#"{"formatVersion": ▸"2.1", "owner": 1}"#, "highest that this tool reads"),
  ]

  static func presentation(_ member: String, app: String = "") -> String {
    manifest(app: app, top: #", "messages": [{"owner": "K", "key": "k", "in": [{"product": "H"\#(member)}]}]"#)
  }

  @Test("what is wrong is said with its place", arguments: ownerTexts + productTexts + messageTexts + policyTexts)
  func wrong(text: String, message: String) throws {
    let marked = MarkedText(text)
    let error = try errors(of: ["bordercheck.json": String(decoding: marked.bytes, as: UTF8.self)])
    let places = error.errors.map { "\($0.line):\($0.column)" }
    #expect(places.filter { !marked.marks.contains($0) } == [], "\(error)")
    #expect(Set(places) == Set(marked.marks), "\(error)")
    #expect(error.description.hasPrefix("bordercheck.json:\(marked.marks[0]): error: "))
    #expect(error.description.contains(message), "\(error)")
  }

  @Test func `an empty folder has no manifest`() throws {
    let error = try errors(of: ["H/en.lproj/Localizable.strings": ""], addsTables: false)
    #expect(error.description.hasPrefix("bordercheck.json:1:1: error: there is no manifest"))
  }

  @Test func `errors of all files come at once, file by file`() throws {
    let error = try errors(of: [
      "bordercheck.json": Self.manifest(owner: #", "langages": []"#, top: #", "releases": {"1.0": "Old"}"#),
      "Old/bordercheck.json": #"{"developmentRegion": "en", "owners": {"H": {"resources": ["Gone"]}}}"#,
      "Matrix/a.json": #"{"steps": []}"#,
      "Matrix/b.json": #"{"steps": [{"install": "1.1"}, {"launch": ["X"]}]}"#,
    ])
    #expect(error.errors.map(\.file) == ["Matrix/a.json", "Matrix/b.json", "Old/bordercheck.json", "bordercheck.json"])
    #expect(error.description.split(separator: "\n").count == 4)
  }

  @Test func `a manifest that is no JSON leaves scenarios to be judged by themselves`() throws {
    let error = try errors(of: [
      "bordercheck.json": "{", "Matrix/a.json": #"{"steps": [{"install": "1"}, {"launch": ["X"]}], "x": 1}"#,
    ])
    #expect(error.errors.map(\.file) == ["Matrix/a.json", "bordercheck.json"])
  }

  @Test func `a name defined in two files is an error in the second`() throws {
    let error = try errors(of: [
      "bordercheck.json": Self.manifest(top: #", "include": ["P/*.json"]"#),
      "P/a.json": #"{"owners": {"K": {"resources": ["K"]}}}"#, "P/K/x.strings": "",
    ])
    #expect(
      error.description.hasPrefix("P/a.json:1:13: error: the owner \"K\" is defined twice, first in bordercheck.json:2")
    )
  }

  private func errors(of files: [String: String], addsTables: Bool = true) throws -> InputErrors {
    let tables = ["H/en.lproj/Localizable.strings": "", "K/en.lproj/Localizable.strings": ""]
    let folder = try ProjectFolder(addsTables ? files.merging(tables) { own, _ in own } : files)
    let path = folder.path
    return try #require(throws: InputErrors.self) { try Project.load(path) }
  }
}
