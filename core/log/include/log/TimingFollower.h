// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/Log.h"
#include "mavlink/LinkTiming.h"

#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace leadline::log {

/// A vehicle's link in a log.
struct VehicleStreams {
    StreamNumber received = 0;
    std::optional<StreamNumber> sent;
    /// Both ways are in the one stream, as ground stations record it.
    bool mixed = false;
    /// Its address, as far as the log tells.
    std::string link;

    friend bool operator==(const VehicleStreams&, const VehicleStreams&) = default;
};

/// All links of vehicles, in the order in which they came. `mixed`: the log is one of a ground
/// station.
[[nodiscard]] std::vector<VehicleStreams> vehicleStreams(const Log& log, bool mixed);

/// Keeps the timing of vehicles' links at a playhead. Going on costs what is new; anything else
/// costs the minutes that the figures rest on, never the length of the log.
class TimingFollower {
public:
    struct Link {
        VehicleStreams streams;
        /// Null before moveTo().
        std::unique_ptr<mavlink::LinkTiming> timing;
    };

    /// `strictVersion2`: replies to TIMESYNC without a target are ignored.
    TimingFollower(const Log& log, const std::vector<VehicleStreams>& streams,
                   bool strictVersion2 = false);

    /// False when it was stopped before it was there; it can be asked again.
    bool moveTo(Time playhead, const std::stop_token& stop);
    /// After moveTo().
    [[nodiscard]] std::span<Link> links() { return m_links; }
    [[nodiscard]] const Log& log() const { return m_log; }
    /// Frames looked at so far.
    [[nodiscard]] std::uint64_t framesLookedAt() const { return m_looked; }

private:
    void beginAt(Time time);
    void take(const FrameEntry& entry, std::uint64_t number);

    const Log& m_log;
    std::vector<Link> m_links;
    bool m_strictVersion2;
    /// They are of m_at.
    bool m_begun = false;
    std::uint64_t m_next = 0;
    std::uint64_t m_looked = 0;
    Time m_at{};
    std::vector<std::byte> m_scratch;
};

} // namespace leadline::log
