/// `bordercheck.json`, which people write.
package enum ManifestSchema: PublishedSchema {
  package static let name = "manifest"
  package static let summary = "bordercheck.json, the manifest of a project or of an earlier release"

  package static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:bordercheck:schema:manifest:1.0",
      "title": "bordercheck.json",
      "description": "Who owns which messages, and which products show them. Comments and trailing commas are allowed.",
      "type": "object",
      "required": ["developmentRegion", "owners"],
      "additionalProperties": false,
      "properties": {
        "formatVersion": { "type": "string", "pattern": "^1\\.[0-9]+$" },
        "developmentRegion": {
          "description": "Development region of every bundle that does not say otherwise.", "$ref": "#/$defs/language"
        },
        "owners": {
          "description": "Sets of tables, and the bundle that each lies in.",
          "type": "object",
          "propertyNames": { "$ref": "#/$defs/name" }, "additionalProperties": { "$ref": "#/$defs/owner" }
        },
        "products": {
          "description": "What is installed, in this order.",
          "type": "object",
          "propertyNames": { "$ref": "#/$defs/name" }, "additionalProperties": { "$ref": "#/$defs/product" }
        },
        "messages": {
          "description": "What is presented, instead of every key of every owner.",
          "type": "array", "items": { "$ref": "#/$defs/message" }
        },
        "exceptions": {
          "description": "What is known and accepted.", "type": "array", "items": { "$ref": "#/$defs/exception" }
        },
        "rules": { "$ref": "#/$defs/rules" },
        "matrix": { "description": "Folder of scenarios.", "$ref": "#/$defs/path", "default": "Matrix" },
        "include": {
          "description": "Further manifests that join this one; * stands for any run of characters.",
          "type": "array", "items": { "$ref": "#/$defs/path" }
        },
        "profiles": {
          "description": "What --profile names.",
          "type": "object",
          "propertyNames": { "$ref": "#/$defs/name" },
          "additionalProperties": {
            "type": "object",
            "additionalProperties": false,
            "properties": { "rules": { "$ref": "#/$defs/rules" }, "failOn": { "enum": ["error", "warning", "note"] } }
          }
        },
        "state": {
          "description": "What an earlier release left on the device.",
          "type": "array", "items": { "$ref": "#/$defs/state" }
        },
        "remoteKeys": {
          "description": "Keys that a server sends.", "type": "array", "items": { "$ref": "#/$defs/remoteKeys" }
        },
        "releases": {
          "description": "Earlier releases, each a folder with a manifest of its own.",
          "type": "object",
          "propertyNames": { "$ref": "#/$defs/name", "not": { "const": "current" } },
          "additionalProperties": { "$ref": "#/$defs/path" }
        }
      },
      "$defs": {
    \#(LanguageDefinitions.text),
    \#(ProductDefinitions.text),
    \#(MessageDefinitions.text),
    \#(PolicyDefinitions.text)
      }
    }

    """#
}
