// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/LiveRows.h"
#include "devices/LiveSonar.h"

#include <QList>
#include <QString>

namespace leadline::app {

/// Links, as far as the Devices page has to do with them; the dive has them.
class LinkController {
public:
    LinkController() = default;
    virtual ~LinkController() = default;
    LinkController(const LinkController&) = delete;
    LinkController& operator=(const LinkController&) = delete;

    /// Empty, or the sentence why not. What does not open is tried again until it is hung up.
    /// `unit` is the MAC or serial number by which the sonar was found, or empty.
    virtual QString connectTo(const QString& url, const QString& unit) = 0;
    /// Else what is connected stays in standby.
    virtual void setScanOnConnect(bool scan) = 0;
    [[nodiscard]] virtual bool scansOnConnect() const = 0;
    /// Whether a link to the same place is open or wanted.
    [[nodiscard]] virtual bool isConnected(const QString& url) const = 0;
    /// On all links that are open or wanted.
    [[nodiscard]] virtual QList<LiveSonar*> sonars() const = 0;
    /// The same, for views.
    [[nodiscard]] virtual ConnectedSonars& rows() = 0;
    /// Of vehicles, on all links that are open or wanted.
    [[nodiscard]] virtual QList<LiveVehicle*> vehicles() const = 0;
    [[nodiscard]] virtual ConnectedVehicles& vehicleRows() = 0;
};

} // namespace leadline::app
