// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/SoundStore.h"

namespace leadline::app {

SoundSettings& SoundStore::of(const StoredDevice& device)
{
    SoundSettings*& settings = m_settings[device.group()];
    if (settings == nullptr)
        settings = new SoundSettings(device.group(), this);
    return *settings;
}

void copySoundSpeed(const StoredDevice& from, const StoredDevice& to)
{
    const Preferences source(from.group());
    Preferences target(to.group());
    if (target.contains(setting::soundSource))
        return;
    for (const char* const each : setting::soundNames)
        if (const QString name = QLatin1String(each); source.contains(name))
            target.setVariant(name, source.variant(name));
}

} // namespace leadline::app
