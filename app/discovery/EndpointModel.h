// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/SearchPlace.h"
#include "discovery/FoundEndpoints.h"

#include <QString>

#include <vector>

namespace leadline::app {

// What the search says of a place, as a row of the Devices page.

[[nodiscard]] FoundEndpoints::Section sectionOf(const device::SearchPlace& place);
[[nodiscard]] bool isShown(const device::SearchPlace& place);
/// An autopilot is left alone whatever the user says; no sonar speaks on a vehicle's link.
[[nodiscard]] bool isVehicles(const device::SearchPlace& place);
[[nodiscard]] bool mayLookHere(const device::SearchPlace& place);
/// By which a sonar is known wherever it is found; empty where it is not.
[[nodiscard]] QString unitOf(const device::SearchPlace& place);
/// The sonar on Ethernet that is perhaps the same: a vehicle serves it once more.
[[nodiscard]] const device::SearchPlace* twinOf(const device::SearchPlace& place,
                                                const std::vector<device::SearchPlace>& places);
/// Not ticked; `twin` may be null.
[[nodiscard]] FoundEndpoints::Row rowOf(const device::SearchPlace& place,
                                        const device::SearchPlace* twin);

} // namespace leadline::app
