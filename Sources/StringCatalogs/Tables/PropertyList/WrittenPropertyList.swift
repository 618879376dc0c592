/// What tables need of property lists when they are written.
indirect enum WrittenPropertyList {
  case string(String)
  case dictionary([String: WrittenPropertyList])

  /// The members of a dictionary, keys ascending by their UTF-8 bytes.
  static func sorted(_ members: [String: WrittenPropertyList]) -> [(key: String, value: WrittenPropertyList)] {
    members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }
}
