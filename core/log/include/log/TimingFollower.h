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

/// The streams of one vehicle link in a log.
struct VehicleStreams {
    StreamNumber received = 0;
    std::optional<StreamNumber> sent;
    /// Received and sent frames are mixed in one stream, as ground stations record them.
    bool mixed = false;
    /// Address of the link; empty if the log does not contain it.
    std::string link;

    friend bool operator==(const VehicleStreams&, const VehicleStreams&) = default;
};

/// All vehicle links of a log, in the order of first appearance. `mixed` is for logs of ground
/// stations.
[[nodiscard]] std::vector<VehicleStreams> vehicleStreams(const Log& log, bool mixed);

/// Computes the timing of vehicle links at a playhead. Moving forwards costs only the new frames;
/// any other move costs the minutes that the statistics cover, never the log's length.
class TimingFollower {
public:
    struct Link {
        VehicleStreams streams;
        /// Null before the first moveTo().
        std::unique_ptr<mavlink::LinkTiming> timing;
    };

    /// `strictVersion2` ignores TIMESYNC replies without a target.
    TimingFollower(const Log& log, const std::vector<VehicleStreams>& streams,
                   bool strictVersion2 = false);

    /// False if it was stopped before it was complete; it can be called again.
    bool moveTo(Time playhead, const std::stop_token& stop);
    /// Valid after moveTo().
    [[nodiscard]] std::span<Link> links() { return m_links; }
    [[nodiscard]] const Log& log() const { return m_log; }
    /// Number of frames processed so far.
    [[nodiscard]] std::uint64_t framesRead() const { return m_framesRead; }

private:
    void beginAt(Time time);
    void take(const FrameEntry& entry, std::uint64_t number);

    const Log& m_log;
    std::vector<Link> m_links;
    bool m_strictVersion2;
    /// True if the links' timings are those at m_at.
    bool m_begun = false;
    std::uint64_t m_next = 0;
    std::uint64_t m_framesRead = 0;
    Time m_at{};
    std::vector<std::byte> m_scratch;
};

} // namespace leadline::log
