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

// What the Devices page says besides its rows.

/// `Searching 2 networks and 2 serial ports`
[[nodiscard]] QString searchWords(std::size_t networks,
                                  const std::vector<device::SearchEndpoint>& places);
/// `Connect all 2`
[[nodiscard]] QString connectWords(int ready, int ticked);
[[nodiscard]] Doctor::Mood moodOf(LiveSonar::State state);
/// What a connected sonar and its link say of themselves, for the doctor; `networks` are those of
/// this computer.
[[nodiscard]] device::Diagnosis diagnosisOf(const LiveSonar& sonar, const link::LinkUrl& url,
                                            const std::vector<link::Ipv4Network>& networks);
/// What is odd about its link while it works all the same.
void addRemarks(const LiveSonar& sonar, const link::LinkUrl& url, device::Diagnosis& diagnosis);
/// Another device answers than its link says.
[[nodiscard]] bool isAnother(const LiveSonar& sonar);

/// The same of a vehicle's link.
[[nodiscard]] device::Diagnosis diagnosisOf(LiveVehicle& vehicle, const link::LinkUrl& url,
                                            const std::vector<link::Ipv4Network>& networks);
[[nodiscard]] Doctor::Mood moodOf(LiveVehicle& vehicle);

} // namespace leadline::app
