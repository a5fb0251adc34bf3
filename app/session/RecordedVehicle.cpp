// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/RecordedVehicle.h"

#include "language/Utf8.h"
#include "mavlink/VehicleState.h"
#include "timing/ComponentText.h"
#include "timing/TimingNumbers.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace leadline::app {

using mavlink::VehicleState;

void RecordedVehicle::update(const log::Log* log)
{
    if (std::exchange(m_log, log) != log) {
        m_wanted.reset();
        m_source.reset();
        m_figures = {};
    }
    auto choices = log ? find() : std::vector<Choice>();
    if (std::exchange(m_choices, std::move(choices)) != m_choices)
        emit choicesChanged();
}

std::vector<RecordedVehicle::Choice> RecordedVehicle::find()
{
    std::vector<Choice> all;
    int link = 0;
    for (std::size_t i = 0; i < m_log->streamCount(); ++i) {
        const auto number = static_cast<log::StreamNumber>(i);
        const log::Stream& stream = m_log->stream(number);
        if (stream.kind() != ping::DeviceKind::Vehicle || stream.sent())
            continue;
        ++link;
        stream.messages().forEach([&](const log::MessageKey& key, const log::FrameSeries& series) {
            if (key.messageId != mavlink::Heartbeat::id ||
                key.sender.component != VehicleState::autopilotComponent)
                return;
            if (auto choice = choiceOf({number, key.sender.system}, series, link))
                all.push_back(std::move(*choice));
        });
    }
    std::ranges::sort(all, {}, &Choice::first);
    return all;
}

std::optional<RecordedVehicle::Choice>
RecordedVehicle::choiceOf(const VehicleSource& source, const log::FrameSeries& beats, int link)
{
    constexpr std::uint8_t noAutopilot = 8;
    const auto first = beats.at(0);
    const auto frame = first ? m_log->readMavlink(*first, m_scratch) : std::nullopt;
    if (!frame)
        return std::nullopt;
    const auto beat = mavlink::decodePayload<mavlink::Heartbeat>(frame->payload());
    if (beat.autopilot == noAutopilot)
        return std::nullopt;
    const auto name = mavlink::autopilotName(beat);
    return Choice{source, *first, toQString(name) + QLatin1Char(' ') + addressText(frame->sender()),
                  link};
}

QStringList RecordedVehicle::names() const
{
    const bool severalLinks = std::ranges::any_of(m_choices, [this](const Choice& each) {
        return each.of.link != m_choices.front().of.link;
    });
    QStringList all;
    for (const Choice& each : m_choices) {
        const QString link = each.link > 1 ? tr("Vehicle %1").arg(each.link) : tr("Vehicle");
        all += severalLinks ? tr("%1 · %2").arg(link, each.name) : each.name;
    }
    return all;
}

int RecordedVehicle::chosen() const
{
    const auto found = std::ranges::find_if(
        m_choices, [this](const Choice& each) { return m_source && each.of == *m_source; });
    return found == m_choices.end() ? -1 : static_cast<int>(found - m_choices.begin());
}

QString RecordedVehicle::systemName() const
{
    return m_source ? tr("MAVLink %1")
                          .arg(addressText({m_source->system, VehicleState::autopilotComponent}))
                    : QString();
}

bool RecordedVehicle::simulated() const
{
    return m_log && m_source && m_log->stream(m_source->link).simulated();
}

void RecordedVehicle::choose(int index)
{
    if (index < 0 || static_cast<std::size_t>(index) >= m_choices.size())
        return;
    m_wanted = m_choices[static_cast<std::size_t>(index)].of;
    emit wantedChanged();
}

void RecordedVehicle::show(const std::optional<VehicleSource>& source, const TimingPicture& picture)
{
    const auto found =
        std::ranges::find_if(picture.systems, [&](const TimingPicture::System& each) {
            return source && each.of == *source;
        });
    m_figures = found != picture.systems.end() ? *found : TimingPicture::System();
    if (std::exchange(m_source, source) != source)
        emit choicesChanged();
    emit figuresChanged();
}

double RecordedVehicle::lossPercent() const
{
    return m_figures.lossShare ? *m_figures.lossShare * 100 : none;
}

double RecordedVehicle::rttMs() const
{
    return m_figures.roundTrip ? milliseconds(*m_figures.roundTrip) : none;
}

double RecordedVehicle::ageS() const
{
    return m_figures.heartbeatAge ? std::chrono::duration<double>(*m_figures.heartbeatAge).count()
                                  : none;
}

bool RecordedVehicle::lost() const
{
    return m_figures.heartbeatAge && *m_figures.heartbeatAge > VehicleState::lostAfter;
}

double VehicleSpan::begin() const
{
    return m_span ? std::chrono::duration<double>(m_span->begin).count() : 0;
}

double VehicleSpan::end() const
{
    return m_span ? std::chrono::duration<double>(m_span->end).count() : 0;
}

void VehicleSpan::update(const log::Log* log)
{
    const auto span = log ? find(*log) : std::nullopt;
    if (span == m_span)
        return;
    m_span = span;
    emit changed();
}

std::optional<VehicleSpan::Span> VehicleSpan::find(const log::Log& log)
{
    std::optional<Span> all;
    for (std::size_t i = 0; i < log.streamCount(); ++i) {
        const log::Stream& stream = log.stream(static_cast<log::StreamNumber>(i));
        const auto first = stream.firstFrame();
        const auto last = stream.lastFrame();
        if (stream.kind() != ping::DeviceKind::Vehicle || stream.sent() || !first || !last)
            continue;
        const auto begin = log.timeOf(*first);
        const auto end = log.timeOf(*last);
        if (begin && end)
            all = all ? Span{std::min(all->begin, *begin), std::max(all->end, *end)}
                      : Span{*begin, *end};
    }
    return all;
}

} // namespace leadline::app
