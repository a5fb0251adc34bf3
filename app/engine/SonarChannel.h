// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/SonarDriver.h"
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

/// One sonar of a link: its driver, its place in the log, and the news of it.
class SonarChannel {
public:
    struct Calls {
        /// The news are others.
        std::function<void()> changed;
        /// A sentence for the pilot.
        std::function<void(const std::string&)> say;
        /// A second device is heard, with this id.
        std::function<void(std::uint8_t)> secondDevice;
    };

    /// `address` is the id by which it is spoken to, where it is not alone.
    SonarChannel(std::unique_ptr<device::SonarDriver> driver, std::optional<std::uint8_t> address,
                 LiveLog& log, const base::Clock& clock, Calls calls);
    ~SonarChannel();
    SonarChannel(const SonarChannel&) = delete;
    SonarChannel& operator=(const SonarChannel&) = delete;

    void start();
    [[nodiscard]] device::SonarDriver& driver() { return *m_driver; }
    [[nodiscard]] ping::Family family() const { return m_driver->family(); }
    /// As far as it is known.
    [[nodiscard]] std::optional<std::uint8_t> deviceId();
    void execute(const SonarCommand& command, std::uint64_t number);

    /// Where its frames go in the log, as soon as there are any.
    [[nodiscard]] const std::optional<LiveLog::DeviceNumber>& device() const { return m_device; }
    void setDevice(LiveLog::DeviceNumber device);

    /// To be called some times a second.
    void tick();
    /// All but what is the link's.
    void report(SonarStatus& news);

private:
    void changed();
    void noteIdentity();
    void noteMounting();
    void noteSoundSpeed();
    void noteHappening(const device::DriverEvent& event);

    std::unique_ptr<device::SonarDriver> m_driver;
    std::optional<std::uint8_t> m_address;
    LiveLog& m_log;
    const base::Clock& m_clock;
    Calls m_calls;
    std::optional<LiveLog::DeviceNumber> m_device;
    bool m_identified = false;
    /// With which it was.
    device::Firmware m_firmware;
    bool m_mountConfirmed = false;
    RateMonitor m_pace;
    RateMonitor::Figures m_figures;
    /// From requests for pings to their arrival.
    mavlink::TimedDurations m_replies{std::chrono::minutes(5)};
    std::optional<mavlink::DurationSummary> m_requestToReply;
    std::uint64_t m_pings = 0;
    std::uint64_t m_heardCommand = 0;
    std::optional<base::Instant> m_connectedAt;
    QObject m_context;
};

} // namespace leadline::app
