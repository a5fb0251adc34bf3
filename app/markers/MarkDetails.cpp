// SPDX-License-Identifier: GPL-3.0-or-later
#include "markers/MarkDetails.h"

#include <algorithm>

namespace leadline::app {

QString MarkDetails::markId() const
{
    return m_marker ? QString::fromStdString(m_marker->id)
           : m_note ? QString::fromStdString(m_note->id)
                    : QString();
}

QString MarkDetails::name() const
{
    return m_marker ? QString::fromStdString(m_marker->name)
           : m_note ? QString::fromStdString(m_note->text)
                    : QString();
}

double MarkDetails::timeS() const
{
    const log::Time time = m_marker ? m_marker->moment.time
                           : m_note ? m_note->moment.time
                                    : log::Time{};
    return std::chrono::duration<double>(time).count();
}

double MarkDetails::bearingErrorDeg() const
{
    if (!m_marker)
        return 0;
    return m_marker->trueDeg ? m_marker->trueErrorDeg : m_marker->relativeErrorDeg;
}

double MarkDetails::latitude() const
{
    return m_marker && m_marker->position ? m_marker->position->latitude : none;
}

double MarkDetails::longitude() const
{
    return m_marker && m_marker->position ? m_marker->position->longitude : none;
}

double MarkDetails::positionErrorM() const
{
    return m_marker && m_marker->position ? m_marker->position->errorM : none;
}

QString MarkDetails::positionSource() const
{
    return m_marker && m_marker->position ? QString::fromStdString(m_marker->position->source)
                                          : QString();
}

double MarkDetails::inUse(double takenM) const
{
    return m_marker && m_marker->rangeM > 0 ? takenM * m_rangeM / m_marker->rangeM : takenM;
}

double MarkDetails::echoFromM() const
{
    if (!hasEcho())
        return none;
    return inUse(std::ranges::min(m_marker->snippet, {}, &log::SnippetPing::startM).startM);
}

double MarkDetails::echoToM() const
{
    if (!hasEcho())
        return none;
    double to = 0;
    for (const log::SnippetPing& ping : m_marker->snippet)
        to = std::max(to, ping.startM + ping.lengthM);
    return inUse(to);
}

void MarkDetails::show(const log::Marker& marker, double rangeM, const QString& clock)
{
    if (m_marker == marker && m_rangeM == rangeM && m_clock == clock)
        return;
    m_marker = marker;
    m_note.reset();
    m_rangeM = rangeM;
    m_clock = clock;
    emit changed();
}

void MarkDetails::show(const log::UserNote& note, const QString& clock)
{
    if (m_note == note && m_clock == clock)
        return;
    m_note = note;
    m_marker.reset();
    m_rangeM = none;
    m_clock = clock;
    emit changed();
}

void MarkDetails::clear()
{
    if (!present())
        return;
    m_marker.reset();
    m_note.reset();
    m_rangeM = none;
    m_clock.clear();
    emit changed();
}

} // namespace leadline::app
