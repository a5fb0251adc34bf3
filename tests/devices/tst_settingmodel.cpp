// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/SonarSettings.h"
#include "support/TestMain.h"

#include <QSignalSpy>
#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using app::SetSettings;
using app::SettingModel;
using app::SonarSettings;
using device::SettingState;
using device::SettingStatus;
using device::SettingValues;
using ping::Family;

namespace {

/// Notes what is sent.
struct Wire {
    std::vector<app::SonarCommand> sent;
    app::SendCommand send = [this](const app::SonarCommand& command) {
        sent.push_back(command);
        return static_cast<std::uint64_t>(sent.size());
    };
    [[nodiscard]] SettingValues last() const { return std::get<SetSettings>(sent.back()).values; }
    /// Of the one value that was sent last.
    [[nodiscard]] bool wasAutomatic(std::string_view key) const
    {
        const SettingValues values = last();
        return values.size() == 1 && values[0].key == key && std::isnan(values[0].value);
    }
};

SettingStatus reported(double value)
{
    return {.state = SettingState::Applied, .requested = {}, .reported = value, .reason = {}};
}

/// The statuses of all settings of a sonar.
struct News {
    explicit News(Family itsFamily)
        : family(itsFamily),
          statuses(device::settingRows(family).size())
    {
    }
    [[nodiscard]] SettingStatus& of(std::string_view key)
    {
        const auto rows = device::settingRows(family);
        return statuses.at(static_cast<std::size_t>(device::findRow(rows, key) - rows.data()));
    }

    Family family;
    std::vector<SettingStatus> statuses;
};

News manualNews()
{
    News status(Family::Ping1D);
    status.of("mode") = reported(0);
    status.of("rangeStartM") = reported(0.5);
    status.of("rangeLengthM") = reported(10);
    status.of("gain") = reported(3);
    return status;
}

/// As a live sonar does with its status.
void apply(const SonarSettings& settings, const std::vector<SettingStatus>& statuses,
           std::uint64_t handledCommand)
{
    for (std::size_t i = 0; i < statuses.size(); ++i)
        settings.models()[i]->apply(statuses[i], handledCommand);
}

} // namespace

class SettingModelTest : public QObject {
    Q_OBJECT

private slots:
    void onlyTheLastOfManyStepsIsSent()
    {
        base::FakeClock clock;
        Wire wire;
        SonarSettings settings(Family::Ping1D, clock, wire.send);
        apply(settings, manualNews().statuses, 0);
        SettingModel& gain = settings.model("gain");
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
        QCOMPARE(wire.last(), (SettingValues{{"gain", 2}}));
        QCOMPARE(gain.state(), app::SettingModel::State::Pending);
        QCOMPARE(gain.pendingS(), 0.0);
        clock.advance(300ms);
        QCOMPARE(gain.pendingS(), 0.3);
    }

    void newsFromBeforeDoNotTakeTheRequestBack()
    {
        base::FakeClock clock;
        Wire wire;
        SonarSettings settings(Family::Ping1D, clock, wire.send);
        News status = manualNews();
        apply(settings, status.statuses, 0);
        settings.model("gain").request(5);
        clock.advance(250ms);
        apply(settings, status.statuses, 0);
        QCOMPARE(settings.model("gain").value(), 5.0);
        QCOMPARE(settings.model("gain").state(), app::SettingModel::State::Pending);
        status.of("gain") = {
            .state = SettingState::Pending, .requested = 5.0, .reported = 3.0, .reason = {}};
        apply(settings, status.statuses, 1);
        QCOMPARE(settings.model("gain").value(), 5.0);
        QCOMPARE(settings.model("gain").state(), app::SettingModel::State::Pending);
        status.of("gain") = reported(5);
        apply(settings, status.statuses, 1);
        QCOMPARE(settings.model("gain").value(), 5.0);
        QCOMPARE(settings.model("gain").state(), app::SettingModel::State::Applied);
    }

    void whatIsRefusedGoesBackToWhatIsReported()
    {
        base::FakeClock clock;
        Wire wire;
        SonarSettings settings(Family::Ping1D, clock, wire.send);
        News status = manualNews();
        apply(settings, status.statuses, 0);
        settings.model("gain").request(6);
        clock.advance(250ms);
        status.of("gain") = {.state = SettingState::Refused,
                             .requested = 6.0,
                             .reported = 3.0,
                             .reason = base::Message::verbatim("not today")};
        apply(settings, status.statuses, 1);
        QCOMPARE(settings.model("gain").state(), app::SettingModel::State::Refused);
        QCOMPARE(settings.model("gain").text(), QStringLiteral("not today"));
        QCOMPARE(settings.model("gain").value(), 3.0);
    }

    void escapeBeforeSendingSendsNothing()
    {
        base::FakeClock clock;
        Wire wire;
        SonarSettings settings(Family::Ping1D, clock, wire.send);
        apply(settings, manualNews().statuses, 0);
        settings.model("gain").request(5);
        clock.advance(200ms);
        settings.model("gain").withdraw();
        clock.advance(1s);
        QVERIFY(wire.sent.empty());
        QCOMPARE(settings.model("gain").value(), 3.0);
        QCOMPARE(settings.model("gain").state(), app::SettingModel::State::Applied);
    }

    void bothEndsOfARangeGoTogether()
    {
        base::FakeClock clock;
        Wire wire;
        SonarSettings settings(Family::Ping1D, clock, wire.send);
        apply(settings, manualNews().statuses, 0);
        settings.model("rangeStartM").request(1);
        settings.model("rangeLengthM").request(20);
        clock.advance(1s);
        QCOMPARE(wire.sent.size(), std::size_t{1});
        QCOMPARE(wire.last(), (SettingValues{{"rangeStartM", 1}, {"rangeLengthM", 20}}));
        settings.model("rangeLengthM").request(30);
        clock.advance(1s);
        QCOMPARE(wire.sent.size(), std::size_t{2});
        QCOMPARE(wire.last(), (SettingValues{{"rangeStartM", 1}, {"rangeLengthM", 30}}));
    }

    void inAutoTheDeviceChoosesRangeAndGain()
    {
        base::FakeClock clock;
        Wire wire;
        SonarSettings settings(Family::Ping1D, clock, wire.send);
        News status = manualNews();
        status.of("mode") = reported(1);
        apply(settings, status.statuses, 0);
        QVERIFY(settings.model("gain").readOnly() && settings.model("rangeLengthM").readOnly());
        QVERIFY(!settings.model("mode").readOnly() && !settings.model("intervalMs").readOnly());
        settings.model("gain").request(5);
        clock.advance(1s);
        QVERIFY(wire.sent.empty());
        // They are his as soon as he says Manual.
        settings.model("mode").request(0);
        QVERIFY(!settings.model("gain").readOnly());
    }

    void aSectorIsOneRequest()
    {
        base::FakeClock clock;
        Wire wire;
        SonarSettings settings(Family::Ping360, clock, wire.send);
        apply(settings, News(Family::Ping360).statuses, 0);
        settings.requestBoth("sectorCentreDeg", -45, "sectorWidthDeg", 90);
        clock.advance(1s);
        QCOMPARE(wire.sent.size(), std::size_t{1});
        QCOMPARE(wire.last(), (SettingValues{{"sectorCentreDeg", -45}, {"sectorWidthDeg", 90}}));
    }

    void aChosenTransmitDurationIsNotAuto()
    {
        base::FakeClock clock;
        Wire wire;
        SonarSettings settings(Family::Ping360, clock, wire.send);
        News status(Family::Ping360);
        status.of("transmitUs") = reported(40);
        status.of("transmitUs").isAutomatic = true;
        apply(settings, status.statuses, 0);
        SettingModel& transmit = settings.model("transmitUs");
        QVERIFY(transmit.isAutomatic());
        transmit.request(80);
        QVERIFY(!transmit.isAutomatic());
        transmit.withdraw();
        QVERIFY(transmit.isAutomatic());
        transmit.setAutomatic(false);
        QCOMPARE(wire.last(), (SettingValues{{"transmitUs", 40}}));
        apply(settings, status.statuses, 0); // older
        QVERIFY(!transmit.isAutomatic());
        status.of("transmitUs").isAutomatic = false;
        apply(settings, status.statuses, 1);
        QVERIFY(!transmit.isAutomatic());
        transmit.setAutomatic(true);
        QVERIFY(wire.wasAutomatic("transmitUs"));
    }

    void stareIsSentAtOnce()
    {
        base::FakeClock clock;
        Wire wire;
        SonarSettings settings(Family::Ping360, clock, wire.send);
        News status(Family::Ping360);
        status.of("stareDeg").isAutomatic = true;
        apply(settings, status.statuses, 0);
        SettingModel& stare = settings.model("stareDeg");
        QVERIFY(stare.isAutomatic());
        stare.requestNow(30);
        QCOMPARE(wire.last(), (SettingValues{{"stareDeg", 30}}));
        QVERIFY(!stare.isAutomatic());
        QCOMPARE(stare.value(), 30.0);
        apply(settings, status.statuses, 0); // older
        QVERIFY(!stare.isAutomatic());
        QCOMPARE(stare.value(), 30.0);
        stare.setAutomatic(true);
        QVERIFY(stare.isAutomatic() && wire.wasAutomatic("stareDeg"));
    }
};

LEADLINE_GUILESS_TEST(SettingModelTest)
#include "tst_settingmodel.moc"
