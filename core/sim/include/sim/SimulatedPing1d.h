// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/DownwardRange.h"
#include "sim/SimulatedDevice.h"

#include <cstdint>
#include <optional>

namespace leadline::sim {

/// A downward-looking Ping1D. It pings at its interval, or as fast as sound and line allow; after
/// continuous_start (1300, or 0 as in the oldest documents) it sends each profile to the last
/// client that asked. Distances are computed with its configured sound speed, as by a real device.
class SimulatedPing1d final : public SimulatedDevice {
public:
    SimulatedPing1d(base::Clock& clock, std::shared_ptr<const World> world,
                    const DeviceOptions& options = {});

    [[nodiscard]] std::uint32_t pingNumber() const { return m_pingNumber; }

private:
    struct Settings {
        std::uint32_t scanStartMm = 0;
        std::uint32_t scanLengthMm = 15'000;
        std::uint32_t speedOfSoundMmS = 1'500'000;
        std::uint16_t pingIntervalMs = 100;
        std::uint8_t gain = 3;
        bool automatic = true;
        bool enabled = true;
        std::uint16_t points = 200;
        std::uint8_t normalization = 0;
        std::uint8_t enhance = 0;
    };

    void handle(const ping::Message& message, const Requester& requester) override;
    [[nodiscard]] bool respond(std::uint16_t id, const Requester& requester) override;
    [[nodiscard]] bool sendPing(std::uint16_t id, const Requester& requester);
    void powerUp() override;
    void powerDown() override;
    void lineBreak() override {}

    void take(const ping::common::SetDeviceId& message, const Requester& requester);
    void take(const ping::ping1d::SetDeviceId& message, const Requester& requester);
    void take(const ping::ping1d::SetRange& message, const Requester& requester);
    void take(const ping::ping1d::SetSpeedOfSound& message, const Requester& requester);
    void take(const ping::ping1d::SetModeAuto& message, const Requester& requester);
    void take(const ping::ping1d::SetPingInterval& message, const Requester& requester);
    void take(const ping::ping1d::SetGainSetting& message, const Requester& requester);
    void take(const ping::ping1d::SetPingEnable& message, const Requester& requester);
    void take(const ping::ping1d::SetOssProfileConfiguration& message, const Requester& requester);
    void take(const ping::ping1d::GotoBootloader& message, const Requester& requester);
    void take(const ping::ping1d::ContinuousStart& message, const Requester& requester);
    void take(const ping::ping1d::ContinuousStop& message, const Requester& requester);
    /// Sends ack and reschedules the next ping if the setting was `good`, else sends nack with
    /// `words`.
    void settle(std::uint16_t id, bool good, std::string_view words, const Requester& requester);

    [[nodiscard]] base::Duration period() const;
    void schedulePing(base::Instant at);
    void ping();
    void chooseRange();
    [[nodiscard]] const Profile1d& seen();
    [[nodiscard]] std::uint16_t transmitDurationUs() const;
    [[nodiscard]] std::uint16_t wave(double turnsPerSecond, double middle, double swing) const;

    Settings m_settings;
    base::Instant m_pingAt;
    base::Instant m_lastSet;
    std::uint32_t m_pingNumber = 0;
    AutomaticRange m_automaticRange;
    /// Result of the newest ping; computed when first needed.
    std::optional<Profile1d> m_seen;
    std::optional<Requester> m_listener;
    base::Timer m_next;
};

} // namespace leadline::sim
