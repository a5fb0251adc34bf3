// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "markers/SessionMarkers.h"

#include <QPointer>

namespace leadline::app {

/// Puts `now` in the place of `held`, whose signals `follower` hears no longer; false when it was
/// there already.
template<class Object>
bool exchange(const QObject& follower, QPointer<Object>& held, Object* now)
{
    if (held == now)
        return false;
    if (held)
        held->disconnect(&follower);
    held = now;
    return true;
}

/// `look` is called at each change of the marks, and now. True when they are others.
template<class Follower, class Look>
bool followMarks(Follower& follower, QPointer<SessionMarkers>& held, SessionMarkers* now, Look look)
{
    if (!exchange(follower, held, now))
        return false;
    if (now) {
        QObject::connect(now, &SessionMarkers::changed, &follower, look);
        QObject::connect(now, &QObject::destroyed, &follower, look);
    }
    (follower.*look)();
    return true;
}

} // namespace leadline::app
