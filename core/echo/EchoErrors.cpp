// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/EchoErrors.h"

#include <cmath>

namespace leadline::echo {

namespace {

/// Half of the Ping360's horizontal beam.
constexpr double halfBeamDeg = 1;

} // namespace

double rangeErrorM(const Ping& ping)
{
    const auto samples = static_cast<double>(ping.profile.samples.size());
    const double halfSample = samples > 0 ? ping.profile.lengthM / samples / 2 : 0;
    const double pulseS = ping.transmitUs.value_or(0) * 1e-6;
    return std::hypot(halfSample, ping.soundSpeed * pulseS / 4);
}

double bearingErrorDeg(double stepDeg)
{
    return std::hypot(halfBeamDeg, stepDeg / 2);
}

} // namespace leadline::echo
