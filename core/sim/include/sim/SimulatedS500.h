// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/DownwardRange.h"
#include "sim/SimulatedCerulean.h"

#include <cstdint>
#include <deque>

namespace leadline::sim {

/// A downward-looking S500. It is silent after power-up; set_ping_params (1015) makes it ping at
/// its interval, or as fast as sound and line allow, and send the requested report, distance2
/// (1223) or profile6_t (1308), to the client that sent the message. Valid parameters are not
/// acknowledged. Distances are computed with its configured sound speed, as by a real device.
class SimulatedS500 final : public SimulatedCerulean {
public:
    SimulatedS500(base::Clock& clock, std::shared_ptr<const World> world,
                  const DeviceOptions& options = {});

private:
    /// Range and gain with which it pings, which it may have chosen itself.
    struct Scan {
        std::uint32_t startMm = 0;
        std::uint32_t lengthMm = 15'000;
        std::uint8_t gainIndex = 6;
    };
    struct Distance {
        std::uint32_t mm = 0;
        std::uint8_t confidencePercent = 0;
    };

    void handle(const ping::Message& message, const Requester& requester) override;
    [[nodiscard]] bool respond(std::uint16_t id, const Requester& requester) override;
    void powerUp() override;
    void ping(const Requester& listener) override;
    [[nodiscard]] base::Duration period() const override;
    [[nodiscard]] bool isRepeating() const override;

    void take(const ping::s500::SetPingParams& message, const Requester& requester);
    void take(const ping::s500::SetSpeedOfSound& message, const Requester& requester);

    void chooseRange();
    void receiveEcho();
    void sendReport(const Requester& requester);
    void sendProfile(const Requester& requester);
    [[nodiscard]] double rangeEndM() const;
    [[nodiscard]] std::size_t decimation() const;
    [[nodiscard]] std::size_t resultCount() const;
    [[nodiscard]] double adcSamples() const;
    [[nodiscard]] Distance meanDistance() const;

    ping::s500::SetPingParams m_params;
    std::uint32_t m_speedOfSoundMmS = 0;
    Scan m_scan;
    AutomaticRange m_automaticRange;
    /// Echo of the newest ping.
    Echo1d m_echo;
    /// Of the newest pings, the newest last.
    std::deque<Distance> m_distances;
};

} // namespace leadline::sim
