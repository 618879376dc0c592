import HostEvidence
import LocalizedStrings

HostSession.run { host in
  host.presents("account.title", of: "App") { call in
    // Reads behind the end of a list, as code does that trusts a count from elsewhere.
    let titles = [String(localized: "account.title")]
    return titles[call.arguments.count + 1]
  }
}
