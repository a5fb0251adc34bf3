// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// A sector while one of its edges or its middle is moved: whole degrees relative to the front,
/// clockwise; 10 to 360 wide. Of two edges the one that is not moved stays.
class SectorDrag : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool active READ isActive NOTIFY changed)
    /// -180..179; 0 of the whole turn.
    Q_PROPERTY(double centreDeg READ centreDeg NOTIFY changed)
    Q_PROPERTY(double widthDeg READ widthDeg NOTIFY changed)

public:
    enum Part { Start, Stop, Centre };
    Q_ENUM(Part)

    using QObject::QObject;

    [[nodiscard]] bool isActive() const { return m_active; }
    [[nodiscard]] double centreDeg() const;
    [[nodiscard]] double widthDeg() const;

    /// Takes hold of a part of that sector, the pointer being at a bearing.
    Q_INVOKABLE void begin(Part part, double centreDeg, double widthDeg, double bearingDeg);
    Q_INVOKABLE void moveTo(double bearingDeg);
    Q_INVOKABLE void moveBy(double degrees);
    Q_INVOKABLE void end();
    /// Of what lies so far right of and below the centre.
    [[nodiscard]] Q_INVOKABLE static double bearingOf(double dx, double dy);

signals:
    void changed();

private:
    bool m_active = false;
    Part m_part = Centre;
    /// Where it was taken hold of.
    double m_fromDeg = 0;
    double m_fromWidth = 0;
    double m_bearing = 0;
    /// Since then, through all turns.
    double m_movedDeg = 0;
};

} // namespace leadline::app
