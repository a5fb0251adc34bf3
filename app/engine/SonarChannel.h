// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/SonarDriver.h"
#include "engine/EngineMailbox.h"
#include "engine/LiveLog.h"
#include "engine/RateMonitor.h"
#include "engine/SonarStatus.h"
#include "mavlink/RecentDurations.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace leadline::app {

/// One sonar of a link: its driver, its device in the log, and its status.
class SonarChannel {
public:
    struct Callbacks {
        /// Called when the status changed.
        std::function<void()> changed;
        /// Shows a sentence to the pilot.
        std::function<void(const base::Message&)> message;
        /// A second device with this id was received.
        std::function<void(std::uint8_t)> secondDevice;
    };

    /// `address` is the id by which the sonar is addressed if it shares its link.
    SonarChannel(std::unique_ptr<device::SonarDriver> driver, std::optional<std::uint8_t> address,
                 LiveLog& log, const base::Clock& clock, Callbacks calls);
    ~SonarChannel();
    SonarChannel(const SonarChannel&) = delete;
    SonarChannel& operator=(const SonarChannel&) = delete;

    void start();
    [[nodiscard]] device::SonarDriver& driver() { return *m_driver; }
    [[nodiscard]] ping::Family family() const { return m_driver->family(); }
    /// Nullopt while the id is not known.
    [[nodiscard]] std::optional<std::uint8_t> deviceId();
    void execute(const SonarCommand& command, std::uint64_t number);

    /// Device of the sonar's frames in the log; nullopt before the first frame.
    [[nodiscard]] const std::optional<LiveLog::DeviceNumber>& device() const { return m_device; }
    void setDevice(LiveLog::DeviceNumber device);

    /// To be called several times a second.
    void tick();
    /// Completes what is the link's, and posts it under the key.
    void publish(SonarStatus status, EngineMailbox& mailbox, EngineUpdate::Key key);

private:
    [[nodiscard]] bool isDrawn() const;
    void changed();
    void noteIdentity();
    void noteMounting();
    void noteSoundSpeed();
    void noteEvent(const device::DriverEvent& event);

    std::unique_ptr<device::SonarDriver> m_driver;
    std::optional<std::uint8_t> m_address;
    LiveLog& m_log;
    const base::Clock& m_clock;
    Callbacks m_callbacks;
    std::optional<LiveLog::DeviceNumber> m_device;
    bool m_identified = false;
    /// Firmware that was reported when the sonar was identified.
    device::Firmware m_firmware;
    bool m_mountConfirmed = false;
    RateMonitor m_rateMonitor;
    RateMonitor::Figures m_figures;
    /// Times between requests for pings and the arrival of their replies.
    mavlink::TimedDurations m_replies{std::chrono::minutes(5)};
    std::optional<mavlink::DurationSummary> m_requestToReply;
    std::uint64_t m_pings = 0;
    std::uint64_t m_handledCommand = 0;
    std::optional<base::Instant> m_connectedAt;
    QObject m_context;
};

} // namespace leadline::app
