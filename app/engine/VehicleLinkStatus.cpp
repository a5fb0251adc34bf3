// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/VehicleLinkStatus.h"

#include <utility>

namespace leadline::app {

namespace {

using Contact = mavlink::VehicleState::Contact;

} // namespace

void VehicleLinkStatus::measurePace(device::VehicleLink& link, base::Instant now,
                                    VehicleStatus& news)
{
    const auto system = link.vehicle().system();
    const bool heard = link.vehicle().contact(now) == Contact::Heard;
    if (std::exchange(m_paceOf, system) != system || !heard)
        m_pace.reset();
    VehicleRateMonitor::Figures figures;
    if (heard) {
        std::uint64_t received = 0;
        std::uint64_t lost = 0;
        for (const auto& [address, counts] : link.statistics().components()) {
            if (address.system != system)
                continue;
            received += counts.received;
            lost += counts.lost;
        }
        figures = m_pace.look(now, received, lost);
    }
    news.rateHz = figures.rateHz;
    news.lossPercent = figures.lossPercent;
    news.lossy = figures.lossy;
}

void VehicleLinkStatus::count(mavlink::Trust trust, VehicleStatus& news) const
{
    using mavlink::Trust;
    switch (trust) {
    case Trust::Unverified:
        ++news.unverified;
        return;
    case Trust::Verified:
        ++news.signatures.verified;
        return;
    case Trust::Missing:
        ++news.signatures.missing;
        return;
    case Trust::Wrong:
        ++news.signatures.wrong;
        return;
    case Trust::Repeated:
    case Trust::Old:
        ++news.signatures.repeated;
        return;
    case Trust::Unsigned:
    case Trust::Radio:
        break;
    }
}

void VehicleLinkStatus::tell(device::VehicleLink& link, base::Instant now,
                             VehicleStatus& news) const
{
    const mavlink::VehicleState& state = link.vehicle();
    news.own = link.settings().own;
    news.signatures.hasKey = link.settings().key.has_value();
    news.signatures.lastSigned = link.lastSigned();
    news.contact = state.contact(now);
    news.lastHeartbeat = state.lastHeartbeat();
    news.system = state.system();
    news.autopilots.clear();
    for (const auto& [system, heartbeat] : state.autopilots())
        news.autopilots[system] = mavlink::autopilotName(heartbeat);
    news.otherSystems.clear();
    for (const auto& [address, counts] : link.statistics().components()) {
        const std::uint8_t system = address.system;
        const bool isNew = news.otherSystems.empty() || news.otherSystems.back() != system;
        if (system != news.system && system != news.own.system && isNew)
            news.otherSystems.push_back(system);
    }
    news.onlyHeartbeats = state.onlyHeartbeats(now);
    news.roundTrip.reset();
    if (!news.system)
        return;
    const mavlink::Address autopilot{*news.system, mavlink::VehicleState::autopilotComponent};
    for (const auto* all : {&link.timesync().statistics(), &link.ping().statistics()}) {
        const auto its = all->find(autopilot);
        const auto summary = its != all->end() ? its->second.roundTrips.summary() : std::nullopt;
        if (summary && !news.roundTrip)
            news.roundTrip = summary->median;
    }
}

} // namespace leadline::app
