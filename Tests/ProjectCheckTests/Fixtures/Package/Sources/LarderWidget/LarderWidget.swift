import PantryKit
import SwiftUI
import WidgetKit

struct LarderWidgetView: View {
  let jars: Int

  var body: some View {
    VStack {
      Text("widget.title", bundle: .module)
      Text(PantryCopy.itemCount(jars))
      Button(String(localized: "widget.refresh", bundle: .module)) {}
    }
  }
}
