import HostEvidence
package import InstalledProducts
package import LocalizationRuntime
import OwnershipManifest

/// Finds the smallest change that would alter what one look-up shows, by trying changes from small to large.
///
/// Each is tried by playing the look-up again on a release that differs in just that, so that what is said would happen
/// does happen. A look-up that misses needs a change by which it does not; one that falls back to another language, or
/// whose text has the wrong form, one by which another text is shown.
package struct SmallestChange {
  let host: BundleHost
  let planned: PlannedObservation
  let now: ResolvedMessage?
  let isWrong: Bool

  /// - Parameters:
  ///   - now: What is shown without any change; nil where the asked bundle is not there.
  ///   - isWrong: Whether something was found about it, so that spoiling it is no change worth naming.
  package init(host: BundleHost, planned: PlannedObservation, now: ResolvedMessage?, isWrong: Bool) {
    self.host = host
    self.planned = planned
    self.now = now
    self.isWrong = isWrong
  }

  /// Nil where none of the changes that are known alters anything.
  package func find() -> OutcomeChange? {
    for trial in trials {
      guard let then = trial.played(on: host, planned), isBetter(then) else { continue }
      let isAdded = then.value.contains(Trial.addedText)
      return OutcomeChange(
        action: trial.action, outcome: then.outcome, value: isAdded ? nil : then.value, file: then.file)
    }
    return nil
  }
}

extension SmallestChange {
  /// From small to large: how the code asks, what a bundle claims, one entry, one table, one bundle.
  private var trials: [Trial] {
    guard let now else { return asking + [embedding].compactMap(\.self) }
    let isRight = !isWrong && now.outcome == .value && now.diagnostics.isEmpty
    let repairs = asking + formatting + pluralForms + claiming + [entry, translation].compactMap(\.self)
    return repairs + (isRight ? [removal].compactMap(\.self) : [])
  }

  private func isBetter(_ then: ResolvedMessage) -> Bool {
    guard let now else { return true }
    if now.outcome != .value { return then.outcome == .value }
    return then.value != now.value || then.file != now.file
  }

  /// Whether a better localization than the one that served is there, or could be.
  private var isFallback: Bool {
    guard let served = now?.resolvedLocale, let wanted = host.process.user.languages.first else { return false }
    return !served.isEmpty && LanguageMatching.matches(preferences: [wanted], available: [served]).isEmpty
  }

  /// The bundle that is asked, and its place.
  private var asked: (path: String, bundle: InstalledBundle)? {
    host.asked(planned).map { ($0.path, $0.installed) }
  }
}

// MARK: - What can be changed

extension SmallestChange {
  /// Another bundle than the owner's is asked.
  private var asking: [Trial] {
    guard planned.asks != .owner, now?.outcome != .value else { return [] }
    let bundle = host.release.bundlePath(of: planned.owner, in: host.product)
    return [
      Trial("ask \(planned.owner)'s own bundle, \(bundle), instead of \(Self.name(host.path(asked: planned)))") {
        trial in
        trial.planned.asks = .owner
      }
    ]
  }

  private var formatting: [Trial] {
    guard now?.outcome == .value, planned.formatting == .none else { return [] }
    return [Trial("pass locale: .current where the text is formatted") { $0.planned.formatting = .current }]
  }

  private var pluralForms: [Trial] {
    guard let now, let file = now.file, let place = asked else { return [] }
    return now.selections.filter(\.isFormMissing).map { selection in
      let form = selection.category.rawValue
      let action =
        "add the form \"\(form)\" of the variable \"\(selection.variable)\" for \"\(planned.key)\" to \(file)"
      return Trial("\(action) in \(place.path)") { [planned] trial in
        trial.changeBundle(place.path, planned) { bundle in
          bundle.addForm(form, variable: selection.variable, planned: planned, localization: now.resolvedLocale ?? "")
        }
      }
    }
  }

  /// The asked bundle has a better language, but the process is held to what its main bundle offers.
  private var claiming: [Trial] {
    guard let place = asked, place.path != "." else { return [] }
    let offers = place.bundle.description.offers(behavior: host.process.behavior)
    let wanted = LanguageMatching.matches(preferences: host.process.user.languages, available: offers)
    guard let language = wanted.first, !host.process.main.offers.contains(language) else { return [] }
    return [
      Trial("add \"\(language)\" to CFBundleLocalizations in the Info.plist of \(host.product.name)") { trial in
        trial.changeMain { $0.description.declaredLocalizations.append(language) }
      }
    ]
  }

  /// The table of the language that is searched first lacks the key.
  private var entry: Trial? {
    guard now?.outcome != .value, let place = asked else { return nil }
    let choice = place.path == "." ? host.process.main : host.process.choice(for: place.bundle.description)
    return adding(in: choice.first, to: place)
  }

  /// The bundle has no text in the language that the user reads first.
  private var translation: Trial? {
    guard now?.outcome == .value, isFallback, let place = asked, let wanted = host.process.user.languages.first else {
      return nil
    }
    let needsClaim = place.path != "." && !host.process.main.offers.contains(wanted)
    var trial = adding(in: wanted, to: place)
    guard needsClaim else { return trial }
    trial.action += ", and \"\(wanted)\" to CFBundleLocalizations in the Info.plist of \(host.product.name)"
    let add = trial.change
    trial.change = { trial in
      add(&trial)
      trial.changeMain { $0.description.declaredLocalizations.append(wanted) }
    }
    return trial
  }

  private static func name(_ path: String) -> String { path == "." ? "the main bundle" : path }

  private func adding(in language: String, to place: (path: String, bundle: InstalledBundle)) -> Trial {
    let file = "\(language).lproj/\(planned.table).strings"
    let isNew = !place.bundle.description.folders.contains(language)
    let hint = isNew ? ", a new localization" : ""
    return Trial("add \"\(planned.key)\" to \(file) of \(Self.name(place.path))\(hint)") { [planned] trial in
      trial.changeBundle(place.path, planned) { $0.addEntry(planned, localization: language) }
    }
  }

  /// Another product of the release has the bundle.
  private var embedding: Trial? {
    let path = host.path(asked: planned)
    let found = host.release.products.lazy.compactMap { $0.bundle(path) }.first { $0.path != "." }
    guard let found else { return nil }
    return Trial("embed \(planned.owner) in \(host.product.name), so that \(path) lies in it") { trial in
      trial.addBundle(found)
    }
  }

  /// Nothing is wrong: without the entry something else would be shown.
  private var removal: Trial? {
    guard let file = now?.file, let localization = now?.resolvedLocale, let place = asked else { return nil }
    return Trial("take \"\(planned.key)\" out of \(file)") { [planned] trial in
      trial.changeBundle(place.path, planned) { $0.removeEntry(planned, localization: localization) }
    }
  }
}
