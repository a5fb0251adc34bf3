// SPDX-License-Identifier: GPL-3.0-or-later
// Tests a sonar on a turning vehicle, from the simulated devices through links, drivers and log to
// the picture, and again from the recording.
#include "TurningDive.h"
#include "plot/Sea.h"
#include "polar/PolarItem.h"
#include "support/OwnSettings.h"
#include "support/TestMain.h"

using namespace leadline;
using namespace std::chrono_literals;
using test::TurningDive;

namespace {

constexpr double mostOffDeg = 1.5;

double apart(double a, double b)
{
    return std::abs(std::remainder(a - b, 360));
}

/// The polar picture, north up, of a log that may grow.
class Picture {
public:
    Picture(const log::Log& log, log::StreamNumber sonar, const sim::HeadMount& mount) : m_log(log)
    {
        m_vehicle.settings()->setUp(app::VehicleSettings::Up::North);
        m_source.setReader(echo::PingReader(log, sonar));
        m_item.setMargin(0);
        m_item.setUpsideDown(mount.upsideDown);
        m_item.setTurnOffset(static_cast<int>(mount.turnDeg));
        m_item.setSource(&m_source);
        m_item.setVehicle(&m_vehicle);
        m_item.setBackground(Qt::black);
    }

    void seek(log::Time time)
    {
        m_vehicle.update(&m_log, time);
        m_source.setPlayhead(time);
    }
    [[nodiscard]] bool ready() { return (void(m_shown.grab()), m_item.ready()); }
    /// Where on the screen the float's echo lies, which is looked for within some degrees.
    [[nodiscard]] std::optional<double> targetDeg(double aboutDeg)
    {
        (void)m_shown.grab();
        const double target = TurningDive::targetM / m_item.edgeM();
        return test::bearingOfEcho(m_item.image(), {.from = target - 0.03,
                                                    .to = target + 0.03,
                                                    .aboutDeg = aboutDeg,
                                                    .withinDeg = 15,
                                                    .atLeast = 190});
    }

private:
    const log::Log& m_log;
    app::SelectedVehicle m_vehicle;
    app::SonarSource m_source;
    app::PolarItem m_item;
    test::Shown m_shown{m_item, {800, 800}};
};

log::StreamNumber sonarOf(const log::Log& log)
{
    for (std::size_t i = 0; i < log.streamCount(); ++i)
        if (const auto number = static_cast<log::StreamNumber>(i);
            log.stream(number).kind() == ping::Family::Ping360)
            return number;
    qFatal("no sonar");
}

/// 30 degrees a second at most.
double turnsToAndFro(double seconds)
{
    return 200 + 40 * std::sin(0.75 * seconds);
}

} // namespace

class TurningDiveTest : public QObject {
    Q_OBJECT

private slots:
    void init() { test::OwnSettings::forget(); }

    void aFixedTargetKeepsItsBearingLiveAndInReplay_data() { test::addMounts(); }
    void aFixedTargetKeepsItsBearingLiveAndInReplay()
    {
        QFETCH(const int, turn);
        QFETCH(const bool, upsideDown);
        const sim::HeadMount mount{double(turn), upsideDown};
        TurningDive dive({.headingDeg = turnsToAndFro, .mount = mount});
        QVERIFY(dive.sonarStream());
        Picture live(dive.log(), *dive.sonarStream(), mount);
        live.seek(dive.now());
        QTRY_VERIFY(live.ready());
        std::vector<std::pair<log::Time, std::optional<double>>> seen;
        for (int i = 0; i < 60; ++i) {
            dive.continueLoading(670ms);
            live.seek(dive.now());
            seen.emplace_back(dive.now(), live.targetDeg(dive.targetDeg()));
            const auto& target = seen.back().second;
            QVERIFY2(!target || apart(*target, dive.targetDeg()) < mostOffDeg,
                     qPrintable(QString::number(target.value_or(0) - dive.targetDeg())));
        }
        const auto withTarget = [](const auto& each) { return each.second.has_value(); };
        QVERIFY(std::ranges::count_if(seen, withTarget) > 20);

        const log::Time firstLive = *dive.log().timeOf(0);
        const auto recording = dive.readBack();
        const log::Log& read = recording->log();
        const log::Time firstRead = *read.timeOf(0);
        Picture replayed(read, sonarOf(read), mount);
        replayed.seek(firstRead);
        QTRY_VERIFY(replayed.ready());
        int others = 0;
        for (std::size_t i = 0; i < seen.size(); ++i) {
            // To and fro, as one looks for something.
            const auto& [time, was] = seen[i * 23 % seen.size()];
            replayed.seek(time - firstLive + firstRead);
            const auto target = replayed.targetDeg(dive.targetDeg());
            QVERIFY2(!target || apart(*target, dive.targetDeg()) < mostOffDeg,
                     qPrintable(QString::number(target.value_or(0) - dive.targetDeg())));
            // What live was not known yet may move a spoke that was only just measured.
            others += target.has_value() != was.has_value() ? 1 : 0;
            QVERIFY(!was || !target || apart(*target, *was) < 1);
        }
        QVERIFY2(others < 4, qPrintable(QString::number(others)));
    }

    void aLateCompassIsOffWithoutTheVehiclesClockAndRightWithIt_data()
    {
        QTest::addColumn<bool>("synchronised");
        QTest::newRow("without its clock") << false;
        QTest::newRow("with its clock") << true;
    }
    void aLateCompassIsOffWithoutTheVehiclesClockAndRightWithIt()
    {
        QFETCH(const bool, synchronised);
        TurningDive dive({.headingDeg = [](double seconds) { return 30 * seconds; },
                          .compassLate = 200ms,
                          .asksForClock = synchronised});
        QVERIFY(dive.sonarStream());
        dive.continueLoading(10s);
        Picture live(dive.log(), *dive.sonarStream(), {});
        live.seek(dive.now());
        QTRY_VERIFY(live.ready());
        const auto isAsExpected = [&](const std::optional<double>& target) {
            const double off = target ? apart(*target, dive.targetDeg()) : 6;
            return synchronised ? !target || off < mostOffDeg : off > 4.5 && off < 7.5;
        };
        int seen = 0;
        for (int i = 0; i < 30; ++i) {
            dive.continueLoading(670ms);
            live.seek(dive.now());
            const auto target = live.targetDeg(dive.targetDeg());
            seen += target ? 1 : 0;
            QVERIFY2(isAsExpected(target), qPrintable(QString::number(target.value_or(0))));
        }
        QVERIFY(seen > 15);
        const auto recording = dive.readBack();
        const log::Log& read = recording->log();
        Picture replayed(read, sonarOf(read), {});
        replayed.seek(*read.timeOf(read.frameCount() - 1));
        QTRY_VERIFY(replayed.ready());
        const auto target = replayed.targetDeg(dive.targetDeg());
        QVERIFY(target.has_value());
        QVERIFY2(isAsExpected(target), qPrintable(QString::number(target.value_or(0))));
    }

private:
    test::OwnSettings m_settings;
};

LEADLINE_GUI_TEST(TurningDiveTest)
#include "tst_turningdive.moc"
