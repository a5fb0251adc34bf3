// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/Recording.h"
#include "ping/Codec.h"
#include "ping/Ping1d.h"

#include <QString>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <vector>

namespace leadline::test {

/// The content of a recording whose program was killed.
struct RecordingSummary {
    bool truncated = false;
    std::uint64_t frames = 0;
    std::size_t streams = 0;
    /// Number of profiles of a Ping1D.
    std::uint64_t pings = 0;
    /// Time of the last record, UTC since 1970.
    std::chrono::nanoseconds until{};
};

/// Reads the recording; aborts the test unless the Ping1D's pings are complete from the first one
/// on.
inline RecordingSummary keptIn(const QString& file)
{
    auto opened = formats::Recording::open(std::filesystem::path(file.toStdString()));
    if (!opened)
        qFatal("%s", opened.error().message.text().c_str());
    (*opened)->index();
    const log::Log& log = (*opened)->log();
    RecordingSummary kept{.frames = log.frameCount(), .streams = log.streamCount()};
    std::vector<std::byte> scratch;
    std::map<log::StreamNumber, std::uint32_t> last;
    for (std::uint64_t i = 0; i < log.frameCount(); ++i) {
        const auto frame = log.read(i, scratch);
        const auto profile = frame && frame->messageId == ping::ping1d::Profile::id
                                 ? ping::decodePayload<ping::ping1d::Profile>(frame->payload)
                                 : std::nullopt;
        if (!profile)
            continue;
        const auto [at, isFirst] = last.emplace(log.entry(i)->stream, profile->pingNumber);
        if (!isFirst && profile->pingNumber != ++at->second)
            qFatal("ping %u is not behind %u", profile->pingNumber, at->second - 1);
        ++kept.pings;
    }
    const auto counts = (*opened)->counts();
    kept.truncated = counts.truncated;
    kept.until =
        counts.startUtc.value_or(std::chrono::nanoseconds{}) + counts.last.value_or(log::Time{});
    return kept;
}

} // namespace leadline::test
