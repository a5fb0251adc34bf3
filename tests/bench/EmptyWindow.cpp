// SPDX-License-Identifier: GPL-3.0-or-later
#include "EmptyWindow.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QProcess>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <ctime>

namespace leadline::bench {

namespace {

double processSeconds()
{
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

} // namespace

WindowCost measureWindow(QQuickWindow& window, int milliseconds)
{
    int frames = 0;
    const auto counting = QObject::connect(
        &window, &QQuickWindow::frameSwapped, &window, [&frames] { ++frames; },
        Qt::DirectConnection);
    QElapsedTimer clock;
    clock.start();
    const double before = processSeconds();
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
    const double worked = processSeconds() - before;
    const double took = 1e-9 * static_cast<double>(clock.nsecsElapsed());
    QObject::disconnect(counting);
    return {worked / took, worked / std::max(frames, 1), frames / took};
}

int runEmptyWindow()
{
    QQuickWindow window;
    window.resize(measuredSize);
    bool odd = false;
    QObject::connect(&window, &QQuickWindow::frameSwapped, &window, [&] {
        odd = !odd;
        window.setColor(odd ? QColor(16, 22, 30) : QColor(7, 11, 16));
    });
    window.show();
    constexpr int warmUpMs = 500;
    measureWindow(window, warmUpMs);
    const WindowCost cost = measureWindow(window, measuredMs());
    std::printf("%.9f %.9f %.9f\n", cost.shareOfACore, cost.frameS, cost.framesPerS);
    return 0;
}

WindowCost emptyWindow()
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(QCoreApplication::applicationFilePath(), {QLatin1String(emptyWindowArgument)});
    process.waitForFinished();
    const auto figures = process.readAllStandardOutput().simplified().split(' ');
    if (figures.size() != 3)
        return {};
    return {figures[0].toDouble(), figures[1].toDouble(), figures[2].toDouble()};
}

} // namespace leadline::bench
