/// The page's style, one topic a file.
package enum PageStyle {
  static let parts: [StaticString] = [colors, text, findings, search, matrix, detail, modes]

  /// Colours of both themes; every pair that carries text has a contrast of at least 4.5 to 1.
  package static let colors: StaticString = """
    :root {
      color-scheme: light dark;
      --paper: #ffffff; --panel: #f5f7f9; --ink: #1b2026; --faint: #545d68; --line: #ccd3db; --link: #0a58a6;
      --focus: #0a58a6; --mark: #fff3b8;
      --error: #a3121f; --error-paper: #fdeaea; --warning: #8a3f00; --warning-paper: #ffeedd;
      --fallback: #6b5000; --fallback-paper: #fbf3d4; --good: #17643a; --good-paper: #e8f5ed;
      --unknown: #5a3593; --unknown-paper: #f0eafb; --note: #2a5278; --note-paper: #e9f1f8;
    }
    @media screen and (prefers-color-scheme: dark) {
      :root {
        --paper: #13171c; --panel: #1b2129; --ink: #e8ecf1; --faint: #a9b4c0; --line: #3a4551; --link: #84bdff;
        --focus: #84bdff; --mark: #5a4a00;
        --error: #ff9f9f; --error-paper: #43191c; --warning: #ffb681; --warning-paper: #402410;
        --fallback: #efcf7c; --fallback-paper: #362b0d; --good: #86dcaa; --good-paper: #152f20;
        --unknown: #d0baff; --unknown-paper: #2d2247; --note: #9fcbf2; --note-paper: #172a3b;
      }
    }
    .error { --tone: var(--error); --tone-paper: var(--error-paper); }
    .warning { --tone: var(--warning); --tone-paper: var(--warning-paper); }
    .note { --tone: var(--note); --tone-paper: var(--note-paper); }
    .incomplete { --tone: var(--unknown); --tone-paper: var(--unknown-paper); }
    .findings { --tone: var(--error); --tone-paper: var(--error-paper); }
    .clean, .s-ok { --tone: var(--good); --tone-paper: var(--good-paper); }
    .s-fallback { --tone: var(--fallback); --tone-paper: var(--fallback-paper); }
    .s-warning { --tone: var(--warning); --tone-paper: var(--warning-paper); }
    .s-error { --tone: var(--error); --tone-paper: var(--error-paper); }
    .s-not-observed, .s-not-in-part { --tone: var(--unknown); --tone-paper: var(--unknown-paper); }
    .s-not-presented { --tone: var(--faint); --tone-paper: var(--panel); }

    """
}
