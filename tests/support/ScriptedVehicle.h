// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/Peer.h"
#include "mavlink/Codec.h"
#include "mavlink/Message.h"
#include "mavlink/Parser.h"

#include <functional>
#include <vector>

namespace leadline::test {

inline constexpr mavlink::Address autopilot{1, 1};

/// The vehicle's end of a link, controlled by the test.
class ScriptedVehicle : public link::Peer {
public:
    struct Heard {
        std::uint16_t id;
        std::vector<std::byte> bytes;
        [[nodiscard]] mavlink::Frame frame() const { return {*mavlink::messageInfo(id), bytes}; }
    };

    void receive(base::ByteSpan bytes, Client) override
    {
        while (const auto frame = m_parser.next(bytes)) {
            heard.push_back(
                {frame->messageId(), std::vector(frame->bytes().begin(), frame->bytes().end())});
            if (answer)
                answer(*frame);
        }
    }
    template<class M>
    void say(const M& message, mavlink::Address from = autopilot)
    {
        put(mavlink::encodeFrame({from, m_sequence++}, message), 0);
    }
    void sayBytes(base::ByteSpan bytes) { put(bytes, 0); }
    /// Sends a heartbeat like ArduSub's.
    void sendHeartbeat(mavlink::Address from = autopilot)
    {
        say(mavlink::Heartbeat{19, 12, 3, 0xc1, 4, 3}, from);
    }
    /// Skips this many sequence numbers, as if frames were lost.
    void lose(std::uint8_t frames) { m_sequence = static_cast<std::uint8_t>(m_sequence + frames); }
    [[nodiscard]] std::vector<mavlink::Frame> heardOf(std::uint16_t id) const
    {
        std::vector<mavlink::Frame> found;
        for (const Heard& each : heard)
            if (each.id == id)
                found.push_back(each.frame());
        return found;
    }

    std::function<void(const mavlink::Frame&)> answer;
    std::vector<Heard> heard;

private:
    mavlink::Parser m_parser;
    std::uint8_t m_sequence = 0;
};

} // namespace leadline::test
