// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>

namespace leadline::app {

/// Calls paint(0) to paint(count - 1) side by side in other threads, as many as the computer has
/// processors; returns when all are done.
void paintTogether(std::size_t count, const std::function<void(std::size_t)>& paint);

} // namespace leadline::app
