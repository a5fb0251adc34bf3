// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a live session in the program's window by the real clock, with simulators in processes of
// their own. Nothing may be lost, and memory may not grow with time.
#include "SoakDive.h"
#include "formats/Recording.h"
#include "report/DiveReport.h"
#include "support/ResidentBytes.h"
#include "support/Sanitized.h"
#include "support/Simulator.h"
#include "support/TestMain.h"

#include <QElapsedTimer>

#include <algorithm>
#include <chrono>

using namespace leadline;
using namespace std::chrono_literals;

namespace {

constexpr std::size_t realMebi = std::size_t{1} << 20U;
constexpr std::size_t realBound = 96 * realMebi;
constexpr std::size_t realBesides = 48 * realMebi;

std::chrono::seconds realLength()
{
    const int asked = qEnvironmentVariableIntValue("LEADLINE_SOAK_SECONDS");
    return std::chrono::seconds(asked > 0 ? asked : 10);
}

} // namespace

class RealSoakTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::prepareWindows(); }

    void nothingIsLostByTheRealClock()
    {
        const test::Simulator ping360({"ping360", "--listen", "udpin://127.0.0.1:0"});
        const test::Simulator ping1d({"ping1d", "--listen", "udpin://127.0.0.1:0"});
        const test::Simulator vehicle({"vehicle", "--listen", "udpin://127.0.0.1:0"});
        const QTemporaryDir folder;
        QString file;
        {
            test::WindowRun run;
            run.resize({1440, 900});
            app::LiveSession& dive = *run.session().dive();
            dive.setRecordingFolder(folder.path().toStdString());
            for (const QString& url : {ping360.url() + "?device=ping360",
                                       ping1d.url() + "?device=ping1d", vehicle.url()})
                QCOMPARE(dive.connectTo(url), QString());
            QVERIFY(run.drawUntil([&] {
                return run.session().ping360()->present() && run.session().ping1d()->present() &&
                       run.session().vehicle()->headingFresh();
            }));
            dive.newest(ping::View::Scanning)->settings()->model("rangeM").request(24);
            dive.newest(ping::View::Downward)->settings()->model("intervalMs").request(33);
            run.session().goLive();
            const std::size_t rest = test::residentBytes();
            std::size_t most = rest;
            int frames = 0;
            connect(&run.window(), &QQuickWindow::frameSwapped, this, [&] { ++frames; });
            QElapsedTimer clock;
            for (clock.start(); std::chrono::milliseconds(clock.elapsed()) < realLength();) {
                QTest::qWait(1000);
                most = std::max(most, test::residentBytes());
            }
            qInfo("%d frames drawn, %zu MiB at first, %zu MiB at most", frames, rest / realMebi,
                  most / realMebi);
            QVERIFY(frames > 0);
            QVERIFY2(test::isSanitized || most <= rest + realBound + realBesides,
                     "memory is beyond its bound");
            file = QString::fromStdString(dive.recorder()->path().string());
            dive.disconnectAll();
            QTRY_COMPARE_WITH_TIMEOUT(dive.recorder()->state(), app::RecorderState::State::Stopped,
                                      test::mostMs);
        }
        auto opened = formats::Recording::open(std::filesystem::path(file.toStdString()));
        QVERIFY2(opened.ok(), opened ? "" : opened.error().message.text().c_str());
        (*opened)->index();
        QVERIFY(!(*opened)->counts().truncated);
        QCOMPARE((*opened)->counts().bytesSkipped, std::uint64_t{0});
        const auto report = app::gatherReport(**opened, std::filesystem::path(file.toStdString()),
                                              exporting::ExportPart());
        QVERIFY(report.ok());
        for (const auto& sonar : report->sonars) {
            QCOMPARE(sonar.lost.value_or(0), std::uint64_t{0});
            QVERIFY(sonar.pings > 0);
        }
        QCOMPARE(report->sonars.size(), std::size_t{2});
    }
};

LEADLINE_GUI_TEST(RealSoakTest)
#include "tst_realsoak.moc"
