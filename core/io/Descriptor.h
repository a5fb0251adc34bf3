// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

// Platform branch: descriptors, locks and fsync are POSIX.
#if defined(__unix__) || defined(__APPLE__)
#define LEADLINE_POSIX_FILES 1

namespace leadline::io {

/// Reads as many bytes as there are, in several system calls if necessary; returns their number.
[[nodiscard]] std::size_t readFrom(int descriptor, std::uint64_t offset, std::span<std::byte> into);
/// Writes all of `bytes`; returns 0, or the errno of the failure.
[[nodiscard]] int writeTo(int descriptor, std::uint64_t offset, std::span<const std::byte> bytes);

} // namespace leadline::io

#endif
