// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/SoundSettings.h"
#include "devices/StoredDevice.h"

#include <QObject>
#include <QString>

#include <map>

namespace leadline::app {

/// The sound speeds in which ranges are displayed, one for each device, so that all who show it
/// have the same. Lives in the window's thread.
class SoundStore : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Those of the device; of a device that is not known, those of all such.
    [[nodiscard]] SoundSettings& of(const StoredDevice& device);

private:
    /// By the group of the device's settings. They are children of this.
    std::map<QString, SoundSettings*> m_settings;
};

/// Begins the sound speed of a device that has none yet with that of another one, or of unknown
/// devices: they are in the same water, and version 0.1 had one for all.
void copySoundSpeed(const StoredDevice& from, const StoredDevice& to);

} // namespace leadline::app
