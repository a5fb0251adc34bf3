// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "markers/SessionMarkers.h"
#include "session/DisplaySettings.h"
#include "session/SonarSource.h"

#include <QPointer>

namespace leadline::app {

/// `anew` is called when there is another sonar or none, `moved` when its playhead moved or pings
/// came. True when it is another source than before: `anew` has been called then.
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

/// `changed` is called at each change of the settings, and now. True when they are others.
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
