import Checkout
import HostEvidence
import LocalizedStrings
import SharedTripUI

// The app's surfaces: which of its code shows which message. The harness says what to show, and with which arguments.
HostSession.run { host in
  host.presents("account.title", of: "AppShell", on: "Account") { _ in AccountView.title() }
  host.presents("account.signedInAs %@", of: "AppShell", on: "Account") { AccountView.signedIn(as: $0.string(0)) }
  host.presents("account.unread %lld", of: "AppShell", on: "Account") { AccountView.unread($0.integer(0)) }

  host.presents("trip.title", of: "SharedTripUI", on: "Trip header") { _ in TripCopy.title() }
  host.presents("trip.onTime", of: "SharedTripUI", on: "Trip header") { _ in TripCopy.onTime() }
  host.presents("trip.to %@", of: "SharedTripUI", on: "Trip header") { TripCopy.heading(destination: $0.string(0)) }
  host.presents("trip.arrivesIn %lld", of: "SharedTripUI", on: "Trip header") {
    TripCopy.arrivesIn(minutes: $0.integer(0))
  }
  host.presents("trip.openHint", of: "SharedTripUI", on: "Trip header") { _ in TripCopy.openHint() }
  host.presents("trip.party %lld %lld", of: "SharedTripUI", on: "Trip details") {
    TripCopy.party(adults: $0.integer(0), children: $0.integer(1))
  }
  host.presents("trip.distance %.1f", of: "SharedTripUI", on: "Trip details") {
    TripCopy.distance(kilometres: $0.double(0))
  }

  host.presents("checkout.title", of: "Checkout", on: "Checkout") { _ in String(localized: CheckoutText.title) }
  host.presents("checkout.pay %@", table: "Checkout", of: "Checkout", on: "Checkout") {
    String(localized: CheckoutText.pay($0.string(0)))
  }
  host.presents("checkout.tickets %lld", table: "Checkout", of: "Checkout", on: "Checkout") {
    String(localized: CheckoutText.tickets($0.integer(0)))
  }

  host.presents("common.done", of: "TripResources", on: "Search") { _ in SearchView.doneButton() }
  host.presents("common.updated %@", of: "TripResources", on: "Search") { SearchView.footer(updated: $0.string(0)) }
  host.presents("common.results %lld", of: "TripResources", on: "Search") { SearchView.header(results: $0.integer(0)) }
}
