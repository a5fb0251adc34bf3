// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "markers/SessionMarkers.h"
#include "multibeam/BottomMapItem.h"
#include "multibeam/SectionItem.h"
#include "polar/PolarItem.h"
#include "sidescanning/SideScanItem.h"
#include "sounder/WaterfallItem.h"

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include <cstddef>

namespace leadline::app {

/// Creates markers at a plot's cursor, or at an echosounder's last distance, with all data known at
/// that time.
class MarkerMaker : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::SessionMarkers* markers MEMBER m_markers NOTIFY changed)
    Q_PROPERTY(leadline::app::PolarItem* polar MEMBER m_polar NOTIFY changed)
    Q_PROPERTY(leadline::app::WaterfallItem* waterfall MEMBER m_waterfall NOTIFY changed)
    Q_PROPERTY(leadline::app::SideScanItem* sideScan MEMBER m_sideScan NOTIFY changed)
    /// Of a multibeam sonar; both null while it is not shown.
    Q_PROPERTY(leadline::app::SectionItem* section MEMBER m_section NOTIFY changed)
    Q_PROPERTY(leadline::app::BottomMapItem* bottomMap MEMBER m_bottomMap NOTIFY changed)
    Q_PROPERTY(leadline::app::SelectedVehicle* vehicle MEMBER m_vehicle NOTIFY changed)
    /// The echosounder, whether its plot is visible or not.
    Q_PROPERTY(leadline::app::SonarSource* sounder MEMBER m_sounder NOTIFY changed)
    /// The echosounder faces down, so that its distance is the altitude.
    Q_PROPERTY(bool down MEMBER m_down NOTIFY changed)
    /// Uncertainty of the sound speeds of the scanning sonar and of the echosounder in percent; 5
    /// if nothing is known about the water.
    Q_PROPERTY(double polarSpeedErrorPercent MEMBER m_polarSpeedErrorPercent NOTIFY changed)
    Q_PROPERTY(double sounderSpeedErrorPercent MEMBER m_sounderSpeedErrorPercent NOTIFY changed)

public:
    using QObject::QObject;

    /// Sets a marker at the cursor; false without a cursor on a spoke or on an echo.
    Q_INVOKABLE bool markPolar();
    Q_INVOKABLE bool markWaterfall();
    Q_INVOKABLE bool markSideScan();
    /// Likewise at the sounding or the cell of the bottom at the cursor.
    Q_INVOKABLE bool markMultibeam();
    /// Sets a marker at the sounding that is nearest to straight down; false without one, or if the
    /// swath is older than a second at the playhead.
    Q_INVOKABLE bool markBelow();
    /// Sets a marker at the last distance; false if none with at least 10 % confidence is within a
    /// second before the playhead.
    Q_INVOKABLE bool markBottom();

signals:
    void changed();

private:
    /// A marker with the data of the ping, and of log and vehicle at its time.
    [[nodiscard]] annotations::Marker begin(const SonarSource& source, const echo::Ping& ping,
                                            double rangeM) const;
    void addVehicle(annotations::Marker& marker, const log::Log& log) const;
    void addAltitude(annotations::Marker& marker) const;
    [[nodiscard]] bool markSounding(std::size_t index);
    [[nodiscard]] bool markCell();
    /// Without place and range.
    [[nodiscard]] annotations::Marker beginSwath(log::Time time) const;

    QPointer<SessionMarkers> m_markers;
    QPointer<PolarItem> m_polar;
    QPointer<WaterfallItem> m_waterfall;
    QPointer<SideScanItem> m_sideScan;
    QPointer<SectionItem> m_section;
    QPointer<BottomMapItem> m_bottomMap;
    QPointer<SelectedVehicle> m_vehicle;
    QPointer<SonarSource> m_sounder;
    bool m_down = true;
    double m_polarSpeedErrorPercent = 5;
    double m_sounderSpeedErrorPercent = 5;
};

} // namespace leadline::app
