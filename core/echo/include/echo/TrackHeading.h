// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/Log.h"
#include "mavlink/VehicleState.h"

namespace leadline::echo {

/// Where the front of a vehicle looked at a moment.
struct TrackHeading {
    /// 0..360, without the user's offset and variation.
    double deg = 0;
    mavlink::HeadingSource source = mavlink::HeadingSource::Attitude;
    /// When the message that it rests on was so, by the log's clock.
    log::Time time{};
    /// That was told by the vehicle's clock, not by its arrival.
    bool byItsClock = false;
    /// What may still come does not change it.
    bool settled = false;
};

} // namespace leadline::echo
