import LocaleMatrix
import PositionedJSON

extension ManifestReader {
  mutating func readState(of object: StrictObject) {
    if let node = object["state"] {
      let elements = reader.elements(of: node, "\"state\"", expected: "an array of what was stored") ?? []
      result.state = elements.compactMap { state($0) }
    }
    if let node = object["remoteKeys"] {
      let elements = reader.elements(of: node, "\"remoteKeys\"", expected: "an array of keys that a server sends") ?? []
      result.remoteKeys = elements.compactMap { remoteKeys($0) }
    }
  }

  private mutating func state(_ node: JSONNode) -> Manifest.PersistedState? {
    guard let object = reader.object(node, "a stored state", members: ["message", "product", "as", "languages"]) else {
      return nil
    }
    let product = reader.required("product", of: object, expected: "the name of a product")
      .flatMap { reference($0, .product) }
    let form: Manifest.PersistedState.Form? = reader.required(
      "as", of: object, expected: "\"text\", \"key\" or \"languages\""
    )
    .flatMap { reader.choice($0, "\"as\"") }
    let message = reader.string("message", of: object)
    if let form, form != .languages && object["message"] == nil {
      reader.note("a stored \(form.rawValue) needs a member \"message\": the key", at: node.position)
    }
    if let form, form != .key && object["languages"] == nil {
      reader.note("a stored state needs \"languages\": the list under which it was stored", at: node.position)
    }
    let languages = object["languages"].flatMap { reader.languageList($0, "\"languages\"") } ?? []
    guard let product, let form else { return nil }
    return Manifest.PersistedState(message: message, product: product, form: form, languages: languages)
  }

  private mutating func remoteKeys(_ node: JSONNode) -> Manifest.RemoteKeys? {
    guard let object = reader.object(node, "a list of remote keys", members: ["product", "table", "keys"]) else {
      return nil
    }
    let product = reader.required("product", of: object, expected: "the name of a product")
      .flatMap { reference($0, .product) }
    _ = reader.required("keys", of: object, expected: "an array of keys")
    let keys = strings("keys", of: object)
    let table = table(of: object) ?? "Localizable"
    return product.map { Manifest.RemoteKeys(product: $0, table: table, keys: keys) }
  }
}
