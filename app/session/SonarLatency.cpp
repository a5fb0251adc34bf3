// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/SonarLatency.h"
#include "ping/FamilyDescriptor.h"

namespace leadline::app {

SonarLatency::SonarLatency(LiveSession& dive, SelectedSonar& shown360, SelectedSonar& shown1d,
                           QObject* parent)
    : QObject(parent),
      m_dive(dive),
      m_shown360(shown360),
      m_shown1d(shown1d)
{
    m_timer.setInterval(checkInterval);
    connect(&m_timer, &QTimer::timeout, this, &SonarLatency::update);
    for (const auto changed : {&LiveSession::sonarsChanged, &LiveSession::vehiclesChanged})
        connect(&dive, changed, this, [this] {
            if (active())
                update();
        });
}

void SonarLatency::setActive(bool active)
{
    if (active == m_timer.isActive())
        return;
    if (active) {
        m_timer.start();
        update();
    } else {
        m_timer.stop();
        m_rows.setRows(std::vector<LinkPathText>());
        m_slowPorts.setRows(std::vector<SlowPortText>());
        m_urls.clear();
    }
    emit activeChanged();
}

void SonarLatency::update()
{
    std::vector<LinkPathText> rows;
    for (LiveSonar* sonar : m_dive.sonars())
        for (LinkPathText& words : pathTexts(*sonar))
            rows.push_back(std::move(words));
    m_rows.setRows(rows);
    updatePorts();
}

std::vector<LinkPathText> SonarLatency::pathTexts(LiveSonar& sonar)
{
    const bool is360 = ping::scans(sonar.family());
    if (sonar.family() == ping::Family::Unknown)
        return {};
    const SonarStatus& status = sonar.status();
    const bool isAsked = status.isAsked;
    std::vector<LinkPathText> rows;
    // Delays from before the sonar was lost say nothing about the present.
    const bool lost = sonar.lost();
    if (is360)
        rows.push_back(linkPathText(sonar.name(), PathPart::RequestToReply,
                                    isAsked && !lost ? status.requestToReply : std::nullopt,
                                    lost                                 ? tr("no data")
                                    : isAsked || status.settings.empty() ? QStringLiteral("–")
                                                                         : tr("sends by itself")));
    SelectedSonar& shown = is360 ? m_shown360 : m_shown1d;
    const bool isShown = shown.live() == &sonar;
    rows.push_back(
        linkPathText(sonar.name(), isAsked ? PathPart::ReplyToScreen : PathPart::PingToScreen,
                     isShown && !lost ? shown.source()->screen().summary() : std::nullopt,
                     lost      ? tr("no data")
                     : isShown ? tr("not seen yet")
                               : tr("not shown")));
    return rows;
}

// Two sonars on one link share a port, which is listed once.
void SonarLatency::updatePorts()
{
    std::vector<SlowPortText> ports;
    m_urls.clear();
    const auto add = [&](const auto& status) {
        const QString url = QString::fromStdString(status.url);
        if (!status.slowPort || m_urls.contains(url))
            return;
        m_urls += url;
        ports.push_back(slowPortText(QString::fromStdString(status.slowPort->name),
                                     status.slowPort->heldBackMs, status.slowPort->refused));
    };
    for (const LiveSonar* sonar : m_dive.sonars())
        add(sonar->status());
    for (const LiveVehicle* vehicle : m_dive.vehicles())
        add(vehicle->status());
    m_slowPorts.setRows(ports);
}

void SonarLatency::lowerLatency(int row)
{
    if (row >= 0 && row < m_urls.size())
        m_dive.lowerLatency(m_urls[row]);
}

} // namespace leadline::app
