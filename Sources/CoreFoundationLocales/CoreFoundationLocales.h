// The few functions of CoreFoundation that turn any spelling of a locale into its canonical one.
//
// Foundation on Linux is built upon CoreFoundation and exports them, but neither declares them in a module nor calls
// them: its own `Locale.canonicalIdentifier(from:)` returns its argument.

#ifndef CORE_FOUNDATION_LOCALES_H
#define CORE_FOUNDATION_LOCALES_H

#include <stdint.h>

#if !defined(__APPLE__)

typedef const void *CFLocalesReference;

/// A string of bytes; null if they are not valid in the encoding. The caller releases it.
CFLocalesReference CFStringCreateWithBytes(
  CFLocalesReference allocator, const uint8_t *bytes, long count, uint32_t encoding, unsigned char hasMark);

/// The canonical spelling of a locale identifier; null if it is not ASCII. The caller releases it.
CFLocalesReference CFLocaleCreateCanonicalLocaleIdentifierFromString(
  CFLocalesReference allocator, CFLocalesReference identifier);

/// Copies a string with a zero byte at the end; 0 if it does not fit.
unsigned char CFStringGetCString(CFLocalesReference string, char *buffer, long size, uint32_t encoding);

void CFRelease(CFLocalesReference object);

#endif
#endif
