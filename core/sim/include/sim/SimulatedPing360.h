// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/SimulatedDevice.h"

#include <cstdint>
#include <deque>
#include <optional>

namespace leadline::sim {

/// A Ping360. A transducer message turns it, and pings if told to; requests that
/// come meanwhile wait their turn. auto_transmit (from firmware 3.3.1 on) scans a sector by itself,
/// to and fro up to 180 degrees and clockwise above, until motor_off, a transducer message or a
/// break on the line. Turning, sound and the head's own work take the time they take in real logs.
class SimulatedPing360 final : public SimulatedDevice {
public:
    SimulatedPing360(base::Clock& clock, std::shared_ptr<const World> world,
                     const DeviceOptions& options = {});

    [[nodiscard]] bool isScanning() const { return m_scan.has_value(); }
    [[nodiscard]] bool isMotorOn() const { return m_motorOn; }

private:
    struct Job {
        ping::ping360::Transducer order;
        Asker asker;
    };
    struct Scan {
        ping::ping360::AutoTransmit order;
        Asker asker;
        /// Gradians from the start of the sector.
        int offset = 0;
        int direction = 1;
    };

    void handle(const ping::Message& message, const Asker& asker) override;
    [[nodiscard]] bool respond(std::uint16_t id, const Asker& asker) override;
    void powerUp() override;
    void powerDown() override;
    void lineBreak() override;

    void take(const ping::common::SetDeviceId& message, const Asker& asker);
    void take(const ping::ping360::SetDeviceId& message, const Asker& asker);
    void take(const ping::ping360::Reset& message, const Asker& asker);
    void take(const ping::ping360::Transducer& message, const Asker& asker);
    void take(const ping::ping360::AutoTransmit& message, const Asker& asker);
    void take(const ping::ping360::MotorOff& message, const Asker& asker);

    void startJob();
    void finishJob();
    void startStep(int travelGrad);
    void finishStep();
    [[nodiscard]] int nextTravel();
    /// The shorter way there, and the head is there then.
    int turnTo(int angleGrad);
    /// What it heard: as the vehicle lay in the middle of its listening, which is so long over.
    [[nodiscard]] std::vector<std::uint8_t> listen(base::Duration over) const;

    /// What the last order left; angle is where the head looks.
    ping::ping360::DeviceData m_state;
    HeadMount m_mount;
    bool m_motorOn = false;
    std::deque<Job> m_jobs;
    std::optional<Scan> m_scan;
    base::Timer m_work;
};

} // namespace leadline::sim
