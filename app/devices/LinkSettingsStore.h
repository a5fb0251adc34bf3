// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/VehiclePlan.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace leadline::app {

/// What is kept of a link in the settings, over restarts: whether it was left in Standby before its
/// sonar had said who it is (what is a sonar's own is kept with that: StoredDevice); of a vehicle's
/// link how Leadline behaves there.
class LinkSettingsStore {
public:
    explicit LinkSettingsStore(const QString& url);

    [[nodiscard]] bool standby() const;
    void setStandby(bool standby) const;
    /// Of several vehicles on it, the one that was chosen.
    [[nodiscard]] std::optional<std::uint8_t> system() const;
    void setSystem(std::optional<std::uint8_t> system) const;
    /// How Leadline behaves there; what somebody wrote by hand and cannot be is as at first.
    [[nodiscard]] VehicleHabits habits() const;
    void setHabits(const VehicleHabits& habits) const;

private:
    QString m_group;
};

} // namespace leadline::app
