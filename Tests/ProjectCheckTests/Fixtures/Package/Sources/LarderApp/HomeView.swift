import PantryKit
import ShoppingList
import SwiftUI

struct HomeView: View {
  let jars: Int

  var body: some View {
    List {
      Section(String(localized: "app.home.title", bundle: .module)) {
        Text(PantryCopy.itemCount(jars))
        Text(PantryCopy.expiresToday)
      }
      Section(String(localized: "app.home.shopping", bundle: .module)) {
        Text(ShoppingCopy.emptyList)
      }
      Text("app.about", bundle: .module)
    }
    .navigationTitle(Text("Larder", bundle: .module))
  }
}

#Preview {
  VStack {
    HomeView(jars: 12)
    Text("preview.threeJars", bundle: .module)
  }
}
