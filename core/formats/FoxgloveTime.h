// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/JsonObject.h"

#include <chrono>
#include <string>

namespace leadline::log {

/// The type `time` of Foxglove's schemas; `utc` since 1970.
[[nodiscard]] inline std::string foxgloveTime(std::chrono::nanoseconds utc)
{
    const auto seconds = std::chrono::floor<std::chrono::seconds>(utc);
    base::JsonObject stamp;
    stamp.add("sec", seconds.count());
    stamp.add("nsec", (utc - seconds).count());
    return stamp.text();
}

} // namespace leadline::log
