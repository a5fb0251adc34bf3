// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/LiveEdge.h"

#include <algorithm>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

constexpr auto frame = 12ms;
constexpr auto silenceCheckInterval = 100ms;
/// After this time without new data, the playhead advances with the clock.
constexpr log::Time quiet = 500ms;
/// Number of frames that are examined at once.
constexpr std::uint64_t maximumAtOnce = 16'384;

} // namespace

LiveEdge::LiveEdge(LiveSession& dive, QObject* parent) : QObject(parent), m_dive(dive)
{
    m_frame.setSingleShot(true);
    m_frame.setTimerType(Qt::PreciseTimer);
    m_frame.setInterval(frame);
    m_silence.setInterval(silenceCheckInterval);
    connect(&m_frame, &QTimer::timeout, this, [this] {
        if (m_grown)
            grew();
    });
    connect(&m_silence, &QTimer::timeout, this, [this] {
        if (m_log && m_dive.now() - m_newest > quiet)
            update();
    });
    connect(&dive, &LiveSession::grown, this, &LiveEdge::grew);
    connect(&dive, &LiveSession::sonarsChanged, this, &LiveEdge::update);
}

void LiveEdge::grew()
{
    m_grown = m_frame.isActive();
    if (m_grown)
        return;
    update();
    m_frame.start();
}

void LiveEdge::update()
{
    const log::Log* log = m_dive.log();
    const std::uint64_t frames = log ? log->frameCount() : 0;
    const bool another = frames > 0 && log != m_log;
    if (another) {
        m_log = log;
        m_gaps = {};
        m_begin = log->timeOf(0).value_or(log::Time{});
        m_end = m_begin;
        m_newest = m_begin;
    }
    if (m_log) {
        m_newest = m_log->timeOf(frames - 1).value_or(m_newest);
        m_end = std::max(m_end, m_newest);
        if (const log::Time now = m_dive.now(); m_dive.active() && now - m_newest > quiet)
            m_end = std::max(m_end, now);
        m_grown = m_gaps.extend(*m_log, maximumAtOnce);
        if (m_grown && !m_frame.isActive())
            m_frame.start();
    }
    if (!m_dive.active())
        m_silence.stop();
    else if (!m_silence.isActive())
        m_silence.start();
    emit moved();
}

} // namespace leadline::app
