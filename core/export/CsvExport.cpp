// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/CsvExport.h"

#include "FrameOrder.h"
#include "echo/PingReader.h"
#include "echo/VehicleFollower.h"
#include "export/CsvRow.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace leadline::exporting {

namespace {

constexpr std::size_t writeAbove = std::size_t{256} << 10U;
constexpr std::uint64_t framesBetweenLooks = 4096;

/// One sonar of the recording.
struct Source {
    echo::PingReader reader;
    log::StreamKind kind;
    std::string name;
    bool wanted;
};

class CsvWriter {
public:
    CsvWriter(const log::Log& log, log::Time end, const CsvOptions& options)
        : m_log(log),
          m_order(log),
          // Where times went back, the last record is not the latest.
          m_times(options.part.times(std::max(end, m_order.end().value_or(end)))),
          m_vehicle(log),
          m_withVehicle(options.vehicle)
    {
        for (std::size_t i = 0; i < log.streamCount(); ++i) {
            const auto number = static_cast<log::StreamNumber>(i);
            std::string name = log::streamName(log, number);
            const bool sent = log.stream(number).sent();
            const bool wanted = !sent && options.part.wants(log, number);
            m_sources.push_back({.reader = {log, number, options.soundSpeed},
                                 .kind = log.stream(number).kind(),
                                 .name = std::move(name),
                                 .wanted = wanted});
        }
    }

    /// Calls `use(ping, source)` for every row in the order of time; false when it or `look` said
    /// to stop.
    template<class Use, class Look>
    bool forEachRow(const Use& use, const Look& look)
    {
        m_vehicle = echo::VehicleFollower(m_log);
        for (std::uint64_t i = 0; i < m_order.count(); ++i) {
            if (i % framesBetweenLooks == 0 && !look(i, m_order.count()))
                return false;
            const log::FrameNumber number = m_order.frame(i);
            const auto entry = m_log.entry(number);
            if (entry && m_withVehicle)
                m_vehicle.take(number, *entry);
            if (!entry || !m_times.hold(entry->time))
                continue;
            const Source& source = m_sources[entry->stream];
            if (!source.wanted || !echo::isMeasurement(source.kind, entry->messageId))
                continue;
            const auto ping = source.reader.readFrame(number, m_scratch);
            if (ping && !use(*ping, source))
                return false;
        }
        return true;
    }

    /// At the row that is being used.
    [[nodiscard]] echo::VehiclePose vehicleAt(log::Time time)
    {
        return m_withVehicle ? m_vehicle.at(time) : echo::VehiclePose{};
    }

private:
    const log::Log& m_log;
    /// The log may grow meanwhile; what came later is not of this export.
    FrameOrder m_order;
    ExportPart::Times m_times;
    std::vector<Source> m_sources;
    echo::VehicleFollower m_vehicle;
    bool m_withVehicle;
    std::vector<std::byte> m_scratch;
};

} // namespace

base::Result<std::uint64_t> exportCsv(const log::Log& log, log::Time end, const CsvOptions& options,
                                      const TextSink& sink, const ExportWatch& watch)
{
    const auto received = [](const log::Stream& stream) { return !stream.sent(); };
    if (const auto there = options.part.check(log, received); !there)
        return there.error();
    CsvWriter writer(log, end, options);

    // The number of sample columns has to be known before the first row.
    const double share = options.samples ? 0.3 : 0.0;
    std::size_t longest = 0;
    const auto lookFrom = [&](double done, double part) {
        return [&, done, part](std::uint64_t at, std::uint64_t count) {
            return watch.goesOn(done + part * static_cast<double>(at) / static_cast<double>(count));
        };
    };
    if (options.samples) {
        const auto measure = [&](const echo::Ping& ping, const Source&) {
            longest = std::max(longest, ping.profile.samples.size());
            return true;
        };
        if (!writer.forEachRow(measure, lookFrom(0, share)))
            return cancelled();
    }

    std::string text = csvHeader(longest, options.vehicle);
    std::uint64_t rows = 0;
    bool written = true;
    const auto write = [&](const echo::Ping& ping, const Source& source) {
        appendCsvRow(text, ping, source.name, longest, options.vehicle, options.startUtc,
                     writer.vehicleAt(ping.time));
        ++rows;
        if (text.size() > writeAbove) {
            written = sink(text);
            text.clear();
        }
        return written;
    };
    if (!writer.forEachRow(write, lookFrom(share, 1 - share)) && written)
        return cancelled();
    if (!written || !sink(text))
        return base::Error{"The rows could not be written: the disk is full or gone."};
    if (watch.progress)
        watch.progress(1);
    return rows;
}

} // namespace leadline::exporting
