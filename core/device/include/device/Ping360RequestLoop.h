// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "device/DeviceClient.h"
#include "device/Ping360Settings.h"
#include "device/Sector.h"

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace leadline::device {

/// Scans with a Ping360 by requesting each ping. The next ping is requested before the data of the
/// last one are processed; a lost packet costs one step of the scan.
class Ping360RequestLoop {
public:
    struct Callbacks {
        /// The next device_data answers this request; `took` is the time from the request to the
        /// answer.
        std::function<void(const Ping360Request&, base::Duration took)> answered;
        std::function<void()> unanswered;
        /// Called with the text of the device's nack; the loop continues with what set() gives it
        /// next.
        std::function<void(const Ping360Request&, const std::string&)> refused;
    };

    /// Time of the head for a turn by one gradian: it makes a full turn in 2.4 s.
    static constexpr base::Duration perGradian = std::chrono::milliseconds(6);

    Ping360RequestLoop(DeviceClient& client, base::Clock& clock, Callbacks callbacks);

    /// Settings and sector for the pings that follow; with a `stareAngle` the head holds that
    /// bearing.
    void set(const Ping360Request& order, std::optional<std::uint16_t> stareAngle);
    void start();
    void stop();
    /// Forgets what was learnt of the head, because another one may answer now.
    void forget();
    [[nodiscard]] bool isRunning() const { return m_running; }
    /// True until the first answer, which may take long because the head may have to turn.
    [[nodiscard]] bool awaitsFirst() const { return m_running && m_first; }
    /// Returns true if a device_data with this angle is the late answer to a request that has timed
    /// out.
    [[nodiscard]] bool acceptLate(std::uint16_t angle);

private:
    /// A request and the settings that the head reported for it; a head may round or limit what is
    /// requested.
    struct AcceptedRequest {
        Ping360Request asked;
        Ping360Request reported;
    };

    void requestNext();
    void storeAcceptedRequest(const Ping360Request& asked, const ping::Frame& frame);
    [[nodiscard]] base::Duration timeout(std::uint16_t angle) const;

    DeviceClient& m_client;
    base::Clock& m_clock;
    Callbacks m_callbacks;
    Ping360Request m_request;
    std::optional<std::uint16_t> m_stareAngle;
    Sweep m_sweep;
    bool m_running = false;
    bool m_first = true;
    base::Instant m_started;
    bool m_headAngleKnown = false;
    /// Bearing of the last answer.
    std::uint16_t m_headAngle = 0;
    /// Shared with requests that have timed out, whose answers may still be examined later.
    std::shared_ptr<std::optional<AcceptedRequest>> m_acceptedRequest =
        std::make_shared<std::optional<AcceptedRequest>>();
    struct Missed {
        std::uint16_t angle = 0;
        base::Instant until;
    };
    std::deque<Missed> m_missed;
};

} // namespace leadline::device
