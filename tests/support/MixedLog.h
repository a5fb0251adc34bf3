// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/Log.h"
#include "mavlink/Message.h"
#include "ping/Message.h"

namespace leadline::test {

/// Builds a log frame by frame, with sonars and with vehicles that have several components on a
/// link.
class MixedLog {
public:
    explicit MixedLog(log::Log& log) : m_log(log) {}

    log::StreamNumber sonar(ping::DeviceKind kind, std::uint8_t id)
    {
        return m_log.addStream(id, kind).value();
    }
    log::StreamNumber vehicle() { return m_log.addStream(0, ping::DeviceKind::Vehicle).value(); }
    log::StreamNumber sent()
    {
        const log::StreamNumber stream = vehicle();
        m_log.streamForWriting(stream).setSent();
        return stream;
    }

    template<ping::WireMessage M>
    void add(log::StreamNumber stream, log::Time time, const M& message)
    {
        const auto bytes = ping::encodeFrame(message, m_log.stream(stream).source());
        m_log.append(stream, ping::viewFrame(bytes), time);
    }
    template<mavlink::WireMessage M>
    requires(!ping::WireMessage<M>) void add(log::StreamNumber stream, log::Time time,
                                             const M& message, mavlink::Address sender = {1, 1})
    {
        const auto bytes = mavlink::encodeFrame({sender, m_sequence++}, message);
        m_log.append(stream, mavlink::Frame(mavlink::infoOf<M>(), bytes), time);
    }
    /// Adds a message by its id.
    void addRaw(log::StreamNumber stream, log::Time time, std::uint16_t id,
                const std::vector<std::byte>& payload, mavlink::Address sender = {1, 1})
    {
        const mavlink::MessageInfo& info = *mavlink::messageInfo(id);
        const auto bytes = mavlink::encodeFrame({sender, m_sequence++}, info, payload);
        m_log.append(stream, mavlink::Frame(info, bytes), time);
    }

private:
    log::Log& m_log;
    std::uint8_t m_sequence = 0;
};

} // namespace leadline::test
