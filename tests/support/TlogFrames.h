// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/TlogRecord.h"
#include "mavlink/LinkMessages.h"
#include "mavlink/Message.h"

namespace leadline::test {

/// Builds a telemetry log record by record.
class TlogMaker {
public:
    /// The time is 2026-01-02 03:04:05.678 UTC.
    static constexpr std::chrono::nanoseconds start{1'767'323'045'678'000'000};

    explicit TlogMaker(std::chrono::nanoseconds utc = start) : m_utc(utc) {}

    /// Adds an ATTITUDE whose time since boot is `number`, which identifies the record.
    TlogMaker& attitude(std::uint32_t number) { return record(frame(number)); }
    /// Adds a heartbeat of an autopilot; ATTITUDE alone does not identify a vehicle.
    TlogMaker& heartbeat()
    {
        return record(mavlink::encodeFrame({{1, 1}, m_sequence++},
                                           mavlink::Heartbeat{.type = 12, .autopilot = 3}));
    }
    TlogMaker& record(base::ByteSpan frame)
    {
        formats::appendTlogRecord(m_bytes, m_utc, frame);
        m_utc += std::chrono::milliseconds(100);
        return *this;
    }
    TlogMaker& raw(base::ByteSpan bytes)
    {
        base::append(m_bytes, bytes);
        return *this;
    }
    TlogMaker& setClock(std::chrono::nanoseconds by)
    {
        m_utc += by;
        return *this;
    }
    std::vector<std::byte> frame(std::uint32_t number)
    {
        mavlink::Attitude attitude;
        attitude.timeBootMs = number;
        attitude.yaw = 1.5F;
        return mavlink::encodeFrame({{1, 1}, m_sequence++}, attitude);
    }
    [[nodiscard]] const std::vector<std::byte>& bytes() const { return m_bytes; }

private:
    std::vector<std::byte> m_bytes;
    std::chrono::nanoseconds m_utc;
    std::uint8_t m_sequence = 0;
};

} // namespace leadline::test
