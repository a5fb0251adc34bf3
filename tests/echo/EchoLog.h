// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/Log.h"
#include "support/SonarFrames.h"

#include <chrono>
#include <cstdlib>

namespace leadline::test {

/// A log that a test fills frame by frame, of one stream.
class EchoLog {
public:
    explicit EchoLog(ping::DeviceKind kind) { (void)m_log.addStream(1, kind); }

    void add(const Bytes& frame, log::Time time)
    {
        if (!m_log.append(0, ping::viewFrame(frame), time))
            std::abort();
    }
    /// 100 ms after the one before.
    void add(const Bytes& frame)
    {
        add(frame, m_next);
        m_next += std::chrono::milliseconds(100);
    }
    [[nodiscard]] log::Stream& streamForWriting() { return m_log.streamForWriting(0); }
    [[nodiscard]] const log::Log& log() const { return m_log; }

private:
    log::Log m_log;
    log::Time m_next{};
};

} // namespace leadline::test
