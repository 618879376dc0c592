/// What stands before the page's body.
enum PageHead {
  static func append(_ summary: ReportSummary, to page: inout HTMLWriter) {
    page.markup(
      """
      <!DOCTYPE html>
      <html lang="en" dir="ltr">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
      script-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="referrer" content="no-referrer">
      <meta name="color-scheme" content="light dark">
      <title>
      """)
    VerdictSection(summary).appendTitle(to: &page)
    page.markup(" · Bordercheck</title>\n<style>\n")
    for part in PageStyle.parts { page.markup(part) }
    page.markup("</style>\n</head>\n")
  }
}
