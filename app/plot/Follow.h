// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "markers/SessionMarkers.h"
#include "session/DisplaySettings.h"
#include "session/SonarSource.h"

#include <QPointer>

namespace leadline::app {

/// Sets `held` to `now`. The member `anew` is called when the sonar is replaced or removed, and
/// `moved` when the playhead moves or pings arrive. Returns true if the source changed, after
/// calling `anew`.
template<class Follower, class Anew, class Moved>
bool followSource(Follower& follower, QPointer<SonarSource>& held, SonarSource* now, Anew anew,
                  Moved moved)
{
    if (!exchange(follower, held, now))
        return false;
    if (now) {
        QObject::connect(now, &SonarSource::reset, &follower, anew);
        QObject::connect(now, &SonarSource::moved, &follower, moved);
        QObject::connect(now, &QObject::destroyed, &follower, anew);
    }
    (follower.*anew)();
    return true;
}

/// Sets `held` to `now`. The member `changed` is called now, and at each change of the settings.
/// True if the object changed.
template<class Follower, class Changed>
bool followDisplay(Follower& follower, QPointer<DisplaySettings>& held, DisplaySettings* now,
                   Changed changed)
{
    if (!exchange(follower, held, now))
        return false;
    if (now)
        QObject::connect(now, &DisplaySettings::changed, &follower, changed);
    (follower.*changed)();
    return true;
}

} // namespace leadline::app
