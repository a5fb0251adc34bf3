// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "engine/VehiclePlan.h"
#include "engine/VehicleStatus.h"

#include <QString>

#include <utility>

namespace leadline::app {

/// The stored data of a vehicle's link: the chosen system, Leadline's behaviour, and the signing
/// key.
class VehicleLinkStore {
public:
    explicit VehicleLinkStore(link::LinkUrl url) : m_url(std::move(url)) {}

    /// The stored plan, without a number and not strict. The stream of PING is off at every start.
    [[nodiscard]] VehiclePlan plan() const;
    /// Stores the effect of a command. The error says why it could not be stored.
    [[nodiscard]] base::Status store(const VehicleCommand& command,
                                     const VehicleStatus& status) const;
    /// Stores the time of the newest signature; to be called occasionally.
    [[nodiscard]] base::Status storeLastSigned(mavlink::SigningTime lastSigned) const;

private:
    [[nodiscard]] QString address() const;

    link::LinkUrl m_url;
};

} // namespace leadline::app
