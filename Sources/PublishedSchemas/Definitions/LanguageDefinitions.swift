/// Names, languages and lists of them, as members of a schema's `$defs`.
enum LanguageDefinitions {
  static let text = #"""
        "language": {
          "description": "As Apple writes it: de, pt-BR, zh-Hans.",
          "type": "string",
          "pattern": "^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*$"
        },
        "languageList": {
          "description": "Best first; a single string is a list of one.",
          "anyOf": [
            { "$ref": "#/$defs/language" },
            { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/language" } }
          ]
        },
        "name": {
          "description": "Of an owner, product, release or scenario.",
          "type": "string",
          "pattern": "^(?!\\.+$)[A-Za-z0-9._-]+$"
        }
    """#
}
