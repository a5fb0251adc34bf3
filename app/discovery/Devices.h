// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/LiveSession.h"
#include "discovery/DeviceFinder.h"
#include "discovery/IoDiscoveryService.h"
#include "discovery/LinkController.h"
#include "engine/IoThread.h"

namespace leadline::app {

/// The objects that implement the Devices page of a dive; the dive must outlive them. Nothing is
/// searched or connected before finder().begin().
class Devices {
public:
    explicit Devices(LiveSession& dive, device::SearchTools tools = defaultTools());
    /// Search tools for this computer, with the usual addresses of sonars and vehicles.
    [[nodiscard]] static device::SearchTools defaultTools();

    [[nodiscard]] DeviceFinder& finder() { return m_finder; }

private:
    class LiveLinkController final : public LinkController {
    public:
        explicit LiveLinkController(LiveSession& dive) : m_dive(dive) {}

        QString connectTo(const QString& url, const QString& unit) override
        {
            return m_dive.connectToUnit(url, unit);
        }
        void setScanOnConnect(bool scan) override { m_dive.setScanOnConnect(scan); }
        [[nodiscard]] bool scansOnConnect() const override { return m_dive.scanOnConnect(); }
        [[nodiscard]] bool isConnected(const QString& url) const override
        {
            return m_dive.isConnected(url);
        }
        [[nodiscard]] QList<LiveSonar*> sonars() const override { return m_dive.sonars(); }
        [[nodiscard]] ConnectedSonars& rows() override { return *m_dive.rows(); }
        [[nodiscard]] QList<LiveVehicle*> vehicles() const override { return m_dive.vehicles(); }
        [[nodiscard]] ConnectedVehicles& vehicleRows() override { return *m_dive.vehicleRows(); }

    private:
        LiveSession& m_dive;
    };

    IoThread m_thread;
    LiveLinkController m_connector;
    IoDiscoveryService m_discovery;
    DeviceFinder m_finder;
};

} // namespace leadline::app
