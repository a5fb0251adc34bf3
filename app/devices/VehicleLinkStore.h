// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "engine/VehiclePlan.h"
#include "engine/VehicleStatus.h"

#include <QString>

#include <utility>

namespace leadline::app {

/// What is kept of a vehicle's link over restarts: which system, how Leadline behaves, its key.
class VehicleLinkStore {
public:
    explicit VehicleLinkStore(link::LinkUrl url) : m_url(std::move(url)) {}

    /// As it was left; without a number, and not strict. The stream of PING is off at every start.
    [[nodiscard]] VehiclePlan plan() const;
    /// The user told the link something. The error says why it is not kept.
    [[nodiscard]] base::Status keep(const VehicleCommand& command, const VehicleStatus& news) const;
    /// The time of the newest signature, now and then.
    [[nodiscard]] base::Status keepSigned(mavlink::SigningTime lastSigned) const;

private:
    [[nodiscard]] QString address() const;

    link::LinkUrl m_url;
};

} // namespace leadline::app
