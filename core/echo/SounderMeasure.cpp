// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/SounderMeasure.h"

#include <chrono>
#include <cmath>

namespace leadline::echo {

MeasuredStep measureStep(const SounderPoint& one, const SounderPoint& other, double soundSpeedError)
{
    const bool inOrder = one.time <= other.time;
    const SounderPoint& from = inOrder ? one : other;
    const SounderPoint& to = inOrder ? other : one;
    MeasuredStep step;
    // A wrong sound speed scales the difference, not the two distances independently.
    const double further = to.distanceM - from.distanceM;
    step.distanceM = {further,
                      std::hypot(from.errorM, to.errorM, soundSpeedError * std::abs(further))};
    step.seconds = base::secondsOf(to.time - from.time);
    if (step.seconds > 0)
        step.closingMps = {-step.distanceM.value / step.seconds,
                           step.distanceM.error / step.seconds};
    if (from.sonarDepthM && to.sonarDepthM)
        step.depthM = {*to.sonarDepthM - *from.sonarDepthM + further, step.distanceM.error};
    return step;
}

} // namespace leadline::echo
