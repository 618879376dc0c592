import Foundation
import HostEvidence
import LocalizedStrings

HostSession.run { host in
  host.presents("account.title", of: "App") { _ in
    while true { sleep(60) }
  }
}
