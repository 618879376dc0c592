import HostEvidence
import InstalledProducts
import LocalizationRuntime
import StringCatalogs

/// Look-ups in a warm process, beside a look-up of the same key in a `Dictionary`.
enum LookUps: Benchmark {
  static let name = "look-ups in a warm process"

  private static let count = 200_000
  private static let keys = (0..<500).map { "screen.item.\($0)" }

  static func measurements() async throws -> [Measurement] {
    let dictionary = Dictionary(keys.map { ($0, "text of \($0)") }) { first, _ in first }
    let lookUp = warmLookUp(dictionary)
    var length = 0
    let plain = Timing.median { for index in 0..<count { length &+= dictionary[keys[index % 500]]?.utf8.count ?? 0 } }
    let requests = keys.map { MessageRequest(key: $0) }
    let ours = Timing.median {
      for index in 0..<count { length &+= lookUp.resolve(requests[index % 500]).value.utf8.count }
    }
    let pairs = (0..<500).map { index in
      MessageRequest(key: "party", arguments: [.integer(index % 30), .integer(index % 7)])
    }
    let plurals = Timing.median {
      for index in 0..<count { length &+= lookUp.resolve(pairs[index % 500]).value.utf8.count }
    }
    guard length > 0 else { throw BenchmarkError("nothing was looked up") }
    return [
      Measurement(name: "plain look-up / Dictionary", ratio: ours / plain, bar: .atMost(5)),
      Measurement(name: "two-variable plural / Dictionary", ratio: plurals / plain, bar: .atMost(60)),
    ]
  }

  private static func warmLookUp(_ texts: [String: String]) -> MessageLookUp {
    var tables = BundleTables()
    tables.strings[.init(localization: "ru", table: "Localizable")] = .entries(texts)
    tables.stringsDicts[.init(localization: "ru", table: "Localizable")] = .entries(["party": party])
    let main = BundleDescription(developmentRegion: "en", folders: ["en", "ru"])
    let process = ProcessLanguages(main: main, user: ["ru"], behavior: DeviceBehavior())
    return MessageLookUp(bundle: LocalizedBundle(mainOf: process, source: tables), region: nil, idiom: "iphone")
  }

  private static var party: StringsDictEntry {
    func rule(_ number: Int, _ noun: String) -> StringsDictEntry.PluralRule {
      let forms = ["one", "few", "many", "other"].map { ($0, "%\(number)$lld \(noun) \($0)") }
      return StringsDictEntry.PluralRule(valueType: "lld", forms: Dictionary(forms) { first, _ in first })
    }
    return StringsDictEntry(
      formatKey: "%1$#@adults@ and %2$#@children@",
      variables: ["adults": rule(1, "adults"), "children": rule(2, "children")])
  }
}
