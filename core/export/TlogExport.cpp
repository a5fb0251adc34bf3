// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/TlogExport.h"

#include "FrameTraversal.h"
#include "formats/TlogRecord.h"

#include <algorithm>

namespace leadline::exporting {

namespace {

bool isVehicles(const log::Stream& stream)
{
    return stream.kind() == ping::DeviceKind::Vehicle;
}

} // namespace

base::Result<std::uint64_t> exportTlog(const formats::Recording& recording, const ExportPart& part,
                                       const BytesSink& sink, const ExportWatch& watch)
{
    const log::Log& log = recording.log();
    const log::WallClock clock = recording.clock();
    if (const auto there = part.check(log, isVehicles); !there)
        return there.error();
    const std::vector<bool> wanted = wantedStreams(log, part, isVehicles);
    if (std::none_of(wanted.begin(), wanted.end(), [](bool is) { return is; }))
        return base::Error{base::Message("The recording holds no MAVLink.")};
    BufferedSink gathered(sink);
    FrameReader reader(log);
    std::vector<std::byte> record;
    std::uint64_t frames = 0;
    base::Status read = base::done();
    const auto add = [&](log::FrameNumber number, const log::FrameEntry& entry) {
        const auto utc = clock.shownFor(number, entry.time);
        const auto frame = reader.read(number, entry);
        if (!frame || !utc) {
            read = frame ? base::Error{base::Message(
                               "The recording does not say when its messages came.")}
                         : unreadable();
            return false;
        }
        record.clear();
        formats::appendTlogRecord(record, *utc, *frame);
        ++frames;
        return gathered.add(record);
    };
    const bool whole = forEachFrame(log, part, wanted, watch, add);
    if (!read)
        return read.error();
    if (!whole && gathered.good())
        return cancelled();
    if (!gathered.good() || !gathered.flush())
        return base::Error{
            base::Message("The log could not be written: the disk is full or gone.")};
    return frames;
}

} // namespace leadline::exporting
