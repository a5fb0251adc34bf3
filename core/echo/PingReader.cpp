// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/PingReader.h"

#include "base/Units.h"
#include "ping/FamilyDescriptor.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace leadline::echo {

namespace {

/// Rewrites the ping's samples, which lie in `frame`, by commonDecibels.
void toCommonScale(Ping& ping, std::span<std::byte> frame)
{
    const ping::Samples samples = ping.profile.samples;
    const double fullScale = samples.fullScale();
    const double perDecibel = fullScale / (commonDecibels.atFullScale - commonDecibels.atZero);
    const double zero = (ping.decibels->atZero - commonDecibels.atZero) * perDecibel;
    const double step =
        (ping.decibels->atFullScale - ping.decibels->atZero) * perDecibel / fullScale;
    ping.decibels = commonDecibels;
    if (samples.empty())
        return;
    auto* at = frame.data() + (std::as_bytes(samples.bytes()).data() - frame.data());
    for (const std::uint16_t sample : samples) {
        const auto value = static_cast<std::uint16_t>(
            std::lround(std::clamp(zero + step * sample, 0.0, fullScale)));
        for (unsigned i = 0; i < samples.width(); ++i)
            *at++ = static_cast<std::byte>(value >> (8 * i));
    }
}

} // namespace

PingReader::PingReader(const log::Log& log, log::StreamNumber stream,
                       std::optional<double> chosenSpeed, SampleScale scale)
    : m_log(&log),
      m_stream(stream),
      m_chosenSpeed(chosenSpeed),
      m_scale(scale)
{
}

std::uint64_t PingReader::countUpTo(log::Time time) const
{
    return m_log->countUpTo(pings(), time);
}

std::optional<log::PingEntry> PingReader::entry(std::uint64_t ping) const
{
    return pings().at(ping);
}

std::optional<log::Time> PingReader::timeOf(std::uint64_t ping) const
{
    const auto found = entry(ping);
    return found ? m_log->timeOf(found->frame) : std::nullopt;
}

std::optional<Ping> PingReader::read(std::uint64_t ping, Scratch& scratch) const
{
    const auto found = entry(ping);
    return found ? readFrame(found->frame, scratch) : std::nullopt;
}

std::optional<Ping> PingReader::readFrame(log::FrameNumber number, Scratch& scratch) const
{
    const SoundSpeed speed = speedAt(number);
    const auto frame = m_log->read(number, scratch);
    if (!frame)
        return std::nullopt;
    auto ping = decodePing(m_log->stream(m_stream).kind(), *frame, speed);
    if (ping) {
        ping->frame = number;
        ping->stream = m_stream;
        ping->time = m_log->timeOf(number).value_or(log::Time{});
        if (ping->decibels && m_scale == SampleScale::Common)
            toCommonScale(*ping, scratch);
    }
    return ping;
}

// The newest plausible speed_of_sound that the device reported before the frame.
SoundSpeed PingReader::speedAt(log::FrameNumber frame) const
{
    SoundSpeed speed{.chosen = m_chosenSpeed, .ofDevice = std::nullopt};
    const log::Stream& stream = m_log->stream(m_stream);
    const auto recorded = [&]() -> std::optional<double> {
        const auto time = m_log->timeOf(frame);
        return time ? stream.soundSpeedAt(*time) : std::nullopt;
    };
    const ping::FamilyDescriptor* family = ping::descriptorOf(stream.kind().family());
    if (!family)
        return speed;
    if (family->rangesAreTimes) {
        if (!speed.chosen)
            speed.chosen = recorded();
        return speed;
    }
    const log::FrameSeries* reports =
        family->soundSpeedReport != 0 ? stream.series(family->soundSpeedReport) : nullptr;
    if (!reports) {
        speed.ofDevice = recorded();
        return speed;
    }
    std::uint64_t low = 0;
    std::uint64_t high = reports->size();
    while (low < high) {
        const std::uint64_t middle = low + (high - low) / 2;
        if (reports->at(middle).value_or(frame) < frame)
            low = middle + 1;
        else
            high = middle;
    }
    // Another program may report an implausible value every second: the result of a search is kept,
    // so that reports are examined only once.
    if (m_reportsKnown > low)
        m_reportsKnown = 0;
    Scratch scratch;
    std::uint64_t left = low;
    while (!speed.ofDevice && left > 0) {
        if (left == m_reportsKnown) {
            speed.ofDevice = m_speedKnown;
            break;
        }
        const auto number = reports->at(--left);
        const auto found = number ? m_log->read(*number, scratch) : std::nullopt;
        const double said =
            found && found->payload.size() >= sizeof(std::uint32_t)
                ? base::metresFromMillimetres(base::loadLittle<std::uint32_t>(found->payload))
                : 0;
        if (base::plausibleSoundSpeed(said))
            speed.ofDevice = said;
    }
    m_reportsKnown = low;
    m_speedKnown = speed.ofDevice;
    // A part of a recording may begin after the report that applies to it.
    if (!speed.ofDevice)
        speed.ofDevice = recorded();
    return speed;
}

} // namespace leadline::echo
