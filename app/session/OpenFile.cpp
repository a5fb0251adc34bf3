// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/OpenFile.h"

#include "log/SonarKind.h"

#include <algorithm>

namespace leadline::app {

namespace {

bool isSonar(const log::Stream& stream)
{
    return log::isKnownSonar(stream.kind());
}

} // namespace

std::optional<log::StreamNumber> OpenFile::streamShown(log::StreamNumber own) const
{
    return alone ? std::optional(own) : own < streams.size() ? streams[own] : std::nullopt;
}

std::optional<log::StreamNumber> OpenFile::ownStream(log::StreamNumber shown) const
{
    if (alone)
        return shown < recording->log().streamCount() ? std::optional(shown) : std::nullopt;
    const auto found = std::ranges::find(streams, std::optional(shown));
    return found != streams.end()
               ? std::optional(static_cast<log::StreamNumber>(found - streams.begin()))
               : std::nullopt;
}

bool OpenFile::holds(log::StreamNumber shown) const
{
    return ownStream(shown).has_value();
}

bool OpenFile::hasSonar() const
{
    const log::Log& log = recording->log();
    for (std::size_t i = 0; i < log.streamCount(); ++i)
        if (isSonar(log.stream(static_cast<log::StreamNumber>(i))))
            return true;
    return false;
}

std::vector<OpenFile> openFiles(const log::LaidLogs& laid, const log::Log& joined,
                                const QStringList& paths)
{
    std::vector<OpenFile> files;
    for (std::size_t part = 0; part < laid.parts.size(); ++part) {
        const log::LaidLogs::Part& its = laid.parts[part];
        OpenFile& file = files.emplace_back(OpenFile{.path = paths.value(qsizetype(part)),
                                                     .recording = its.recording.get(),
                                                     .zero = its.zero,
                                                     .alone = false});
        for (std::size_t i = 0; i < its.recording->log().streamCount(); ++i)
            file.streams.push_back(laid.streamIn(joined, part, static_cast<log::StreamNumber>(i)));
    }
    return files;
}

} // namespace leadline::app
