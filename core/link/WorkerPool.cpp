// SPDX-License-Identifier: GPL-3.0-or-later
#include "link/WorkerPool.h"

#include <QThreadPool>

namespace leadline::link {

void runOnPool(std::function<void()> work)
{
    QThreadPool::globalInstance()->start(std::move(work));
}

} // namespace leadline::link
