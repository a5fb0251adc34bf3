// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Profile.h"

#include <cstdint>
#include <span>
#include <vector>

namespace leadline::echo {

/// Filters that act on what is drawn, never on what is recorded. Each writes as many samples as the
/// profile has; `into` must not be the profile's own memory. Neighbours of another range or number
/// of samples are left out.

/// Removes the pulses of other sonars: a sample that exceeds all of its neighbours in time, within
/// one sample of its range, by more than half of itself and by more than the noise does. It becomes
/// as strong as the strongest of them. An echo is there again in the next ping, a pulse of another
/// sonar is not; with fewer than two neighbours nothing is removed.
void removeSpikes(const Profile& profile, std::span<const Profile> neighbours,
                  std::span<std::uint8_t> into);

/// Smooths speckle and keeps edges: the mean of those samples nearby, along the range and in the
/// neighbouring pings, that differ from this one by no more than speckle does (J.-S. Lee, "Digital
/// image smoothing and the sigma filter", Computer Vision, Graphics and Image Processing 24, 1983).
/// What stands alone, such as a rope, stays as it is.
void smoothSpeckle(const Profile& profile, std::span<const Profile> neighbours,
                   std::span<std::uint8_t> into);

} // namespace leadline::echo
