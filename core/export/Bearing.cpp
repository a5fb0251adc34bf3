// SPDX-License-Identifier: GPL-3.0-or-later
#include "Bearing.h"

#include "base/Units.h"

namespace leadline::exporting {

namespace {

/// Device gradians of the front.
constexpr int frontGrad = 200;

} // namespace

std::optional<double> relativeBearing(const echo::Ping& ping)
{
    if (!ping.angleGrad)
        return std::nullopt;
    const int turn = base::gradiansPerTurn;
    int grad = (*ping.angleGrad - frontGrad) % turn;
    if (grad >= turn / 2)
        grad -= turn;
    else if (grad < -turn / 2)
        grad += turn;
    return base::degreesFromGradians(grad);
}

} // namespace leadline::exporting
