// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

// Platform branch: descriptors, locks and fsync are POSIX.
#if defined(__unix__) || defined(__APPLE__)
#define LEADLINE_POSIX_FILES 1

namespace leadline::io {

/// As much as there is, however often the system has to be asked.
[[nodiscard]] std::size_t readFrom(int descriptor, std::uint64_t offset, std::span<std::byte> into);
/// All of `bytes`; gives 0, or the errno of what went wrong.
[[nodiscard]] int writeTo(int descriptor, std::uint64_t offset, std::span<const std::byte> bytes);

} // namespace leadline::io

#endif
