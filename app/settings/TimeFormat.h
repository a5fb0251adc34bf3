// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "language/DayTime.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

namespace leadline::app {

/// In which zone the window says times of the day: one for the whole program. Kept in the settings.
class TimeFormat : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// That of this computer instead of UTC.
    Q_PROPERTY(bool local READ isLocal WRITE setLocal NOTIFY changed)

public:
    [[nodiscard]] static TimeFormat& instance();
    /// For QML, which does not own it.
    [[nodiscard]] static TimeFormat* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] bool isLocal() const { return m_local; }
    void setLocal(bool local);
    [[nodiscard]] DayZone zone() const { return m_local ? DayZone::Local : DayZone::Utc; }
    /// As it was kept: at the program's start.
    void restore();

signals:
    void changed();

private:
    TimeFormat() = default;

    bool m_local = false;
};

} // namespace leadline::app
