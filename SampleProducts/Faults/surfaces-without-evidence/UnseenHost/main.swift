import HostEvidence
import LocalizedStrings

HostSession.run { host in
  host.presents("account.title", of: "App") { _ in String(localized: "account.title") }
  // One letter is missing, so that nobody ever asks for it.
  host.presents("account.signOt", of: "App") { _ in String(localized: "account.signOut") }
  // German readers read English, and no table knows of it.
  host.presents("account.help", of: "App") { _ in "Get help" }
  host.presents("account.unread %lld", of: "App") { call in String(localized: "account.unread \(call.integer(1))") }
}
