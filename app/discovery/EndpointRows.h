// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/SearchEndpoint.h"
#include "discovery/FoundEndpoints.h"

#include <QString>

#include <vector>

namespace leadline::app {

// What the search says of a place, as a row of the Devices page.

[[nodiscard]] FoundEndpoints::Section sectionOf(const device::SearchEndpoint& place);
[[nodiscard]] bool isShown(const device::SearchEndpoint& place);
/// An autopilot is left alone whatever the user says; no sonar speaks on a vehicle's link.
[[nodiscard]] bool isVehicles(const device::SearchEndpoint& place);
[[nodiscard]] bool mayLookHere(const device::SearchEndpoint& place);
/// By which a sonar is known wherever it is found; empty where it is not.
[[nodiscard]] QString unitOf(const device::SearchEndpoint& place);
/// The sonar on Ethernet that is perhaps the same: a vehicle serves it once more.
[[nodiscard]] const device::SearchEndpoint*
twinOf(const device::SearchEndpoint& place, const std::vector<device::SearchEndpoint>& places);
/// Not ticked; `twin` may be null.
[[nodiscard]] FoundEndpoints::Row rowOf(const device::SearchEndpoint& place,
                                        const device::SearchEndpoint* twin);

} // namespace leadline::app
