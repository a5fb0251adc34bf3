// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked of the devices of a dive.
#include "devices/Dive.h"

#include "devices/LinkMemory.h"
#include "engine/LiveThreads.h"
#include "language/Spoken.h"

#include <algorithm>
#include <utility>

namespace leadline::app {

void Dive::keepStandby(int link, int sonar, bool standby) const
{
    const auto found = std::ranges::find(m_links, link, &Link::number);
    if (found == m_links.end())
        return;
    const LiveSonar& its = *found->sonars[static_cast<std::size_t>(sonar)];
    if (its.kept().isKnown())
        its.kept().setStandby(standby);
    else
        LinkMemory(its.url()).setStandby(standby);
}

void Dive::settleStandby(Link& link, LiveSonar& sonar)
{
    if (const LinkMemory memory(sonar.url()); memory.standby()) {
        memory.setStandby(false);
        sonar.kept().setStandby(true);
    } else if (link.restsInDoubt && sonar.standby() && !sonar.kept().standby() &&
               sonar.family() == LiveSonar::Family::Ping360 && !sonar.foundScanning()) {
        // To a Ping1D nothing is written at first contact, and who scans for others goes on.
        sonar.setStandby(false);
    }
}

std::uint64_t Dive::send(int link, int sonar, const SonarCommand& command)
{
    if (const auto* standby = std::get_if<SetStandby>(&command))
        keepStandby(link, sonar, standby->standby);
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
