// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/CivilTime.h"
#include "log/FrameEntry.h"

#include <QString>

#include <chrono>
#include <optional>

namespace leadline::app {

/// What a clock of the day showed at a log's zero, as far as that is known.
struct DayClock {
    /// UTC since 1970.
    std::optional<std::chrono::nanoseconds> utc = {};
    /// In a zone that nobody wrote down.
    std::optional<base::CivilTime> local = {};

    /// "Sat 21 Nov · 00:41:30 UTC", or without the zone; empty where nothing is known.
    [[nodiscard]] QString dateText(log::Time at) const;
    /// "00:41:30 UTC"; empty without UTC.
    [[nodiscard]] QString timeText(log::Time at) const;
};

} // namespace leadline::app
