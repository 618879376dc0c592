/// What one Swift file says about localization. A cache keeps it, so that a file that did not change is not parsed again.
package struct ScannedFile: Sendable, Hashable {
  /// Relative to the project's folder.
  package var path: String
  /// In the order of the file.
  package var lookUps: [LookUp]
  /// False where no byte of the file hinted at a look-up: only what follows `names` is known then.
  package var isParsed = true
  /// What begins in the file and never ends, so that the rest of the file is no code; nil for nothing.
  package var openEnd: String?

  // MARK: - What the other files of the module need

  package var constants: [NamedConstant] = []
  package var wrappers: [LookUpWrapper] = []
  package var calls: [HelperCall] = []

  // MARK: - What rules need

  package var declarations: [PublicDeclaration] = []
  package var tablePaths: [TablePath] = []
  /// Places that name the defaults key `AppleLanguages`.
  package var languageOverrides: [MemberReference] = []
  /// Texts that are put together, where a piece may be a look-up.
  package var joinedTexts: [JoinedText] = []
  package var textGetters: [TextGetter] = []
  package var shownMembers: [ShownMember] = []
  package var shownLiterals: [ShownLiteral] = []
  /// Comments that accept findings, in the order of the file.
  package var allows: [AllowComment] = []

  /// What the file names; known of every file.
  package var names = FileNames()

  package init(path: String, lookUps: [LookUp] = []) {
    self.path = path
    self.lookUps = lookUps
  }

  static func unparsed(_ path: String, _ names: FileNames) -> ScannedFile {
    var file = ScannedFile(path: path)
    file.names = names
    file.isParsed = false
    return file
  }
}
