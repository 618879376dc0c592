import Foundation

/// What a `project.yml` says, with its includes and templates put in and paths relative to its own folder.
struct XcodeGenSpec {
  private let tree: ProjectTree
  /// Included files that are not there or cannot be read: what they add is not known.
  private(set) var unknown: [String] = []
  private(set) var root: YAMLValue = .null

  /// - Throws: what is wrong with the file itself.
  init(_ file: String, in tree: ProjectTree) throws(YAMLReader.Failure) {
    self.tree = tree
    root = try spec(file, above: [])
    guard case .map(var entries)? = root["targets"] else { return }
    let templates = root["targetTemplates"] ?? .null
    entries = entries.flatMap { entry in
      platforms(YAMLValue.Entry(key: entry.key, value: filled(entry, templates), line: entry.line))
    }
    root = root.merged(with: .map([YAMLValue.Entry(key: "targets:REPLACE", value: .map(entries), line: 0)]))
  }

  /// The file's own text over that of what it includes.
  private mutating func spec(_ file: String, above: [String]) throws(YAMLReader.Failure) -> YAMLValue {
    guard let bytes = PlainFile.bytes("\(tree.folder)/\(file)") else {
      throw YAMLReader.Failure(line: 1, message: "it cannot be read")
    }
    let own = try YAMLReader.value(String(decoding: bytes, as: UTF8.self))
    let folder = FilePath.folder(of: file)
    var merged = YAMLValue.map([])
    for include in own["include"]?.items ?? [] {
      guard let path = include.text ?? include["path"]?.text, include["enable"]?.text != "false" else { continue }
      guard let place = FilePath.join(folder, path), !above.contains(place), place != file,
        let part = try? spec(place, above: above + [file])
      else {
        unknown.append(path)
        continue
      }
      let isRelative = include["relativePaths"]?.text != "false"
      merged = merged.merged(with: isRelative ? Self.moved(part, into: FilePath.folder(of: path)) : part)
    }
    return merged.merged(with: own)
  }

  // MARK: - Templates and platforms

  private func filled(_ target: YAMLValue.Entry, _ templates: YAMLValue, depth: Int = 0) -> YAMLValue {
    var merged = YAMLValue.map([])
    for name in target.value["templates"]?.items.compactMap(\.text) ?? [] where depth < 8 {
      guard let template = templates[name] else { continue }
      let entry = YAMLValue.Entry(key: target.key, value: template, line: target.line)
      merged = merged.merged(with: filled(entry, templates, depth: depth + 1))
    }
    var variables = ["target_name": target.key]
    for attribute in target.value["templateAttributes"]?.entries ?? [] {
      variables[attribute.key] = attribute.value.text
    }
    return merged.merged(with: target.value).replacing(variables)
  }

  /// A target for several platforms is one for each, with the platform in its name.
  private func platforms(_ target: YAMLValue.Entry) -> [YAMLValue.Entry] {
    guard case .list(let platforms)? = target.value["platform"] else { return [target] }
    return platforms.compactMap(\.text).map { platform in
      let suffix = target.value["platformSuffix"]?.text ?? "_\(platform)"
      let said = YAMLValue.map([
        YAMLValue.Entry(key: "platform", value: .text(platform, isPlain: false), line: target.line),
        YAMLValue.Entry(
          key: "productName", value: target.value["productName"] ?? .text(target.key, isPlain: false), line: target.line
        ),
      ])
      let value = target.value.merged(with: said).replacing(["platform": platform])
      return YAMLValue.Entry(key: target.key + suffix, value: value, line: target.line)
    }
  }

  // MARK: - Paths

  /// The spec of a file in a folder, as the file that includes it would say it.
  private static func moved(_ spec: YAMLValue, into folder: String) -> YAMLValue {
    guard !folder.isEmpty else { return spec }
    return .map(
      spec.entries.map { entry in
        var entry = entry
        switch entry.key {
        case "targets", "targetTemplates", "packages":
          entry.value = .map(
            entry.value.entries.map { .init(key: $0.key, value: part($0.value, folder), line: $0.line) })
        default: break
        }
        return entry
      })
  }

  private static func part(_ part: YAMLValue, _ folder: String) -> YAMLValue {
    .map(
      part.entries.map { entry in
        var entry = entry
        switch entry.key {
        case "sources": entry.value = .list(entry.value.items.map { path($0, folder) })
        case "info", "entitlements": entry.value = path(entry.value, folder)
        case "path": entry.value = path(entry.value, folder)
        default: break
        }
        return entry
      })
  }

  private static func path(_ value: YAMLValue, _ folder: String) -> YAMLValue {
    if let text = value.text { return .text(text.hasPrefix("/") ? text : "\(folder)/\(text)", isPlain: false) }
    return .map(
      value.entries.map { entry in
        entry.key == "path" ? .init(key: "path", value: path(entry.value, folder), line: entry.line) : entry
      })
  }
}

extension YAMLValue {
  /// Maps key by key, lists one after the other; the other value stands where they differ, or its key ends in `:REPLACE`.
  func merged(with other: YAMLValue) -> YAMLValue {
    switch (self, other) {
    case (.map(var entries), .map(let others)):
      for entry in others {
        let isWhole = entry.key.hasSuffix(":REPLACE")
        let key = isWhole ? String(entry.key.dropLast(8)) : entry.key
        if let index = entries.firstIndex(where: { $0.key == key }) {
          entries[index].value = isWhole ? entry.value : entries[index].value.merged(with: entry.value)
        } else {
          entries.append(Entry(key: key, value: entry.value, line: entry.line))
        }
      }
      return .map(entries)
    case (.list(let items), .list(let others)): return .list(items + others)
    case (_, .null): return self
    default: return other
    }
  }

  /// With `${name}` filled in wherever a text stands.
  func replacing(_ variables: [String: String]) -> YAMLValue {
    switch self {
    case .text(let text, let isPlain):
      guard text.contains("${") else { return self }
      let filled = variables.reduce(text) { $0.replacing("${\($1.key)}", with: $1.value) }
      return .text(filled, isPlain: isPlain)
    case .list(let items): return .list(items.map { $0.replacing(variables) })
    case .map(let entries):
      return .map(entries.map { Entry(key: $0.key, value: $0.value.replacing(variables), line: $0.line) })
    case .null: return self
    }
  }
}
