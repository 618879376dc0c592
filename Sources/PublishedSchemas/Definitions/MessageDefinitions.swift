/// Messages and their presentations, as members of a schema's `$defs`.
enum MessageDefinitions {
  static let text = #"""
        "table": {
          "description": "A file's name without extension.",
          "type": "string", "pattern": "^(?!.*\\.(xcstrings|strings|stringsdict)$)[^/]+$"
        },
        "message": {
          "type": "object",
          "required": ["owner", "key"],
          "additionalProperties": false,
          "properties": {
            "owner": { "$ref": "#/$defs/name" },
            "table": { "$ref": "#/$defs/table", "default": "Localizable" },
            "key": { "description": "Or a glob.", "type": "string" },
            "arguments": {
              "description": "Argument lists, one observation each.",
              "type": "array", "minItems": 1, "uniqueItems": true,
              "items": { "type": "array", "items": { "type": ["number", "string"] } }
            },
            "in": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/presentation" } }
          }
        },
        "presentation": {
          "type": "object",
          "required": ["product"],
          "additionalProperties": false,
          "properties": {
            "product": { "$ref": "#/$defs/name" },
            "surface": { "description": "Where in the product.", "type": "string" },
            "asks": { "description": "The bundle: owner, main, or a path in the product.", "$ref": "#/$defs/path" },
            "default": { "description": "The call's defaultValue:.", "type": "string" },
            "formatting": {
              "description": "The locale that formats: current, none, or an identifier.",
              "type": "string", "pattern": "^(current|none|[A-Za-z]{2,3}([_@-].*)?)$", "default": "current"
            },
            "persists": {
              "description": "What the first launch stores.", "enum": ["nothing", "text", "key"], "default": "nothing"
            }
          }
        },
        "state": {
          "type": "object",
          "required": ["product", "as"],
          "additionalProperties": false,
          "properties": {
            "message": { "description": "The key.", "type": "string" },
            "product": { "$ref": "#/$defs/name" },
            "as": { "enum": ["text", "key", "languages"] },
            "languages": { "description": "The list under which it was stored.", "$ref": "#/$defs/languageList" }
          },
          "allOf": [
            { "if": { "properties": { "as": { "enum": ["text", "key"] } } }, "then": { "required": ["message"] } },
            { "if": { "properties": { "as": { "enum": ["text", "languages"] } } }, "then": { "required": ["languages"] } }
          ]
        },
        "remoteKeys": {
          "type": "object",
          "required": ["product", "keys"],
          "additionalProperties": false,
          "properties": {
            "product": { "$ref": "#/$defs/name" },
            "table": { "$ref": "#/$defs/table", "default": "Localizable" },
            "keys": { "$ref": "#/$defs/texts" }
          }
        }
    """#
}
