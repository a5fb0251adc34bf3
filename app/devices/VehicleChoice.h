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

/// Which of the vehicles on all links the window shows: the one that the user chose, else the first
/// that was heard. It changes by the user only, or when its link is hung up. The
/// user's choice is kept in the settings.
class VehicleChoice : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a dive")
    /// Null without a link.
    Q_PROPERTY(leadline::app::LiveVehicle* vehicle READ vehicle NOTIFY changed)
    /// There is something to choose: several systems, or several links.
    Q_PROPERTY(bool several READ several NOTIFY changed)
    Q_PROPERTY(bool severalLinks READ severalLinks NOTIFY changed)
    /// `ArduSub 1/1`; of several links `Vehicle 2 · ArduSub 1/1`. Link by link.
    Q_PROPERTY(QStringList names READ names NOTIFY changed)
    /// Of names; -1 without.
    Q_PROPERTY(int chosen READ chosen NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] LiveVehicle* vehicle() const { return m_vehicle; }
    [[nodiscard]] bool several() const { return choices().size() > 1; }
    [[nodiscard]] bool severalLinks() const { return m_vehicles.size() > 1; }
    [[nodiscard]] QStringList names() const;
    [[nodiscard]] int chosen() const;
    /// The one whose words are in this stream of the log, else the chosen one.
    Q_INVOKABLE leadline::app::LiveVehicle* onStream(int stream) const;
    /// One of names.
    Q_INVOKABLE void choose(int index);

    /// Those that are gone still live during this call.
    void setVehicles(const QList<LiveVehicle*>& vehicles);

signals:
    void changed();

private:
    struct Choice {
        LiveVehicle* vehicle = nullptr;
        /// -1: nobody was heard.
        int system = -1;
    };

    [[nodiscard]] std::vector<Choice> choices() const;
    void find();

    QList<LiveVehicle*> m_vehicles;
    QPointer<LiveVehicle> m_vehicle;
    /// By the user, or because it was heard first: it stays.
    bool m_settled = false;
    /// What was kept from the last time counts no more.
    bool m_keptUsed = false;
};

} // namespace leadline::app
