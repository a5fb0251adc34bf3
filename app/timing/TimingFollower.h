// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/Log.h"
#include "mavlink/LinkTiming.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace leadline::app {

/// A vehicle's link in a log.
struct VehicleStreams {
    log::StreamNumber received = 0;
    std::optional<log::StreamNumber> sent;
    /// Both ways are in the one stream, as ground stations record it.
    bool mixed = false;

    friend bool operator==(const VehicleStreams&, const VehicleStreams&) = default;
};

/// The first link of a vehicle. `mixed`: the log is one of a ground station.
[[nodiscard]] std::optional<VehicleStreams> vehicleStreams(const log::Log& log, bool mixed);

/// Keeps the timing of a vehicle's link at a playhead. Going on costs what is new; anything else
/// costs the minutes that the figures rest on, never the length of the log.
class TimingFollower {
public:
    TimingFollower(const log::Log& log, const VehicleStreams& streams)
        : m_log(log),
          m_streams(streams)
    {
    }

    /// False when it was stopped before it was there; it can be asked again.
    bool moveTo(log::Time playhead, const std::stop_token& stop);
    /// After moveTo().
    [[nodiscard]] mavlink::LinkTiming& timing() { return *m_timing; }
    /// Frames looked at so far.
    [[nodiscard]] std::uint64_t framesLookedAt() const { return m_looked; }

private:
    void beginAt(log::Time time);
    void take(const log::FrameEntry& entry, std::uint64_t number);

    const log::Log& m_log;
    VehicleStreams m_streams;
    std::unique_ptr<mavlink::LinkTiming> m_timing;
    std::uint64_t m_next = 0;
    std::uint64_t m_looked = 0;
    log::Time m_at{};
    std::vector<std::byte> m_scratch;
};

} // namespace leadline::app
