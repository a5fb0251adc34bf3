// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/VehicleTrack.h"

#include <map>
#include <optional>
#include <vector>

namespace leadline::echo {

/// Where the vehicle was and how it lay at a moment, as far as the log tells. Without the user's
/// offset and variation.
struct VehiclePose {
    /// 0..360.
    std::optional<double> headingDeg;
    /// Metres, positive down.
    std::optional<double> depthM;
    std::optional<double> latitude;
    std::optional<double> longitude;
    /// Degrees: positive with the right side down, and with the bow up.
    std::optional<double> rollDeg = {};
    std::optional<double> pitchDeg = {};
};

/// Follows the vehicle along a log whose frames are gone through in the order of time.
///
/// Of several links the first that an autopilot was heard on counts. Heading is that of the track;
/// everything else is the newest before the moment.
class VehicleFollower {
public:
    explicit VehicleFollower(const log::Log& log) : m_log(&log), m_track(log) {}

    /// Takes note of what vehicles say; frames of sonars are passed over.
    void take(log::FrameNumber number, const log::FrameEntry& entry);

    /// At a moment that is not before the frame taken last.
    [[nodiscard]] VehiclePose at(log::Time time);

    /// The link that counts, and what was heard on it; nullopt and null before an autopilot was.
    [[nodiscard]] std::optional<log::StreamNumber> stream() const { return m_stream; }
    [[nodiscard]] const mavlink::VehicleState* vehicle() const;

private:
    const log::Log* m_log;
    VehicleTrack m_track;
    std::map<log::StreamNumber, mavlink::VehicleState> m_vehicles;
    std::optional<log::StreamNumber> m_stream;
    std::vector<std::byte> m_scratch;
};

} // namespace leadline::echo
