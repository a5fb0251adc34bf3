// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidescan/RowWindow.h"
#include "support/SideScanSea.h"
#include "support/TestMain.h"

#include <QTest>

#include <algorithm>

using namespace leadline;
using namespace leadline::sidescan;
using namespace std::chrono_literals;

namespace {

/// Few samples: what is in them does not matter here.
const test::SideScanSea shortSea{.samples = 8};

struct RowLog {
    std::shared_ptr<log::Log> log = std::make_shared<log::Log>();
    std::mt19937 random{1};

    log::StreamNumber stream(std::uint8_t source)
    {
        return log->addStream(source, ping::Family::Omniscan450).value();
    }
    void add(log::StreamNumber stream, log::Time time, std::uint8_t channel, float headingDeg = 0)
    {
        test::addRow(*log, stream, time, shortSea, random, channel, headingDeg);
    }
};

std::vector<log::Time> timesOf(const RowWindow& window, Side side)
{
    std::vector<log::Time> times;
    for (const Row& row : window.rows(side))
        times.push_back(row.time);
    return times;
}

} // namespace

class RowWindowTest : public QObject {
    Q_OBJECT

private slots:
    void linearCountsAreAmplitudes()
    {
        const std::vector<std::uint8_t> narrow{0, 1, 128, 255};
        const sidescan::Row row = sidescan::rowOf({.samples = ping::Samples(narrow)});
        // -48.1, -6 and 0 dB, in half decibels above -125 dB.
        QCOMPARE(row.levels, (std::vector<std::uint8_t>{0, 154, 238, 250}));
    }

    void twoChannelsOfOneSourceAreTwoSortedSides()
    {
        RowLog dive;
        const auto stream = dive.stream(1);
        // A writer batches: each channel's times run backwards against the other's.
        for (const int ms : {10, 20, 30})
            dive.add(stream, ms * 1ms, 0);
        for (const int ms : {5, 15, 25})
            dive.add(stream, ms * 1ms, 1);
        RowWindow window(*dive.log);
        window.load(0s, 1s);
        QVERIFY(timesOf(window, Side::Port) == (std::vector<log::Time>{10ms, 20ms, 30ms}));
        QVERIFY(timesOf(window, Side::Starboard) == (std::vector<log::Time>{5ms, 15ms, 25ms}));
        QVERIFY(timesOf(window, Side::Unknown).empty());
    }

    void aWrongSourceDoesNotMixTheSides()
    {
        RowLog dive;
        const auto first = dive.stream(1);
        const auto second = dive.stream(2);
        for (int i = 0; i < 20; ++i) {
            dive.add(i % 5 == 0 ? second : first, (10 * i + 1) * 1ms, 0);
            dive.add(i % 5 == 0 ? first : second, (10 * i + 2) * 1ms, 1);
        }
        RowWindow window(*dive.log);
        window.load(0s, 1s);
        QCOMPARE(window.rows(Side::Port).size(), 20U);
        QCOMPARE(window.rows(Side::Starboard).size(), 20U);
        QVERIFY(std::ranges::all_of(window.rows(Side::Port),
                                    [](const Row& row) { return row.unit.channel == 0; }));
        QVERIFY(std::ranges::is_sorted(timesOf(window, Side::Port)));
        QVERIFY(std::ranges::is_sorted(timesOf(window, Side::Starboard)));
    }

    void itMovesBothWaysAsIfLoadedAnew()
    {
        RowLog dive;
        const auto port = dive.stream(1);
        const auto starboard = dive.stream(2);
        for (int i = 0; i < 100; ++i) {
            dive.add(port, i * 100ms, 0);
            dive.add(starboard, i * 100ms + 42ms, 1);
        }
        RowWindow moved(*dive.log);
        for (const auto& [from, until] :
             {std::pair(0s, 3s), {1s, 4s}, {3s, 8s}, {2s, 5s}, {7s, 9s}, {0s, 2s}, {0s, 9s}}) {
            moved.load(from, until);
            RowWindow fresh(*dive.log);
            fresh.load(from, until);
            for (const Side side : {Side::Port, Side::Starboard})
                QVERIFY(timesOf(moved, side) == timesOf(fresh, side));
        }
        QCOMPARE(moved.rows(Side::Port).size(), 90U);
    }

    void rowsMoveToTheOtherSideOnceASecondUnitIsThere()
    {
        RowLog dive;
        const auto first = dive.stream(1);
        dive.add(first, 1s, 0, 90);
        RowWindow window(*dive.log);
        window.load(0s, 10s);
        QCOMPARE(window.rows(Side::Starboard).size(), 1U);
        dive.add(dive.stream(2), 2s, 1, 90);
        QVERIFY(window.load(0s, 10s));
        QCOMPARE(window.rows(Side::Port).size(), 1U);
        QCOMPARE(window.rows(Side::Starboard).size(), 1U);
        QVERIFY(!window.load(0s, 10s));
    }

    void aChoiceTurnsWhatIsThere()
    {
        RowLog dive;
        const auto stream = dive.stream(1);
        dive.add(stream, 1s, 255);
        RowWindow window(*dive.log);
        window.load(0s, 10s);
        QCOMPARE(window.rows(Side::Unknown).size(), 1U);
        QVERIFY(window.setChoices({.units = {{{stream, 255}, Side::Port}}}));
        QVERIFY(!window.setChoices({.units = {{{stream, 255}, Side::Port}}}));
        QVERIFY(window.load(0s, 10s));
        QCOMPARE(window.rows(Side::Port).size(), 1U);
        QVERIFY(window.rows(Side::Unknown).empty());
        QVERIFY(!window.unknownUnit());
    }

    void ofUnitsWithoutASideOneIsShownAlone()
    {
        RowLog dive;
        const auto first = dive.stream(1);
        const auto second = dive.stream(2);
        for (int i = 0; i < 5; ++i) {
            dive.add(first, (1000 + 200 * i) * 1ms, 255);
            dive.add(second, (1100 + 200 * i) * 1ms, 255);
        }
        RowWindow window(*dive.log);
        window.load(0s, 10s);
        const auto areOf = [&window](log::StreamNumber stream) {
            const auto& rows = window.rows(Side::Unknown);
            return rows.size() == 5 && std::ranges::all_of(rows, [stream](const Row& row) {
                       return row.unit.stream == stream;
                   });
        };
        QVERIFY(areOf(first));
        QVERIFY(window.setShown(Unit{second, 255}));
        QVERIFY(window.load(0s, 10s));
        QVERIFY(areOf(second));
        // One whose side is known leaves the others out, until one of them is asked for.
        window.setShown(std::nullopt);
        window.setChoices({.units = {{{first, 255}, Side::Port}}});
        window.load(0s, 10s);
        QCOMPARE(window.rows(Side::Port).size(), 5U);
        QVERIFY(window.rows(Side::Unknown).empty());
        window.setShown(Unit{second, 255});
        window.load(0s, 10s);
        QVERIFY(areOf(second));
    }

    void theLastPingOfASideIsFoundAmongThoseOfTheOther()
    {
        RowLog dive;
        const auto stream = dive.stream(1);
        // Starboard is lost after 2 s, and again after 6 s.
        for (int i = 0; i < 100; ++i) {
            dive.add(stream, i * 100ms, 0);
            if (i < 20 || (i >= 50 && i < 60))
                dive.add(stream, i * 100ms + 10ms, 1);
        }
        RowWindow window(*dive.log);
        QVERIFY(!window.lastTime(Side::Starboard, 9s));
        window.load(8s, 9s);
        const auto lost = [&](log::Time at) { return window.lastTime(Side::Starboard, at); };
        for (const log::Time at : {9000ms, 3000ms, 4990ms, 9900ms, 6500ms, 2500ms})
            QVERIFY(lost(at) == (at > 5s ? 5910ms : 1910ms));
        QVERIFY(lost(1500ms) == 1410ms);
        QVERIFY(lost(10ms) == 10ms);
        QVERIFY(!lost(5ms));
        QVERIFY(lost(2500ms) == 1910ms);
        QVERIFY(window.lastTime(Side::Port, 9s) == 9000ms);
        // What comes later is found, too.
        dive.add(stream, 11s, 1);
        dive.add(stream, 12s, 0);
        QVERIFY(lost(9s) == 5910ms);
        QVERIFY(lost(12s) == 11s);
    }

    void ofManyRowsBothSidesKeepTheirShare()
    {
        RowLog dive;
        const auto stream = dive.stream(1);
        for (int i = 0; i < 6000; ++i) {
            dive.add(stream, 2 * i * 1ms, 0);
            dive.add(stream, (2 * i + 1) * 1ms, 1);
        }
        RowWindow window(*dive.log);
        window.load(-1s, 20s);
        const auto port = window.rows(Side::Port).size();
        QVERIFY(port <= RowWindow::mostRows && port > RowWindow::mostRows / 4);
        QCOMPARE(window.rows(Side::Starboard).size(), port);
    }

    void decibelsAreThoseOfTheMessageAndIndependentOfTheGain()
    {
        static const std::vector<std::uint8_t> bytes{0xff, 0xff, 0, 0, 0, 0x80};
        ping::omniscan450::MonoProfile message;
        message.startMm = 1000;
        message.lengthMm = 9000;
        message.numResults = 3;
        message.sosDmps = 15000;
        message.minPwrDb = -110;
        message.maxPwrDb = -20;
        message.pwrResults.bytes = bytes;
        const auto levels = [&message](float gain) {
            message.analogGain = gain;
            const auto frame = ping::encodeFrame(message, 1);
            return rowOf(*ping::omniscan450::descriptor()
                              .ping(ping::viewFrame(frame))
                              ->read(ping::viewFrame(frame).payload))
                .levels;
        };
        const auto asSent = levels(0);
        QCOMPARE(decibelsOf(asSent[0]), -20.0);
        QCOMPARE(decibelsOf(asSent[1]), -110.0);
        QCOMPARE(decibelsOf(asSent[2]), -65.0);
        QVERIFY(levels(static_cast<float>(referenceGain)) == asSent);
        // Ten times the amplitude is 20 dB.
        QCOMPARE(decibelsOf(levels(static_cast<float>(10 * referenceGain))[0]), -40.0);
    }

    void rangesFollowTheChosenSoundSpeed()
    {
        ping::PingFields ping;
        ping.startM = 1;
        ping.lengthM = 9;
        ping.soundSpeed = 1500;
        QCOMPARE(rowOf(ping, 1450).endM(), 10.0 * 1450 / 1500);
        QCOMPARE(rowOf(ping).endM(), 10.0);
    }
};

LEADLINE_APPLESS_TEST(RowWindowTest)
#include "tst_rowwindow.moc"
