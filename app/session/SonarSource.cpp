// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/SonarSource.h"

#include <utility>

namespace leadline::app {

void SonarSource::setReader(std::optional<echo::PingReader> reader)
{
    m_reader = std::move(reader);
    m_count = m_reader ? m_reader->countUpTo(m_playhead) : 0;
    emit reset();
}

void SonarSource::setPlayhead(log::Time playhead)
{
    m_playhead = playhead;
    m_count = m_reader ? m_reader->countUpTo(m_playhead) : 0;
    emit moved();
}

} // namespace leadline::app
