#!/bin/sh
# ci_scripts/ci_post_xcodebuild.sh of Xcode Cloud: what was archived is opened and judged before it is distributed.
# Xcode Cloud reads no report of another tool; this script's status is what it sees, the log has the findings.
set -eu
if [ "${CI_XCODEBUILD_ACTION:-}" != archive ] || [ ! -d "${CI_ARCHIVE_PATH:-}" ]; then
  echo "bordercheck: nothing was archived, nothing to open"
  exit 0
fi
bordercheck inspect "$CI_ARCHIVE_PATH" --project "$CI_PRIMARY_REPOSITORY_PATH"
