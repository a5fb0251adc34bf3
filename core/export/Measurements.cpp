// SPDX-License-Identifier: GPL-3.0-or-later
#include "Measurements.h"

#include "base/Units.h"
#include "ping/FamilyDescriptor.h"

#include <algorithm>

namespace leadline::exporting {

namespace {

/// Samples that a frame of that length may hold: what it holds is found by decoding it.
std::size_t roomForSamples(const ping::FamilyDescriptor* family, const log::FrameEntry& entry)
{
    const ping::PingMessage* message = family ? family->measurement(entry.messageId) : nullptr;
    if (!message || !message->isPing())
        return 0;
    const std::size_t others = ping::headerSize + message->headSize + ping::checksumSize;
    return entry.length > others ? (entry.length - others) / message->sampleWidth : 0;
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
        m_sources.push_back({.reader = {log, number, soundSpeed, echo::SampleScale::AsSent},
                             .kind = stream.kind(),
                             .name = formats::streamName(log, number),
                             .wanted = !stream.sent() && part.wants(log, number),
                             .isWide = ping::hasWideSamples(stream.kind().family())});
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
        // Nearly all pings are as long as the one before, and need not be read for it.
        if (roomForSamples(ping::descriptorOf(source.kind.family()), entry) > source.longest)
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

base::Error noMeasurements(const ExportPart& part)
{
    const bool whole = part.streams.empty() && !part.from && !part.until && !part.after;
    return {whole ? base::Message("The recording holds no pings of a sonar.")
                  : base::Message("This part of the recording holds no pings of a sonar.")};
}

} // namespace leadline::exporting
