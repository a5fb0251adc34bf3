// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// A sector while one of its edges or its centre is dragged. Values are whole degrees clockwise
/// from the front, with widths of 10 to 360. When an edge is dragged, the other one stays.
class SectorDrag : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool active READ isActive NOTIFY changed)
    /// Centre, -180..179; 0 for the whole turn.
    Q_PROPERTY(double centreDeg READ centreDeg NOTIFY changed)
    Q_PROPERTY(double widthDeg READ widthDeg NOTIFY changed)

public:
    enum Part { Start, Stop, Centre };
    Q_ENUM(Part)

    using QObject::QObject;

    [[nodiscard]] bool isActive() const { return m_active; }
    [[nodiscard]] double centreDeg() const;
    [[nodiscard]] double widthDeg() const;

    /// Starts dragging a part of the sector; the pointer is at `bearingDeg`.
    Q_INVOKABLE void begin(Part part, double centreDeg, double widthDeg, double bearingDeg);
    Q_INVOKABLE void moveTo(double bearingDeg);
    Q_INVOKABLE void moveBy(double degrees);
    Q_INVOKABLE void end();
    /// Bearing of a point at this distance to the right of and below the centre.
    [[nodiscard]] Q_INVOKABLE static double bearingOf(double dx, double dy);

signals:
    void changed();

private:
    bool m_active = false;
    Part m_part = Centre;
    /// The sector and the pointer when dragging started.
    double m_fromDeg = 0;
    double m_fromWidth = 0;
    double m_bearing = 0;
    /// Movement since then, which may exceed a whole turn.
    double m_movedDeg = 0;
};

} // namespace leadline::app
