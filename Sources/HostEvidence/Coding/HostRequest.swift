internal import PositionedJSON

/// What the harness asks of one process host: the `request.json` that `BORDERCHECK_REQUEST` names.
///
/// The languages are not in it: the process reads the preference files of the device, as a real one does.
/// All paths are absolute. The harness writes the file and owns it; a host only reads it.
package struct HostRequest: Sendable, Hashable {
  /// `<scenario>/<entry>/<step>/<product>`.
  package var cell: String
  /// The device's folder.
  package var device: String
  /// The bundle identifier of the product, which names its preferences.
  package var identifier: String
  /// The identifier of the app that contains the product, for an extension, a watch app or an App Clip.
  package var containingIdentifier: String?
  /// The product's container.
  package var container: String
  /// The container that the app and everything in it share.
  package var groupContainer: String
  /// Where the host puts its evidence; the file appears when it is complete.
  package var evidence: String
  /// A region code such as `DE`; nil means the likely region of the first language.
  package var region: String?
  /// A device name as variations spell it.
  package var idiom: String
  package var behavior: DeviceBehavior
  /// What to present, in this order.
  package var messages: [RequestedMessage]

  package init(
    cell: String, device: String, identifier: String, containingIdentifier: String? = nil, container: String,
    groupContainer: String, evidence: String, region: String? = nil, idiom: String = "iphone",
    behavior: DeviceBehavior = DeviceBehavior(), messages: [RequestedMessage]
  ) {
    self.cell = cell
    self.device = device
    self.identifier = identifier
    self.containingIdentifier = containingIdentifier
    self.container = container
    self.groupContainer = groupContainer
    self.evidence = evidence
    self.region = region
    self.idiom = idiom
    self.behavior = behavior
    self.messages = messages
  }

  /// The request as the bytes of its file, a line feed at the end.
  package var bytes: [UInt8] {
    var line = JSONLine()
    line.beginObject()
    line.member("formatVersion", FormatVersion.current)
    line.member("cell", cell)
    line.member("device", device)
    line.member("identifier", identifier)
    line.member("containingIdentifier", containingIdentifier)
    line.member("container", container)
    line.member("groupContainer", groupContainer)
    line.member("evidence", evidence)
    line.member("region", region)
    line.member("idiom", idiom)
    behavior.append(to: &line, member: "behavior")
    line.beginArray("messages")
    for message in messages { message.append(to: &line) }
    line.endArray()
    line.endObject()
    return line.bytes + [UInt8(ascii: "\n")]
  }

  /// Reads the bytes of a request file.
  ///
  /// - Throws: `EvidenceError` at the first place that is no JSON, has another major version or lacks a member.
  package init(bytes: [UInt8]) throws(EvidenceError) {
    let fields = try RecordFields(EvidenceText.root(of: bytes), kind: "request")
    try FormatVersion.check(fields)
    let behavior = try RecordFields(fields.required("behavior"), kind: "request.behavior")
    var messages: [RequestedMessage] = []
    for element in try fields.elements("messages") {
      messages.append(try RequestedMessage(RecordFields(element, kind: "request.messages")))
    }
    self.init(
      cell: try fields.string("cell"), device: try fields.string("device"), identifier: try fields.string("identifier"),
      containingIdentifier: try fields.optionalString("containingIdentifier"),
      container: try fields.string("container"), groupContainer: try fields.string("groupContainer"),
      evidence: try fields.string("evidence"), region: try fields.optionalString("region"),
      idiom: try fields.string("idiom"), behavior: try DeviceBehavior(behavior), messages: messages
    )
  }
}
