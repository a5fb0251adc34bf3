// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "language/DayTime.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

namespace leadline::app {

/// Time zone in which the window shows times of day; a singleton. Saved in the settings file.
class TimeFormat : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Local time of this computer instead of UTC.
    Q_PROPERTY(bool local READ isLocal WRITE setLocal NOTIFY changed)

public:
    [[nodiscard]] static TimeFormat& instance();
    /// Factory for the QML singleton; the engine does not own it.
    [[nodiscard]] static TimeFormat* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] bool isLocal() const { return m_local; }
    void setLocal(bool local);
    [[nodiscard]] DayZone zone() const { return m_local ? DayZone::Local : DayZone::Utc; }
    /// Loads the saved choice; called when the program starts.
    void restore();

signals:
    void changed();

private:
    TimeFormat() = default;

    bool m_local = false;
};

} // namespace leadline::app
