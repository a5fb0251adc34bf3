// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/SonarSource.h"

#include <utility>

namespace leadline::app {

namespace {

const base::Clock& systemClock()
{
    static const base::SystemClock clock;
    return clock;
}

} // namespace

SonarSource::SonarSource(QObject* parent) : QObject(parent), m_screen(systemClock()) {}

void SonarSource::setReader(std::optional<echo::PingReader> reader)
{
    m_screen.clear();
    m_reader = std::move(reader);
    look();
    emit reset();
}

void SonarSource::setPlayhead(log::Time playhead)
{
    const std::uint64_t known = m_known;
    const bool moves = m_playhead != playhead;
    m_playhead = playhead;
    look();
    if (moves || m_known != known)
        emit moved();
}

void SonarSource::look()
{
    const bool before = pinged();
    m_known = m_reader ? m_reader->count() : 0;
    m_count = m_reader ? m_reader->countUpTo(m_playhead) : 0;
    if (pinged() != before)
        emit pingedChanged();
}

} // namespace leadline::app
