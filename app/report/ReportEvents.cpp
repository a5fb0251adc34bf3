// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/ReportEvents.h"

#include "annotations/EventLog.h"
#include "annotations/MarkerFile.h"
#include "engine/DataFolder.h"
#include "language/OldEventTexts.h"
#include "language/Tr.h"
#include "language/Utf8.h"
#include "mavlink/Codec.h"
#include "mavlink/LinkMessages.h"
#include "ping/Codec.h"
#include "ping/Common.h"

#include <algorithm>

namespace leadline::app {

namespace {

/// The severity "warning" of syslog; less severe messages are left out.
constexpr std::uint8_t leastSevere = 4;

QString text(std::string_view words)
{
    return toQString(words).simplified();
}

} // namespace

void ReportEvents::add(log::Time at, const QString& device, const QString& words)
{
    if (words.isEmpty())
        return;
    if (m_all.size() < maximumStored)
        m_all.push_back({at, device, words});
    else
        ++m_report.eventsLeftOut;
}

void ReportEvents::addForPilot(log::Time at, const QString& device, const QString& words)
{
    if (!words.isEmpty())
        m_forPilot.push_back({at, device, words});
}

void ReportEvents::addSettings(log::Time at, const QString& device, const QString& words)
{
    if (words.isEmpty())
        return;
    if (m_settings.size() < maximumStored)
        m_settings.push_back({at, device, words});
    else
        ++m_settingsLeftOut;
}

void ReportEvents::add(const annotations::LogEvent& happening)
{
    m_settingsRecorded |= happening.kind == "setting";
    const QString words = happening.message.empty() ? text(happening.name)
                          : m_report.imperial
                              ? translatedEvent(withLengthsInFeet(happening.message))
                              : translatedEvent(happening.message);
    if (happening.kind == "alarm")
        addForPilot(happening.time, text(happening.device), words.simplified());
    else
        add(happening.time, text(happening.device), words.simplified());
}

void ReportEvents::takeSonar(const log::FrameEntry& entry, const QString& name,
                             const ping::Frame& frame)
{
    namespace c = ping::common;
    if (frame.messageId == c::AsciiText::id) {
        if (const auto said = ping::decodePayload<c::AsciiText>(frame.payload))
            add(entry.time, name, tr("says: %1").arg(text(said->asciiMessage)));
    } else if (frame.messageId == c::Nack::id) {
        if (const auto refused = ping::decodePayload<c::Nack>(frame.payload))
            add(entry.time, name,
                tr("refused message %1 %2")
                    .arg(refused->nackedId)
                    .arg(text(refused->nackMessage))
                    .trimmed());
    }
}

void ReportEvents::takeVehicle(const log::FrameEntry& entry, const mavlink::Frame& frame)
{
    m_lastVehicle = entry.time;
    for (const auto& said : m_texts.overdue({entry.time}))
        add(said, entry.time);
    if (const auto message = mavlink::decodeAs<mavlink::StatusText>(frame))
        if (const auto said = m_texts.add(frame.sender(), *message, {entry.time}))
            add(*said, entry.time);
}

void ReportEvents::add(const mavlink::StatusTexts::CompleteText& said, log::Time at)
{
    if (said.severity <= leastSevere)
        add(at, tr("vehicle %1/%2").arg(said.sender.system).arg(said.sender.component),
            text(said.text));
}

void ReportEvents::finish()
{
    // No further parts of incomplete texts will follow.
    for (const auto& said :
         m_texts.overdue(base::Instant{m_lastVehicle} + mavlink::StatusTexts::longestWait))
        add(said, m_lastVehicle);
    if (!m_settingsRecorded) {
        m_all.insert(m_all.end(), m_settings.begin(), m_settings.end());
        m_report.eventsLeftOut += m_settingsLeftOut;
    }
    std::ranges::stable_sort(m_all, {}, &DiveReport::Event::at);
    if (m_all.size() > most) {
        m_report.eventsLeftOut += m_all.size() - most;
        m_all.resize(most);
    }
    m_all.insert(m_all.end(), m_forPilot.begin(), m_forPilot.end());
    std::ranges::stable_sort(m_all, {}, &DiveReport::Event::at);
    m_report.events = std::move(m_all);
}

annotations::MarkerStore marksOf(const formats::Recording& recording,
                                 const std::filesystem::path& file,
                                 std::optional<std::chrono::nanoseconds> utcZero)
{
    annotations::MarkerStore book;
    const log::RecordingContents contents = recording.contents();
    if (contents.eventLog)
        for (const auto& record : contents.eventLog->marks)
            book.apply(*record, utcZero);
    for (const annotations::MarkerRecord& record :
         annotations::readMarkers({.recording = file, .fallbackFolder = notesFolder()}))
        book.apply(record, utcZero);
    return book;
}

} // namespace leadline::app
