// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ClockMonitor.h"
#include "engine/EngineMailbox.h"
#include "engine/LiveLog.h"
#include "engine/SimulatedPeers.h"
#include "engine/SonarConnection.h"
#include "engine/VehicleConnection.h"

#include <functional>
#include <map>
#include <memory>

namespace leadline::app {

/// All links of the live session by their numbers. Belongs to the I/O thread.
class LinkManager {
public:
    LinkManager(base::Clock& clock, std::shared_ptr<LiveLog> log,
                std::shared_ptr<EngineMailbox> mailbox,
                link::PeerMaker simulators = simulatedPeers(),
                const ClockMonitor::Read& readClocks = ClockMonitor::readTimes);
    ~LinkManager();
    LinkManager(const LinkManager&) = delete;
    LinkManager& operator=(const LinkManager&) = delete;

    void open(int link, const ConnectionPlan& plan);
    void openVehicle(int link, const VehiclePlan& plan);
    void commandVehicle(int link, const VehicleCommand& command);
    /// Null where there is no such link, or nobody has answered on it.
    [[nodiscard]] SonarChannel* channel(int link, int sonar);
    /// A sonar that answers on the link later begins so.
    void prepare(int link, const SonarCommand& command);
    /// Of the adapter of its port.
    void lowerLatency(int link);
    /// Closes the link within 200 ms. `token` is released when the link has released its devices
    /// and the log.
    void close(int link, const std::shared_ptr<void>& token = {});
    /// Calls back when all links are closed; the caller may then destroy this object.
    void closeAll(const std::function<void()>& done);

    [[nodiscard]] LiveLog& log() { return *m_log; }

private:
    template<class Connections>
    void closeOne(Connections& links, int link, const std::shared_ptr<void>& token = {});

    base::Clock& m_clock;
    std::shared_ptr<LiveLog> m_log;
    std::shared_ptr<EngineMailbox> m_mailbox;
    link::PeerMaker m_simulators;
    std::map<int, std::unique_ptr<SonarConnection>> m_sonars;
    std::map<int, std::unique_ptr<VehicleConnection>> m_vehicles;
    std::function<void()> m_allClosed;
    ClockMonitor m_watch;
};

} // namespace leadline::app
