import HostEvidence
import LocalizedStrings
import SharedTripUI

// The package's own test host shows every message of the package by its key, in the package's public bundle: a message
// that is added to the catalog needs no new code here.
HostSession.run { host in
  host.presentsEverything(of: "SharedTripUI") { $0.text(in: .sharedTripUI) }
}
