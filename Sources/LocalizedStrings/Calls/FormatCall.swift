internal import Foundation
internal import HostEvidence
internal import LocalizationRuntime

/// The formatting calls of `String`, safe on any format and able to find the plural rule behind a text.
enum FormatCall {
  /// The format with its arguments filled in.
  ///
  /// Arguments that only C can print, such as pointers, leave the call to Foundation, without the invisible mark.
  static func text(_ format: String, _ formatting: MessageRequest.Formatting, _ arguments: [any CVarArg]) -> String {
    guard let messages = MessageArgument.all(variadic: arguments) else {
      return foundation(FormatMark.removed(from: format), formatting, arguments)
    }
    if let origin = FormatOrigin.of(format) {
      var request = origin.request
      request.arguments = messages
      request.formatting = formatting
      if !messages.isEmpty { return origin.bundle.format(request, text: format) }
    }
    return plain(format, formatting, messages)
  }

  private static func plain(
    _ format: String, _ formatting: MessageRequest.Formatting, _ arguments: [MessageArgument]
  ) -> String {
    let formatter = LocalizedProcess.current.formatter(formatting)
    let message = formatter.format(.text(FormatMark.removed(from: format)), arguments: arguments)
    let text = message?.text ?? format
    LookUpLog.current?.amend(text: format) { report in
      report.text = text
      report.formattingLocale = LocalizedProcess.current.identifier(of: formatting)
      report.diagnostics += LookUpReport.diagnostics(of: text, message?.diagnostics ?? [])
    }
    return text
  }

  private static func foundation(
    _ format: String, _ formatting: MessageRequest.Formatting, _ arguments: [any CVarArg]
  ) -> String {
    switch formatting {
    case .none: String(format: format, arguments: arguments)
    case .current:
      String(
        format: format, locale: Locale(identifier: LocalizedProcess.current.formattingLocale), arguments: arguments)
    case .locale(let identifier):
      String(format: format, locale: Locale(identifier: identifier), arguments: arguments)
    }
  }
}

extension LocalizedProcess {
  /// What formats a text that came from no table.
  func formatter(_ formatting: MessageRequest.Formatting) -> MessageFormatter {
    let locale: FormattingLocale =
      switch formatting {
      case .current: .identifier(formattingLocale)
      case .none: .none(main: languages.main.first)
      case .locale(let identifier): .identifier(identifier)
      }
    return MessageFormatter(locale: locale, idiom: settings.idiom, behavior: settings.behavior)
  }

  /// How evidence names the locale that formats.
  func identifier(of formatting: MessageRequest.Formatting) -> String {
    switch formatting {
    case .current: formattingLocale
    case .none: settings.behavior.formattingWithoutLocale == .root ? "root" : languages.main.first
    case .locale(let identifier): identifier
    }
  }
}
