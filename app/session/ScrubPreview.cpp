// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/ScrubPreview.h"

#include <algorithm>
#include <cmath>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

constexpr auto shortestPause = 60ms;

void copy(const SonarSource& from, SonarSource& to)
{
    to.setReader(from.present() ? std::optional(from.reader()) : std::nullopt);
}

} // namespace

ScrubPreview::ScrubPreview(QObject* parent) : QObject(parent)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(shortestPause);
    connect(&m_pause, &QTimer::timeout, this, &ScrubPreview::follow);
}

void ScrubPreview::setSession(Session* session)
{
    if (m_session == session)
        return;
    if (m_session) {
        m_session->ping360()->disconnect(this);
        m_session->ping1d()->disconnect(this);
        m_session->vehicle()->disconnect(this);
    }
    m_session = session;
    m_vehicle.reset();
    if (session) {
        const auto keepTo = [this](SonarSource* from, SonarSource* to) {
            connect(from, &SonarSource::reset, this, [from, to] { copy(*from, *to); });
            copy(*from, *to);
        };
        keepTo(session->ping360(), &m_ping360);
        keepTo(session->ping1d(), &m_ping1d);
        m_vehicle = std::make_unique<SelectedVehicle>(*session->vehicle()->settings());
        connect(session->vehicle(), &SelectedVehicle::reset, this, &ScrubPreview::updateVehicle);
        updateVehicle();
    }
    emit sessionChanged();
}

void ScrubPreview::updateVehicle()
{
    m_vehicle->copySelection(*m_session->vehicle(), m_ping360.playhead());
}

void ScrubPreview::setTimeS(double seconds)
{
    if (m_timeS == seconds || !std::isfinite(seconds))
        return;
    m_timeS = seconds;
    emit timeChanged();
    if (!m_pause.isActive())
        follow();
}

void ScrubPreview::follow()
{
    constexpr double farthest = 4e8;
    const auto time = std::chrono::duration_cast<log::Time>(
        std::chrono::duration<double>(std::clamp(m_timeS, -farthest, farthest)));
    if (m_ping360.playhead() == time && m_ping1d.playhead() == time)
        return;
    if (m_session)
        m_vehicle->copySelection(*m_session->vehicle(), time);
    m_ping360.setPlayhead(time);
    m_ping1d.setPlayhead(time);
    m_pause.start();
}

} // namespace leadline::app
