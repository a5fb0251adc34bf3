// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "timing/LinkPathText.h"
#include "timing/TimingPicture.h"

#include <QString>

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace leadline::app {

/// CSV of everything in a picture: one row per component, message, part of the sonars' latency,
/// reply, lost request, offset estimate and event, told apart by the column `kind`. Times are in
/// seconds of the log, and in UTC if `utcZero`, the UTC since 1970 of its time zero, is known.
[[nodiscard]] std::string timingCsv(const TimingPicture& picture,
                                    const std::optional<std::chrono::nanoseconds>& utcZero,
                                    const std::vector<LinkPathText>& paths = {});

/// Writes the CSV into the folder under a new name made from the present UTC time. Returns a
/// sentence about the result.
[[nodiscard]] QString saveTiming(const TimingPicture& picture,
                                 const std::optional<std::chrono::nanoseconds>& utcZero,
                                 const QString& folder,
                                 const std::vector<LinkPathText>& paths = {});

} // namespace leadline::app
