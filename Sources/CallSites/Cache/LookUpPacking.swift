extension LookUp: Packed {
  package func pack(into bytes: inout PackedBytes) {
    bytes.write(line)
    bytes.write(column)
    bytes.write(api)
    bytes.write(key)
    bytes.write(table)
    bytes.write(bundle)
    bytes.write(defaultValue)
    bytes.write(comment)
    bytes.write(locale)
    bytes.write(context)
  }

  package init(from bytes: inout PackedReader) throws(PackedReader.Damage) {
    self.init(
      line: try bytes.number(), column: try bytes.number(), api: try bytes.value(), key: try bytes.value(),
      table: try bytes.value(), bundle: try bytes.value(), defaultValue: try bytes.optional(),
      comment: try bytes.optional(), locale: try bytes.value(), context: try bytes.value())
  }
}

extension LookUpContext: Packed {
  package func pack(into bytes: inout PackedBytes) {
    bytes.write(isPreview)
    bytes.write(conditions)
    bytes.write(types)
    bytes.write(member)
    bytes.write(isHelperBody)
  }

  package init(from bytes: inout PackedReader) throws(PackedReader.Damage) {
    self.init()
    isPreview = try bytes.flag()
    conditions = try bytes.values()
    types = try bytes.values()
    member = try bytes.optional()
    isHelperBody = try bytes.flag()
  }
}
