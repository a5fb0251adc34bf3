// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/RecordingReader.h"

#include <string>

namespace leadline::log {

base::Status readStatus(const ReadCounts& counts, std::string_view name)
{
    if (counts.mediumFailed)
        return base::Error{
            base::Message("%1 could not be read to its end: its medium failed.", name)};
    if (counts.temporaryStorageFull)
        return base::Error{base::Message(
            "%1 could not be uncompressed: the folder for temporary files is full.", name)};
    if (counts.logFull)
        return base::Error{base::Message("%1 holds more frames than one log can.", name)};
    return base::done();
}

base::Message damageText(std::uint64_t messagesMissing, std::uint64_t damagedParts)
{
    if (messagesMissing == 1)
        return base::Message("The recording is damaged: 1 message is missing.");
    if (messagesMissing > 1)
        return base::Message("The recording is damaged: %1 messages are missing.", messagesMissing);
    return damagedParts > 0 ? base::Message("The recording is damaged in places.")
                            : base::Message();
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
        return "svlog";
    case Format::Xtf:
        break;
    }
    return "xtf";
}

} // namespace leadline::log
