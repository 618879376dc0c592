/// Tables that the system reads, and no code of the project.
enum SystemTable {
  static func isOne(_ name: String) -> Bool {
    name == "InfoPlist" || name == "AppShortcuts" || name.hasSuffix("-InfoPlist") || name.hasSuffix("-AppShortcuts")
  }
}
