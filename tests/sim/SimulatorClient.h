// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "link/Peer.h"
#include "ping/Message.h"
#include "ping/Parser.h"

#include <QByteArray>

#include <algorithm>
#include <cstddef>
#include <vector>

namespace leadline::test {

/// A client of a simulated device, on a fake clock and without a line in between.
class SimulatorClient {
public:
    struct Received {
        base::Instant at;
        link::Peer::Client to;
        std::vector<std::byte> bytes;

        [[nodiscard]] ping::Frame frame() const { return ping::viewFrame(bytes); }
        [[nodiscard]] std::uint16_t id() const { return frame().messageId; }
    };

    SimulatorClient(base::FakeClock& clock, link::Peer& device, ping::Family family)
        : m_clock(clock),
          m_device(device),
          m_family(family)
    {
        device.setOutput([this](base::ByteSpan bytes, link::Peer::Client to) {
            base::append(all, bytes);
            while (const auto frame = m_parser.next(bytes))
                received.push_back({m_clock.now(), to, {frame->bytes.begin(), frame->bytes.end()}});
        });
    }

    void send(base::ByteSpan bytes, link::Peer::Client from = 0) { m_device.receive(bytes, from); }

    /// What comes back within a time, from now on.
    std::vector<Received> exchange(base::ByteSpan bytes, base::Duration within = {},
                                   link::Peer::Client from = 0)
    {
        received.clear();
        send(bytes, from);
        m_clock.advance(within);
        return received;
    }
    std::vector<Received> wait(base::Duration time)
    {
        received.clear();
        m_clock.advance(time);
        return received;
    }

    /// The newest message of this kind that was received; views point into `received`.
    template<class M>
    [[nodiscard]] std::optional<M> last() const
    {
        for (auto each = received.rbegin(); each != received.rend(); ++each) {
            const ping::Message message = ping::decode(m_family, each->frame());
            if (const M* found = std::get_if<M>(&message))
                return *found;
        }
        return std::nullopt;
    }
    /// Asks for a message and gives the answer.
    template<class M>
    std::optional<M> get()
    {
        exchange(ping::encodeFrame(ping::common::GeneralRequest{M::id}));
        return last<M>();
    }
    [[nodiscard]] std::size_t count(std::uint16_t id) const
    {
        return static_cast<std::size_t>(std::ranges::count(received, id, &Received::id));
    }

    std::vector<Received> received;
    std::vector<std::byte> all;

private:
    base::FakeClock& m_clock;
    link::Peer& m_device;
    ping::Family m_family;
    ping::Parser m_parser;
};

} // namespace leadline::test
