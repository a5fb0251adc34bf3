// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/AsyncTask.h"
#include "device/FrameLink.h"
#include "device/Negotiation.h"
#include "device/Probe.h"
#include "device/RequestQueue.h"
#include "engine/ConnectionPlan.h"
#include "engine/FrameRouter.h"
#include "engine/LinkDiagnostics.h"
#include "engine/LinkErrorRate.h"
#include "engine/LiveLog.h"
#include "engine/PortLatency.h"
#include "engine/RejectedPeers.h"
#include "engine/SonarChannel.h"
#include "engine/SonarStatus.h"
#include "engine/TakenPort.h"
#include "link/LinkFactory.h"
#include "link/SerialPorts.h"
#include "ping/FamilyCandidates.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace leadline::app {

/// One link and the sonars on it: everything received goes to the log, and events are reported.
/// Belongs to the thread of the links, and never blocks.
class SonarConnection {
public:
    struct Reports {
        /// Gets the status of the link's sonars, which are counted from 0; the first one is there
        /// from the beginning.
        std::shared_ptr<EngineMailbox> mailbox;
        /// Number of the link there.
        int link = 0;
        /// A sentence for the pilot.
        std::function<void(const base::Message& message)> happened;
    };

    SonarConnection(ConnectionPlan plan, LiveLog& log, base::Clock& clock, link::PeerMaker makePeer,
                    Reports reports);
    ~SonarConnection();
    SonarConnection(const SonarConnection&) = delete;
    SonarConnection& operator=(const SonarConnection&) = delete;

    /// The error says why the link cannot be created.
    [[nodiscard]] base::Status open();
    /// Null while nobody has answered.
    [[nodiscard]] SonarChannel* channel(int sonar);
    /// A sonar that answers later begins so.
    void prepare(const SonarCommand& command) { m_plan.execute(command); }
    /// Of the port's adapter.
    void lowerLatency();
    /// Stops what the devices do on their own, and calls back within 200 ms; this object may be
    /// destroyed then.
    void leave(std::function<void()> done);

    /// Null while the link is probed.
    [[nodiscard]] link::Link* openLink() { return m_link.get(); }
    /// Bytes received on the link and by the probes before it.
    [[nodiscard]] std::uint64_t bytesIn() const
    {
        return m_probedBytes + (m_link ? m_link->counters().bytesIn : 0);
    }
    /// True if whole messages were received, not only bytes.
    [[nodiscard]] bool hasReceivedMessages() const { return m_hasReceivedMessages; }
    [[nodiscard]] std::size_t sonarCount() const { return m_channels.size(); }
    [[nodiscard]] device::SonarDriver& driver(std::size_t sonar)
    {
        return m_channels[sonar]->driver();
    }

private:
    void findUnit();
    void begin();
    void probe(device::Probe::Mode manner);
    void probed(const device::ProbeResult& result);
    [[nodiscard]] link::LinkUrl urlAt(std::uint32_t baudRate) const;
    void connectAt(const link::LinkUrl& url);
    void watch(link::Link& link);
    void listenTo(link::Link& link, device::FrameLink& frames);
    [[nodiscard]] UnframedBytes newStray();
    /// The family of a device that does not identify itself, by messages that only one has; Unknown
    /// without any.
    [[nodiscard]] ping::Family shownFamily() const;
    [[nodiscard]] std::vector<ping::Family> candidates() const;
    void addChannel(ping::Family family, std::optional<std::uint8_t> address);
    void addSecondSonar(std::uint8_t id);

    void tick();
    void noteDropped();
    void publishSoon();
    void publish();

    ConnectionPlan m_plan;
    LiveLog& m_log;
    base::Clock& m_clock;
    link::PeerMaker m_makePeer;
    Reports m_reports;
    QObject m_context;

    std::unique_ptr<device::Probe> m_probe;
    base::Message m_probeReason;
    std::uint64_t m_probedBytes = 0;
    std::optional<device::Identity> m_stranger;
    ping::FamilyCandidates m_candidates;
    base::AsyncTask<std::vector<link::SerialPort>> m_listing;

    std::unique_ptr<link::Link> m_link;
    PortLatency m_latency;
    LinkDiagnostics m_diagnostics;
    TakenPort m_taken;
    UnframedBytes m_unframed;
    LinkErrorRate m_damage;
    LinkErrorRate::Figures m_errorRates;
    std::unique_ptr<device::FrameLink> m_frames;
    std::unique_ptr<device::RequestQueue> m_queue;
    /// Identifies a second device.
    std::unique_ptr<device::DeviceClient> m_client;
    FrameRouter::Channels m_channels;
    FrameRouter m_devices;
    RejectedPeerNotes m_rejectedPeers;
    bool m_hasReceivedMessages = false;
    bool m_leaving = false;
    int m_awaited = 0;

    base::Instant m_published;
    base::Timer m_publishing;
    base::Timer m_ticking;
    base::Timer m_pause;
};

} // namespace leadline::app
