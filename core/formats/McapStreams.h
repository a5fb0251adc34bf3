// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/FrameIndexer.h"
#include "log/MavlinkIndexer.h"
#include "log/RecordingReader.h"

#include <map>
#include <string>

namespace leadline::log {

/// The streams of bytes that an MCAP file's frames are read from.
class McapStreams {
public:
    explicit McapStreams(Log& log) : m_log(log) {}

    struct Sonars {
        /// Null when there are as many streams as a log can have.
        FrameIndexer* indexer = nullptr;
        bool isNew = false;
    };
    /// Of a topic, which may have had several channels.
    [[nodiscard]] Sonars sonars(std::size_t topic);
    /// Of a link; null when there are as many streams as a log can have.
    [[nodiscard]] MavlinkIndexer* vehicle(const std::string& link);
    /// The same for what was sent on that link.
    [[nodiscard]] MavlinkIndexer* sentTo(const std::string& link);

    /// Those of the log that the frames of a topic went to.
    [[nodiscard]] std::vector<StreamNumber> streamsOf(std::size_t topic) const;

    /// No more bytes come.
    void finish();
    /// What was sent is counted by message, not here.
    void addTo(ReadCounts& counts) const;

private:
    [[nodiscard]] bool full();

    Log& m_log;
    std::map<std::size_t, FrameIndexer> m_sonars;
    std::map<std::string, MavlinkIndexer> m_vehicles;
    std::map<std::string, MavlinkIndexer> m_sent;
    bool m_refused = false;
};

} // namespace leadline::log
