// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/LiveRows.h"
#include "devices/LiveSonar.h"

#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// Connected sonars as rows.
class ConnectedSonars : public LiveRows {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a dive")

public:
    explicit ConnectedSonars(QObject* parent = nullptr) : LiveRows("sonar", parent) {}

    /// Those that are gone still live during this call.
    void setSonars(const QList<LiveSonar*>& sonars) { setObjects({sonars.begin(), sonars.end()}); }
};

} // namespace leadline::app
