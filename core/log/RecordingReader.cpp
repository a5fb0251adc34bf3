// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/RecordingReader.h"

#include <string>

namespace leadline::log {

base::Status readStatus(const ReadCounts& counts, std::string_view name)
{
    const auto trouble = [&](std::string_view what) {
        return base::Error{std::string(name) + std::string(what)};
    };
    if (counts.mediumFailed)
        return trouble(" could not be read to its end: its medium failed.");
    if (counts.temporaryStorageFull)
        return trouble(" could not be uncompressed: the folder for temporary files is full.");
    if (counts.logFull)
        return trouble(" holds more frames than one log can.");
    return base::done();
}

std::string damageSentence(std::uint64_t messagesMissing, std::uint64_t damagedParts)
{
    if (messagesMissing == 1)
        return "The recording is damaged: 1 message is missing.";
    if (messagesMissing > 1)
        return "The recording is damaged: " + std::to_string(messagesMissing) +
               " messages are missing.";
    return damagedParts > 0 ? "The recording is damaged in places." : std::string();
}

std::string_view toString(Format format)
{
    switch (format) {
    case Format::Mcap:
        return "mcap";
    case Format::PingViewer:
        return "pingviewer";
    case Format::Tlog:
        return "tlog";
    case Format::Svlog:
        break;
    }
    return "svlog";
}

} // namespace leadline::log
