// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace leadline::test {

/// Sanitizers keep freed memory for a while, so the use of memory is not measured with them.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool isSanitized = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
inline constexpr bool isSanitized = true;
#else
inline constexpr bool isSanitized = false;
#endif
#else
inline constexpr bool isSanitized = false;
#endif

} // namespace leadline::test
