// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/SimulatedDevice.h"

#include <cstdint>
#include <deque>
#include <optional>

namespace leadline::sim {

/// A Ping360. A transducer message turns the head, and pings if requested; further requests are
/// queued. auto_transmit (from firmware 3.3.1 on) scans a sector continuously, to and fro up to 180
/// degrees and clockwise above, until motor_off, a transducer message or a line break. Turning,
/// sound and processing take as long as in real logs.
class SimulatedPing360 final : public SimulatedDevice {
public:
    SimulatedPing360(base::Clock& clock, std::shared_ptr<const World> world,
                     const DeviceOptions& options = {});

    [[nodiscard]] bool isScanning() const { return m_scan.has_value(); }
    [[nodiscard]] bool isMotorOn() const { return m_motorOn; }

private:
    struct Job {
        ping::ping360::Transducer order;
        Requester requester;
    };
    struct Scan {
        ping::ping360::AutoTransmit order;
        Requester requester;
        /// Gradians from the start of the sector.
        int offset = 0;
        int direction = 1;
    };

    void handle(const ping::Message& message, const Requester& requester) override;
    [[nodiscard]] bool respond(std::uint16_t id, const Requester& requester) override;
    void powerUp() override;
    void powerDown() override;
    void lineBreak() override;

    void take(const ping::common::SetDeviceId& message, const Requester& requester);
    void take(const ping::ping360::SetDeviceId& message, const Requester& requester);
    void take(const ping::ping360::Reset& message, const Requester& requester);
    void take(const ping::ping360::Transducer& message, const Requester& requester);
    void take(const ping::ping360::AutoTransmit& message, const Requester& requester);
    void take(const ping::ping360::MotorOff& message, const Requester& requester);

    void startJob();
    void finishJob();
    void startStep(int travelGrad);
    void finishStep();
    [[nodiscard]] int nextTravel();
    /// Turns the head the shorter way; returns the gradians travelled.
    int turnTo(int angleGrad);
    /// Samples for the vehicle's pose in the middle of the listening time, which was `over` ago.
    [[nodiscard]] std::vector<std::uint8_t> listen(base::Duration over) const;

    /// The last settings; angle is the head's current angle.
    ping::ping360::DeviceData m_state;
    HeadMount m_mount;
    bool m_motorOn = false;
    std::deque<Job> m_jobs;
    std::optional<Scan> m_scan;
    base::Timer m_work;
};

} // namespace leadline::sim
