// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/SliceBudget.h"

#include <QElapsedTimer>

#include <algorithm>

namespace leadline::app {

QDeadlineTimer SliceBudget::ofThisFrame()
{
    constexpr qint64 budgetMs = 3;
    // All plots of a frame are drawn one after the other; after so long it is another frame.
    constexpr qint64 frameMs = 10;
    static QElapsedTimer sinceFirst;
    if (!sinceFirst.isValid() || sinceFirst.hasExpired(frameMs))
        sinceFirst.start();
    return QDeadlineTimer(std::max(budgetMs - sinceFirst.elapsed(), qint64{0}));
}

} // namespace leadline::app
