/// `Matrix/<scenario>.json`, which people write.
package enum ScenarioSchema: PublishedSchema {
  package static let name = "scenario"
  package static let summary = "Matrix/NAME.json, a scenario"

  package static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:bordercheck:schema:scenario:1.0",
      "title": "A scenario of bordercheck",
      "description": "Steps that are played on a new device, once for each entry of languages. Comments are allowed.",
      "type": "object",
      "required": ["steps"],
      "additionalProperties": false,
      "properties": {
        "formatVersion": { "type": "string", "pattern": "^1\\.[0-9]+$" },
        "title": { "description": "What it shows.", "type": "string" },
        "languages": {
          "description": "The entries; a step refers to the one being played as \"each\".",
          "type": "array", "minItems": 1, "uniqueItems": true, "items": { "$ref": "#/$defs/languageList" }
        },
        "counts": {
          "description": "Every message with a number is shown once for each of these.",
          "type": "array", "minItems": 1, "items": { "type": "number" }
        },
        "device": { "$ref": "#/$defs/device" },
        "steps": {
          "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/step" },
          "contains": { "type": "object", "required": ["launch"] }
        }
      },
      "$defs": {
    \#(LanguageDefinitions.text),
        "device": {
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "region": { "type": "string", "pattern": "^([A-Z]{2}|[0-9]{3})$" },
            "idiom": { "enum": ["appletv", "applevision", "applewatch", "ipad", "iphone", "ipod", "mac"] },
            "extensionsInheritAppLanguages": { "type": "boolean", "default": false },
            "extensionGate": { "enum": ["open", "closed"], "default": "open" },
            "hostsPassLanguages": { "$ref": "#/$defs/languageList" },
            "formattingWithoutLocale": { "enum": ["root", "main"], "default": "root" },
            "developmentRegionOffered": { "type": "boolean", "default": true },
            "tablesMixFileTypes": { "type": "boolean", "default": true },
            "deviceFallback": { "enum": ["exact", "related"], "default": "exact" }
          }
        },
        "chosen": { "anyOf": [{ "const": "each" }, { "$ref": "#/$defs/languageList" }] },
        "step": {
          "description": "An object with exactly one member.",
          "type": "object",
          "minProperties": 1,
          "maxProperties": 1,
          "additionalProperties": false,
          "properties": {
            "languages": { "description": "Sets the device's list.", "$ref": "#/$defs/chosen" },
            "appLanguages": {
              "description": "Sets, or with null removes, the list of each product named.",
              "type": "object", "minProperties": 1,
              "additionalProperties": { "anyOf": [{ "type": "null" }, { "$ref": "#/$defs/chosen" }] }
            },
            "install": { "description": "Removes everything, then installs this release.", "$ref": "#/$defs/name" },
            "upgrade": { "description": "Replaces the bundles; what was stored stays.", "$ref": "#/$defs/name" },
            "launch": {
              "description": "Starts each product once.",
              "anyOf": [
                { "const": "all" },
                { "type": "array", "minItems": 1, "uniqueItems": true, "items": { "$ref": "#/$defs/name" } }
              ]
            }
          }
        }
      }
    }

    """#
}
