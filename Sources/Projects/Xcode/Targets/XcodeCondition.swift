/// Whether a member of a build phase or a dependency holds in every build.
enum XcodeCondition {
  /// False for one that is only there on some platforms, or that is loaded on demand.
  static func isCertain(_ object: XcodeObject) -> Bool {
    let hasFilter = object.text("platformFilter") != nil || !object.texts("platformFilters").isEmpty
    let hasTags = object.value["settings"]?["ASSET_TAGS"] != nil
    return !hasFilter && !hasTags
  }
}
