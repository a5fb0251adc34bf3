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

/// All that a picture shows, a row for each component, message, part of the sonars' path, reply,
/// lost request, estimate of an offset and event; the column `kind` tells them apart. Times in
/// seconds of the log, and in UTC where its zero (since 1970) is known.
[[nodiscard]] std::string timingCsv(const TimingPicture& picture,
                                    const std::optional<std::chrono::nanoseconds>& utcZero,
                                    const std::vector<LinkPathText>& paths = {});

/// Writes it into the folder, under a name of the UTC time now that is not taken. The sentence says
/// how that went.
[[nodiscard]] QString saveTiming(const TimingPicture& picture,
                                 const std::optional<std::chrono::nanoseconds>& utcZero,
                                 const QString& folder,
                                 const std::vector<LinkPathText>& paths = {});

} // namespace leadline::app
