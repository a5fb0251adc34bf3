// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that a driver survives anything that a device sends, and continues once the data is valid
// again.
#include "DriverBench.h"
#include "device/MultibeamDriver.h"
#include "device/Omniscan450Driver.h"
#include "device/Ping1dDriver.h"
#include "device/Ping360Driver.h"
#include "device/S500Driver.h"
#include "support/TestMain.h"

#include <QTest>

#include <array>
#include <functional>
#include <random>
#include <span>

using namespace leadline;
using namespace std::chrono_literals;
using device::DriverState;
using device::Ping1dDriver;
using device::Ping360Driver;
using device::ping360::Index;
using device::ping360::Values;

namespace {

/// Good frames of known ids with any payload, from the device or others, while the user does
/// whatever he likes.
template<class Bench>
void babble(Bench& bench, std::uint32_t seed, std::span<const std::uint16_t> ids,
            const std::function<void(std::uint32_t)>& user)
{
    std::mt19937 random(seed);
    for (int i = 0; i < 3000; ++i) {
        std::vector<std::byte> payload(random() % (random() % 8 == 0 ? 300 : 24));
        for (std::byte& each : payload)
            each = static_cast<std::byte>(random() % 3 == 0 ? random() & 0xffU : 0U);
        const auto source = static_cast<std::uint8_t>(random() % 40 == 0 ? random() & 0xffU : 0U);
        bench.bridge->sayBytes(ping::encodeFrame(ids[random() % ids.size()], payload, source));
        if (random() % 50 == 0)
            user(static_cast<std::uint32_t>(random()));
        if (random() % 400 == 0)
            bench.bridge->cut = !bench.bridge->cut;
        if (random() % 500 == 0)
            bench.link.unplug();
        if (random() % 100 == 0)
            bench.link.plugIn();
        bench.clock.advance(std::chrono::milliseconds(random() % 60));
    }
    bench.bridge->cut = false;
    bench.link.plugIn();
}

/// The settings of the family, each at its limits or between.
template<class Driver>
void ceruleanDriverSurvives(ping::Family family, const char* url,
                            std::span<const std::uint16_t> ids)
{
    const auto rows = device::settingRows(family);
    test::DriverBench<Driver> bench({.kind = family, .url = url});
    Driver& driver = bench.driver;
    babble(bench, 1, ids, [&](std::uint32_t what) {
        const device::SettingRow& row = rows[what / 16 % rows.size()];
        switch (what % 8) {
        case 0:
            driver.setStandby(what % 3 == 0);
            break;
        case 1:
            driver.takeControl();
            break;
        case 2:
            driver.useRequested(row.key);
            break;
        case 3:
            driver.keepReported(row.key);
            break;
        case 4:
            driver.checkAgain();
            break;
        case 5:
            bench.request({{row.key, device::noValue}});
            break;
        default:
            bench.request({{row.key, row.lowest + (row.highest - row.lowest) * (what % 100) / 99}});
        }
    });
    bench.clock.advance(20s);
    driver.setStandby(true);
    driver.setStandby(false);
    driver.checkAgain();
    bench.request({{"intervalMs", 100}});
    bench.request({{"gain", 5}});
    bench.clock.advance(30s);
    QVERIFY2(driver.state() == DriverState::Live, bench.story());
    const auto pings = driver.counts().pings;
    bench.clock.advance(5s);
    QVERIFY2(bench.has({{"gain", 5}}), bench.story());
    QVERIFY2(driver.counts().pings > pings + 10, bench.story());
}

} // namespace

class DriverNoiseTest : public QObject {
    Q_OBJECT

private slots:
    void aPing1dDriverSurvives()
    {
        static constexpr std::array<std::uint16_t, 22> ids{
            0,    1,    2,    3,    4,    5,    6,    1201, 1202, 1203, 1204,
            1205, 1206, 1207, 1210, 1211, 1212, 1213, 1215, 1300, 1300, 60000};
        for (std::uint32_t seed = 1; seed <= 10; ++seed) {
            test::DriverBench<Ping1dDriver> bench({.kind = ping::Family::Ping1D});
            Ping1dDriver& driver = bench.driver;
            babble(bench, seed, ids, [&](std::uint32_t what) {
                switch (what % 10) {
                case 0:
                    bench.request({{"mode", what % 3 == 0 ? 1.0 : 0.0}});
                    break;
                case 1:
                    bench.request({{"rangeStartM", (what % 1000) / 1000.0},
                                   {"rangeLengthM", (what % 30'000) / 1000.0}});
                    break;
                case 2:
                    bench.request({{"gain", static_cast<double>(what % 8)}});
                    break;
                case 3:
                    driver.setStandby(what % 3 == 0);
                    break;
                case 4:
                    driver.takeControl();
                    break;
                case 5:
                    driver.useRequested("rangeLengthM");
                    break;
                case 6:
                    driver.keepReported("mode");
                    break;
                case 7:
                    driver.checkAgain();
                    break;
                default:
                    bench.request({{"intervalMs", static_cast<double>(50 + what % 100)}});
                }
            });
            bench.clock.advance(20s);
            driver.setStandby(true);
            driver.setStandby(false);
            driver.checkAgain();
            bench.clock.advance(20s);
            QVERIFY2(driver.state() == DriverState::Live, bench.story());
            bench.request({{"mode", 0}});
            bench.request({{"rangeStartM", 0}, {"rangeLengthM", 7}});
            const auto pings = driver.counts().pings;
            bench.clock.advance(5s);
            QVERIFY2(driver.setting("rangeStartM").reported == 0.0, bench.story());
            QVERIFY2(driver.setting("rangeLengthM").reported == 7.0, bench.story());
            QVERIFY2(driver.counts().pings > pings + 20, bench.story());
        }
    }

    void aPing360DriverSurvives()
    {
        static constexpr std::array<std::uint16_t, 12> ids{0, 1,    2,    3,    4,    5,
                                                           6, 2300, 2300, 2301, 2301, 60000};
        for (std::uint32_t seed = 1; seed <= 10; ++seed) {
            test::DriverBench<Ping360Driver, Ping360Driver::Options> bench(
                {.kind = ping::Family::Ping360});
            Ping360Driver& driver = bench.driver;
            babble(bench, seed, ids, [&](std::uint32_t what) {
                Values values = driver.requested();
                switch (what % 8) {
                case 0:
                    values[Index::range] = what % 70;
                    break;
                case 1:
                    values[Index::gain] = what % 4;
                    break;
                case 2:
                    values[Index::sectorCentre] = static_cast<int>(what % 300) - 150;
                    values[Index::sectorWidth] = what % 400;
                    break;
                case 3:
                    driver.setStandby(what % 3 == 0);
                    break;
                case 4:
                    driver.takeControl();
                    break;
                case 5:
                    driver.setMount({what % 2 == 0, static_cast<int>(what % 360) - 180});
                    break;
                case 6:
                    values[Index::stare] = what % 2 == 0 ? what % 360 : device::noValue;
                    break;
                default:
                    driver.checkAgain();
                }
                driver.request(values);
            });
            bench.clock.advance(20s);
            driver.setStandby(true);
            driver.setStandby(false);
            driver.checkAgain();
            bench.clock.advance(20s);
            QVERIFY2(driver.state() == DriverState::Live, bench.story());
            Values values = device::ping360::initialValues();
            values[Index::range] = 5;
            driver.request(values);
            bench.clock.advance(10s);
            QVERIFY2(driver.setting("rangeM").state == device::SettingState::Applied,
                     bench.story());
            const auto pings = driver.counts().pings;
            bench.clock.advance(5s);
            QVERIFY2(driver.counts().pings > pings + 50, bench.story());
        }
    }

    void driversOfCeruleansSonarsSurvive()
    {
        static constexpr std::array<std::uint16_t, 16> s500{
            0, 1, 2, 3, 4, 5, 6, 1203, 1204, 1206, 1207, 1223, 1223, 1308, 1308, 60000};
        ceruleanDriverSurvives<device::S500Driver>(ping::Family::S500, "sim:s500", s500);
        static constexpr std::array<std::uint16_t, 12> omniscan450{0, 1,   2,    3,    4,    5,
                                                                   6, 169, 2194, 2198, 2198, 60000};
        ceruleanDriverSurvives<device::Omniscan450Driver>(ping::Family::Omniscan450,
                                                          "sim:omniscan450", omniscan450);
        static constexpr std::array<std::uint16_t, 15> surveyor240{
            0, 1, 2, 3, 4, 5, 6, 14, 118, 504, 3009, 3010, 3011, 3012, 60000};
        ceruleanDriverSurvives<device::Surveyor240Driver>(ping::Family::Surveyor240,
                                                          "sim:surveyor240", surveyor240);
        static constexpr std::array<std::uint16_t, 12> omniscan3d{0, 1,   2,    3,    4,    5,
                                                                  6, 504, 3010, 3104, 3104, 60000};
        ceruleanDriverSurvives<device::Omniscan3dDriver>(ping::Family::Omniscan3D, "sim:omniscan3d",
                                                         omniscan3d);
    }
};

LEADLINE_GUILESS_TEST(DriverNoiseTest)
#include "tst_drivernoise.moc"
