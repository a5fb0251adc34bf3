// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/PaintTogether.h"

#include <QThread>
#include <QThreadPool>

#include <algorithm>
#include <latch>

namespace leadline::app {

namespace {

QThreadPool& painters()
{
    static QThreadPool threads;
    static const bool set = [] {
        threads.setObjectName(QStringLiteral("painters"));
        threads.setMaxThreadCount(std::clamp(QThread::idealThreadCount(), 1, 4));
        return true;
    }();
    Q_UNUSED(set)
    return threads;
}

} // namespace

void paintTogether(std::size_t count, const std::function<void(std::size_t)>& paint)
{
    std::latch done(static_cast<std::ptrdiff_t>(count));
    for (std::size_t i = 0; i < count; ++i)
        painters().start([&paint, &done, i] {
            paint(i);
            done.count_down();
        });
    done.wait();
}

} // namespace leadline::app
