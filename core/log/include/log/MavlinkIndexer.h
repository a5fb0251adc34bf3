// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/StampedInput.h"
#include "mavlink/Parser.h"

#include <optional>
#include <string>
#include <utility>

namespace leadline::log {

/// Puts the frames of a vehicle's link, recorded in a file, into one stream of a log.
class MavlinkIndexer {
public:
    /// `link` is the address that the file gives for it, or empty.
    explicit MavlinkIndexer(Log& log, std::string link = {}) : m_log(log), m_link(std::move(link))
    {
    }

    void setSimulated() { m_simulated = true; }
    /// Its frames went to the vehicle.
    void setSent() { m_sent = true; }

    /// The next bytes of the stream, and where the file has them.
    void feed(std::uint64_t fileOffset, base::ByteSpan bytes, Stamp stamp);
    /// No more bytes come, or what comes does not go on from them: what waits is looked into again.
    void finish();

    [[nodiscard]] std::uint64_t frames() const { return m_frames; }
    [[nodiscard]] const mavlink::Parser& parser() const { return m_parser; }
    /// The log has no room for more; what came since is not in it.
    [[nodiscard]] bool full() const { return m_full; }

private:
    void add(const mavlink::Frame& frame);

    Log& m_log;
    std::string m_link;
    std::optional<StreamNumber> m_stream;
    mavlink::Parser m_parser;
    StampedInput m_fed;
    std::uint64_t m_frames = 0;
    bool m_simulated = false;
    bool m_sent = false;
    bool m_full = false;
};

} // namespace leadline::log
