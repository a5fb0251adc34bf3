// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/VehicleLink.h"
#include "link/LinkFactory.h"
#include "live/LiveLog.h"
#include "live/PortLatency.h"
#include "live/Strangers.h"
#include "live/StrayBytes.h"
#include "live/TakenPort.h"
#include "live/VehicleNews.h"
#include "live/VehiclePace.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace leadline::app {

/// How a vehicle's link is to be opened.
struct VehiclePlan {
    link::LinkUrl url;
    /// Differs between the links of this program.
    std::uint8_t number = 0;
    /// Nullopt: the first autopilot that is heard.
    std::optional<std::uint8_t> system = {};
    /// Nothing is sent: whoever speaks is heard and recorded.
    bool listenOnly = false;
};

/// One open link to a vehicle: what comes and what goes is in the log, what happens is told. Lives
/// on the links' thread and never waits.
class VehicleConnection {
public:
    struct Reports {
        std::function<void(const VehicleNews& news)> news;
        /// A sentence for the pilot.
        std::function<void(const std::string& sentence)> happened;
    };

    VehicleConnection(VehiclePlan plan, LiveLog& log, base::Clock& clock, link::PeerMaker makePeer,
                      Reports reports);
    ~VehicleConnection();
    VehicleConnection(const VehicleConnection&) = delete;
    VehicleConnection& operator=(const VehicleConnection&) = delete;

    /// The error says why there is no such link.
    [[nodiscard]] base::Status open();
    void command(const VehicleCommand& command);
    /// Of the port's adapter.
    void lowerLatency();
    /// Calls back soon; then this may go.
    void leave(std::function<void()> done);

    /// Null before open().
    [[nodiscard]] link::Link* openLink() { return m_link.get(); }
    [[nodiscard]] std::uint64_t bytesIn() const { return m_link->counters().bytesIn; }
    /// After open().
    [[nodiscard]] device::VehicleLink& vehicle() { return *m_vehicle; }

private:
    void listen();
    void hear(const mavlink::Frame& frame, base::Instant at, mavlink::Trust trust);
    [[nodiscard]] LiveLog::DeviceNumber device();
    void note(base::Instant at, log::RecordedEvent::Level level, const std::string& name,
              const std::string& value, const std::string& text);

    void noteReboot(mavlink::Address component, base::Instant at);

    void obey(const ChooseSystem& wish);
    void obey(const AskForMessages& wish);
    void obey(const TakeFreeAddress& wish);
    void obey(const SetTimesyncRate& wish);
    void obey(const PingOnce& wish);
    void obey(const SetPingStream& wish);
    void obey(const SetAnswersTimesync& wish);
    void obey(const SetAnswersPing& wish);

    void ordered(const std::vector<device::MessageOrders::Answer>& answers);
    void linkChanged();
    void tick();
    void measurePace();
    void publishSoon();
    void publish();
    void tellLink();
    void tellVehicle();

    VehiclePlan m_plan;
    LiveLog& m_log;
    base::Clock& m_clock;
    link::PeerMaker m_makePeer;
    Reports m_reports;
    QObject m_context;

    std::unique_ptr<link::Link> m_link;
    PortLatency m_latency;
    StrayBytes m_stray;
    std::unique_ptr<device::VehicleLink> m_vehicle;
    device::MessageOrders m_orders;
    std::optional<LiveLog::DeviceNumber> m_device;
    TakenPort m_taken;
    VehiclePace m_pace;
    /// Of whom the pace is measured.
    std::optional<std::uint8_t> m_paceOf;
    StrangerNotes m_strangers;
    /// All that does not change by itself.
    VehicleNews m_news;
    bool m_leaving = false;

    base::Instant m_published;
    base::Timer m_publishing;
    base::Timer m_ticking;
    base::Timer m_goodbye;
};

} // namespace leadline::app
