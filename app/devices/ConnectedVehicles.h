// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/LiveRows.h"
#include "devices/LiveVehicle.h"

#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// Vehicles' links as rows.
class ConnectedVehicles : public LiveRows {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a dive")

public:
    explicit ConnectedVehicles(QObject* parent = nullptr) : LiveRows("vehicle", parent) {}

    /// Those that are gone still live during this call.
    void setVehicles(const QList<LiveVehicle*>& vehicles)
    {
        setObjects({vehicles.begin(), vehicles.end()});
    }
};

} // namespace leadline::app
