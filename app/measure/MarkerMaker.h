// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "markers/SessionMarkers.h"
#include "polar/PolarItem.h"
#include "sounder/WaterfallItem.h"

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// Marks what the cursor of a plot stands on, or what an echosounder measured last, with all that
/// is known of that moment.
class MarkerMaker : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::SessionMarkers* marks MEMBER m_marks NOTIFY changed)
    Q_PROPERTY(leadline::app::PolarItem* polar MEMBER m_polar NOTIFY changed)
    Q_PROPERTY(leadline::app::WaterfallItem* waterfall MEMBER m_waterfall NOTIFY changed)
    Q_PROPERTY(leadline::app::SelectedVehicle* vehicle MEMBER m_vehicle NOTIFY changed)
    /// The echosounder, whatever plots are there.
    Q_PROPERTY(leadline::app::SonarSource* sounder MEMBER m_sounder NOTIFY changed)
    /// It looks down: its distance is the altitude.
    Q_PROPERTY(bool down MEMBER m_down NOTIFY changed)
    /// Percent; 5 when nothing is known of the water.
    Q_PROPERTY(double soundSpeedErrorPercent MEMBER m_soundSpeedErrorPercent NOTIFY changed)

public:
    using QObject::QObject;

    /// False without a cursor on a spoke, or on the echoes.
    Q_INVOKABLE bool markPolar();
    Q_INVOKABLE bool markWaterfall();
    /// False when nothing was found within a second before the playhead (below 10 %).
    Q_INVOKABLE bool markBottom();

signals:
    void changed();

private:
    /// The ping, and what the log and the vehicle say of its moment.
    [[nodiscard]] annotations::Marker begin(const SonarSource& source, const echo::Ping& ping,
                                            double rangeM) const;
    void addVehicle(annotations::Marker& marker, const log::Log& log) const;
    void addAltitude(annotations::Marker& marker) const;

    QPointer<SessionMarkers> m_marks;
    QPointer<PolarItem> m_polar;
    QPointer<WaterfallItem> m_waterfall;
    QPointer<SelectedVehicle> m_vehicle;
    QPointer<SonarSource> m_sounder;
    bool m_down = true;
    double m_soundSpeedErrorPercent = 5;
};

} // namespace leadline::app
