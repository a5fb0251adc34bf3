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

/// Scans with a Ping360 that is asked for each ping. The next one is asked for before the answer is
/// worked on; one lost packet costs one step.
class Ping360RequestLoop {
public:
    struct Callbacks {
        /// The device_data that comes now answers this order; it arrived so long behind its
        /// request.
        std::function<void(const Ping360Request&, base::Duration took)> answered;
        std::function<void()> unanswered;
        /// With the device's words. It goes on with what set() says next.
        std::function<void(const Ping360Request&, const std::string&)> refused;
    };

    /// The head turns once in 400 / 2400 s.
    static constexpr base::Duration perGradian = std::chrono::milliseconds(6);

    Ping360RequestLoop(DeviceClient& talk, base::Clock& clock, Callbacks callbacks);

    /// What is asked for from the next ping on; `stareAngle` parks the head there.
    void set(const Ping360Request& order, std::optional<std::uint16_t> stareAngle);
    void start();
    void stop();
    /// Another head, of which nothing is known.
    void forget();
    [[nodiscard]] bool isRunning() const { return m_running; }
    /// The first reply may take long: the head may have to turn.
    [[nodiscard]] bool awaitsFirst() const { return m_running && m_first; }
    /// A device_data with this angle: whether it is one that was given up.
    [[nodiscard]] bool takeLate(std::uint16_t angle);

private:
    /// How the head tells an order: it may have its own way with what it is asked for.
    struct AcceptedRequest {
        Ping360Request asked;
        Ping360Request reported;
    };

    void askNext();
    void learnAcceptedRequest(const Ping360Request& asked, const ping::Frame& frame);
    [[nodiscard]] base::Duration timeout(std::uint16_t angle) const;

    DeviceClient& m_talk;
    base::Clock& m_clock;
    Callbacks m_callbacks;
    Ping360Request m_order;
    std::optional<std::uint16_t> m_stareAngle;
    Sweep m_sweep;
    bool m_running = false;
    bool m_first = true;
    base::Instant m_started;
    bool m_knowsHead = false;
    /// Where the head answered last.
    std::uint16_t m_headAngle = 0;
    /// Requests that are long over look at it, too.
    std::shared_ptr<std::optional<AcceptedRequest>> m_itsWay =
        std::make_shared<std::optional<AcceptedRequest>>();
    struct Missed {
        std::uint16_t angle = 0;
        base::Instant until;
    };
    std::deque<Missed> m_missed;
};

} // namespace leadline::device
