// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDeadlineTimer>

namespace leadline::app {

/// The time that all plots which draw in slices may take of one frame together. For the window's
/// thread only.
class SliceBudget {
public:
    /// What is left of it; the plots that come too late have their turn when the others are done.
    [[nodiscard]] static QDeadlineTimer ofThisFrame();
};

} // namespace leadline::app
