// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/LiveDistances.h"

#include "echo/PingReader.h"
#include "ping/Ping1d.h"

#include <algorithm>
#include <utility>

namespace leadline::app {

namespace {

constexpr std::array ids{ping::ping1d::Profile::id, ping::ping1d::Distance::id,
                         ping::ping1d::DistanceSimple::id};

} // namespace

std::vector<MeasuredDistance> LiveDistances::take(const log::Log& log, log::StreamNumber stream,
                                                  std::optional<double> soundSpeed)
{
    const log::Stream& frames = log.stream(stream);
    const bool first = std::exchange(m_stream, stream) != stream;
    std::vector<log::FrameNumber> fresh;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const log::FrameSeries* series = frames.series(ids[i]);
        const std::uint64_t count = series ? series->size() : 0;
        for (std::uint64_t at = first ? count : m_taken[i]; at < count; ++at)
            if (const auto frame = series->at(at))
                fresh.push_back(*frame);
        m_taken[i] = count;
    }
    std::sort(fresh.begin(), fresh.end());
    std::vector<MeasuredDistance> measured;
    const echo::PingReader reader(log, stream, soundSpeed);
    echo::PingReader::Scratch scratch;
    for (const log::FrameNumber frame : fresh)
        if (const auto ping = reader.readFrame(frame, scratch))
            measured.push_back(
                {.time = ping->time,
                 .distanceM = ping->distanceM,
                 .confidencePercent = static_cast<int>(ping->confidencePercent.value_or(0))});
    return measured;
}

} // namespace leadline::app
