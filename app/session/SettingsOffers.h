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

/// The LastSettings of each live sonar. All offers are available, whichever sonar is selected.
class SettingsOffers : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")
    /// The LastSettings that have an offer now.
    Q_PROPERTY(QVariantList offered READ offered NOTIFY changed)

public:
    SettingsOffers(LiveSession& dive, DisplaySettings& display, QObject* parent = nullptr);

    [[nodiscard]] QVariantList offered() const;
    /// The LastSettings of one of the dive's sonars; for null an object without an offer.
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
