internal import Findings

/// Rules, their severities and exceptions, as members of a schema's `$defs`.
enum PolicyDefinitions {
  static let text = [severities, exception, rule].joined(separator: ",\n")

  private static let severities = #"""
        "rules": {
          "description": "Severity by policy.",
          "type": "object",
          "propertyNames": { "$ref": "#/$defs/rule" },
          "additionalProperties": { "enum": ["error", "warning", "note", "off"] }
        }
    """#

  private static let exception = #"""
        "exception": {
          "type": "object",
          "required": ["rule", "reason", "approvedBy", "expires"],
          "anyOf": [
            { "required": ["product"] }, { "required": ["owner"] }, { "required": ["table"] }, { "required": ["key"] },
            { "required": ["language"] }, { "required": ["resolvedLocale"] }
          ],
          "additionalProperties": false,
          "properties": {
            "rule": { "$ref": "#/$defs/rule" },
            "product": { "$ref": "#/$defs/name" },
            "owner": { "$ref": "#/$defs/name" },
            "table": { "type": "string" },
            "key": { "description": "Or a glob.", "type": "string" },
            "language": { "$ref": "#/$defs/language" },
            "resolvedLocale": { "description": "Where the value did come from.", "type": "string" },
            "value": { "description": "Pins the exception to this text.", "type": "string" },
            "reason": { "type": "string", "pattern": "\\S" },
            "approvedBy": { "type": "string", "pattern": "\\S" },
            "expires": {
              "description": "The last good day, or never.",
              "type": "string", "pattern": "^(never|[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$"
            }
          }
        }
    """#

  private static let rule =
    "    \"rule\": { \"enum\": [\n"
    + RuleNames.all.map { "      \"\($0)\"" }.joined(separator: ",\n") + "\n    ] }"
}
