// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/RecordingSummary.h"

#include <algorithm>

namespace leadline::cli {

std::vector<StreamSummary> summarise(const log::Log& log, const std::stop_token& stop)
{
    std::vector<StreamSummary> streams(log.streamCount());
    std::vector<mavlink::LinkStatistics> links(streams.size());
    std::vector<std::byte> scratch;
    for (std::size_t i = 0; i < streams.size(); ++i) {
        const auto number = static_cast<log::StreamNumber>(i);
        const log::Stream& stream = log.stream(number);
        streams[i].name = log::streamName(log, number);
        streams[i].kind = stream.kind();
        streams[i].source = stream.source();
        streams[i].simulated = stream.simulated();
        streams[i].device = stream.device();
        streams[i].pings = stream.pings().size();
    }
    for (std::uint64_t i = 0; i < log.frameCount() && !stop.stop_requested(); ++i) {
        const auto entry = log.entry(i);
        if (!entry || log.stream(entry->stream).sent())
            continue;
        StreamSummary& stream = streams[entry->stream];
        if (stream.frames++ == 0)
            stream.first = entry->time;
        stream.last = entry->time;
        ++stream.messages[entry->messageId];
        if (stream.kind != log::StreamKind::Mavlink)
            continue;
        if (const auto frame = log.readMavlink(i, scratch))
            links[entry->stream].add(*frame, entry->time);
    }
    for (std::size_t i = 0; i < streams.size(); ++i)
        streams[i].components = links[i].components();
    // A source that was told apart later may have lost all of its frames to another kind.
    streams.erase(std::remove_if(streams.begin(), streams.end(),
                                 [](const StreamSummary& s) { return s.frames == 0; }),
                  streams.end());
    return streams;
}

} // namespace leadline::cli
