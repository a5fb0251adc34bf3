// SPDX-License-Identifier: GPL-3.0-or-later
#include "markers/MarkerTimeline.h"

#include "base/Clock.h"
#include "base/FieldText.h"
#include "language/OldEventTexts.h"
#include "language/SentenceTranslation.h"

#include <algorithm>
#include <cmath>

namespace leadline::app {

namespace {

using Level = log::RecordedEvent::Level;

Moment::Kind kindOf(const annotations::LogEvent& happening)
{
    if (happening.kind == "alarm")
        return Moment::Kind::Alarm;
    return happening.level >= Level::Warning ? Moment::Kind::Warning : Moment::Kind::Event;
}

base::Message messageOf(const log::Gap& gap)
{
    const double seconds = base::secondsOf(gap.end - gap.begin);
    if (gap.isDamage())
        return seconds < 1 ? base::Message("The recording is damaged here")
                           : base::Message("The recording is damaged for %1 s",
                                           base::numberText(std::lround(seconds)));
    if (seconds <= 0)
        return base::Message("The clock was set");
    return base::Message("Gap of %1 s", base::numberText(std::lround(std::max(seconds, 1.0))));
}

base::Message messageOf(const annotations::LogEvent& happening)
{
    return happening.message.empty()
               ? base::Message::verbatim(happening.kind + " " + happening.name)
               : happening.message;
}

} // namespace

QString textOf(const Moment& moment, bool imperial)
{
    const bool own = moment.kind == Moment::Kind::Note || moment.kind == Moment::Kind::Marker;
    const bool converted = imperial && moment.kind != Moment::Kind::Note;
    const base::Message message = converted ? withLengthsInFeet(moment.message) : moment.message;
    const QString text = own ? translated(message) : translatedEvent(message);
    return QString::fromStdString(base::lineText(text.toStdString()));
}

bool isShown(const annotations::LogEvent& happening)
{
    return happening.level >= Level::Info && !annotations::isRequest(happening);
}

void MarkerTimeline::setZero(std::optional<std::chrono::nanoseconds> utcOfZero)
{
    if (utcOfZero == m_utcOfZero)
        return;
    m_utcOfZero = utcOfZero;
    bind();
}

void MarkerTimeline::take(const annotations::EventLog& happenings)
{
    m_events.clear();
    std::ranges::copy_if(happenings.events, std::back_inserter(m_events), isShown);
    const bool grew = happenings.marks.size() > m_recorded.size();
    m_recorded = happenings.marks;
    if (grew)
        bind();
}

void MarkerTimeline::take(const std::vector<annotations::MarkerRecord>& beside)
{
    m_beside.insert(m_beside.begin(), beside.begin(), beside.end());
    bind();
}

void MarkerTimeline::add(const annotations::MarkerRecord& record)
{
    m_beside.push_back(record);
    m_store.apply(record, m_utcOfZero);
}

void MarkerTimeline::add(const annotations::LogEvent& happening)
{
    if (isShown(happening) && m_events.size() < annotations::EventLog::maxEvents)
        m_events.push_back(happening);
}

void MarkerTimeline::bind()
{
    m_store.clear();
    for (const auto& record : m_recorded)
        m_store.apply(*record, m_utcOfZero);
    for (const annotations::MarkerRecord& record : m_beside)
        m_store.apply(record, m_utcOfZero);
}

std::vector<Moment> MarkerTimeline::moments(const std::vector<log::Gap>& gaps) const
{
    std::vector<Moment> all;
    for (const annotations::LogEvent& event : m_events)
        all.push_back({.kind = kindOf(event),
                       .time = event.time,
                       .message = messageOf(event),
                       .device = event.device});
    for (const log::Gap& gap : gaps)
        all.push_back({.kind = Moment::Kind::Gap, .time = gap.begin, .message = messageOf(gap)});
    for (const annotations::UserNote& note : m_store.notes())
        all.push_back({.kind = Moment::Kind::Note,
                       .time = note.moment.time,
                       .id = note.id,
                       .message = base::Message::verbatim(note.text)});
    for (const annotations::Marker& marker : m_store.markers())
        all.push_back({.kind = Moment::Kind::Marker,
                       .time = marker.moment.time,
                       .id = marker.id,
                       .number = marker.number,
                       .message = annotations::titleOf(marker)});
    std::ranges::stable_sort(all, {}, &Moment::time);
    return all;
}

} // namespace leadline::app
