// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Timer.h"
#include "sim/SimulatedDevice.h"

#include <cstdint>
#include <optional>

namespace leadline::sim {

/// Common part of Cerulean's sonars: they have the device id 0, and are silent after power-up; a
/// message with all parameters makes them ping by themselves, for the client that sent it, until
/// another one stops them. Valid parameters are not acknowledged. A device that does not know
/// protocol_version rejects it.
class SimulatedCerulean : public SimulatedDevice {
protected:
    SimulatedCerulean(const Kind& kind, base::Clock& clock, std::shared_ptr<const World> world,
                      const DeviceOptions& options);

    void powerUp() override;
    void powerDown() override;
    void lineBreak() final {}

    void startPinging(const Requester& listener);
    void stopPinging();
    [[nodiscard]] bool isPinging() const { return m_listener.has_value(); }

    /// Pings at pingAt() and sends the results.
    virtual void ping(const Requester& listener) = 0;
    /// Time from this ping to the next one.
    [[nodiscard]] virtual base::Duration period() const = 0;
    /// False for parameters that ask for a single ping.
    [[nodiscard]] virtual bool isRepeating() const { return true; }

    [[nodiscard]] base::Instant pingAt() const { return m_pingAt; }
    /// Counts from power-up.
    [[nodiscard]] std::uint32_t pingNumber() const { return m_pingNumber; }
    /// Milliseconds since power-up.
    [[nodiscard]] std::uint32_t stampMs(base::Instant at) const;
    /// Time in which sound comes back from this slant range, with a pause before the next ping.
    [[nodiscard]] static base::Duration soundTime(double metres);
    /// Rejects a message that sets something and that this kind of device does not have; others are
    /// what a device sends.
    void rejectSetting(const ping::Message& message, const Requester& requester);

private:
    void schedulePing(base::Instant at);

    base::Instant m_poweredUp;
    base::Instant m_pingAt;
    std::uint32_t m_pingNumber = 0;
    std::optional<Requester> m_listener;
    base::Timer m_next;
};

} // namespace leadline::sim
