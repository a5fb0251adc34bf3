// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/SettingsOffers.h"

#include "devices/LiveSession.h"

#include <QQmlEngine>

#include <algorithm>

namespace leadline::app {

SettingsOffers::SettingsOffers(LiveSession& dive, DisplaySettings& display, QObject* parent)
    : QObject(parent),
      m_dive(dive),
      m_display(display)
{
    QQmlEngine::setObjectOwnership(&m_nobodys, QQmlEngine::CppOwnership);
    connect(&m_dive, &LiveSession::sonarsChanged, this, &SettingsOffers::followSonars);
    followSonars();
}

LastSettings* SettingsOffers::add(LiveSonar* sonar)
{
    auto made = std::make_unique<LastSettings>();
    QQmlEngine::setObjectOwnership(made.get(), QQmlEngine::CppOwnership);
    made->setDisplay(&m_display);
    made->setSonar(sonar);
    connect(made.get(), &LastSettings::changed, this, &SettingsOffers::changed);
    return m_all.emplace_back(std::move(made)).get();
}

void SettingsOffers::followSonars()
{
    const QList<LiveSonar*>& live = m_dive.sonars();
    // Deleted later because delegates that show it must be removed first.
    for (auto& each : m_all)
        if (!live.contains(each->sonar())) {
            each->disconnect(this);
            each->setSonar(nullptr);
            each.release()->deleteLater();
        }
    std::erase(m_all, nullptr);
    for (LiveSonar* sonar : live)
        if (std::ranges::none_of(m_all, [&](const auto& each) { return each->sonar() == sonar; }))
            add(sonar);
    emit changed();
}

QVariantList SettingsOffers::offered() const
{
    QVariantList offered;
    for (const auto& each : m_all)
        if (each->isOffered())
            offered += QVariant::fromValue(each.get());
    return offered;
}

LastSettings* SettingsOffers::of(LiveSonar* sonar)
{
    const auto found =
        std::ranges::find_if(m_all, [&](const auto& each) { return each->sonar() == sonar; });
    if (found != m_all.end())
        return found->get();
    return sonar && m_dive.sonars().contains(sonar) ? add(sonar) : &m_nobodys;
}

} // namespace leadline::app
