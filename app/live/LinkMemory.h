// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/Sector.h"
#include "live/VehiclePlan.h"

#include <QString>
#include <QVariant>

#include <cstdint>
#include <optional>
#include <vector>

namespace leadline::app {

/// What is kept of a link in the settings, over restarts: whether its sonar was left in Standby,
/// and how it hangs on its vehicle; of a vehicle's link how Leadline behaves there. Where several
/// share a link, of each by its id.
class LinkMemory {
public:
    explicit LinkMemory(const QString& url);
    /// Of one of several; what is not known of it is the link's.
    LinkMemory(const QString& url, std::uint8_t deviceId);

    /// Of the sonars that shared it.
    [[nodiscard]] std::vector<std::uint8_t> deviceIds() const;

    [[nodiscard]] bool standby() const;
    void setStandby(bool standby) const;
    [[nodiscard]] device::Mount mount() const;
    void setMount(const device::Mount& mount) const;
    /// Of several vehicles on it, the one that was chosen.
    [[nodiscard]] std::optional<std::uint8_t> system() const;
    void setSystem(std::optional<std::uint8_t> system) const;
    /// How Leadline behaves there; what somebody wrote by hand and cannot be is as at first.
    [[nodiscard]] VehicleHabits habits() const;
    void setHabits(const VehicleHabits& habits) const;

private:
    [[nodiscard]] QVariant value(const char* name, const QVariant& otherwise) const;
    [[nodiscard]] QString key(const char* name) const;

    QString m_group;
    /// Where the same is kept for whoever is on the link; the group itself of a link.
    QString m_linkGroup;
};

} // namespace leadline::app
