extension Manifest {
  /// The same manifest for who looks at no Swift file.
  package var withoutSources: Manifest {
    var manifest = self
    for index in manifest.owners.indices { manifest.owners[index].sources = [] }
    for index in manifest.products.indices { manifest.products[index].sources = [] }
    return manifest
  }
}
