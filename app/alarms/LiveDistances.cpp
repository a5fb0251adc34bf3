// SPDX-License-Identifier: GPL-3.0-or-later
#include "alarms/LiveDistances.h"

#include "device/SentRequests.h"
#include "echo/PingReader.h"
#include "ping/FamilyDescriptor.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace leadline::app {

namespace {

/// Time within which repeated distances are recognised, and their greatest number.
constexpr auto memory = std::chrono::seconds(2);
constexpr std::size_t mostCounted = 8;

} // namespace

std::vector<MeasuredDistance> LiveDistances::readNew(const log::Log& log, log::StreamNumber stream,
                                                     std::optional<double> soundSpeed)
{
    const log::Stream& frames = log.stream(stream);
    const bool first = std::exchange(m_stream, stream) != stream;
    std::vector<log::FrameNumber> fresh;
    const ping::FamilyDescriptor* family = ping::descriptorOf(frames.kind().family());
    const std::size_t kinds = family ? std::min(family->pings.size(), m_taken.size()) : 0;
    for (std::size_t i = 0; i < kinds; ++i) {
        const log::FrameSeries* series = frames.series(family->pings[i].id);
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
    for (const log::FrameNumber number : fresh) {
        const auto ping = reader.readFrame(number, scratch);
        // Distances without a ping number cannot be recognised as repeated, since equal values may
        // be new.
        if (!ping || (ping->pingNumber && isRepeated(scratch, ping->time)))
            continue;
        measured.push_back(
            {.time = ping->time,
             .distanceM = ping->distanceM,
             .confidencePercent = static_cast<int>(ping->confidencePercent.value_or(0))});
    }
    return measured;
}

bool LiveDistances::isRepeated(base::ByteSpan frame, log::Time time)
{
    const std::size_t hash = device::hashOf(frame);
    std::erase_if(m_counted, [time](const Counted& each) { return time - each.time > memory; });
    if (std::ranges::find(m_counted, hash, &Counted::hash) != m_counted.end())
        return true;
    if (m_counted.size() == mostCounted)
        m_counted.pop_front();
    m_counted.push_back({hash, time});
    return false;
}

} // namespace leadline::app
