// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/PingViewerExport.h"

#include "FrameTraversal.h"
#include "formats/PingViewerRecord.h"

#include <algorithm>
#include <optional>
#include <set>
#include <vector>

namespace leadline::exporting {

using ping::DeviceKind;

namespace {

bool isSonars(const log::Stream& stream)
{
    return stream.kind() != ping::DeviceKind::Vehicle && !stream.sent();
}

/// What the header says: the only kind of sonar that is written, Other where there are two.
ping::DeviceKind kindOf(const log::Log& log, const std::vector<bool>& wanted)
{
    std::set<ping::DeviceKind> kinds;
    for (log::StreamNumber i = 0; i < wanted.size(); ++i)
        if (wanted[i] && log.stream(i).kind() != ping::Family::Unknown)
            kinds.insert(log.stream(i).kind());
    return kinds.size() == 1 ? *kinds.begin() : ping::Family::Unknown;
}

/// Names of the exported sonars if there are several, because Ping Viewer takes them for one when
/// it plays the file; else empty.
std::vector<base::Message::Argument> sonarsOf(const log::Log& log, const std::vector<bool>& wanted)
{
    std::vector<base::Message::Argument> names;
    for (log::StreamNumber i = 0; i < wanted.size(); ++i)
        if (wanted[i] && log.stream(i).kind() != ping::Family::Unknown)
            names.emplace_back(formats::streamName(log, i));
    return names;
}

formats::PingViewerTexts textsOf(const formats::Recording& recording,
                                 const PingViewerOptions& options, const std::vector<bool>& wanted)
{
    const ping::DeviceKind kind = kindOf(recording.log(), wanted);
    formats::PingViewerTexts texts;
    texts.family = kind == ping::Family::Unknown ? 0 : 1;
    texts.type = kind == ping::Family::Ping1D ? 1 : kind == ping::Family::Ping360 ? 2 : 0;
    texts.gitHash = options.library;
    texts.tag = options.library;
    for (log::StreamNumber i = 0; i < wanted.size(); ++i)
        if (wanted[i] && recording.log().stream(i).simulated()) {
            texts.tag += formats::simulatedTag;
            break;
        }
    if (const auto utc = recording.counts().startUtc)
        texts.date = base::utcIso(*utc);
    else if (recording.startLocal())
        texts.date = recording.startLocal()->iso();
    return texts;
}

base::Error unwritable()
{
    return {base::Message("The log could not be written: the disk is full or gone.")};
}

} // namespace

base::Result<std::uint64_t> exportPingViewer(const formats::Recording& recording,
                                             const PingViewerOptions& options,
                                             const BytesSink& sink, const ExportWatch& watch)
{
    const log::Log& log = recording.log();
    if (const auto there = options.part.check(log, isSonars); !there)
        return there.error();
    const std::vector<bool> wanted = wantedStreams(log, options.part, isSonars);
    if (std::none_of(wanted.begin(), wanted.end(), [](bool is) { return is; }))
        return base::Error{base::Message("The recording holds no sonar.")};
    const auto sonars = sonarsOf(log, wanted);
    if (sonars.size() > 1 && options.part.streams.empty() &&
        recording.format() != log::Format::PingViewer)
        return base::Error{
            base::Message("A log of Ping Viewer holds one sonar: choose a stream of %1.",
                          base::listed(sonars, base::Conjunction::None))};
    BufferedSink gathered(sink);
    std::vector<std::byte> head;
    formats::appendPingViewerHeader(head, textsOf(recording, options, wanted));
    if (!gathered.add(head))
        return unwritable();
    FrameReader reader(log);
    std::uint64_t frames = 0;
    bool read = true;
    const auto add = [&](log::FrameNumber number, const log::FrameEntry& entry) {
        const auto frame = reader.read(number, entry);
        if (!frame) {
            read = false;
            return false;
        }
        const auto time = std::chrono::floor<std::chrono::milliseconds>(entry.time);
        // The first record has a time in any case, because readers recognise the file by it.
        const bool timed = !entry.untimed || frames == 0;
        head.clear();
        formats::appendPingViewerRecordHead(
            head,
            timed ? std::optional(std::max(time, std::chrono::milliseconds(0))) : std::nullopt,
            frame->size());
        ++frames;
        return gathered.add(head, *frame);
    };
    const bool whole = forEachFrame(log, options.part, wanted, watch, add);
    if (!read)
        return unreadable();
    if (!whole && gathered.good())
        return cancelled();
    if (!gathered.good() || !gathered.flush())
        return unwritable();
    return frames;
}

} // namespace leadline::exporting
