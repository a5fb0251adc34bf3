// SPDX-License-Identifier: GPL-3.0-or-later
#include "Measurements.h"

#include "base/Units.h"
#include "ping/Ping1d.h"
#include "ping/Ping360.h"

#include <algorithm>

namespace leadline::exporting {

namespace {

/// Upper limit for the number of samples in a frame of that length; the actual number is known only
/// after decoding.
template<class Message>
std::size_t roomIn(std::size_t frameLength)
{
    constexpr std::size_t others =
        ping::headerSize + ping::fixedSize<Message>() + sizeof(std::uint16_t) + ping::checksumSize;
    return frameLength > others ? frameLength - others : 0;
}

std::size_t roomForSamples(log::StreamKind kind, const log::FrameEntry& entry)
{
    namespace d1 = ping::ping1d;
    namespace d360 = ping::ping360;
    if (kind == log::StreamKind::Ping1D)
        return entry.messageId == d1::Profile::id ? roomIn<d1::Profile>(entry.length) : 0;
    return entry.messageId == d360::DeviceData::id ? roomIn<d360::DeviceData>(entry.length)
                                                   : roomIn<d360::AutoDeviceData>(entry.length);
}

} // namespace

Measurements::Measurements(const log::Log& log, log::Time end, const ExportPart& part,
                           std::optional<double> soundSpeed)
    : m_log(log),
      m_order(log),
      // If times went back in the recording, the last frame is not the latest.
      m_times(part.times(std::max(end, m_order.end().value_or(end))))
{
    for (std::size_t i = 0; i < log.streamCount(); ++i) {
        const auto number = static_cast<log::StreamNumber>(i);
        const log::Stream& stream = log.stream(number);
        m_sources.push_back({.reader = {log, number, soundSpeed},
                             .kind = stream.kind(),
                             .name = formats::streamName(log, number),
                             .wanted = !stream.sent() && part.wants(log, number)});
    }
}

bool Measurements::isWanted(const log::FrameEntry& entry) const
{
    // Streams that were added later have no source.
    return entry.stream < m_sources.size() && m_sources[entry.stream].wanted &&
           m_times.hold(entry.time) &&
           echo::isMeasurement(m_sources[entry.stream].kind, entry.messageId);
}

bool Measurements::measure(const ExportWatch& watch)
{
    return forEachEntry(watch, [&](log::FrameNumber number, const log::FrameEntry& entry) {
        if (!isWanted(entry))
            return true;
        Source& source = m_sources[entry.stream];
        ++source.most;
        // Nearly all pings have the same length, so only those that may be longer are read.
        if (roomForSamples(source.kind, entry) > source.longest)
            if (const auto ping = source.reader.readFrame(number, m_scratch))
                source.longest = std::max(source.longest, ping->profile.samples.size());
        return true;
    });
}

namespace {

/// Angle of the front in the device's gradians.
constexpr int frontGrad = 200;

} // namespace

std::optional<double> relativeBearing(const echo::Ping& ping)
{
    if (!ping.angleGrad)
        return std::nullopt;
    const int turn = base::gradiansPerTurn;
    int grad = (*ping.angleGrad - frontGrad) % turn;
    if (grad >= turn / 2)
        grad -= turn;
    else if (grad < -turn / 2)
        grad += turn;
    return base::degreesFromGradians(grad);
}

} // namespace leadline::exporting
