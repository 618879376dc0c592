/// The languages that a shell's environment asks for, where no device and no launch argument does.
struct PosixLanguages {
  /// Best first; empty where the environment names none.
  let languages: [String]
  /// The region of the locale; nil where it has none.
  let region: String?

  /// Reads `LANGUAGE`, a list that wins where it is set, and the locale of messages: `LC_ALL`, `LC_MESSAGES`, `LANG`.
  ///
  /// - Parameter variable: the value of an environment variable; nil where it is not set.
  init(variable: (String) -> String?) {
    func set(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
    let locale = set("LC_ALL") ?? set("LC_MESSAGES") ?? set("LANG")
    let names = set("LANGUAGE").map { $0.split(separator: ":").map(String.init) } ?? locale.map { [$0] } ?? []
    languages = names.compactMap(Self.tag)
    let subtags = locale.flatMap(Self.tag)?.split(separator: "-").dropFirst()
    region = subtags?.last { $0.utf8.count == 2 }.map(String.init)
  }

  /// `sr_RS.UTF-8@latin` → `sr-Latn-RS`; nil for `C` and `POSIX`, which name no language.
  private static func tag(_ locale: String) -> String? {
    let name = locale.prefix { $0 != "." && $0 != "@" }
    if name.isEmpty || name == "C" || name == "POSIX" { return nil }
    var subtags = name.split { $0 == "_" || $0 == "-" }.map(String.init)
    let modifier = locale.split(separator: "@").dropFirst().first
    if let script = modifier.flatMap({ scripts[String($0)] }), !subtags.contains(script) {
      subtags.insert(script, at: 1)
    }
    return subtags.joined(separator: "-")
  }

  private static let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]
}
