// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/MarkerStore.h"
#include "formats/Recording.h"

#include <chrono>
#include <filesystem>
#include <optional>

namespace leadline::app {

/// What was marked and noted in a recording, and afterwards beside it. Reads files.
[[nodiscard]] log::MarkerStore marksOf(const log::Recording& recording,
                                       const std::filesystem::path& file,
                                       std::optional<std::chrono::nanoseconds> utcZero);

} // namespace leadline::app
