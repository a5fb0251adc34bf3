// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>
#include <QString>
#include <QVariant>

#include <cmath>

namespace leadline::app {

/// A number of the settings. What was written there by hand and is none is not taken.
[[nodiscard]] inline double keptNumber(const QSettings& settings, const QString& key,
                                       double otherwise)
{
    bool is = false;
    const double kept = settings.value(key, otherwise).toDouble(&is);
    return is && std::isfinite(kept) ? kept : otherwise;
}

/// One of an enum's values from 0 to `last`.
template<class Choice>
[[nodiscard]] Choice keptChoice(const QSettings& settings, const QString& key, Choice otherwise,
                                Choice last)
{
    bool is = false;
    const int kept = settings.value(key, static_cast<int>(otherwise)).toInt(&is);
    return is && kept >= 0 && kept <= static_cast<int>(last) ? static_cast<Choice>(kept)
                                                             : otherwise;
}

} // namespace leadline::app
