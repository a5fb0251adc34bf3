// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/Sector.h"

#include <QString>

namespace leadline::app {

/// What is kept of a link in the settings, over restarts: whether its sonar was left in Standby,
/// and how it hangs on its vehicle.
class LinkMemory {
public:
    explicit LinkMemory(const QString& url);

    [[nodiscard]] bool standby() const;
    void setStandby(bool standby) const;
    [[nodiscard]] device::Mount mount() const;
    void setMount(const device::Mount& mount) const;

private:
    [[nodiscard]] QString key(const char* name) const;

    QString m_group;
};

} // namespace leadline::app
