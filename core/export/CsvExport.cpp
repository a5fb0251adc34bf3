// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/CsvExport.h"

#include "Measurements.h"
#include "echo/VehicleFollower.h"
#include "export/CsvRow.h"

#include <algorithm>

namespace leadline::exporting {

namespace {

constexpr std::size_t writeAbove = std::size_t{256} << 10U;

} // namespace

base::Result<std::uint64_t> exportCsv(const log::Log& log, log::Time end, const CsvOptions& options,
                                      const TextSink& sink, const ExportWatch& watch)
{
    const auto received = [](const log::Stream& stream) { return !stream.sent(); };
    if (const auto there = options.part.check(log, received); !there)
        return there.error();
    Measurements measurements(log, end, options.part, options.soundSpeed);

    // The number of sample columns has to be known before the first row.
    const double share = options.samples ? 0.1 : 0.0;
    std::size_t longest = 0;
    if (options.samples) {
        if (!measurements.measure(watch.step(0, share)))
            return cancelled();
        for (const Measurements::Source& source : measurements.sources())
            longest = std::max(longest, source.longest);
    }

    std::string text = csvHeader(longest, options.vehicle);
    std::uint64_t rows = 0;
    bool written = true;
    echo::VehicleFollower vehicle(log);
    const auto hear = [&](log::FrameNumber number, const log::FrameEntry& entry) {
        if (options.vehicle)
            vehicle.take(number, entry);
    };
    const auto write = [&](const echo::Ping& ping, const Measurements::Source& source) {
        appendCsvRow(text, ping, source.name, longest, options.vehicle, options.startUtc,
                     options.vehicle ? vehicle.at(ping.time) : echo::VehiclePose{});
        ++rows;
        if (text.size() > writeAbove) {
            written = sink(text);
            text.clear();
        }
        return written;
    };
    if (!measurements.forEach(watch.step(share, 1), hear, write) && written)
        return measurements.unreadable() ? unreadable() : cancelled();
    if (!written || !sink(text))
        return base::Error{"The rows could not be written: the disk is full or gone."};
    if (watch.progress)
        watch.progress(1);
    return rows;
}

} // namespace leadline::exporting
