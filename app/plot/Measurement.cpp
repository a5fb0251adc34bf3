// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/Measurement.h"

#include "ping/FamilyDescriptor.h"

#include <algorithm>

namespace leadline::app {

std::optional<Measurement> newestMeasurement(const echo::PingReader& reader, log::Time time,
                                             MeasurementPlace& place)
{
    const log::Log& log = reader.log();
    const log::Stream& stream = log.stream(reader.stream());
    const ping::FamilyDescriptor* family = ping::descriptorOf(stream.kind().family());
    // A sonar without messages of a distance alone measures none.
    if (!family || std::ranges::all_of(family->pings, &ping::PingMessage::isPing))
        return std::nullopt;
    std::optional<log::FrameNumber> newest;
    std::optional<log::FrameNumber> next;
    for (std::size_t i = 0; i < std::min(family->pings.size(), place.size()); ++i) {
        const log::FrameSeries* series = stream.series(family->pings[i].id);
        if (!series)
            continue;
        const std::uint64_t count = log.countUpTo(*series, time, place[i]);
        place[i] = count;
        const auto frame = count > 0 ? series->at(count - 1) : std::nullopt;
        const auto after = series->at(count);
        if (frame && (!newest || *frame > *newest))
            newest = frame;
        if (after && (!next || *after < *next))
            next = after;
    }
    if (!newest)
        return std::nullopt;
    return Measurement{.frame = *newest,
                       .time = log.timeOf(*newest).value_or(log::Time{}),
                       .next = next ? log.timeOf(*next) : std::nullopt};
}

std::optional<Measurement> newestMeasurement(const echo::PingReader& reader, log::Time time)
{
    MeasurementPlace anywhere;
    return newestMeasurement(reader, time, anywhere);
}

} // namespace leadline::app
