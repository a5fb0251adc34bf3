// SPDX-License-Identifier: GPL-3.0-or-later
#include "OtherProcess.h"

#include "EmptyWindow.h"
#include "SyntheticRecording.h"
#include "WindowRun.h"
#include "engine/DataFolder.h"
#include "library/Recordings.h"
#include "support/ResidentBytes.h"
#include "window/Window.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <cstdio>

namespace leadline::bench {

namespace {

using namespace std::chrono_literals;

constexpr int mostMs = 300'000;

/// Rows of what a page of settings is made of: a hundred controls.
constexpr const char* controlsQml = R"(
import QtQuick
import QtQuick.Controls.Basic
ApplicationWindow {
    visible: true
    width: 1440; height: 900
    Grid {
        columns: 5
        Repeater { model: 20; Button { text: "Button " + index } }
        Repeater { model: 20; Slider { value: index / 20 } }
        Repeater { model: 20; CheckBox { text: "Choice " + index } }
        Repeater { model: 20; TextField { text: "Text " + index } }
        Repeater { model: 20; Label { text: "Label " + index } }
    }
})";

void report(const char* line)
{
    std::printf("%s\n", line);
    std::fflush(stdout);
}

/// Tells of the first frame, and of the memory when nothing more comes for a second.
int showFirstFrame(QQuickWindow& window)
{
    bool drawn = false;
    const QObject here;
    QObject::connect(&window, &QQuickWindow::frameSwapped, &here, [&drawn] {
        if (!std::exchange(drawn, true))
            report("drawn");
    });
    if (!QTest::qWaitFor([&drawn] { return drawn; }, mostMs))
        return 1;
    QTest::qWait(onlyTheRows() ? 10 : 1000);
    std::printf("%zu\n", test::residentBytes());
    return 0;
}

} // namespace

OtherProcess runAs(const QString& role)
{
    OtherProcess other;
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    QElapsedTimer clock;
    clock.start();
    process.start(QCoreApplication::applicationFilePath(), {role});
    while (!process.canReadLine() && process.waitForReadyRead(mostMs)) {
    }
    if (process.canReadLine())
        other.startS = 1e-9 * static_cast<double>(clock.nsecsElapsed());
    process.readLine();
    process.waitForFinished(mostMs);
    for (const QByteArray& figure : process.readAll().simplified().split(' '))
        other.figures.push_back(figure.toDouble());
    return other;
}

int runControlsWindow()
{
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    QQmlApplicationEngine engine;
    engine.loadData(controlsQml);
    auto* window = engine.rootObjects().isEmpty()
                       ? nullptr
                       : qobject_cast<QQuickWindow*>(engine.rootObjects().first());
    return window ? showFirstFrame(*window) : 1;
}

int runLeadlineWindow()
{
    const QTemporaryDir data;
    app::Window::prepare(data.path());
    app::Window shown;
    if (!shown.window())
        return 1;
    shown.window()->resize(measuredSize);
    return showFirstFrame(*shown.window());
}

int runHourDive()
{
    test::prepareWindows();
    const QTemporaryDir folder;
    test::WindowRun run;
    run.resize(measuredSize);
    app::LiveSession& dive = *run.session().dive();
    dive.setRecordingFolder(folder.path().toStdString());
    dive.setRecordSimulated(true);
    const int minutes = onlyTheRows() ? 1 : 60;
    dive.beginAgo(std::chrono::minutes(minutes + 1));
    run.session().startDemo();
    // Minute by minute, as fast as it can be written and let go of: in a dive nothing piles up.
    for (int i = 1; i <= minutes; ++i) {
        dive.catchUp(1min);
        const auto isWritten = [&] {
            const log::Log* log = dive.log();
            const std::uint64_t frames = log ? log->frameCount() : 0;
            return frames > 0 && log->timeOf(frames - 1) > std::chrono::minutes(i) - 2s;
        };
        if (!QTest::qWaitFor(isWritten, mostMs))
            return 1;
        QTest::qWait(onlyTheRows() ? 10 : 300);
    }
    dive.catchUp();
    const auto isThere = [&] {
        const app::LiveSonar* disc = dive.newest(ping::View::Scanning);
        const app::LiveSonar* sounder = dive.newest(ping::View::Downward);
        return disc && sounder && disc->ageS() < 2 && sounder->ageS() < 2;
    };
    if (!QTest::qWaitFor(isThere, mostMs))
        return 1;
    // Pictures of all of it, and memory that is given back once a second.
    QTest::qWait(onlyTheRows() ? 100 : 5000);
    report("drawn");
    std::printf("%zu\n", test::residentBytes());
    std::fflush(stdout);
    return 0;
}

int runRecordingsPage()
{
    test::prepareWindows();
    const QTemporaryDir folder;
    app::setDataFolder(folder.filePath(QStringLiteral("data")));
    const QDir logs(folder.filePath(QStringLiteral("logs")));
    const SyntheticRecording made(4, Sonars::Both);
    const int count = onlyTheRows() ? 200 : 10'000;
    bool copied = logs.mkpath(QStringLiteral("."));
    for (int i = 0; i < count && copied; ++i) {
        const QDateTime start = QDateTime({2020, 1, 1}, {8, 0}).addSecs(1800 * i);
        copied = QFile::copy(QString::fromStdString(made.path().string()),
                             logs.filePath(start.toString(QStringLiteral("yyyyMMdd-HHmmsszzz")) +
                                           QStringLiteral(".bin")));
    }
    test::WindowRun run;
    run.resize(measuredSize);
    run.session().dive()->setRecordingFolder(logs.path().toStdString());
    QElapsedTimer clock;
    clock.start();
    QTest::keyClick(&run.window(), Qt::Key_4, Qt::ControlModifier);
    const auto* page = run.named(QStringLiteral("logsPage"));
    auto* list = run.named(QStringLiteral("logsRows"));
    const auto* recordings =
        page ? page->property("recordings").value<app::Recordings*>() : nullptr;
    const auto isListed = [&] { return recordings->count() == count; };
    if (!copied || !list || !recordings || !run.drawUntil(isListed))
        return 1;
    const double firstS = 1e-9 * static_cast<double>(clock.nsecsElapsed());
    report("drawn");
    if (!QTest::qWaitFor([&] { return !recordings->scanning(); }, mostMs))
        return 1;
    constexpr int stops = 20;
    for (int i = 0; i < stops; ++i) {
        list->setProperty("contentY", list->property("contentHeight").toDouble() * i / stops);
        if (!run.drawUntilReady())
            return 1;
    }
    std::printf("%f %zu\n", firstS, test::residentBytes());
    std::fflush(stdout);
    app::setDataFolder({});
    return 0;
}

} // namespace leadline::bench
