// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/SimulatedCerulean.h"

#include "base/Units.h"
#include "ping/MessageTable.h"

#include <algorithm>
#include <chrono>
#include <utility>
#include <variant>

namespace leadline::sim {

namespace {

using namespace std::chrono_literals;

/// Time between the last echo of a ping and the next ping.
constexpr base::Duration pauseBetweenPings = 1ms;

} // namespace

SimulatedCerulean::SimulatedCerulean(const Kind& kind, base::Clock& clock,
                                     std::shared_ptr<const World> world,
                                     const DeviceOptions& options)
    : SimulatedDevice(kind, clock, std::move(world), options),
      m_next(clock)
{
    SimulatedCerulean::powerUp();
}

void SimulatedCerulean::powerUp()
{
    m_poweredUp = clock().now();
    m_pingAt = m_poweredUp;
    m_pingNumber = 0;
    m_listener.reset();
}

void SimulatedCerulean::powerDown()
{
    m_next.stop();
}

void SimulatedCerulean::startPinging(const Requester& listener)
{
    m_listener = listener;
    schedulePing(clock().now());
}

void SimulatedCerulean::stopPinging()
{
    m_listener.reset();
    m_next.stop();
}

void SimulatedCerulean::schedulePing(base::Instant at)
{
    // After a suspend of the computer, the missed pings are not made up for.
    m_next.at(std::max(at, clock().now()), [this, at] {
        m_pingAt = std::max(at, clock().now() - period());
        ping(*m_listener);
        ++m_pingNumber;
        if (isRepeating())
            schedulePing(m_pingAt + period());
    });
}

std::uint32_t SimulatedCerulean::stampMs(base::Instant at) const
{
    return static_cast<std::uint32_t>(
        std::chrono::duration_cast<std::chrono::milliseconds>(at - m_poweredUp).count());
}

base::Duration SimulatedCerulean::soundTime(double metres)
{
    constexpr double most = 1e6;
    return std::chrono::duration_cast<base::Duration>(std::chrono::duration<double>(
               2 * std::min(metres, most) / base::defaultSoundSpeed)) +
           pauseBetweenPings;
}

void SimulatedCerulean::rejectSetting(const ping::Message& message, const Requester& requester)
{
    std::visit(
        [&]<class M>(const M&) {
            if constexpr (ping::WireMessage<M>)
                if (M::description.category == ping::Category::Set)
                    nack(M::id, "There is no such message.", requester);
        },
        message);
}

} // namespace leadline::sim
