// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/SearchPlace.h"
#include "link/LinkUrl.h"
#include "live/Doctor.h"
#include "live/LiveSonar.h"
#include "live/LiveVehicle.h"

#include <QString>

#include <cstddef>
#include <vector>

namespace leadline::app {

// What the Devices page says besides its rows.

/// `Searching 2 networks and 2 serial ports`
[[nodiscard]] QString searchWords(std::size_t networks,
                                  const std::vector<device::SearchPlace>& places);
/// `Connect all 2`
[[nodiscard]] QString connectWords(int ready, int ticked);
[[nodiscard]] Doctor::Mood moodOf(LiveSonar::State state);
/// What a connected sonar says of itself, for the doctor.
[[nodiscard]] device::Diagnosis diagnosisOf(const LiveSonar& sonar, const link::LinkUrl& url);
/// What is odd about its link while it works all the same.
void addRemarks(const LiveSonar& sonar, const link::LinkUrl& url, device::Diagnosis& diagnosis);
/// Another device answers than its link says.
[[nodiscard]] bool isAnother(const LiveSonar& sonar);

/// The same of a vehicle's link.
[[nodiscard]] device::Diagnosis diagnosisOf(LiveVehicle& vehicle);
[[nodiscard]] Doctor::Mood moodOf(LiveVehicle& vehicle);

} // namespace leadline::app
