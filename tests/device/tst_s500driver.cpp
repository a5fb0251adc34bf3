// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/S500Driver.h"

#include "DriverBench.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using device::DriverEvent;
using device::DriverState;
using device::SettingState;
namespace common = ping::common;

namespace {

using S500BenchBase = test::DriverBench<device::S500Driver>;

struct S500DriverBench : S500BenchBase {
    explicit S500DriverBench(const device::DriverOptions& options = {},
                             ping::DeviceKind kind = ping::Family::S500,
                             const sim::Faults& faults = {})
        : S500BenchBase({.faults = faults, .driver = options, .kind = kind, .url = "sim:s500"})
    {
    }
    [[nodiscard]] long sentParams() const
    {
        return bridge->reportedCount(ping::s500::SetPingParams::id);
    }
    [[nodiscard]] std::optional<ping::s500::SetPingParams> params() const
    {
        return bridge->lastReported<ping::s500::SetPingParams>();
    }
    [[nodiscard]] std::vector<int> asked() const
    {
        std::vector<int> ids;
        for (const auto& each : bridge->reported) {
            const ping::Frame frame = ping::viewFrame(each);
            const auto request = ping::decodePayload<common::GeneralRequest>(frame.payload);
            ids.push_back(frame.messageId == common::GeneralRequest::id && request
                              ? request->requestedId
                              : frame.messageId);
        }
        return ids;
    }
    /// Connected, and started by the user.
    void begin()
    {
        clock.advance(2s);
        driver.setStandby(false);
        clock.advance(2s);
    }
    void cut(bool isCut) { bridge->cut = isCut; }
    [[nodiscard]] std::uint64_t pingsIn(base::Duration time)
    {
        const std::uint64_t before = driver.counts().pings;
        clock.advance(time);
        return driver.counts().pings - before;
    }
};

/// Another program's choice, which differs from this driver's first one.
constexpr ping::s500::SetPingParams foreign{
    .lengthMm = 3000, .gainIndex = 2, .msecPerPing = 200, .reportId = ping::s500::Profile6::id};

} // namespace

class S500DriverTest : public QObject {
    Q_OBJECT

private slots:
    void aConnectionAloneNeverStartsPinging()
    {
        S500DriverBench bench({.standby = false});
        bench.clock.advance(60s);
        QCOMPARE(bench.driver.state(), DriverState::Live);
        QVERIFY(bench.driver.isStandby() && !bench.driver.isListening());
        QCOMPARE(bench.sentParams(), 0L);
        QCOMPARE(bench.bridge->reportedCount(ping::s500::SetSpeedOfSound::id), 0L);
        QCOMPARE(bench.driver.counts().pings, std::uint64_t{0});
        QVERIFY(!bench.driver.foundScanning());
        QCOMPARE(bench.bridge->breaks, 0);
    }

    void itIsIdentifiedByItsDeviceInformationAlone()
    {
        S500DriverBench bench;
        bench.clock.advance(1s);
        auto asked = bench.asked();
        asked.resize(5);
        QCOMPARE(asked, (std::vector<int>{4, 1203, 1204, 1206, 1207}));
        bench.clock.advance(60s);
        QCOMPARE(std::ranges::count(bench.asked(), int{common::ProtocolVersion::id}), 0L);
        QVERIFY(bench.has({{"soundSpeed", 1500}}));
        QVERIFY(bench.setting("rangeLengthM").reported && bench.setting("gain").reported);
    }

    void whileNothingElseIsSaidItIsAskedWhoItIs()
    {
        S500DriverBench bench;
        bench.clock.advance(2s);
        const auto before = std::ranges::count(bench.asked(), 4);
        bench.clock.advance(20s);
        QVERIFY(std::ranges::count(bench.asked(), 4) >= before + 4);
        QCOMPARE(bench.driver.state(), DriverState::Live);
    }

    void theUserStartsItWithAllParametersInOneMessage()
    {
        S500DriverBench bench;
        bench.clock.advance(2s);
        bench.driver.setStandby(false);
        bench.clock.advance(1s);
        QCOMPARE(bench.sentParams(), 1L);
        const auto params = bench.params();
        QVERIFY(params);
        QCOMPARE(params->lengthMm, 0U);
        QCOMPARE(int(params->gainIndex), -1);
        QCOMPARE(int(params->msecPerPing), 100);
        QCOMPARE(int(params->reportId), 1308);
        QCOMPARE(int(params->chirp), 1);
        QVERIFY(bench.pingsIn(5s) >= 49);
        QCOMPARE(bench.driver.counts().lost, std::uint64_t{0});
        QCOMPARE(bench.sentParams(), 1L);
        for (const char* key :
             {"rangeStartM", "rangeLengthM", "gain", "intervalMs", "pulse", "report", "soundSpeed"})
            QVERIFY2(bench.setting(key).state == SettingState::Applied, key);
        QVERIFY(bench.setting("rangeLengthM").isAutomatic && bench.setting("gain").isAutomatic);
        QCOMPARE(bench.setting("rangeLengthM").requested, bench.setting("rangeLengthM").reported);
    }

    void whoRecordsWantsPings()
    {
        S500DriverBench bench({.startsPinging = true});
        bench.clock.advance(3s);
        QVERIFY(!bench.driver.isStandby());
        QVERIFY(bench.driver.counts().pings > 10);
    }

    void standbyAndLeavingStopIt()
    {
        S500DriverBench bench;
        bench.begin();
        bench.driver.setStandby(true);
        bench.clock.advance(1s);
        QCOMPARE(int(bench.params()->reportId), 0);
        QCOMPARE(bench.params()->lengthMm, 0U);
        QCOMPARE(bench.pingsIn(20s), std::uint64_t{0});
        QVERIFY(!bench.driver.foundScanning());
        bench.driver.setStandby(false);
        QVERIFY(bench.pingsIn(2s) > 10);
        bool left = false;
        bench.driver.leave([&left] { left = true; });
        bench.clock.advance(200ms);
        QVERIFY(left);
        QCOMPARE(int(bench.params()->reportId), 0);
    }

    void leavingInStandbySaysNothing()
    {
        S500DriverBench bench;
        bench.clock.advance(5s);
        bool left = false;
        bench.driver.leave([&left] { left = true; });
        bench.clock.advance(200ms);
        QVERIFY(left);
        QCOMPARE(bench.sentParams(), 0L);
    }

    void aLostStopIsSentAgain()
    {
        S500DriverBench bench;
        bench.begin();
        int lost = 0;
        bench.bridge->drop = [&lost](const ping::Frame& frame) {
            return frame.messageId == ping::s500::SetPingParams::id && lost++ < 2;
        };
        bench.driver.setStandby(true);
        bench.clock.advance(3s);
        QCOMPARE(bench.pingsIn(10s), std::uint64_t{0});
        QVERIFY(!bench.driver.foundScanning());
    }

    void lostParametersAreSentAgain()
    {
        S500DriverBench bench;
        bench.clock.advance(2s);
        int lost = 0;
        bench.bridge->drop = [&lost](const ping::Frame& frame) {
            return frame.messageId == ping::s500::SetPingParams::id && lost++ < 2;
        };
        bench.driver.setStandby(false);
        bench.clock.advance(6s);
        QVERIFY(bench.pingsIn(2s) > 10);
    }

    void settingsAreAppliedWhenTheDeviceReportsThem()
    {
        S500DriverBench bench;
        bench.begin();
        bench.request({{"rangeStartM", 0.5}, {"rangeLengthM", 10}, {"gain", 7}});
        QCOMPARE(bench.setting("gain").state, SettingState::Pending);
        bench.clock.advance(1s);
        QVERIFY(bench.has({{"rangeStartM", 0.5}, {"rangeLengthM", 10}, {"gain", 7}}));
        QVERIFY(!bench.setting("rangeLengthM").isAutomatic);
        QCOMPARE(bench.params()->startMm, 500U);
        QCOMPARE(bench.params()->lengthMm, 10'000U);
        QCOMPARE(int(bench.params()->reportId), 1308);
        QCOMPARE(bench.count(DriverEvent::Kind::SettingApplied), 2);
        bench.request({{"intervalMs", 50}, {"pulse", 0}});
        bench.clock.advance(1s);
        QVERIFY(bench.has({{"intervalMs", 50}, {"pulse", 0}}));
        QVERIFY(bench.pingsIn(1s) >= 19);
        bench.request({{"report", 1223}});
        bench.clock.advance(1s);
        QVERIFY(bench.has({{"report", 1223}, {"gain", 7}}));
        QVERIFY(std::ranges::count(bench.heard, 1223) > 5);
        bench.request({{"rangeLengthM", device::noValue}});
        bench.clock.advance(1s);
        QVERIFY(bench.setting("rangeLengthM").isAutomatic);
        QCOMPARE(bench.setting("rangeLengthM").state, SettingState::Applied);
        bench.request({{"soundSpeed", 1480}});
        bench.clock.advance(1s);
        QVERIFY(bench.has({{"soundSpeed", 1480}}));
        QCOMPARE(bench.count(DriverEvent::Kind::ChangedElsewhere), 0);
        QCOMPARE(bench.count(DriverEvent::Kind::SettingRefused), 0);
    }

    void whatIsRequestedInStandbyWaitsForTheStart()
    {
        S500DriverBench bench;
        bench.clock.advance(2s);
        bench.request({{"rangeLengthM", 5}});
        bench.request({{"soundSpeed", 1450}});
        bench.clock.advance(10s);
        QCOMPARE(bench.sentParams(), 0L);
        QCOMPARE(bench.setting("rangeLengthM").state, SettingState::Pending);
        // The sound speed has a message of its own, which starts nothing.
        QVERIFY(bench.has({{"soundSpeed", 1450}}));
        bench.driver.setStandby(false);
        bench.clock.advance(1s);
        QVERIFY(bench.has({{"rangeLengthM", 5}}));
    }

    void whatTheDeviceRefusesIsNotSentAgain()
    {
        S500DriverBench bench;
        bench.begin();
        // Made up: the range of the row does not let such a value through.
        bench.bridge->say(common::Nack{ping::s500::SetPingParams::id, "no"}, 0);
        bench.clock.advance(100ms);
        QCOMPARE(bench.count(DriverEvent::Kind::SettingRefused), 0);
        bench.request({{"gain", 9}});
        bench.bridge->say(common::Nack{ping::s500::SetPingParams::id, "too loud"}, 0);
        QCOMPARE(bench.count(DriverEvent::Kind::SettingRefused), 1);
        QCOMPARE(bench.setting("gain").state, SettingState::Refused);
        QCOMPARE(QString::fromStdString(bench.setting("gain").reason.text()), QString("too loud"));
        QVERIFY(bench.params()->gainIndex != 9);
    }

    void aDeviceThatKeepsAnotherValueIsBelieved()
    {
        S500DriverBench bench;
        bench.begin();
        bench.bridge->drop = [](const ping::Frame& frame) {
            return frame.messageId == ping::s500::SetPingParams::id;
        };
        bench.request({{"gain", 9}});
        bench.clock.advance(15s);
        QCOMPARE(bench.setting("gain").state, SettingState::Refused);
        QCOMPARE(QString::fromStdString(bench.setting("gain").reason.text()),
                 QString("The device keeps 6."));
        QVERIFY(bench.pingsIn(2s) > 10);
    }

    void everythingIsSentAgainAfterALoss()
    {
        S500DriverBench bench;
        bench.begin();
        bench.request({{"rangeLengthM", 8}});
        bench.request({{"soundSpeed", 1450}});
        bench.clock.advance(2s);
        bench.cut(true);
        bench.clock.advance(5s);
        QCOMPARE(bench.driver.state(), DriverState::Lost);
        const long before = bench.sentParams();
        bench.cut(false);
        bench.clock.advance(3s);
        QCOMPARE(bench.driver.state(), DriverState::Live);
        QVERIFY(bench.sentParams() > before);
        QCOMPARE(bench.params()->lengthMm, 8000U);
        QVERIFY(bench.pingsIn(2s) > 10);
        QVERIFY(bench.has({{"rangeLengthM", 8}, {"soundSpeed", 1450}}));
        QCOMPARE(bench.count(DriverEvent::Kind::PowerCycled), 0);
        QCOMPARE(bench.count(DriverEvent::Kind::ChangedElsewhere), 0);
    }

    void everythingIsSentAgainAfterAPowerCycle()
    {
        S500DriverBench bench;
        bench.begin();
        bench.request({{"rangeLengthM", 8}});
        bench.request({{"soundSpeed", 1450}});
        bench.clock.advance(20s);
        bench.device().restart();
        bench.clock.advance(15s);
        QVERIFY2(bench.pingsIn(2s) > 10, bench.story());
        QVERIFY(bench.has({{"rangeLengthM", 8}, {"soundSpeed", 1450}}));
        QVERIFY(bench.count(DriverEvent::Kind::PowerCycled) <= 1);
        QCOMPARE(bench.count(DriverEvent::Kind::ChangedElsewhere), 0);
        QCOMPARE(bench.count(DriverEvent::Kind::SettingRefused), 0);
    }

    void inStandbyALossStartsNothing()
    {
        S500DriverBench bench;
        bench.clock.advance(2s);
        bench.cut(true);
        bench.clock.advance(10s);
        QCOMPARE(bench.driver.state(), DriverState::Lost);
        bench.cut(false);
        bench.clock.advance(10s);
        QCOMPARE(bench.driver.state(), DriverState::Live);
        QCOMPARE(bench.sentParams(), 0L);
        QCOMPARE(bench.driver.counts().pings, std::uint64_t{0});
    }

    void standbyChosenDuringALossIsSentLater()
    {
        S500DriverBench bench;
        bench.begin();
        bench.cut(true);
        bench.clock.advance(5s);
        bench.driver.setStandby(true);
        bench.clock.advance(1s);
        bench.cut(false);
        bench.clock.advance(5s);
        QCOMPARE(bench.pingsIn(10s), std::uint64_t{0});
    }

    void aSonarThatPingsAlreadyIsLeftAlone()
    {
        S500DriverBench bench;
        bench.bridge->tellsAll = true;
        bench.bridge->somebodySends(foreign);
        bench.clock.advance(3s);
        QVERIFY(bench.driver.foundScanning() && bench.driver.isStandby());
        QCOMPARE(bench.sentParams(), 0L);
        QVERIFY(bench.pingsIn(2s) >= 9);
        QCOMPARE(bench.setting("rangeLengthM").reported, std::optional(3.0));
        QCOMPARE(bench.count(DriverEvent::Kind::ChangedElsewhere), 0);
        bench.driver.setStandby(true);
        bench.clock.advance(1s);
        QVERIFY(!bench.driver.foundScanning());
        QCOMPARE(int(bench.params()->reportId), 0);
        QCOMPARE(bench.pingsIn(5s), std::uint64_t{0});
    }

    void aChangeByAnotherProgramIsSeen()
    {
        S500DriverBench bench;
        bench.begin();
        bench.request({{"rangeLengthM", 8}, {"gain", 7}});
        bench.clock.advance(2s);
        bench.bridge->tellsAll = true;
        bench.bridge->somebodySends(foreign);
        bench.clock.advance(1s);
        QCOMPARE(bench.setting("gain").state, SettingState::ChangedElsewhere);
        QCOMPARE(bench.setting("gain").reported, std::optional(2.0));
        bench.driver.useRequested("gain");
        bench.driver.keepReported("rangeLengthM");
        bench.clock.advance(1s);
        QVERIFY(bench.has({{"gain", 7}, {"rangeLengthM", 3}}));
    }

    void lostPingsAreCounted()
    {
        S500DriverBench bench({}, ping::Family::S500, {.lossPercent = 20});
        bench.clock.advance(5s);
        bench.driver.setStandby(false);
        bench.clock.advance(60s);
        const auto counts = bench.driver.counts();
        QVERIFY(counts.pings > 350);
        const double lost =
            static_cast<double>(counts.lost) / static_cast<double>(counts.lost + counts.pings);
        QVERIFY2(lost > 0.12 && lost < 0.28, qPrintable(QString::number(lost)));
    }

    void anotherFamilyIsTheWrongDevice()
    {
        S500DriverBench bench({}, ping::Family::Ping1D);
        bench.clock.advance(5s);
        QCOMPARE(bench.driver.state(), DriverState::WrongDevice);
        QCOMPARE(bench.sentParams(), 0L);
    }
};

LEADLINE_GUILESS_TEST(S500DriverTest)
#include "tst_s500driver.moc"
