import Foundation
import HostEvidence
import LocalizedStrings

HostSession.run { host in
  // German is read without its markup, which nothing of the text shows.
  host.presents("bill.guests", of: "App") { call in
    String(AttributedString(localized: "bill.guests", defaultValue: "\(call.integer(0)) guests").characters)
  }
  host.presents("bill.total", of: "App") { call in
    String(localized: "bill.total", defaultValue: "\(call.integer(0)) in total")
  }
  host.presents("bill.paid", of: "App") { call in
    String(localized: "bill.paid", defaultValue: "\(call.integer(0)) paid")
  }
}
