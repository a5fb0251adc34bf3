// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mavlink/Codec.h"
#include "mavlink/LinkMessages.h"
#include "mavlink/StateMessages.h"

#include <chrono>
#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace leadline::test {

/// A link whose frames are created by the test and sorted by time, with a vehicle whose clock is
/// 500 s ahead.
class TimedLink {
public:
    using Duration = base::Duration;
    /// `sent` distinguishes frames that Leadline sent from received ones.
    using Take = std::function<void(const std::vector<std::byte>& frame, Duration at, bool sent)>;
    static constexpr mavlink::Address own{254, 190};
    static constexpr mavlink::Address vehicle{1, 1};

    explicit TimedLink(Take take) : m_take(std::move(take)) {}

    /// Offset of the vehicle's clock from the next frame on.
    Duration ahead = std::chrono::seconds(500);
    /// Target of replies; with none they are like those of TIMESYNC version 1.
    mavlink::Address target = own;

    template<mavlink::WireMessage M>
    void put(const M& message, mavlink::Address from, Duration at)
    {
        m_frames.emplace(
            at, Put{mavlink::encodeFrame({from, m_sequence[from]++}, message), from == own});
    }
    [[nodiscard]] std::int64_t remote(Duration at) const { return (at + ahead).count(); }
    [[nodiscard]] std::uint32_t remoteMs(Duration at) const
    {
        return static_cast<std::uint32_t>((at + ahead) / std::chrono::milliseconds(1));
    }

    void ask(Duration at, mavlink::Address to = vehicle)
    {
        put(mavlink::Timesync{0, stamp(at), to.system, to.component}, own, at);
    }
    /// Adds the reply to the request of that time; both directions take half of the round trip.
    void answer(Duration asked, Duration roundTrip, mavlink::Address from = vehicle)
    {
        put(mavlink::Timesync{remote(asked + roundTrip / 2), stamp(asked), target.system,
                              target.component},
            from, asked + roundTrip);
    }
    void exchange(Duration at, Duration roundTrip, mavlink::Address with = vehicle)
    {
        ask(at, with);
        answer(at, roundTrip, with);
    }
    void heartbeat(Duration at, mavlink::Address from = vehicle, std::uint8_t type = 12,
                   std::uint8_t autopilot = 3)
    {
        put(mavlink::Heartbeat{0, type, autopilot, 0, 4, 3}, from, at);
    }
    void attitude(Duration at, Duration age = {})
    {
        put(mavlink::Attitude{remoteMs(at - age)}, vehicle, at);
    }
    /// Passes all frames to `take` in the order of their times.
    void run()
    {
        for (const auto& [at, put] : m_frames)
            m_take(put.frame, at, put.sent);
        m_frames.clear();
    }

    /// Timestamp in a request of that time.
    [[nodiscard]] static std::int64_t stamp(Duration at) { return at.count() + 7; }

private:
    struct Put {
        std::vector<std::byte> frame;
        bool sent = false;
    };
    Take m_take;
    std::multimap<Duration, Put> m_frames;
    std::map<mavlink::Address, std::uint8_t> m_sequence;
};

} // namespace leadline::test
