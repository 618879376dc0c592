import Ownership
import Testing

@Suite struct SymbolNameTests {
  @Test(arguments: [
    ("paywall.general.bullet1", "paywallGeneralBullet1"), ("settings.title", "settingsTitle"), ("OK", "ok"),
    ("JSON.error", "jsonError"), ("settings.URLTitle", "settingsUrltitle"), ("CFBundleName", "cfbundleName"),
    ("F_A_Title", "fATitle"), ("ALPS_NAME", "alpsName"), ("item count", "itemCount"), ("device’s name", "devicesName"),
    ("LENÇÓIS_A", "lençóisA"), ("Größe", "größe"), ("%lld active", "active"), ("%@ in the store", "inTheStore"),
    ("use iCloud", "useICloud"), ("2fa.title", "_2faTitle"), ("%@", ""), ("+", ""), ("%1$@ – %2$lld", ""),
    ("100% free", "_100Free"),
  ]) func `a key gives the symbol that Xcode makes of it`(key: String, name: String) {
    #expect(SymbolName(key: key).text == name)
  }
}
