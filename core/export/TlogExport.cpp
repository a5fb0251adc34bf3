// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/TlogExport.h"

#include "FrameOrder.h"
#include "log/TlogRecord.h"

#include <algorithm>
#include <vector>

namespace leadline::exporting {

namespace {

constexpr std::size_t writeAbove = std::size_t{256} << 10U;
constexpr std::uint64_t framesBetweenLooks = 4096;

/// By stream: whether its frames are written.
std::vector<bool> wantedStreams(const log::Log& log, const ExportPart& part)
{
    std::vector<bool> wanted;
    for (std::size_t i = 0; i < log.streamCount(); ++i) {
        const auto number = static_cast<log::StreamNumber>(i);
        wanted.push_back(log.stream(number).kind() == log::StreamKind::Mavlink &&
                         part.wants(log, number));
    }
    return wanted;
}

} // namespace

base::Result<std::uint64_t> exportTlog(const log::Recording& recording, const ExportPart& part,
                                       const BytesSink& sink, const ExportWatch& watch)
{
    const log::Log& log = recording.log();
    const log::WallClock clock = recording.clock();
    const auto ofVehicle = [](const log::Stream& stream) {
        return stream.kind() == log::StreamKind::Mavlink;
    };
    if (const auto there = part.check(log, ofVehicle); !there)
        return there.error();
    const std::vector<bool> wanted = wantedStreams(log, part);
    if (std::none_of(wanted.begin(), wanted.end(), [](bool is) { return is; }))
        return base::Error{"The recording holds no MAVLink."};
    const FrameOrder order(log);
    const auto times = part.times(order.end().value_or(log::Time{}));
    std::vector<std::byte> bytes;
    std::vector<std::byte> scratch;
    std::uint64_t frames = 0;
    bool written = true;
    for (std::uint64_t i = 0; i < order.count() && written; ++i) {
        if (i % framesBetweenLooks == 0 &&
            !watch.goesOn(static_cast<double>(i) / static_cast<double>(order.count())))
            return cancelled();
        const log::FrameNumber number = order.frame(i);
        const auto entry = log.entry(number);
        if (!entry || !wanted[entry->stream] || !times.hold(entry->time))
            continue;
        const auto utc = clock.shownFor(number, entry->time);
        const auto frame = log.readMavlink(number, scratch);
        if (!frame || !utc)
            return base::Error{frame ? "The recording does not say when its messages came."
                                     : "The recording cannot be read: its medium does not answer."};
        log::appendTlogRecord(bytes, *utc, frame->bytes());
        ++frames;
        if (bytes.size() > writeAbove) {
            written = sink(bytes);
            bytes.clear();
        }
    }
    if (!written || !sink(bytes))
        return base::Error{"The log could not be written: the disk is full or gone."};
    if (watch.progress)
        watch.progress(1);
    return frames;
}

} // namespace leadline::exporting
