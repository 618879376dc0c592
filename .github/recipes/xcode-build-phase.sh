#!/bin/sh
# A "Run Script" phase: findings are diagnostics in Xcode's editor, errors stop the build.
# Input files of the phase: $(SRCROOT)/bordercheck.json; with user script sandboxing the check needs
# ENABLE_USER_SCRIPT_SANDBOXING = NO, because it reads every catalog of the project.
set -eu
case "${ACTION:-build}" in
  clean | docbuild) exit 0 ;;
esac
if ! command -v bordercheck >/dev/null; then
  echo "warning: bordercheck is not installed; localization was not checked"
  exit 0
fi
bordercheck check "$SRCROOT" --report xcode=-
