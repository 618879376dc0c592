import Findings
internal import HostEvidence
internal import PositionedJSON
internal import Reports

extension Change {
  func append(to line: inout JSONLine) {
    line.beginObject()
    line.member("change", change)
    line.member("severity", severity.rawValue)
    line.member("regression", isRegression)
    line.member("name", name)
    line.member("products", products)
    line.member("owner", owner)
    line.member("table", table)
    line.member("key", key)
    line.member("bundle", bundle)
    if let origin {
      line.beginObject("from")
      line.member("owner", origin.owner)
      line.member("table", origin.table)
      line.member("key", origin.key)
      line.member("bundle", origin.bundle)
      line.endObject()
    }
    if !languages.isEmpty { line.member("languages", lists: languages) }
    line.member("messages", messageCount)
    line.member("message", text)
    if let finding {
      line.name("finding")
      finding.append(to: &line)
    }
    if !samples.isEmpty {
      line.beginArray("samples")
      for sample in samples { sample.append(to: &line) }
      line.endArray()
    }
    line.endObject()
  }
}

extension Change.Sample {
  fileprivate func append(to line: inout JSONLine) {
    line.beginObject()
    line.member("languages", languages)
    line.member("arguments", arguments: arguments)
    line.beginArray("places")
    for place in places {
      line.beginObject()
      line.member("product", place.product)
      line.member("surface", place.surface.isEmpty ? nil : place.surface)
      line.endObject()
    }
    line.endArray()
    for (name, shown) in [("old", old), ("new", new)] {
      guard let shown else { continue }
      line.name(name)
      shown.append(to: &line)
    }
    line.endObject()
  }
}

extension Change.Shown {
  fileprivate func append(to line: inout JSONLine) {
    line.beginObject()
    line.member("bundle", bundle)
    line.member("resolvedLocale", localization)
    line.member("variant", variant)
    line.member("outcome", outcome.rawValue)
    line.member("value", value)
    line.endObject()
  }
}
