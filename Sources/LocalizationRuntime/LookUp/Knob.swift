internal import HostEvidence

/// One knob of the device's behaviour, with the value that it does not have now.
struct Knob {
  let name: String
  let value: String
  let otherValue: String
  /// The process as it would be with the knob's other value.
  let otherProcess: ProcessLanguages

  /// The knobs that can have any effect in this process.
  static func all(of process: ProcessLanguages) -> [Knob] {
    let now = process.behavior
    var knobs = [
      knob("developmentRegionOffered", now.developmentRegionOffered, in: process) {
        $0.developmentRegionOffered.toggle()
      },
      knob("tablesMixFileTypes", now.tablesMixFileTypes, in: process) { $0.tablesMixFileTypes.toggle() },
      knob(
        "formattingWithoutLocale", now.formattingWithoutLocale.rawValue,
        now.formattingWithoutLocale == .root ? "main" : "root", in: process
      ) { $0.formattingWithoutLocale = $0.formattingWithoutLocale == .root ? .main : .root },
      knob(
        "deviceFallback", now.deviceFallback.rawValue, now.deviceFallback == .exact ? "related" : "exact", in: process
      ) { $0.deviceFallback = $0.deviceFallback == .exact ? .related : .exact },
    ]
    if process.mainBundle.followsParent { knobs += ofExtensions(process) }
    return knobs
  }

  private static func ofExtensions(_ process: ProcessLanguages) -> [Knob] {
    let now = process.behavior
    let passed = process.mainBundle.developmentRegion.map { [$0] } ?? ["en"]
    let other = now.hostsPassLanguages == nil ? passed : nil
    var knobs = [
      knob(
        "extensionGate", now.extensionGate.rawValue, now.extensionGate == .open ? "closed" : "open", in: process
      ) { $0.extensionGate = $0.extensionGate == .open ? .closed : .open },
      knob("hostsPassLanguages", spell(now.hostsPassLanguages), spell(other), in: process) {
        $0.hostsPassLanguages = other
      },
    ]
    if let languages = process.user.underOtherInheritance {
      var behavior = now
      behavior.extensionsInheritAppLanguages.toggle()
      let user = UserLanguages(
        languages: languages, source: now.extensionsInheritAppLanguages ? .device : .containingApp)
      knobs.append(
        Knob(
          name: "extensionsInheritAppLanguages", value: String(now.extensionsInheritAppLanguages),
          otherValue: String(behavior.extensionsInheritAppLanguages),
          otherProcess: ProcessLanguages(main: process.mainBundle, user: user, behavior: behavior)))
    }
    return knobs
  }

  private static func knob(
    _ name: String, _ isOn: Bool, in process: ProcessLanguages, change: (inout DeviceBehavior) -> Void
  ) -> Knob {
    knob(name, String(isOn), String(!isOn), in: process, change: change)
  }

  private static func knob(
    _ name: String, _ value: String, _ otherValue: String, in process: ProcessLanguages,
    change: (inout DeviceBehavior) -> Void
  ) -> Knob {
    var behavior = process.behavior
    change(&behavior)
    return Knob(
      name: name, value: value, otherValue: otherValue,
      otherProcess: ProcessLanguages(main: process.mainBundle, user: process.user, behavior: behavior))
  }

  private static func spell(_ languages: [String]?) -> String {
    languages.map { "[" + $0.joined(separator: ", ") + "]" } ?? "none"
  }
}
