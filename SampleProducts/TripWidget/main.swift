import HostEvidence
import LocalizedStrings
import SharedTripUI

// The widget's surfaces. Release 1.0 kept the arrival line's text in its container; this one looks it up every time,
// so that text in another language, or of an older release, is never shown.
HostSession.run { host in
  host.presents("widget.title", of: "TripWidget", on: "Gallery") { _ in WidgetGallery.title() }
  host.presents("widget.from %@", of: "TripWidget", on: "Gallery") { WidgetGallery.from($0.string(0)) }
  host.presents("widget.tripsToday %lld", of: "TripWidget", on: "Gallery") { WidgetGallery.tripsToday($0.integer(0)) }

  host.presents("trip.title", of: "SharedTripUI", on: "Header") { _ in TripCopy.title() }
  host.presents("trip.to %@", of: "SharedTripUI", on: "Header") { TripCopy.heading(destination: $0.string(0)) }
  host.presents("trip.arrivesIn %lld", of: "SharedTripUI", on: "Arrival line") {
    TripCopy.arrivesIn(minutes: $0.integer(0))
  }
  host.presents("trip.openHint", of: "SharedTripUI", on: "Footer") { _ in TripCopy.openHint() }
}
