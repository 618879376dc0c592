extension BuiltFiles {
  /// An app with a widget and two package bundles in each, in the layout that Xcode gives an iOS app: German and English
  /// everywhere, and nothing wrong with it.
  package static var trips: BuiltFiles {
    var files = BuiltFiles()
    files.list("Info.plist", info("com.example.trips", "Trips"))
    files.bytes("Trips", program)
    files.text("PkgInfo", "APPL????")
    files.strings("en.lproj/Localizable.strings", ["account.title": "Account", "account.greeting %@": "Hello %@"])
    files.strings("de.lproj/Localizable.strings", ["account.title": "Konto", "account.greeting %@": "Hallo %@"])
    files.strings("en.lproj/InfoPlist.strings", ["CFBundleDisplayName": "Trips"])
    files.strings("de.lproj/InfoPlist.strings", ["CFBundleDisplayName": "Reisen"])
    files.add(widget, at: "PlugIns/TripWidget.appex")
    files.add(tripTexts, at: "Trips_TripTexts.bundle")
    files.add(checkout, at: "Trips_Checkout.bundle")
    return files
  }

  /// The widget extension by itself.
  package static var widget: BuiltFiles {
    var files = BuiltFiles()
    var info = info("com.example.trips.widget", "TripWidget")
    info["NSExtension"] = ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"]
    files.list("Info.plist", info)
    files.bytes("TripWidget", program)
    files.strings("en.lproj/Localizable.strings", ["widget.title": "Next trip"])
    files.strings("de.lproj/Localizable.strings", ["widget.title": "Nächste Reise"])
    files.add(tripTexts, at: "Trips_TripTexts.bundle")
    return files
  }

  /// A package's bundle with a plural.
  package static var tripTexts: BuiltFiles {
    var files = BuiltFiles()
    files.list("Info.plist", packageInfo("trips.TripTexts.resources"))
    files.strings("en.lproj/Localizable.strings", ["trip.title": "Trip", "trip.from %@ to %@": "%1$@ to %2$@"])
    files.strings("de.lproj/Localizable.strings", ["trip.title": "Reise", "trip.from %@ to %@": "%1$@ nach %2$@"])
    let english = ["one": "Arrives in %lld minute", "other": "Arrives in %lld minutes"]
    files.plurals("en.lproj/Localizable.stringsdict", ["trip.arrivesIn %lld": english])
    let german = ["one": "Ankunft in %lld Minute", "other": "Ankunft in %lld Minuten"]
    files.plurals("de.lproj/Localizable.stringsdict", ["trip.arrivesIn %lld": german])
    return files
  }

  /// A package's bundle with a table of its own name.
  package static var checkout: BuiltFiles {
    var files = BuiltFiles()
    files.list("Info.plist", packageInfo("trips.Checkout.resources"))
    files.strings("en.lproj/Checkout.strings", ["checkout.pay": "Pay"])
    files.strings("de.lproj/Checkout.strings", ["checkout.pay": "Bezahlen"])
    return files
  }

  package static func info(_ identifier: String, _ executable: String) -> [String: Any] {
    [
      "CFBundleIdentifier": identifier, "CFBundleDevelopmentRegion": "en", "CFBundleExecutable": executable,
      "CFBundleName": executable, "CFBundlePackageType": "APPL", "CFBundleShortVersionString": "1.0",
      "CFBundleVersion": "1", "MinimumOSVersion": "17.0",
    ]
  }

  /// What Xcode writes for a package's resource bundle.
  package static func packageInfo(_ identifier: String) -> [String: Any] {
    [
      "CFBundleIdentifier": identifier, "CFBundleDevelopmentRegion": "en", "CFBundlePackageType": "BNDL",
      "CFBundleInfoDictionaryVersion": "6.0",
    ]
  }

  /// The first bytes of a 64-bit Mach-O file, and some more.
  package static let program: [UInt8] = [0xCF, 0xFA, 0xED, 0xFE] + [UInt8](repeating: 0, count: 60)
}
