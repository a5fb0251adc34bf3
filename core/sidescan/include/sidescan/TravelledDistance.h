// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/VehicleTrack.h"
#include "log/Log.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace leadline::sidescan {

/// How far the vehicle has travelled since the recording's zero, by the speed over ground that it
/// sends. Grows with the log; where no speed is known it does not move.
class TravelledDistance {
public:
    /// Whose speed it is: LOCAL_POSITION_NED, GLOBAL_POSITION_INT or VFR_HUD, the first of them
    /// that the vehicle sends.
    enum class Source { None, LocalPosition, GlobalPosition, GroundSpeed };

    explicit TravelledDistance(const log::Log& log) : m_log(&log), m_track(log) {}

    /// Follows the vehicle up to that time.
    void extend(log::Time until);

    [[nodiscard]] Source source() const { return m_source; }
    /// Metres; constant before the zero and after what extend() followed.
    [[nodiscard]] double metresAt(log::Time time) const;
    /// The last time at which it was that far.
    [[nodiscard]] log::Time timeAt(double metres) const;
    /// Metres per second; nullopt if none is known. Read from the log, whatever extend() followed.
    [[nodiscard]] std::optional<double> speedAt(log::Time time);
    /// Since when no speed is known at that time, up to which extend() followed; nullopt where one
    /// is, or none ever was.
    [[nodiscard]] std::optional<log::Time> speedLostSince(log::Time time) const;

private:
    [[nodiscard]] double lastSpeed() const;

    const log::Log* m_log;
    echo::VehicleTrack m_track;
    std::optional<log::StreamNumber> m_link;
    std::vector<echo::SeriesCursor> m_series;
    Source m_source = Source::None;
    /// By whole seconds: the distance, the speed then, with which the next second is travelled, NaN
    /// for none, and the last second up to then of which a speed is known, 0 for none.
    std::vector<double> m_metres{0};
    std::vector<float> m_speeds{0};
    std::vector<std::uint32_t> m_known{0};
    std::vector<std::byte> m_scratch;
};

} // namespace leadline::sidescan
