// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/LastSettings.h"

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <vector>

namespace leadline::app {

class LiveSession;

/// Of each live sonar what the user set on it before. What is offered of it is told whichever of
/// them is looked at.
class SettingsOffers : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")
    /// Those of which something is offered now.
    Q_PROPERTY(QVariantList offered READ offered NOTIFY changed)

public:
    SettingsOffers(LiveSession& dive, DisplaySettings& display, QObject* parent = nullptr);

    [[nodiscard]] QVariantList offered() const;
    /// Of one of the dive's; of null one that offers nothing.
    [[nodiscard]] Q_INVOKABLE leadline::app::LastSettings* of(leadline::app::LiveSonar* sonar);

signals:
    void changed();

private:
    void followSonars();
    LastSettings* add(LiveSonar* sonar);

    LiveSession& m_dive;
    DisplaySettings& m_display;
    LastSettings m_nobodys;
    std::vector<std::unique_ptr<LastSettings>> m_all;
};

} // namespace leadline::app
