// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "sidescan/Corrections.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace leadline::exporting {

/// sidescan::Corrections for a recording that is yet to be opened, whose streams it names.
struct SideScanCorrections {
    struct UnitSide {
        /// As formats::streamName() gives it; the "-simulated" mark may be omitted.
        std::string stream;
        /// Which unit of the stream; nullopt for all of them. Its stream number does not count.
        std::optional<sidescan::Unit> unit = {};
        sidescan::Side side = sidescan::Side::Unknown;
    };
    std::vector<UnitSide> sides = {};
    /// In times of the recording.
    std::vector<sidescan::HandSection> bottom = {};

    /// The same for this log; an error that lists its side-scan streams if one of `sides` is not
    /// among them.
    [[nodiscard]] base::Result<sidescan::Corrections> in(const log::Log& log) const;
};

/// The streams with a unit whose side is not known, in ascending order.
[[nodiscard]] std::vector<log::StreamNumber>
streamsWithoutSide(const log::Log& log, const sidescan::SideChoices& choices);

} // namespace leadline::exporting
