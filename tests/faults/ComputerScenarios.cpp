// SPDX-License-Identifier: GPL-3.0-or-later
// Faults of the computer, apart from its disks, with all devices connected.
#include "faults/ComputerClock.h"
#include "faults/Scenarios.h"

#include "base/CivilTime.h"

#include <QLocale>
#include <QRegularExpression>
#include <QTime>

#include <clocale>
#include <ctime>

namespace leadline::test {

using namespace std::chrono_literals;

void clockStep(FaultRun& run)
{
    run.beginAll();
    run.waitUntilRecording();
    const QString name = run.recordings().front();
    const double end = run.session().playback()->end();
    setClockBy(run.cell().fault == Fault::ClockForward ? 65min : -25h);
    run.isSaid();
    const double later = run.session().playback()->end();
    if (later < end || later > end + 600)
        throw CellFailed("The dive's own time was set, too.");
    run.keepsAll();
    if (run.recordings() != QStringList{name})
        throw CellFailed("The recording did not go on in its file.");
    run.hasEvent("clock", run.cell().says);
}

void suspend(FaultRun& run)
{
    run.beginAll();
    run.waitUntilRecording();
    const double end = run.session().playback()->end();
    sleepFor(12min);
    run.isSaid();
    run.waitFor("the time went on", [&] { return run.session().playback()->end() > end + 700; });
    run.hatchesTheTimeBetween();
    run.keepsAll();
    run.hasEvent("clock", run.cell().says);
}

void digits(FaultRun& run)
{
    const QLocale before;
    const std::string numbers = std::setlocale(LC_NUMERIC, nullptr);
    QLocale::setDefault(QLocale(QLocale::Arabic, QLocale::Egypt));
    // Where one of them is installed, the C library has a decimal comma, too.
    for (const char* name : {"de_DE.UTF-8", "fr_FR.UTF-8", "nb_NO.UTF-8"})
        if (std::setlocale(LC_NUMERIC, name) != nullptr)
            break;
    const auto asBefore = qScopeGuard([&] {
        QLocale::setDefault(before);
        std::setlocale(LC_NUMERIC, numbers.c_str());
    });
    run.beginAll();
    run.nothingIsSaid();
    static const QRegularExpression foreign(
        QStringLiteral("[\\x{0660}-\\x{0669}\\x{066B}]|\\d,\\d"),
        QRegularExpression::UseUnicodePropertiesOption);
    for (const FaultRun::Text& text : run.texts())
        if (foreign.match(text.words).hasMatch())
            throw CellFailed("The window says " + text.words.toStdString());
    run.keepsAll();
}

void timeZone(FaultRun& run)
{
    const QByteArray before = qgetenv("TZ");
    const auto asBefore = qScopeGuard([&] {
        if (before.isEmpty())
            qunsetenv("TZ");
        else
            qputenv("TZ", before);
        tzset();
    });
    const auto dayOf = [](auto now) { return base::utcFileName(now).substr(0, 8); };
    const auto began = std::chrono::system_clock::now().time_since_epoch();
    run.beginAll();
    run.waitUntilRecording();
    const auto clock = [&run] {
        return QTime::fromString(run.session().clockText().left(8), QStringLiteral("HH:mm:ss"));
    };
    const QTime atFirst = clock();
    qputenv("TZ", "Pacific/Auckland");
    tzset();
    run.nothingIsSaid();
    // Auckland is 12 or 13 hours ahead; a day may end meanwhile.
    const int wentOn = (atFirst.secsTo(clock()) + 24 * 3600) % (24 * 3600);
    if (!atFirst.isValid() || wentOn > 3600)
        throw CellFailed("The dive has another time.");
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    run.keepsAll();
    const QString name = run.recordings().front();
    if (!name.startsWith(QString::fromStdString(dayOf(began))) &&
        !name.startsWith(QString::fromStdString(dayOf(now))))
        throw CellFailed("The recording is not named by UTC.");
}

void noSound(FaultRun& run)
{
    constexpr double everyDistance = 300;
    const QByteArray before = qgetenv("PATH");
    const auto asBefore = qScopeGuard([&] { qputenv("PATH", before); });
    run.beginAll();
    app::Alarms& alarms = run.alarms();
    qputenv("PATH", {});
    alarms.setVolume(app::Alarms::Volume::Loud);
    alarms.testSound();
    alarms.setNearM(everyDistance);
    alarms.setNearOn(true);
    run.waitFor("the alarm is shown", [&] { return run.says(QStringLiteral("BOTTOM TOO CLOSE")); });
    run.isSaid();
    alarms.setNearOn(false);
    run.keepsAll();
    run.hasEvent("alarm", QStringLiteral("\u2026"));
}

} // namespace leadline::test
