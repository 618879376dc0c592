import Foundation

/// The widget's short way to its table.
func translated(_ key: String) -> String { NSLocalizedString(key, comment: "") }
