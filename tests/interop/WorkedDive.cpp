// SPDX-License-Identifier: GPL-3.0-or-later
#include "WorkedDive.h"

#include "alarms/Alarms.h"
#include "alarms/ZoneAlarm.h"
#include "library/Recordings.h"
#include "measure/PolarMeasure.h"
#include "session/ExportForm.h"
#include "session/Notices.h"

#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <cmath>

namespace leadline::test {

namespace {

using namespace std::chrono_literals;
using Mode = app::Session::Mode;

/// How long the demo has gone on: some turns of its Ping360, and its vehicle goes straight on.
constexpr auto goneOn = 110s;

QString unless(bool isSo, const QString& words)
{
    return isSo ? QString() : words;
}

QString nameOf(const app::ExportFormat& format)
{
    return QString::fromLatin1(format.name.data(), static_cast<qsizetype>(format.name.size()));
}

} // namespace

WorkedDive::WorkedDive(WindowRun& run, const QString& folder)
    : m_run(run),
      m_folder(folder),
      m_hands(run)
{
    m_hands.call("the polar view", "polarKeys");
    m_hands.call("the marks", "markRows");
    m_hands.call("Format", "exportFormats");
    session().dive()->setRecordingFolder(folder.toStdString());
    session().dive()->beginAgo(goneOn);
    auto& form = m_run.made<app::ExportForm>();
    connect(&form, &app::ExportForm::saved, this, [this](const QString& path) { m_saved += path; });
    connect(&form, &app::ExportForm::failed, this, [this](const QString& why) { m_failed += why; });
}

QString WorkedDive::dive(const QList<GuideRow>& rows)
{
    const std::vector<Step> all = steps();
    auto step = all.begin();
    for (const GuideRow& row : rows) {
        const bool exports = row.heads.contains(QStringLiteral("Format"));
        if (!exports && (step == all.end() || step->keys != row.keys()))
            return QStringLiteral("The page says \"%1\" where the test knows \"%2\"")
                .arg(row.keys(), step == all.end() ? QStringLiteral("nothing more") : step->keys);
        QString wrong = m_hands.press(row.keys());
        if (wrong.isEmpty())
            wrong = exports ? exported(row) : step->check();
        if (!wrong.isEmpty())
            return QStringLiteral("\"%1\": %2").arg(row.keys(), wrong);
        if (!exports)
            ++step;
    }
    return step == all.end() ? QString()
                             : QStringLiteral("The page ends before \"%1\"").arg(step->keys);
}

std::vector<WorkedDive::Step> WorkedDive::steps()
{
    std::vector<Step> all;
    addLiveSteps(all);
    addMeasureSteps(all);
    addReplaySteps(all);
    return all;
}

void WorkedDive::addLiveSteps(std::vector<Step>& steps)
{
    app::LiveSession& dive = *session().dive();
    steps.push_back({"Tab to Demo, Space", [&] {
                         return until("live", [&] {
                             return session().mode() == Mode::Live && dive.sonars().size() == 2 &&
                                    dive.vehicles().size() == 1 && dive.simulatedOnly();
                         });
                     }});
    steps.push_back({"Ctrl+R", [&] {
                         if (!dive.recordsSimulated())
                             return QStringLiteral("it is not to be recorded");
                         dive.catchUp();
                         return until("recorded", [&] {
                             return dive.recorder()->state() ==
                                        app::RecorderState::State::Recording &&
                                    dive.recorder()->bytes() > 0 &&
                                    session().playback()->end() > 105 &&
                                    session().ping360()->pinged() && session().ping1d()->pinged() &&
                                    m_run.polar()->ready() && m_run.polar()->newestAgeS() < 5;
                         });
                     }});
    steps.push_back({"Ctrl+D", [&] {
                         return until("said", [&] {
                             return m_run.made<app::Notices>().text().startsWith(
                                 QStringLiteral("Distance to bottom"));
                         });
                     }});
    steps.push_back({"Tab to the polar view, ↑ 30 times, ← 10 times", [&] {
                         return until("pointed", [&] {
                             return m_run.polar()->cursorValid() &&
                                    m_run.polar()->cursorRangeM() > 1 &&
                                    m_run.polar()->cursorIntensity() >= 0;
                         });
                     }});
    steps.push_back({"M, type Post, Enter", [&] {
                         const bool set =
                             markers().size() == 1 &&
                             markers().front().sonar == ping::Family::Ping360 &&
                             markers().front().simulated && markers().front().rangeM > 1 &&
                             markers().front().relativeDeg && markers().front().depthM &&
                             markers().front().name == "Post";
                         return unless(set, QStringLiteral("marker 1 is not there, or not whole"));
                     }});
    steps.push_back({"Enter, Esc", [&] {
                         const bool set = markers().size() == 2 &&
                                          markers().back().sonar == ping::Family::Ping1D &&
                                          markers().back().altitudeM == markers().back().rangeM;
                         return unless(set, QStringLiteral("marker 2 is not the bottom"));
                     }});
    steps.push_back({"N, type Two posts ahead, Enter", [&] {
                         m_seen.notes += QStringLiteral("Two posts ahead");
                         return unless(noted(m_seen.notes.back()),
                                       QStringLiteral("there is no such note"));
                     }});
    steps.push_back({"Shift+Tab to the marks, F2, type Bottom, Enter", [&] {
                         return unless(markers().size() == 2 && markers().back().name == "Bottom",
                                       QStringLiteral("marker 2 has another name"));
                     }});
    steps.push_back({"Tab to the polar view, ↑ 30 times, Z", [&] {
                         const auto& zone = m_run.made<app::ZoneAlarm>();
                         return unless(zone.isOn() && zone.nearM() < zone.farM(),
                                       QStringLiteral("there is no zone"));
                     }});
    steps.push_back({"Tab to Ping1D, Space, Tab to Bottom too close, Space", [&] {
                         const auto& alarms = m_run.made<app::Alarms>();
                         return unless(alarms.nearOn() && alarms.nearM() == 2 && alarms.isArmed(),
                                       QStringLiteral("the near alarm is not armed at 2 m"));
                     }});
    steps.push_back({"Tab, type 99, Enter", [&] {
                         return until("sounding", [&] {
                             const auto& alarms = m_run.made<app::Alarms>();
                             return alarms.nearM() == 99 && alarms.isSounding() &&
                                    alarms.title() == QStringLiteral("BOTTOM TOO CLOSE");
                         });
                     }});
    steps.push_back({"Q", [&] {
                         return until("acknowledged",
                                      [&] { return !m_run.made<app::Alarms>().isSounding(); });
                     }});
}

void WorkedDive::addMeasureSteps(std::vector<Step>& steps)
{
    app::LiveSession& dive = *session().dive();
    steps.push_back({"Tab to the polar view, D", [&] {
                         return unless(m_run.made<app::PolarMeasure>().isActive(),
                                       QStringLiteral("nothing is to be measured"));
                     }});
    steps.push_back({"← 4 times, Enter, ← 30 times, Enter", [&] {
                         const auto& tool = m_run.made<app::PolarMeasure>();
                         return unless(tool.isMeasured() && !tool.isLoose() && tool.distanceM() > 3,
                                       QStringLiteral("there is no measure, but %1 ends, %2 m")
                                           .arg(tool.count())
                                           .arg(tool.distanceM()));
                     }});
    steps.push_back(
        {"Ctrl+C", [&] {
             m_seen.measured = QGuiApplication::clipboard()->text();
             const QString distance =
                 QString::number(m_run.made<app::PolarMeasure>().distanceM(), 'f', 0);
             return unless(
                 m_seen.measured.startsWith(QStringLiteral("Measured ")) &&
                     m_seen.measured.contains(QStringLiteral(" m ± ")),
                 QStringLiteral("copied was \"%1\" of %2 m").arg(m_seen.measured, distance));
         }});
    steps.push_back({"N, Ctrl+V, Enter", [&] {
                         m_seen.notes += m_seen.measured;
                         return unless(noted(m_seen.measured),
                                       QStringLiteral("the measure was not noted"));
                     }});
    steps.push_back({"Esc", [&] {
                         return unless(!m_run.made<app::PolarMeasure>().isActive(),
                                       QStringLiteral("the line is still there"));
                     }});
    steps.push_back(
        {"S", [&] { return until("a picture", [&] { return pictures().size() == 1; }); }});
    steps.push_back({"Tab to the polar view, Shift+S", [&] {
                         return until("two pictures", [&] {
                             m_snapshots = pictures();
                             return m_snapshots.size() == 2;
                         });
                     }});
    steps.push_back({"Space", [&] {
                         return unless(session().mode() == Mode::Review,
                                       QStringLiteral("it does not look back"));
                     }});
    steps.push_back(
        {"Shift+← 4 times", [&] {
             const double back = session().playback()->end() - session().playback()->position();
             return unless(back >= 20 && back < 60, QStringLiteral("it is %1 s behind").arg(back));
         }});
    steps.push_back({"Ctrl+←", [&] {
                         return unless(session().playback()->position() <
                                           session().playback()->end() - 20,
                                       QStringLiteral("it did not go back"));
                     }});
    steps.push_back(
        {"End", [&] { return until("live", [&] { return session().mode() == Mode::Live; }); }});
    steps.push_back({"Ctrl+R", [&] {
                         if (dive.recordsSimulated())
                             return QStringLiteral("it is still recorded");
                         m_seen.recording =
                             QString::fromStdString(dive.recorder()->path().string());
                         m_seen.markers = markers();
                         return until("complete", [&] {
                             return dive.recorder()->state() == app::RecorderState::State::Stopped;
                         });
                     }});
}

void WorkedDive::addReplaySteps(std::vector<Step>& steps)
{
    app::Playback& playback = *session().playback();
    steps.push_back({"Ctrl+4", [&] {
                         return until("the recordings", [&] {
                             const QQuickItem* page = m_run.named("logsPage");
                             auto* recordings =
                                 page->property("recordings").value<app::Recordings*>();
                             return page->isVisible() && recordings->count() == 1 &&
                                    recordings->name() == QFileInfo(m_seen.recording).fileName();
                         });
                     }});
    steps.push_back({"Enter", [&] {
                         if (!m_run.waitUntilRead(m_seen.recording))
                             return QStringLiteral("it is not read");
                         m_seen.pings360 = session().ping360()->reader().count();
                         m_seen.pings1d = session().ping1d()->reader().count();
                         return until("all marks", [&] { return remembersAll(); });
                     }});
    steps.push_back({"Space, Home, Shift+→ 2 times, [", [&] {
                         return unless(!playback.playing() &&
                                           std::abs(playback.loopA() - playback.begin() - 10) < 0.5,
                                       QStringLiteral("A is at %1").arg(playback.loopA()));
                     }});
    steps.push_back({"Shift+→, ]", [&] {
                         return unless(std::abs(playback.loopB() - playback.loopA() - 5) < 0.5,
                                       QStringLiteral("B is at %1").arg(playback.loopB()));
                     }});
    steps.push_back({"Ctrl+P", [&] { return written("report"); }});
    steps.push_back({"Ctrl+E", [&] {
                         const auto& form = m_run.made<app::ExportForm>();
                         const QQuickItem* focused = m_run.window().activeFocusItem();
                         return unless(form.property("shown").toBool() &&
                                           form.obstacle().isEmpty() && focused &&
                                           focused->objectName() == "exportFormats",
                                       QStringLiteral("the export does not have the keyboard"));
                     }});
    steps.push_back({"Esc", [&] {
                         return unless(!m_run.made<app::ExportForm>().property("shown").toBool(),
                                       QStringLiteral("the export is still open"));
                     }});
}

QString WorkedDive::exported(const GuideRow& row)
{
    const auto& form = m_run.made<app::ExportForm>();
    const QString title = form.formats().value(form.format());
    if (title != row.cell("Format"))
        return QStringLiteral("the page says %1, the window %2").arg(row.cell("Format"), title);
    const auto formats = app::exportFormats();
    return written(nameOf(formats[static_cast<std::size_t>(form.format())]));
}

// Nothing of the window is drawn meanwhile: the export has the time.
QString WorkedDive::written(const QString& format)
{
    const auto& form = m_run.made<app::ExportForm>();
    const bool ended =
        QTest::qWaitFor([&] { return m_saved.size() + m_failed.size() > 0; }, 3 * mostMs);
    if (!ended)
        return QStringLiteral("%1 is %2 after all this time")
            .arg(format, form.running() ? QString::number(form.progress()) : "not even begun");
    if (!m_failed.isEmpty())
        return m_failed.join(' ');
    m_exports[format] = m_saved.front();
    m_saved.clear();
    return {};
}

QString WorkedDive::until(const char* what, const std::function<bool()>& condition)
{
    return unless(m_run.drawUntil(condition), QStringLiteral("waited in vain: %1").arg(what));
}

QStringList WorkedDive::pictures() const
{
    QStringList paths;
    for (const QFileInfo& file : QDir(m_folder).entryInfoList({"*.png"}, QDir::Files, QDir::Name))
        paths += file.absoluteFilePath();
    return paths;
}

const std::vector<annotations::Marker>& WorkedDive::markers()
{
    return session().markers()->markers();
}

bool WorkedDive::noted(const QString& words)
{
    return std::ranges::any_of(session().markers()->moments(), [&](const app::Moment& moment) {
        return moment.kind == app::Moment::Kind::Note &&
               moment.message.text() == words.toStdString();
    });
}

bool WorkedDive::remembersAll()
{
    const auto same = [](const annotations::Marker& a, const annotations::Marker& b) {
        return a.id == b.id && a.name == b.name && std::abs(a.rangeM - b.rangeM) < 1e-6 &&
               a.position.has_value() == b.position.has_value() && a.simulated == b.simulated;
    };
    return std::ranges::equal(markers(), m_seen.markers, same) &&
           std::ranges::all_of(m_seen.notes, [this](const QString& each) { return noted(each); });
}

} // namespace leadline::test
