// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked of the devices of a dive.
#include "live/Dive.h"

#include "language/Spoken.h"
#include "live/LiveThreads.h"

#include <algorithm>
#include <utility>

namespace leadline::app {

std::uint64_t Dive::send(int link, int sonar, const SonarCommand& command)
{
    if (const auto memory = memoryOf(link, sonar)) {
        if (const auto* standby = std::get_if<SetStandby>(&command))
            memory->setStandby(standby->standby);
        else if (const auto* mount = std::get_if<SetMount>(&command))
            memory->setMount(mount->mount);
    }
    const std::uint64_t number = ++m_lastCommand;
    postToLinks([link, sonar, command, number](LiveLinks& links) {
        links.command(link, sonar, command, number);
    });
    return number;
}

void Dive::sendVehicle(int link, const VehicleCommand& command)
{
    const auto found = std::ranges::find(m_links, link, &Link::number);
    if (found == m_links.end())
        return;
    const auto kept = VehicleMemory(found->url).keep(command, found->vehicle->news());
    if (!kept)
        emit happened(spoken(kept.error().sentence));
    postToLinks([link, command](LiveLinks& links) { links.commandVehicle(link, command); });
}

void Dive::setStrictVersion2(bool strict)
{
    m_strictVersion2 = strict;
    for (LiveVehicle* vehicle : std::as_const(m_vehicles))
        vehicle->setStrictVersion2(strict);
}

void Dive::setStandbyAll(bool standby)
{
    for (LiveSonar* sonar : std::as_const(m_sonars))
        sonar->setStandby(standby);
}

} // namespace leadline::app
