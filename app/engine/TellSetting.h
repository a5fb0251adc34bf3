// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/Setting.h"
#include "engine/SonarStatus.h"

#include <cmath>
#include <functional>
#include <limits>

namespace leadline::app {

/// A driver's setting as numbers; `asNumber` makes one of its value.
template<class T, class AsNumber>
[[nodiscard]] SettingStatus newsOf(const device::Setting<T>& setting, AsNumber asNumber)
{
    SettingStatus news{.state = setting.state(), .words = setting.words()};
    if (setting.requested())
        news.requested = static_cast<double>(std::invoke(asNumber, *setting.requested()));
    if (setting.reported())
        news.reported = static_cast<double>(std::invoke(asNumber, *setting.reported()));
    return news;
}

template<class T>
[[nodiscard]] SettingStatus newsOf(const device::Setting<T>& setting)
{
    return newsOf(setting, std::identity());
}

/// What a control says, as the whole number that a device takes; the limits of the type hold.
template<class T>
[[nodiscard]] T wholeNumber(double value)
{
    constexpr auto lowest = static_cast<double>(std::numeric_limits<T>::lowest());
    constexpr auto highest = static_cast<double>(std::numeric_limits<T>::max());
    // Written so that a NaN becomes the lowest.
    if (!(value > lowest))
        return std::numeric_limits<T>::lowest();
    return value >= highest ? std::numeric_limits<T>::max() : static_cast<T>(std::llround(value));
}

} // namespace leadline::app
