import Findings
import PositionedJSON

/// One manifest file as it was read, before files are joined and names held against each other.
struct ManifestFile: Sendable {
  /// The file as messages name it.
  let file: String
  var developmentRegion: String?
  var owners: [DraftOwner] = []
  var products: [DraftProduct] = []
  var messages: [MessageDeclaration]?
  var exceptions: [RuleException] = []
  var rules: [String: Severity?] = [:]
  var profiles: [String: Manifest.Profile] = [:]
  var matrix = "Matrix"
  /// Whether the file says where the scenarios are.
  var saysMatrix = false
  var includes: [PathReference] = []
  var state: [Manifest.PersistedState] = []
  var remoteKeys: [Manifest.RemoteKeys] = []
  var releases: [(release: Manifest.ReleaseFolder, position: JSONPosition)] = []
  /// Names that have to be defined by the joined manifest.
  var references: [NameReference] = []
  /// Members that a process host must not have.
  var hostMembers: [HostMember] = []

  /// An owner whose bundle may still have to be defaulted.
  struct DraftOwner: Sendable {
    var owner: Owner
    /// Place of its name.
    var position: JSONPosition
    var saysBundle: Bool
    /// Place of its `bundle`, else of its name.
    var bundlePosition: JSONPosition
  }

  /// A product whose identifier may still have to be defaulted.
  struct DraftProduct: Sendable {
    var product: Product
    var position: JSONPosition
    var saysIdentifier: Bool
    /// Place of each name in `contains`.
    var contained: [(name: String, position: JSONPosition)]
  }

  /// A path or glob with its place.
  struct PathReference: Sendable {
    var path: String
    var position: JSONPosition
  }
}
