// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/Ping1dControls.h"
#include "devices/Ping360Controls.h"
#include "support/TestMain.h"

#include <QSignalSpy>
#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using app::SetSetting;
using app::SettingModel;
using app::SettingStatus;
using app::SonarSetting;
using device::SettingState;

namespace {

/// Notes what is sent.
struct Wire {
    std::vector<app::SonarCommand> sent;
    app::SendCommand send = [this](const app::SonarCommand& command) {
        sent.push_back(command);
        return static_cast<std::uint64_t>(sent.size());
    };
    [[nodiscard]] SetSetting last() const { return std::get<SetSetting>(sent.back()); }
};

SettingStatus reported(double value)
{
    return {.state = SettingState::Applied, .requested = {}, .reported = value, .words = {}};
}

app::Ping1dNews manualNews()
{
    app::Ping1dNews news;
    news.mode = reported(0);
    news.rangeStartM = reported(0.5);
    news.rangeLengthM = reported(10);
    news.gain = reported(3);
    return news;
}

} // namespace

class SettingModelTest : public QObject {
    Q_OBJECT

private slots:
    void onlyTheLastOfManyStepsIsSent()
    {
        base::FakeClock clock;
        Wire wire;
        app::Ping1dControls controls(clock, wire.send);
        controls.apply(manualNews(), 0);
        SettingModel& gain = *controls.gain();
        QCOMPARE(gain.state(), app::SettingModel::State::Applied);
        for (int step = 0; step < 10; ++step) {
            gain.request(step % 7);
            QCOMPARE(gain.state(), app::SettingModel::State::Waiting);
            clock.advance(100ms);
        }
        QVERIFY(wire.sent.empty());
        QCOMPARE(gain.value(), 2.0);
        QCOMPARE(gain.reported(), 3.0);
        clock.advance(150ms);
        QCOMPARE(wire.sent.size(), std::size_t{1});
        QCOMPARE(wire.last().setting, SonarSetting::Gain);
        QCOMPARE(wire.last().value, 2.0);
        QCOMPARE(gain.state(), app::SettingModel::State::Pending);
        QCOMPARE(gain.pendingS(), 0.0);
        clock.advance(300ms);
        QCOMPARE(gain.pendingS(), 0.3);
    }

    void newsFromBeforeDoNotTakeTheWishBack()
    {
        base::FakeClock clock;
        Wire wire;
        app::Ping1dControls controls(clock, wire.send);
        app::Ping1dNews news = manualNews();
        controls.apply(news, 0);
        controls.gain()->request(5);
        clock.advance(250ms);
        controls.apply(news, 0);
        QCOMPARE(controls.gain()->value(), 5.0);
        QCOMPARE(controls.gain()->state(), app::SettingModel::State::Pending);
        news.gain = {
            .state = SettingState::Pending, .requested = 5.0, .reported = 3.0, .words = {}};
        controls.apply(news, 1);
        QCOMPARE(controls.gain()->value(), 5.0);
        QCOMPARE(controls.gain()->state(), app::SettingModel::State::Pending);
        news.gain = reported(5);
        controls.apply(news, 1);
        QCOMPARE(controls.gain()->value(), 5.0);
        QCOMPARE(controls.gain()->state(), app::SettingModel::State::Applied);
    }

    void whatIsRefusedGoesBackToWhatIsReported()
    {
        base::FakeClock clock;
        Wire wire;
        app::Ping1dControls controls(clock, wire.send);
        app::Ping1dNews news = manualNews();
        controls.apply(news, 0);
        controls.gain()->request(6);
        clock.advance(250ms);
        news.gain = {.state = SettingState::Refused,
                     .requested = 6.0,
                     .reported = 3.0,
                     .words = "not today"};
        controls.apply(news, 1);
        QCOMPARE(controls.gain()->state(), app::SettingModel::State::Refused);
        QCOMPARE(controls.gain()->words(), QStringLiteral("not today"));
        QCOMPARE(controls.gain()->value(), 3.0);
    }

    void escapeBeforeSendingSendsNothing()
    {
        base::FakeClock clock;
        Wire wire;
        app::Ping1dControls controls(clock, wire.send);
        controls.apply(manualNews(), 0);
        controls.gain()->request(5);
        clock.advance(200ms);
        controls.gain()->withdraw();
        clock.advance(1s);
        QVERIFY(wire.sent.empty());
        QCOMPARE(controls.gain()->value(), 3.0);
        QCOMPARE(controls.gain()->state(), app::SettingModel::State::Applied);
    }

    void bothEndsOfARangeGoTogether()
    {
        base::FakeClock clock;
        Wire wire;
        app::Ping1dControls controls(clock, wire.send);
        controls.apply(manualNews(), 0);
        controls.rangeStartM()->request(1);
        controls.rangeLengthM()->request(20);
        clock.advance(1s);
        QCOMPARE(wire.sent.size(), std::size_t{1});
        QCOMPARE(wire.last().value, 1.0);
        QCOMPARE(wire.last().other, 20.0);
        controls.rangeLengthM()->request(30);
        clock.advance(1s);
        QCOMPARE(wire.sent.size(), std::size_t{2});
        QCOMPARE(wire.last().value, 1.0);
        QCOMPARE(wire.last().other, 30.0);
    }

    void inAutoTheDeviceChoosesRangeAndGain()
    {
        base::FakeClock clock;
        Wire wire;
        app::Ping1dControls controls(clock, wire.send);
        app::Ping1dNews news = manualNews();
        news.mode = reported(1);
        controls.apply(news, 0);
        QVERIFY(controls.gain()->readOnly() && controls.rangeLengthM()->readOnly());
        QVERIFY(!controls.mode()->readOnly() && !controls.intervalMs()->readOnly());
        controls.gain()->request(5);
        clock.advance(1s);
        QVERIFY(wire.sent.empty());
        // They are his as soon as he says Manual.
        controls.mode()->request(0);
        QVERIFY(!controls.gain()->readOnly());
    }

    void aSectorIsOneWish()
    {
        base::FakeClock clock;
        Wire wire;
        app::Ping360Controls controls(clock, wire.send);
        controls.apply({}, 0);
        controls.requestSector(-45, 90);
        clock.advance(1s);
        QCOMPARE(wire.sent.size(), std::size_t{1});
        QCOMPARE(wire.last().setting, SonarSetting::Sector);
        QCOMPARE(wire.last().value, -45.0);
        QCOMPARE(wire.last().other, 90.0);
    }

    void aChosenTransmitDurationIsNotAuto()
    {
        base::FakeClock clock;
        Wire wire;
        app::Ping360Controls controls(clock, wire.send);
        app::Ping360News news;
        news.transmitUs = reported(40);
        controls.apply(news, 0);
        QVERIFY(controls.transmitAuto());
        controls.transmitUs()->request(80);
        QVERIFY(!controls.transmitAuto());
        controls.transmitUs()->withdraw();
        QVERIFY(controls.transmitAuto());
        controls.setTransmitAuto(false);
        QCOMPARE(wire.last().value, 40.0);
        controls.apply(news, 0); // older
        QVERIFY(!controls.transmitAuto());
        news.transmitAuto = false;
        controls.apply(news, 1);
        QVERIFY(!controls.transmitAuto());
        controls.setTransmitAuto(true);
        QVERIFY(std::isnan(wire.last().value));
    }

    void stareAndMountAreSentAtOnce()
    {
        base::FakeClock clock;
        Wire wire;
        app::Ping360Controls controls(clock, wire.send);
        controls.apply({}, 0);
        controls.stareAt(30);
        QVERIFY(controls.staring());
        QCOMPARE(controls.stareDeg(), 30.0);
        controls.apply({}, 0); // older
        QVERIFY(controls.staring());
        controls.endStare();
        QVERIFY(!controls.staring() && std::isnan(wire.last().value));
        controls.mountAs({.upsideDown = true, .turnDeg = -200}, true);
        const auto mount = std::get<app::SetMount>(wire.sent.back()).mount;
        QVERIFY(mount.upsideDown);
        QCOMPARE(mount.turnDeg, -180);
    }
};

LEADLINE_GUILESS_TEST(SettingModelTest)
#include "tst_settingmodel.moc"
