// SPDX-License-Identifier: GPL-3.0-or-later
#include "multibeam/SwathReadout.h"

#include "ping/Codec.h"
#include "ping/cerulean/ChannelData.h"

#include <cmath>
#include <numbers>
#include <vector>

namespace leadline::app {

namespace {

using ping::cerulean::EndPingInfo;

/// The message that ended the newest ping at or before `time`.
std::optional<EndPingInfo> endOfPing(const log::Log& log, log::StreamNumber stream, log::Time time)
{
    const log::FrameSeries* ends = log.stream(stream).series(EndPingInfo::id);
    const std::uint64_t count = ends ? log.countUpTo(*ends, time) : 0;
    const auto number = count > 0 ? ends->at(count - 1) : std::nullopt;
    std::vector<std::byte> scratch;
    const auto frame = number ? log.read(*number, scratch) : std::nullopt;
    return frame ? ping::decodePayload<EndPingInfo>(frame->payload) : std::nullopt;
}

/// Of a field that is 0 where the sonar does not say it.
std::optional<double> positive(double value)
{
    return value > 0 && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

} // namespace

void SwathReadout::setSession(Session* session)
{
    if (m_session == session)
        return;
    m_session = session;
    m_receiver = std::make_unique<QObject>();
    if (session) {
        QObject* receiver = m_receiver.get();
        const auto again = [this] { restart(); };
        const auto follow = [this] { update(); };
        connect(session->swath(), &SonarSource::reset, receiver, again);
        connect(session->vehicle(), &SelectedVehicle::reset, receiver, again);
        connect(session, &QObject::destroyed, receiver, again);
        connect(session->swath(), &SonarSource::moved, receiver, follow);
        // What is at the playhead may come later while a file is being read.
        connect(session, &Session::progressChanged, receiver, follow);
    }
    restart();
    emit sessionChanged();
}

// What the log was read by is gone when this returns.
void SwathReadout::restart()
{
    m_reader.reset();
    update();
}

void SwathReadout::update()
{
    const Values now = read();
    if (now == m_values)
        return;
    m_values = now;
    emit changed();
}

SwathReadout::Values SwathReadout::read()
{
    if (!m_session || !m_session->swath()->present())
        return {};
    const SonarSource& source = *m_session->swath();
    const log::Log& log = source.reader().log();
    const log::StreamNumber stream = source.reader().stream();
    Values values;
    if (const auto end = endOfPing(log, stream, source.playhead())) {
        constexpr double hertzPerKilohertz = 1000;
        values.rangeToM = positive(double{end->rangeEndM});
        if (values.rangeToM && end->rangeStartM >= 0)
            values.rangeFromM = end->rangeStartM;
        values.rangeSteps = positive(end->nRangeBins);
        if (end->gainIndex >= 0)
            values.gain = end->gainIndex;
        values.frequencyKhz = positive(double{end->pingHzRealized} / hertzPerKilohertz);
        values.transmitUs = positive(end->pulseUsec);
    }
    if (!m_reader)
        m_reader = std::make_unique<swath::SwathReader>(log, stream);
    const std::uint64_t count = m_reader->countUpTo(source.playhead());
    const auto swath = count > 0 ? m_reader->read(count - 1) : std::nullopt;
    if (!swath)
        return values;
    if (swath->rangeEndM) {
        values.rangeFromM = swath->rangeStartM;
        values.rangeToM = swath->rangeEndM;
    }
    values.soundSpeed = swath->soundSpeed;
    values.soundings = static_cast<double>(swath->soundings.size());
    values.depthM = swath::medianDepth(*swath);
    if (swath->attitudeSource != swath::AttitudeSource::None) {
        constexpr double degree = 180 / std::numbers::pi;
        values.rollDeg = swath->attitude.rollRad * degree;
        values.pitchDeg = swath->attitude.pitchRad * degree;
    }
    values.powers = swath->thresholds;
    return values;
}

} // namespace leadline::app
