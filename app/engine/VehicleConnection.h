// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/VehicleLink.h"
#include "engine/CommandHandler.h"
#include "engine/LinkErrorRate.h"
#include "engine/LiveLog.h"
#include "engine/PortLatency.h"
#include "engine/RateMonitor.h"
#include "engine/RejectedPeers.h"
#include "engine/TakenPort.h"
#include "engine/VehiclePlan.h"
#include "engine/VehicleStatus.h"
#include "link/LinkFactory.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace leadline::app {

/// Measures a vehicle's link for its status: which systems are received, with what rate and loss.
class VehicleLinkStatus {
public:
    /// To be called several times a second.
    void measureRate(device::VehicleLink& link, base::Instant now, VehicleStatus& status);
    void count(mavlink::Trust trust, VehicleStatus& status) const;
    void report(device::VehicleLink& link, base::Instant now, VehicleStatus& status) const;

private:
    RateMonitor m_rateMonitor;
    /// System whose rate is measured.
    std::optional<std::uint8_t> m_paceOf;
};

/// One open link to a vehicle: everything received and sent goes to the log, and events are
/// reported. Belongs to the thread of the links, and never blocks.
class VehicleConnection {
public:
    struct Reports {
        std::function<void(const VehicleStatus& status)> status;
        /// Shows a sentence to the pilot.
        std::function<void(const base::Message& message)> happened;
    };

    VehicleConnection(VehiclePlan plan, LiveLog& log, base::Clock& clock, link::PeerMaker makePeer,
                      Reports reports);
    ~VehicleConnection();
    VehicleConnection(const VehicleConnection&) = delete;
    VehicleConnection& operator=(const VehicleConnection&) = delete;

    /// The error says why the link cannot be created.
    [[nodiscard]] base::Status open();
    void command(const VehicleCommand& command);
    /// Reduces the latency of the port's adapter.
    void lowerLatency();
    /// Calls back soon; this object may be destroyed then.
    void leave(std::function<void()> done);

    /// Null before open().
    [[nodiscard]] link::Link* openLink() { return m_link.get(); }
    [[nodiscard]] std::uint64_t bytesIn() const { return m_link->counters().bytesIn; }
    /// To be called after open() only.
    [[nodiscard]] device::VehicleLink& vehicle() { return *m_vehicle; }

private:
    void listen();
    void handle(const mavlink::Frame& frame, base::Instant at, mavlink::Trust trust);
    [[nodiscard]] LiveLog::DeviceNumber device();
    void note(base::Instant at, log::RecordedEvent::Level level, const std::string& name,
              const std::string& value, const base::Message& message);

    void recordReboot(mavlink::Address component, base::Instant at);

    void linkChanged();
    void tick();
    void publishSoon();
    void publish();

    VehiclePlan m_plan;
    LiveLog& m_log;
    base::Clock& m_clock;
    link::PeerMaker m_makePeer;
    Reports m_reports;
    QObject m_context;

    std::unique_ptr<link::Link> m_link;
    PortLatency m_latency;
    LinkDiagnostics m_diagnostics;
    UnframedBytes m_unframed;
    std::unique_ptr<device::VehicleLink> m_vehicle;
    std::optional<LiveLog::DeviceNumber> m_device;
    TakenPort m_taken;
    RejectedPeerNotes m_rejectedPeers;
    /// The members of the status that only change with an event.
    VehicleStatus m_status;
    VehicleLinkStatus m_linkStatus;
    CommandHandler m_commandHandler;
    bool m_leaving = false;
    bool m_wasOpen = false;

    base::Instant m_published;
    base::Timer m_publishing;
    base::Timer m_ticking;
    base::Timer m_closeTimer;
};

} // namespace leadline::app
