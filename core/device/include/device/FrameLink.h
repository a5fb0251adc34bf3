// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "device/StampedFrames.h"
#include "link/Link.h"
#include "ping/Frame.h"
#include "ping/Parser.h"

#include <QObject>

#include <cstdint>

namespace leadline::device {

/// A link as frames of the Ping protocol in both directions; everything sent to a sonar passes
/// through here, so that it can be recorded. Lives on the link's thread, not longer than the link,
/// and is not deleted from within its own signals.
class FrameLink : public QObject {
    Q_OBJECT

public:
    FrameLink(link::Link& link, base::Clock& clock, QObject* parent = nullptr);

    [[nodiscard]] link::Link& link() { return m_link; }
    [[nodiscard]] const link::Link& link() const { return m_link; }

    /// Sends one whole frame; returns false if the link could not send it.
    bool send(base::ByteSpan frame);

    /// Time that so many bytes take on a serial line at its present rate; 0 for a link without a
    /// rate.
    [[nodiscard]] base::Duration timeOnLine(std::size_t bytes) const;

    [[nodiscard]] std::uint64_t skippedBytes() const { return m_frames.parser().skippedBytes(); }
    [[nodiscard]] std::uint64_t badChecksums() const { return m_frames.parser().badChecksums(); }
    /// Number of bytes at the end of the stream that may be the beginning of a frame.
    [[nodiscard]] std::size_t waitingBytes() const { return m_frames.parser().waitingBytes(); }

signals:
    /// Emitted for each valid frame with the time at which its last byte arrived. The frame is
    /// valid only during the call.
    void received(const leadline::ping::Frame& frame, leadline::base::Instant at);
    void sent(leadline::base::ByteSpan frame, leadline::base::Instant at);

private:
    link::Link& m_link;
    base::Clock& m_clock;
    StampedFrames<ping::Parser, ping::Frame> m_frames;
};

} // namespace leadline::device
