/// Tables that the system reads from a product's own bundle; an app does not show them by itself.
package enum SystemTableName {
  package static func isOne(_ table: String) -> Bool {
    table == "InfoPlist" || table == "AppShortcuts" || table.hasSuffix("-InfoPlist")
  }
}
