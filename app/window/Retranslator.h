// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QObject;

namespace leadline::app {

/// Lets all of Leadline's own objects below these (children, parts and items) tell that what they
/// say has changed, so that it is asked for again, in the language that is spoken now. What was
/// said once and is kept as words, such as a notice, stays as it is.
void sayAgain(const QList<QObject*>& roots);

} // namespace leadline::app
