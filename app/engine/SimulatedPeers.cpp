// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/SimulatedPeers.h"

#include "ping/FamilyDescriptor.h"
#include "sim/SimulatedDevice.h"

#include <chrono>
#include <memory>
#include <utility>

namespace leadline::app {

namespace {

/// A small vehicle that hovers and is carried west over the mounds of the ground for three minutes,
/// in view of the harbour's wall and its pens: so the turns of its Ping360 match, as Drift, Steady
/// and Map need it.
constexpr sim::VehicleMotion demoMotion{
    .path = sim::Sea::Path::Hover,
    .current = {.speedMS = 0.12, .towardsDeg = 270, .reachM = 24},
    .wobble = {.headingDeg = 4, .rollDeg = 4, .positionM = 0.1}};

/// Side-looking and multibeam sonars draw their picture along a line.
constexpr sim::VehicleMotion surveyMotion{.path = sim::Sea::Path::Survey,
                                          .wobble = {.headingDeg = 2, .rollDeg = 4}};

bool surveys(ping::DeviceKind device)
{
    const ping::FamilyDescriptor* family =
        device.isVehicle() ? nullptr : ping::descriptorOf(device.family());
    return family && (family->view == ping::View::SideScan || family->view == ping::View::Swath);
}

} // namespace

link::PeerMaker simulatedPeers()
{
    const auto world = std::make_shared<std::shared_ptr<const sim::World>>();
    return [world](ping::DeviceKind device,
                   base::Clock& clock) -> base::Result<std::unique_ptr<link::Peer>> {
        constexpr std::uint64_t seed = 1;
        // The first device decides how the vehicle of all of them moves.
        if (!*world)
            *world = std::make_shared<const sim::World>(
                seed, clock.now(), surveys(device) ? surveyMotion : demoMotion);
        sim::DeviceOptions options;
        sim::Faults line;
        if (device == ping::DeviceKind::Vehicle) {
            // As through a tether and a companion computer, with clocks that drift apart.
            options.skewPpm = 20;
            line.delay = std::chrono::milliseconds(2);
            line.jitter = std::chrono::milliseconds(3);
        }
        auto made = sim::makeDevice(device, clock, *world, options, line);
        if (!made)
            return made.error();
        return std::unique_ptr<link::Peer>(std::move(*made));
    };
}

} // namespace leadline::app
