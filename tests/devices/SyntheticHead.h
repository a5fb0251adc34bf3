// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/EventLoopClock.h"
#include "link/UdpPeerServer.h"
#include "ping/Codec.h"
#include "ping/Common.h"
#include "ping/Parser.h"
#include "ping/Ping360.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace leadline::test {

/// A Ping360 that answers at once and scans by request. Whatever it asks the water, one thing
/// stands out there: half a range off, at the device's own 300 gradians.
class SyntheticHead : public link::Peer {
public:
    static constexpr int echoAtGrad = 300;

    struct Who {
        std::uint8_t minor = 0;
        std::uint8_t id = 2;
    };
    explicit SyntheticHead(const Who& who) : m_who(who) {}

    void receive(base::ByteSpan bytes, Client from) override
    {
        base::ByteSpan rest = bytes;
        while (const auto frame = m_parser.next(rest)) {
            if (const auto asked =
                    ping::decodePayload<ping::common::GeneralRequest>(frame->payload);
                asked && frame->messageId == ping::common::GeneralRequest::id)
                report(asked->requestedId, from);
            else if (const auto order =
                         ping::decodePayload<ping::ping360::Transducer>(frame->payload);
                     order && frame->messageId == ping::ping360::Transducer::id)
                listen(*order, from);
        }
    }

    /// Times that it was told to ping.
    int pings = 0;

private:
    template<class Message>
    void say(const Message& message, Client to)
    {
        put(ping::encodeFrame(message, m_who.id), to);
    }
    void report(std::uint16_t id, Client to)
    {
        if (id == ping::common::ProtocolVersion::id)
            say(ping::common::ProtocolVersion{1, 0, 0}, to);
        else if (id == ping::common::DeviceInformation::id)
            say(ping::common::DeviceInformation{2, 'C', 3, m_who.minor, 0}, to);
        else if (id == ping::ping360::DeviceData::id)
            say(m_state, to);
    }
    void listen(const ping::ping360::Transducer& order, Client to)
    {
        pings += order.transmit;
        m_samples.assign(order.transmit != 0 ? order.numberOfSamples : 0U, 0);
        const bool isThere = order.angle > echoAtGrad - 10 && order.angle < echoAtGrad + 10;
        for (std::size_t i = m_samples.size() / 2; isThere && i < m_samples.size() * 6 / 10; ++i)
            m_samples[i] = 255;
        m_state = {.mode = order.mode,
                   .gainSetting = order.gainSetting,
                   .angle = order.angle,
                   .transmitDuration = order.transmitDuration,
                   .samplePeriod = order.samplePeriod,
                   .transmitFrequency = order.transmitFrequency,
                   .numberOfSamples = order.numberOfSamples,
                   .data = m_samples};
        say(m_state, to);
    }

    Who m_who;
    ping::Parser m_parser;
    std::vector<std::uint8_t> m_samples;
    ping::ping360::DeviceData m_state;
};

/// One on a port of this computer, gone with this.
class HeadAtPort {
public:
    /// On any port, or on the same as before.
    explicit HeadAtPort(const SyntheticHead::Who& who = {}, std::uint16_t port = 0)
        : m_head(new SyntheticHead(who)), // the server's, at once
          m_server(std::unique_ptr<SyntheticHead>(m_head), m_clock)
    {
        if (!m_server.listen("127.0.0.1", port))
            qFatal("no port");
    }

    [[nodiscard]] std::uint16_t port() const { return m_server.port(); }
    [[nodiscard]] QString url() const
    {
        return QStringLiteral("udp://127.0.0.1:%1?device=ping360").arg(m_server.port());
    }
    [[nodiscard]] const SyntheticHead& head() const { return *m_head; }

private:
    link::EventLoopClock m_clock;
    SyntheticHead* m_head;
    link::UdpPeerServer m_server;
};

} // namespace leadline::test
