// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/VehicleLink.h"
#include "engine/VehicleRateMonitor.h"
#include "engine/VehicleStatus.h"

#include <optional>

namespace leadline::app {

/// What is seen of a vehicle on its link, for the news: who is heard, how fast and with what loss.
class VehicleLinkStatus {
public:
    /// To be called some times a second.
    void measurePace(device::VehicleLink& link, base::Instant now, VehicleStatus& news);
    void count(mavlink::Trust trust, VehicleStatus& news) const;
    void tell(device::VehicleLink& link, base::Instant now, VehicleStatus& news) const;

private:
    VehicleRateMonitor m_pace;
    /// Of whom the pace is measured.
    std::optional<std::uint8_t> m_paceOf;
};

} // namespace leadline::app
