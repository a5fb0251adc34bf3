// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/FrameLink.h"
#include "device/Probe.h"
#include "device/RequestQueue.h"
#include "link/Errand.h"
#include "link/LinkFactory.h"
#include "link/SerialPorts.h"
#include "live/LiveLog.h"
#include "live/PortLatency.h"
#include "live/SonarNews.h"
#include "live/SonarSlot.h"
#include "live/Strangers.h"
#include "live/StrayBytes.h"

#include <QObject>

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace leadline::app {

/// How a link is to be opened.
struct ConnectionPlan {
    link::LinkUrl url;
    /// The MAC or serial number of the sonar, where it is known.
    std::string unit = {};
    DrivenSonar::Start start = {};
    /// Of sonars that are spoken to by their ids, as far as anything is known of them.
    std::map<std::uint8_t, DrivenSonar::Start> starts = {};
    /// Nothing is sent: whoever speaks is heard and recorded.
    bool listenOnly = false;
};

/// One open link and the sonars on it: everything that comes goes to the log, everything that
/// happens is told. Lives on the links' thread and never waits.
class SonarConnection {
public:
    struct Reports {
        /// Of the link's sonars, counted from 0; the first one is there from the beginning.
        std::function<void(int sonar, const SonarNews& news)> news;
        /// A sentence for the pilot.
        std::function<void(const std::string& sentence)> happened;
    };

    SonarConnection(ConnectionPlan plan, LiveLog& log, base::Clock& clock, link::PeerMaker makePeer,
                    Reports reports);
    ~SonarConnection();
    SonarConnection(const SonarConnection&) = delete;
    SonarConnection& operator=(const SonarConnection&) = delete;

    /// The error says why there is no such link.
    [[nodiscard]] base::Status open();
    void command(int sonar, const SonarCommand& command, std::uint64_t number);
    /// Of the port's adapter.
    void lowerLatency();
    /// Ends what the devices do by themselves, and calls back within 200 ms; then this may go.
    void leave(std::function<void()> done);

    /// Null while it is probed.
    [[nodiscard]] link::Link* openLink() { return m_link.get(); }
    /// Of the link, and of the probes before it.
    [[nodiscard]] std::uint64_t bytesIn() const
    {
        return m_probedBytes + (m_link ? m_link->counters().bytesIn : 0);
    }
    [[nodiscard]] std::size_t sonarCount() const { return m_slots.size(); }
    [[nodiscard]] device::SonarDriver& driver(std::size_t sonar)
    {
        return m_slots[sonar]->driver();
    }

private:
    /// Came or went before it was known whose it is.
    struct Held {
        enum class What : std::uint8_t { Frame, Stray, Sent };
        What what = What::Frame;
        base::Instant at;
        std::vector<std::byte> bytes;
    };

    [[nodiscard]] ping::Family familySaid() const;
    void learnUnit();
    void begin();
    void probe(device::Probe::Manner manner);
    void probed(const device::ProbeResult& result);
    void connectAt(const link::LinkUrl& url);
    void watch(link::Link& link);
    void listenTo(link::Link& link, device::FrameLink& frames);
    [[nodiscard]] StrayBytes newStray();
    void addSlot(ping::Family family, std::optional<std::uint8_t> address);
    void meetSecond(std::uint8_t id);

    void hear(const ping::Frame& frame, base::Instant at);
    void keep(Held held);
    [[nodiscard]] SonarSlot* slotOf(std::uint8_t id) const;
    [[nodiscard]] std::optional<LiveLog::DeviceNumber> deviceOf(const ping::Frame& frame);
    [[nodiscard]] std::optional<LiveLog::DeviceNumber> deviceOf(const Held& held) const;
    [[nodiscard]] LiveLog::DeviceNumber makeDevice(ping::Family family, std::uint8_t id);
    void guessKind(LiveLog::DeviceNumber device, const ping::Frame& frame);
    [[nodiscard]] LiveLog::DeviceNumber deviceOfHeld();
    void giveHeldTo(LiveLog::DeviceNumber device);

    void tick();
    void publishSoon();
    void publish();
    void say(const std::string& sentence) const;

    ConnectionPlan m_plan;
    LiveLog& m_log;
    base::Clock& m_clock;
    link::PeerMaker m_makePeer;
    Reports m_reports;
    QObject m_context;

    std::unique_ptr<device::Probe> m_probe;
    std::string m_probeReason;
    std::uint64_t m_probedBytes = 0;
    std::optional<device::Identity> m_stranger;
    link::Errand<std::vector<link::SerialPort>> m_listing;

    std::unique_ptr<link::Link> m_link;
    PortLatency m_latency;
    StrayBytes m_stray;
    std::unique_ptr<device::FrameLink> m_frames;
    std::unique_ptr<device::RequestQueue> m_queue;
    /// Asks a second device who it is.
    std::unique_ptr<device::DeviceTalk> m_talk;
    std::vector<std::unique_ptr<SonarSlot>> m_slots;

    std::deque<Held> m_held;
    std::size_t m_heldBytes = 0;
    std::optional<base::Instant> m_strayHeldSince;
    /// The only sonar does not say who it is: what comes is taken for its own.
    bool m_waitedEnough = false;
    /// Of bytes in no frame, and of whoever is not a slot's.
    std::optional<LiveLog::DeviceNumber> m_linkDevice;
    /// Heard beside the only sonar, and perhaps a second one: by their ids.
    std::map<std::uint8_t, LiveLog::DeviceNumber> m_others;
    /// Of whom it is said nowhere what he is: by what he sends.
    bool m_kindIsOpen = true;
    std::vector<LiveLog::DeviceNumber> m_devices;
    StrangerNotes m_strangers;
    bool m_leaving = false;
    int m_awaited = 0;

    base::Instant m_published;
    base::Timer m_publishing;
    base::Timer m_ticking;
    base::Timer m_pause;
};

} // namespace leadline::app
