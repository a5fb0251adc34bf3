// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/SearchEndpoint.h"
#include "devices/LiveSonar.h"
#include "devices/LiveVehicle.h"
#include "discovery/Doctor.h"
#include "link/LinkUrl.h"

#include <QString>

#include <cstddef>
#include <vector>

namespace leadline::app {

// Texts of the Devices page outside of its list.

/// Progress of the search: `Searching 2 networks and 2 serial ports`.
[[nodiscard]] QString searchSummary(std::size_t networks,
                                    const std::vector<device::SearchEndpoint>& endpoints);
/// Label of the connect button for `ready` sonars of which `ticked` are ticked: `Connect 2
/// devices`.
[[nodiscard]] QString connectLabel(int ready, int ticked);
[[nodiscard]] Doctor::Condition conditionOf(LiveSonar::State state);
/// Diagnosis from the state of a connected sonar and its link; `networks` are this computer's.
[[nodiscard]] device::Diagnosis diagnosisOf(const LiveSonar& sonar, const link::LinkUrl& url,
                                            const std::vector<link::Ipv4Network>& networks);
/// Adds remarks about a link that works, but not as it should.
void addRemarks(const LiveSonar& sonar, const link::LinkUrl& url, device::Diagnosis& diagnosis);
/// A device of another kind than the link was opened for answers on it.
[[nodiscard]] bool isAnother(const LiveSonar& sonar);

/// Diagnosis from the state of a connected vehicle and its link.
[[nodiscard]] device::Diagnosis diagnosisOf(LiveVehicle& vehicle, const link::LinkUrl& url,
                                            const std::vector<link::Ipv4Network>& networks);
[[nodiscard]] Doctor::Condition conditionOf(LiveVehicle& vehicle);

} // namespace leadline::app
