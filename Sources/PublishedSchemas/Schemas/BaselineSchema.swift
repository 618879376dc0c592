/// `bordercheck.baseline.json`, which the tool writes.
package enum BaselineSchema: PublishedSchema {
  package static let name = "baseline"
  package static let summary = "bordercheck.baseline.json, the findings that are known"

  package static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:bordercheck:schema:baseline:1.0",
      "title": "bordercheck.baseline.json",
      "description": "The findings that a project had when the file was written, matched by identity.",
      "type": "object",
      "required": ["formatVersion", "findings"],
      "properties": {
        "formatVersion": { "type": "string", "pattern": "^1\\.[0-9]+$" },
        "findings": {
          "description": "Ascending by rule, product, owner, table, key and language.",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["id", "rule"],
            "properties": {
              "id": { "description": "FNV-1a 64 over the other members.", "type": "string", "pattern": "^[0-9a-f]{16}$" },
              "rule": { "type": "string", "pattern": "^[a-z][a-z0-9._-]*$" },
              "product": { "type": "string" },
              "owner": { "type": "string" },
              "table": { "type": "string" },
              "key": { "type": "string" },
              "language": { "type": "string" }
            }
          }
        }
      }
    }

    """#
}
