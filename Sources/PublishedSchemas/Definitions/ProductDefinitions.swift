/// Owners and products of a manifest, as members of a schema's `$defs`.
enum ProductDefinitions {
  static let text = [owner, product, shared].joined(separator: ",\n")

  private static let owner = #"""
        "owner": {
          "type": "object",
          "required": ["resources"],
          "additionalProperties": false,
          "properties": {
            "resources": {
              "description": "Catalogs, loose tables, .lproj folders, or folders that stand for those directly in them.",
              "$ref": "#/$defs/paths"
            },
            "bundle": {
              "description": "Where the tables lie in every product that embeds the owner; . is the main bundle.",
              "$ref": "#/$defs/path"
            },
            "info": { "$ref": "#/$defs/info" },
            "compile": { "description": "false copies catalogs as they are.", "type": "boolean", "default": true },
            "languages": { "description": "Languages that it must have.", "$ref": "#/$defs/languages" },
            "external": { "description": "Somebody else's: gaps are notes.", "type": "boolean", "default": false },
            "access": {
              "description": "How others may ask.", "enum": ["accessor", "resource", "bundle"], "default": "accessor"
            },
            "optionalLanguages": { "description": "Languages that it may have.", "$ref": "#/$defs/languages" },
            "sources": { "description": "Swift folders of the module.", "$ref": "#/$defs/paths" },
            "keyPrefixes": { "description": "Prefixes that only it may use.", "$ref": "#/$defs/texts" },
            "accessors": { "description": "Swift names through which others ask.", "$ref": "#/$defs/texts" },
            "dynamicKeys": { "description": "Globs of keys that code composes.", "$ref": "#/$defs/texts" },
            "keyStyle": { "description": "Matches its whole keys.", "type": "string" }
          }
        }
    """#

  private static let product = #"""
        "product": {
          "type": "object",
          "required": ["kind"],
          "additionalProperties": false,
          "properties": {
            "kind": {
              "enum": [
                "app", "extension", "extensionkit-extension", "watch-app", "app-clip", "test-host", "tool"
              ]
            },
            "identifier": { "description": "Bundle identifier.", "$ref": "#/$defs/name" },
            "info": { "$ref": "#/$defs/info" },
            "embeds": { "description": "Owners whose bundle is in it.", "$ref": "#/$defs/nameList" },
            "contains": { "description": "Products inside it.", "$ref": "#/$defs/nameList" },
            "executable": {
              "description": "SwiftPM product that runs as it.", "type": "string", "pattern": "^[^/]+$"
            },
            "sources": { "description": "Swift folders.", "$ref": "#/$defs/paths" },
            "sharesLanguageWith": {
              "description": "Products that must show the same language.", "$ref": "#/$defs/nameList"
            }
          },
          "if": { "properties": { "kind": { "const": "tool" } } },
          "then": { "properties": { "info": { "type": "object", "maxProperties": 0 } } }
        }
    """#

  private static let shared = #"""
        "info": {
          "description": "An Info.plist: a path, or an object with Apple's keys; null removes one.",
          "anyOf": [{ "$ref": "#/$defs/path" }, { "type": "object" }]
        },
        "path": {
          "description": "Relative to the folder of the file, with /.",
          "type": "string", "pattern": "^[^/~\\\\][^\\\\]*$"
        },
        "paths": { "type": "array", "items": { "$ref": "#/$defs/path" } },
        "texts": { "type": "array", "items": { "type": "string" } },
        "languages": { "type": "array", "items": { "$ref": "#/$defs/language" } },
        "nameList": { "type": "array", "uniqueItems": true, "items": { "$ref": "#/$defs/name" } }
    """#
}
