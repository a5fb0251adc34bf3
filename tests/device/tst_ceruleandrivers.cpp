// SPDX-License-Identifier: GPL-3.0-or-later
// Tests what the drivers of Cerulean's sonars do each with its own messages; tst_s500driver has
// what they do alike.
#include "DriverBench.h"
#include "device/MultibeamDriver.h"
#include "device/Omniscan450Driver.h"
#include "device/Omniscan450Settings.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using device::DriverEvent;
using device::DriverState;
using device::SettingState;
namespace cerulean = ping::cerulean;
namespace common = ping::common;

namespace {

/// A driver with its simulated device; `Params` is the message that starts and stops it.
template<class Driver, class Params>
struct Bench : test::DriverBench<Driver> {
    using Base = test::DriverBench<Driver>;

    Bench(ping::Family family, const char* url, const device::DriverOptions& options,
          const sim::Faults& faults)
        : Base({.faults = faults, .driver = options, .kind = family, .url = url})
    {
    }
    [[nodiscard]] long sentParams() const { return this->bridge->reportedCount(Params::id); }
    [[nodiscard]] std::optional<Params> params() const
    {
        return this->bridge->template lastReported<Params>();
    }
    [[nodiscard]] QByteArray lastFrame() const
    {
        for (auto each = this->bridge->reported.rbegin(); each != this->bridge->reported.rend();
             ++each)
            if (ping::viewFrame(*each).messageId == Params::id) {
                std::vector<std::byte> bytes = *each;
                return QByteArray(reinterpret_cast<const char*>(bytes.data()), // its bytes
                                  static_cast<qsizetype>(bytes.size()))
                    .toHex();
            }
        return {};
    }
    void begin()
    {
        this->clock.advance(2s);
        this->driver.setStandby(false);
        this->clock.advance(2500ms);
    }
    [[nodiscard]] std::uint64_t pingsIn(base::Duration time)
    {
        const std::uint64_t before = this->driver.counts().pings;
        this->clock.advance(time);
        return this->driver.counts().pings - before;
    }
};

struct OmniscanBench : Bench<device::Omniscan450Driver, ping::omniscan450::PingParams> {
    explicit OmniscanBench(const device::DriverOptions& options = {},
                           const sim::Faults& faults = {})
        : Bench(ping::Family::Omniscan450, "sim:omniscan450", options, faults)
    {
    }
};
struct SurveyorBench : Bench<device::Surveyor240Driver, ping::surveyor240::SetPingParameters> {
    explicit SurveyorBench(const device::DriverOptions& options = {},
                           const sim::Faults& faults = {})
        : Bench(ping::Family::Surveyor240, "sim:surveyor240", options, faults)
    {
    }
};
struct Omniscan3dBench : Bench<device::Omniscan3dDriver, ping::omniscan3d::SetPingParams> {
    explicit Omniscan3dBench(const device::DriverOptions& options = {},
                             const sim::Faults& faults = {})
        : Bench(ping::Family::Omniscan3D, "sim:omniscan3d", options, faults)
    {
    }
};

template<class Rows>
QByteArray notApplied(const device::SonarDriver& driver, const Rows& rows)
{
    for (const device::SettingRow& row : rows)
        if (driver.setting(row.key).state != SettingState::Applied)
            return QByteArray(row.key.data(), static_cast<qsizetype>(row.key.size()));
    return {};
}

/// What holds for all of them.
template<class Family>
void checkContact()
{
    // A connection alone never starts pinging, and asks for the device information alone.
    Family idle;
    idle.clock.advance(60s);
    QCOMPARE(idle.driver.state(), DriverState::Live);
    QVERIFY(idle.driver.isStandby() && !idle.driver.foundScanning());
    QCOMPARE(idle.sentParams(), 0L);
    QCOMPARE(idle.driver.counts().pings, std::uint64_t{0});
    QCOMPARE(idle.bridge->breaks, 0);
    for (const auto& each : idle.bridge->reported) {
        const auto request =
            ping::decodePayload<common::GeneralRequest>(ping::viewFrame(each).payload);
        QVERIFY(request && request->requestedId == common::DeviceInformation::id);
    }

    // The user starts it with one message, and stops it.
    Family bench;
    bench.begin();
    QCOMPARE(bench.sentParams(), 1L);
    QVERIFY(bench.pingsIn(5s) >= 49);
    QCOMPARE(bench.sentParams(), 1L);
    QCOMPARE(bench.driver.counts().lost, std::uint64_t{0});
    QCOMPARE(notApplied(bench.driver, device::settingRows(bench.driver.family())), QByteArray());
    bench.driver.setStandby(true);
    bench.clock.advance(1s);
    QCOMPARE(bench.pingsIn(20s), std::uint64_t{0});
    QVERIFY(!bench.driver.foundScanning());

    // After a silence and after a power cycle everything is sent again.
    bench.driver.setStandby(false);
    bench.clock.advance(2s);
    bench.request({{"gain", 3}});
    bench.clock.advance(2s);
    QVERIFY(bench.has({{"gain", 3}}));
    const long before = bench.sentParams();
    bench.bridge->cut = true;
    bench.clock.advance(10s);
    QCOMPARE(bench.driver.state(), DriverState::Lost);
    bench.bridge->cut = false;
    bench.clock.advance(5s);
    QVERIFY(bench.sentParams() > before);
    QVERIFY(bench.pingsIn(2s) > 10);
    bench.device().restart();
    bench.clock.advance(15s);
    QVERIFY2(bench.pingsIn(2s) > 10, bench.story());
    QVERIFY(bench.has({{"gain", 3}}));
    QCOMPARE(bench.count(DriverEvent::Kind::ChangedElsewhere), 0);
    QCOMPARE(bench.count(DriverEvent::Kind::SettingRefused), 0);

    // It is stopped on leaving, even if it does not answer just then.
    bench.bridge->cut = true;
    bench.clock.advance(10s);
    QCOMPARE(bench.driver.state(), DriverState::Lost);
    const long beforeLeaving = bench.sentParams();
    bool left = false;
    bench.driver.leave([&left] { left = true; });
    bench.clock.advance(200ms);
    QVERIFY(left);
    QCOMPARE(bench.sentParams(), beforeLeaving + 1);

    // Whoever records wants pings.
    Family recording({.startsPinging = true});
    recording.clock.advance(3s);
    QVERIFY(recording.driver.counts().pings > 10);
}

/// A line that loses and damages messages in both directions, and delays the rest.
template<class Family>
void checkBadLine()
{
    Family bench({}, {.lossPercent = 20,
                      .corruptPercent = 5,
                      .requestLossPercent = 20,
                      .delay = 20ms,
                      .jitter = 30ms});
    bench.clock.advance(10s);
    QVERIFY2(bench.driver.isStandby() && bench.driver.counts().pings == 0, bench.story());
    bench.driver.setStandby(false);
    bench.clock.advance(10s);
    bench.request({{"gain", 3}});
    bench.clock.advance(10s);
    QVERIFY2(bench.has({{"gain", 3}}), bench.story());
    QVERIFY(bench.pingsIn(5s) > 20);
    bench.driver.setStandby(true);
    bench.clock.advance(10s);
    QVERIFY2(bench.pingsIn(10s) == 0 && !bench.driver.foundScanning(), bench.story());
    QCOMPARE(bench.count(DriverEvent::Kind::AnotherProgram), 0);
    QCOMPARE(bench.count(DriverEvent::Kind::SettingRefused), 0);
}

} // namespace

class CeruleanDriversTest : public QObject {
    Q_OBJECT

private slots:
    void anOmniscanIsDriven() { checkContact<OmniscanBench>(); }
    void aSurveyorIsDriven() { checkContact<SurveyorBench>(); }
    void anOmniscan3dIsDriven() { checkContact<Omniscan3dBench>(); }

    void aBadLineIsOvercome()
    {
        checkBadLine<OmniscanBench>();
        checkBadLine<SurveyorBench>();
        checkBadLine<Omniscan3dBench>();
    }

    void whatPingsBeforeAnythingWasSentIsLeftAlone()
    {
        // Whoever leaves at once does not know yet who drives it.
        SurveyorBench bench({.startsPinging = true});
        bench.bridge->somebodySends(ping::surveyor240::SetPingParameters{.sosMps = 1500,
                                                                         .gainIndex = -1,
                                                                         .msecPerPing = 100,
                                                                         .pingEnable = 1,
                                                                         .enableAtofData = 1,
                                                                         .targetPingHz = 240'000,
                                                                         .nRangeSteps = 400,
                                                                         .pulseLenSteps = 1.5F});
        bench.clock.advance(1s);
        bool left = false;
        bench.driver.leave([&left] { left = true; });
        bench.clock.advance(200ms);
        QVERIFY(left);
        QCOMPARE(bench.sentParams(), 0L);
    }

    void valuesThatADeviceRoundsAreApplied()
    {
        const auto groupOf = [](std::span<const device::SettingGroup> groups,
                                std::string_view key) {
            return *std::ranges::find_if(groups, [key](const device::SettingGroup& each) {
                return each.rows.front().key == key;
            });
        };
        // 13 microseconds of a range of 5 m.
        const auto pulse = groupOf(device::omniscan450::groups(), "pulseLengthPercent");
        QVERIFY(pulse.isFulfilled({2000}, {1950}));
        QVERIFY(!pulse.isFulfilled({2000}, {5000}));
        const auto samples = groupOf(device::omniscan450::groups(), "results");
        QVERIFY(samples.isFulfilled({1000}, {992}));
        QVERIFY(!samples.isFulfilled({1000}, {600}));
        const auto gain = groupOf(device::omniscan450::groups(), "gain");
        QVERIFY(!gain.isFulfilled({3}, {4}));
    }

    void itsParametersAreThoseOfTheDocuments()
    {
        OmniscanBench omniscan;
        omniscan.clock.advance(2s);
        omniscan.request({{"rangeLengthM", 20}});
        omniscan.driver.setStandby(false);
        omniscan.clock.advance(500ms);
        // With the id of the unit that answered as its destination, and the checksum of that.
        const auto params = omniscan.params();
        QVERIFY(params && params->lengthMm == 20'000 && params->enable == 1);
        QCOMPARE(params->pulseLenPercent, 0.002F);
        QCOMPARE(params->filterDurationPercent, 0.0015F);
        QCOMPARE(int(params->gainIndex), -1);
        QCOMPARE(int(params->numResults), 600);
        QCOMPARE(params->msecPerPing, 0U);
        QCOMPARE(omniscan.bridge->reportedCount(ping::omniscan450::SetSpeedOfSound::id), 0L);

        SurveyorBench surveyor;
        surveyor.begin();
        QCOMPARE(surveyor.lastFrame(),
                 QByteArray("42522400cf0b000000000000000000000080bb44ffff6400000000010000000180a9"
                            "0300900100000000c03f3108"));
        surveyor.driver.setStandby(true);
        surveyor.clock.advance(1s);
        QCOMPARE(surveyor.lastFrame(),
                 QByteArray("42522400cf0b000000000000000000000080bb44ffff6400000000000000000180a9"
                            "0300900100000000c03f3008"));

        Omniscan3dBench omniscan3d;
        omniscan3d.begin();
        QCOMPARE(omniscan3d.lastFrame(),
                 QByteArray("42522400d00b000000000000000000000080bb44ffff64000000000100000001d0dd"
                            "0600e80300000000c03f1309"));
        omniscan3d.driver.setStandby(true);
        omniscan3d.clock.advance(1s);
        QCOMPARE(omniscan3d.lastFrame(),
                 QByteArray("42522400d00b000000000000000000000080bb44ffff64000000000000000001d0dd"
                            "0600e80300000000c03f1209"));
    }

    void settingsOfAnOmniscanAreThoseThatItReports()
    {
        OmniscanBench bench;
        bench.begin();
        bench.request({{"rangeStartM", 2},
                       {"rangeLengthM", 40},
                       {"gain", 7},
                       {"intervalMs", 200},
                       {"results", 1200},
                       {"pulseLengthPercent", 0.5},
                       {"filterLengthPercent", 0.3}});
        bench.clock.advance(3s);
        QVERIFY(bench.has({{"rangeStartM", 2},
                           {"rangeLengthM", 40},
                           {"gain", 7},
                           {"intervalMs", 200},
                           {"results", 1200},
                           {"pulseLengthPercent", 0.5},
                           {"filterLengthPercent", 0.3}}));
        bench.request({{"gain", device::noValue}});
        bench.clock.advance(2s);
        QVERIFY(bench.setting("gain").isAutomatic);
        QCOMPARE(bench.setting("gain").reported, std::optional(6.0));
        QCOMPARE(bench.count(DriverEvent::Kind::ChangedElsewhere), 0);
        QCOMPARE(bench.count(DriverEvent::Kind::SettingRefused), 0);
    }

    void theSoundSpeedOfAnOmniscanIsSentBeforeItsStart()
    {
        OmniscanBench bench;
        bench.clock.advance(2s);
        bench.request({{"soundSpeed", 1450}});
        bench.clock.advance(20s);
        // It would not report it before it pings.
        QCOMPARE(bench.bridge->reportedCount(116), 0L);
        bench.driver.setStandby(false);
        bench.clock.advance(2s);
        QVERIFY(bench.has({{"soundSpeed", 1450}}));
        const auto ids = bench.bridge->reportedIds();
        QVERIFY(std::ranges::find(ids, 116) < std::ranges::find(ids, 2197));
        QCOMPARE(bench.bridge->lastReported<ping::omniscan450::SetSpeedOfSound>()->speedOfSound,
                 1'450'000U);
        bench.request({{"soundSpeed", 1'500'000}});
        bench.clock.advance(2s);
        QCOMPARE(bench.bridge->lastReported<ping::omniscan450::SetSpeedOfSound>()->speedOfSound,
                 1'700'000U);
    }

    void theOtherUnitOfAPairHasItsOwnDriver()
    {
        OmniscanBench bench;
        int other = 0;
        QObject::connect(&bench.driver, &device::SonarDriver::secondDevice, &bench.driver,
                         [&other](std::uint8_t id) { other = id; });
        bench.begin();
        bench.clock.advance(10s);
        QCOMPARE(int(bench.driver.identity()->deviceId) + other, 3);
        QVERIFY(bench.pingsIn(2s) >= 39);
        QCOMPARE(bench.driver.counts().lost, std::uint64_t{0});
    }

    void aMultibeamFollowsTheBottomOrKeepsItsRange()
    {
        SurveyorBench bench;
        bench.begin();
        QVERIFY(bench.setting("rangeEndM").isAutomatic);
        const auto chosen = bench.setting("rangeEndM").reported;
        QVERIFY(chosen && *chosen > 5 && *chosen < 30);
        bench.request({{"depthLimitM", 7}});
        bench.clock.advance(2s);
        QCOMPARE(bench.params()->endMm, -7000);
        QCOMPARE(bench.setting("depthLimitM").state, SettingState::Applied);
        QCOMPARE(bench.setting("rangeEndM").reported, std::optional(7.0));
        bench.request({{"rangeStartM", 0}, {"rangeEndM", 25}});
        bench.clock.advance(2s);
        QCOMPARE(bench.params()->endMm, 25'000);
        // The device begins at a twentieth of the end.
        QCOMPARE(bench.setting("rangeStartM").state, SettingState::Applied);
        QCOMPARE(bench.setting("rangeStartM").reported, std::optional(1.25));
        QCOMPARE(bench.setting("rangeEndM").reported, std::optional(25.0));
        // A range that would begin behind its end begins at the sonar.
        bench.request({{"rangeStartM", 30}, {"rangeEndM", 25}});
        bench.clock.advance(2s);
        QCOMPARE(bench.params()->startMm, 0);
        QCOMPARE(bench.count(DriverEvent::Kind::SettingRefused), 0);
        QCOMPARE(bench.count(DriverEvent::Kind::ChangedElsewhere), 0);
    }

    void settingsOfAnOmniscan3dAreThoseThatItReports()
    {
        Omniscan3dBench bench;
        bench.begin();
        bench.request({{"rangeStartM", 3},
                       {"rangeEndM", 30},
                       {"gain", 10},
                       {"intervalMs", 200},
                       {"rangeSteps", 500},
                       {"pulseSteps", 2.5},
                       {"channelData", 1},
                       {"soundSpeed", 1480}});
        bench.clock.advance(3s);
        QVERIFY(bench.has({{"rangeStartM", 3},
                           {"rangeEndM", 30},
                           {"gain", 10},
                           {"intervalMs", 200},
                           {"rangeSteps", 500},
                           {"pulseSteps", 2.5},
                           {"channelData", 1},
                           {"soundSpeed", 1480}}));
        QVERIFY(bench.params()->enableChannelData);
        QCOMPARE(bench.params()->pulseLenSteps, 2.5F);
        QCOMPARE(bench.count(DriverEvent::Kind::SettingRefused), 0);
    }

    void aSurveyorIsToldTheTime()
    {
        base::FakeClock clock;
        link::SimLink link(
            *link::LinkUrl::parse("sim:surveyor240"), clock,
            std::move(*sim::makeDevice(ping::Family::Surveyor240, clock,
                                       std::make_shared<const sim::World>(1, clock.now()))));
        device::FrameLink frames(link, clock);
        device::RequestQueue queue(frames, clock);
        device::Surveyor240Driver driver(queue, clock, {.startsPinging = true}, [] {
            return std::chrono::milliseconds(1'780'000'000'123);
        });
        std::uint64_t utcMs = 0;
        int asked = 0;
        QObject::connect(
            &frames, &device::FrameLink::received, &frames, [&](const ping::Frame& frame) {
                asked += frame.messageId == cerulean::UtcRequest::id;
                const auto points =
                    ping::decodePayload<ping::surveyor240::AtofPointData>(frame.payload);
                if (frame.messageId == 3012 && points)
                    utcMs = points->utcMsec;
            });
        driver.start();
        link.open();
        clock.advance(10s);
        QCOMPARE(asked, 1);
        QVERIFY(utcMs > 1'780'000'000'123 && utcMs < 1'780'000'010'123);
    }

    void onlyAnUnknownTypeIsAnOmniscan3d()
    {
        // The type of the device is not published.
        Omniscan3dBench bench;
        bench.clock.advance(2s);
        QCOMPARE(bench.driver.state(), DriverState::Live);
        QCOMPARE(bench.driver.identity()->family, ping::Family::Omniscan3D);
        test::DriverBench<device::Omniscan3dDriver> other(
            {.kind = ping::Family::Surveyor240, .url = "sim:omniscan3d"});
        other.clock.advance(5s);
        QCOMPARE(other.driver.state(), DriverState::WrongDevice);
        test::DriverBench<device::Surveyor240Driver> unknown(
            {.kind = ping::Family::Omniscan3D, .url = "sim:surveyor240"});
        unknown.clock.advance(5s);
        QCOMPARE(unknown.driver.state(), DriverState::WrongDevice);
    }
};

LEADLINE_GUILESS_TEST(CeruleanDriversTest)
#include "tst_ceruleandrivers.moc"
