// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidescan/Side.h"
#include "support/SideScanSea.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace leadline::sidescan;
using namespace std::chrono_literals;

namespace {

struct Omniscans {
    std::shared_ptr<log::Log> log = std::make_shared<log::Log>();
    std::mt19937 random{1};
    log::StreamNumber first = log->addStream(1, ping::Family::Omniscan450).value();
    log::StreamNumber second = log->addStream(2, ping::Family::Omniscan450).value();

    void add(log::StreamNumber stream, std::uint8_t channel, float headingDeg)
    {
        test::addRow(*log, stream, 1s, {}, random, channel, headingDeg);
    }
    [[nodiscard]] Side sideOf(const Unit& unit, const SideChoices& choices = {})
    {
        SideFinder finder;
        finder.setChoices(choices);
        finder.lookAt(*log);
        return finder.sideOf(*log, unit);
    }
};

} // namespace

class SideTest : public QObject {
    Q_OBJECT

private slots:
    void twoChannelsAreTwoSidesWhereverTheyLook()
    {
        Omniscans sea;
        sea.add(sea.first, 0, 90);
        sea.add(sea.second, 1, 90);
        QCOMPARE(sea.sideOf({sea.first, 0, 1}), Side::Port);
        QCOMPARE(sea.sideOf({sea.second, 1, 1}), Side::Starboard);
    }

    void oneSourceMayCarryBothChannels()
    {
        Omniscans sea;
        sea.add(sea.first, 0, 0);
        sea.add(sea.first, 1, 0);
        QCOMPARE(sea.sideOf({sea.first, 0, 0}), Side::Port);
        QCOMPARE(sea.sideOf({sea.first, 1, 0}), Side::Starboard);
    }

    void aStreamHasTheSideOfAllItsUnits()
    {
        Omniscans sea;
        sea.add(sea.first, 255, -90);
        sea.add(sea.second, 255, 90);
        SideFinder finder;
        finder.lookAt(*sea.log);
        QCOMPARE(finder.sideOfStream(*sea.log, sea.first), Side::Port);
        QCOMPARE(finder.sideOfStream(*sea.log, sea.second), Side::Starboard);
        finder.setChoices({.streams = {{sea.first, Side::Starboard}}});
        QCOMPARE(finder.sideOfStream(*sea.log, sea.first), Side::Starboard);
        finder.setChoices({});
        // Both sides in one stream, as some writers mix them.
        sea.add(sea.first, 255, 90);
        finder.lookAt(*sea.log);
        QCOMPARE(finder.sideOfStream(*sea.log, sea.first), Side::Unknown);
    }

    void aChannelAloneSaysNothing()
    {
        Omniscans sea;
        sea.add(sea.first, 0, 90);
        QCOMPARE(sea.sideOf({sea.first, 0, 1}), Side::Starboard);
        QCOMPARE(sea.sideOf({sea.first, 0, 0}), Side::Unknown);
    }

    void withoutChannelsTheDirectionCounts()
    {
        Omniscans sea;
        sea.add(sea.first, 255, -90);
        sea.add(sea.second, 255, 90);
        QCOMPARE(sea.sideOf({sea.first, 255, -1}), Side::Port);
        QCOMPARE(sea.sideOf({sea.second, 255, 1}), Side::Starboard);
    }

    void thenTheNameOfTheDevice()
    {
        Omniscans sea;
        sea.log->streamForWriting(sea.second).setLabel({.name = "Port side", .serial = {}});
        sea.add(sea.second, 255, 0);
        QCOMPARE(sea.sideOf({sea.second, 255, 0}), Side::Port);
        QCOMPARE(sea.sideOf({sea.first, 255, 0}), Side::Unknown);
        QCOMPARE(sideInName("stbd-450"), Side::Starboard);
        QCOMPARE(sideInName("Porter"), Side::Unknown);
        QCOMPARE(sideInName("port or starboard"), Side::Unknown);
    }

    void theUsersChoiceBeatsAll()
    {
        Omniscans sea;
        sea.add(sea.first, 0, -90);
        sea.add(sea.second, 1, 90);
        const Unit unit{sea.first, 0, -1};
        const SideChoices ofUnit{.units = {{unit, Side::Starboard}}};
        QCOMPARE(sea.sideOf(unit, ofUnit), Side::Starboard);
        const SideChoices ofStream{.streams = {{sea.first, Side::Starboard}}};
        QCOMPARE(sea.sideOf(unit, ofStream), Side::Starboard);
        QCOMPARE(sea.sideOf({sea.second, 1, 1}, ofStream), Side::Starboard);
        const SideChoices ofBoth{.units = {{unit, Side::Port}},
                                 .streams = {{sea.first, Side::Starboard}}};
        QCOMPARE(sea.sideOf(unit, ofBoth), Side::Port);
    }

    void aDirectionAheadIsNoSide()
    {
        const auto looks = [](double deg) {
            ping::PingFields ping;
            ping.transducerHeadingDeg = deg;
            return int{unitOf(0, ping).looks};
        };
        QCOMPARE(looks(-90), -1);
        QCOMPARE(looks(270), -1);
        QCOMPARE(looks(80), 1);
        QCOMPARE(looks(0), 0);
        QCOMPARE(looks(180), 0);
    }
};

LEADLINE_APPLESS_TEST(SideTest)
#include "tst_side.moc"
