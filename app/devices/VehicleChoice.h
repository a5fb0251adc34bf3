// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/LiveVehicle.h"

#include <QList>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <utility>
#include <vector>

namespace leadline::app {

/// Chooses which of the vehicles on all links is displayed: the user's choice, or else the first
/// that was received. It only changes by the user, or when its link is closed. The user's choice is
/// stored in the settings.
class VehicleChoice : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a dive")
    /// Null without a link.
    Q_PROPERTY(leadline::app::LiveVehicle* vehicle READ vehicle NOTIFY changed)
    /// There are several systems, or several links, to choose from.
    Q_PROPERTY(bool several READ several NOTIFY changed)
    Q_PROPERTY(bool severalLinks READ severalLinks NOTIFY changed)
    /// Names by link, such as `ArduSub 1/1` or, with several links, `Vehicle 2 · ArduSub 1/1`.
    Q_PROPERTY(QStringList names READ names NOTIFY changed)
    /// Index in names; -1 without a choice.
    Q_PROPERTY(int chosen READ chosen NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] LiveVehicle* vehicle() const { return m_vehicle; }
    [[nodiscard]] bool several() const { return choices().size() > 1; }
    [[nodiscard]] bool severalLinks() const { return m_vehicles.size() > 1; }
    [[nodiscard]] QStringList names() const;
    [[nodiscard]] int chosen() const;
    /// The vehicle whose messages are in this stream of the log, or else the chosen one.
    Q_INVOKABLE leadline::app::LiveVehicle* onStream(int stream) const;
    /// Index in names.
    Q_INVOKABLE void choose(int index);

    /// Vehicles that are removed must still exist during this call.
    void setVehicles(const QList<LiveVehicle*>& vehicles);

signals:
    void changed();

private:
    struct Choice {
        LiveVehicle* vehicle = nullptr;
        /// -1 if no system was received.
        int system = -1;
    };

    [[nodiscard]] std::vector<Choice> choices() const;
    void find();

    QList<LiveVehicle*> m_vehicles;
    QPointer<LiveVehicle> m_vehicle;
    /// The choice is final, made by the user or by the first vehicle that was received.
    bool m_settled = false;
    /// The choice that was stored in an earlier session has been used.
    bool m_storedUsed = false;
};

} // namespace leadline::app
