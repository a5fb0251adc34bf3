// SPDX-License-Identifier: GPL-3.0-or-later
#include "markers/MarkerDetailsModel.h"
#include "base/Clock.h"

#include <algorithm>

namespace leadline::app {

QString MarkerDetailsModel::markerId() const
{
    return m_marker ? QString::fromStdString(m_marker->id)
           : m_note ? QString::fromStdString(m_note->id)
                    : QString();
}

QString MarkerDetailsModel::name() const
{
    return m_marker ? QString::fromStdString(m_marker->name)
           : m_note ? QString::fromStdString(m_note->text)
                    : QString();
}

double MarkerDetailsModel::timeS() const
{
    const log::Time time = m_marker ? m_marker->moment.time
                           : m_note ? m_note->moment.time
                                    : log::Time{};
    return base::secondsOf(time);
}

double MarkerDetailsModel::bearingErrorDeg() const
{
    if (!m_marker)
        return 0;
    return m_marker->trueDeg ? m_marker->trueErrorDeg : m_marker->relativeErrorDeg;
}

double MarkerDetailsModel::latitude() const
{
    return m_marker && m_marker->position ? m_marker->position->latitude : none;
}

double MarkerDetailsModel::longitude() const
{
    return m_marker && m_marker->position ? m_marker->position->longitude : none;
}

double MarkerDetailsModel::positionErrorM() const
{
    return m_marker && m_marker->position ? m_marker->position->errorM : none;
}

QString MarkerDetailsModel::positionSource() const
{
    return m_marker && m_marker->position ? QString::fromStdString(m_marker->position->source)
                                          : QString();
}

double MarkerDetailsModel::inUse(double takenM) const
{
    return m_marker && m_marker->rangeM > 0 ? takenM * m_rangeM / m_marker->rangeM : takenM;
}

double MarkerDetailsModel::echoFromM() const
{
    if (!hasEcho())
        return none;
    return inUse(std::ranges::min(m_marker->snippet, {}, &annotations::SnippetPing::startM).startM);
}

double MarkerDetailsModel::echoToM() const
{
    if (!hasEcho())
        return none;
    double to = 0;
    for (const annotations::SnippetPing& ping : m_marker->snippet)
        to = std::max(to, ping.startM + ping.lengthM);
    return inUse(to);
}

void MarkerDetailsModel::show(const annotations::Marker& marker, double rangeM,
                              const QString& clock)
{
    if (m_marker == marker && m_rangeM == rangeM && m_clock == clock)
        return;
    m_marker = marker;
    m_note.reset();
    m_rangeM = rangeM;
    m_clock = clock;
    emit changed();
}

void MarkerDetailsModel::show(const annotations::UserNote& note, const QString& clock)
{
    if (m_note == note && m_clock == clock)
        return;
    m_note = note;
    m_marker.reset();
    m_rangeM = none;
    m_clock = clock;
    emit changed();
}

void MarkerDetailsModel::clear()
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
