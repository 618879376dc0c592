import HostEvidence
import LocalizedStrings
import StrayKit

HostSession.run { host in
  host.presents("trip.title", of: "StrayKit") { _ in StrayCopy.title() }
}
