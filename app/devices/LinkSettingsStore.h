// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/VehiclePlan.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace leadline::app {

/// Settings of a link that are kept over restarts. Of a sonar's link: whether it was left in
/// Standby before the sonar was identified; settings of an identified sonar are in StoredDevice. Of
/// a vehicle's link: the chosen system and Leadline's behaviour.
class LinkSettingsStore {
public:
    explicit LinkSettingsStore(const QString& url);

    [[nodiscard]] bool standby() const;
    void setStandby(bool standby) const;
    /// The chosen vehicle, if the link has several.
    [[nodiscard]] std::optional<std::uint8_t> system() const;
    void setSystem(std::optional<std::uint8_t> system) const;
    /// Leadline's behaviour on the link; values that are invalid, after editing by hand, are
    /// replaced by defaults.
    [[nodiscard]] VehicleLinkSettings linkSettings() const;
    void setLinkSettings(const VehicleLinkSettings& linkSettings) const;

private:
    QString m_group;
};

} // namespace leadline::app
