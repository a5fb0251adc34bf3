// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/LiveRows.h"
#include "devices/LiveSonar.h"

#include <QList>
#include <QString>

namespace leadline::app {

/// Interface to the dive's links for the Devices page.
class LinkController {
public:
    LinkController() = default;
    virtual ~LinkController() = default;
    LinkController(const LinkController&) = delete;
    LinkController& operator=(const LinkController&) = delete;

    /// Opens a link; returns why it cannot, else empty. A link that does not open is retried until
    /// it is disconnected. `unit` is the MAC address or serial number of the sonar found there, or
    /// empty.
    virtual QString connectTo(const QString& url, const QString& unit) = 0;
    /// Sets whether a sonar starts scanning when it is connected; else it stays in standby.
    virtual void setScanOnConnect(bool scan) = 0;
    [[nodiscard]] virtual bool scansOnConnect() const = 0;
    /// A link to the same endpoint is open or being opened.
    [[nodiscard]] virtual bool isConnected(const QString& url) const = 0;
    /// Sonars on all links that are open or being opened.
    [[nodiscard]] virtual QList<LiveSonar*> sonars() const = 0;
    /// A list model of sonars().
    [[nodiscard]] virtual ConnectedSonars& rows() = 0;
    /// Vehicles on all links that are open or being opened.
    [[nodiscard]] virtual QList<LiveVehicle*> vehicles() const = 0;
    [[nodiscard]] virtual ConnectedVehicles& vehicleRows() = 0;
};

} // namespace leadline::app
