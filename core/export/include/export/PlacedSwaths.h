// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/ExportPart.h"
#include "log/SonarKind.h"
#include "swath/PlayheadBottom.h"

#include <cstdint>
#include <optional>

namespace leadline::exporting {

[[nodiscard]] inline bool isSwathSonar(const log::Stream& stream)
{
    return log::isDrawnAs(stream.kind(), ping::View::Swath);
}

/// The swaths of one stream within the part of a log, filtered, with their places.
class PlacedSwaths {
public:
    PlacedSwaths(const log::Log& log, log::StreamNumber stream, const ExportPart::Times& times,
                 const swath::SoundingFilter::Options& filter)
        : m_reader(log, stream),
          m_filter(filter),
          m_track(log),
          m_times(times)
    {
    }

    [[nodiscard]] std::uint64_t count() const { return m_reader.count(); }
    /// On which places lie; nullopt if nothing is known of the place on the Earth.
    [[nodiscard]] const std::optional<map::MapGrid>& earth() const { return m_track.grid(); }
    /// Of a sounding; nullopt without earth() or without a place.
    [[nodiscard]] std::optional<map::GeoPosition>
    positionOf(const swath::LevelSounding& sounding,
               const std::optional<swath::SwathPlace>& place) const
    {
        if (!place || !earth())
            return std::nullopt;
        const swath::GroundPoint ground = swath::groundPoint(sounding, *place);
        return earth()->projection.unproject(
            {earth()->origin.eastingM + ground.eastM, earth()->origin.northingM + ground.northM});
    }

    /// Calls `take(swath, place)`, whose place may be nullopt, until it returns false. False if it
    /// was stopped.
    template<class Take>
    [[nodiscard]] bool forEach(const ExportWatch& watch, const Take& take)
    {
        for (std::uint64_t i = 0; i < count(); ++i) {
            // Progress is reported, and a stop request seen, that often.
            constexpr std::uint64_t swathsAtOnce = 64;
            if (i % swathsAtOnce == 0 && !watch.reportProgress(double(i) / double(count())))
                return false;
            const auto time = m_reader.timeOf(i);
            if (!time || !m_times.hold(*time))
                continue;
            auto swath = m_reader.read(i);
            if (!swath)
                continue;
            m_filter.apply(*swath);
            if (!take(*swath, m_track.next(*time)))
                return false;
        }
        return true;
    }

private:
    swath::SwathReader m_reader;
    swath::SoundingFilter m_filter;
    swath::SwathTrack m_track;
    ExportPart::Times m_times;
};

} // namespace leadline::exporting
