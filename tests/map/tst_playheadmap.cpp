// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/PlayheadMap.h"
#include "registration/TurningVehicle.h"
#include "support/TestMain.h"

#include <QTest>

#include <cmath>

using namespace leadline;
using map::PlayheadMap;
using test::TurningVehicle;

namespace {

constexpr std::uint64_t perTurn = TurningVehicle::pingsPerTurn;

/// Works until all is done, and says how many parts that were.
int finish(PlayheadMap& map, const PlayheadMap::Request& request)
{
    int parts = 1;
    while (map.work(request) == PlayheadMap::Result::More)
        if (++parts > 100'000)
            qFatal("There is no end.");
    return parts;
}

std::vector<std::uint8_t> cellsOf(const map::Mosaic& mosaic)
{
    const auto columns = std::size_t(mosaic.extent().columns());
    std::vector<std::uint8_t> all;
    std::vector<std::uint8_t> values(columns);
    std::vector<std::uint16_t> pings(columns);
    for (int row = 0; row < mosaic.extent().rows(); ++row) {
        mosaic.readRow(row, map::Overlap::Mean, values, pings);
        all.insert(all.end(), values.begin(), values.end());
    }
    return all;
}

} // namespace

/// Tests the map at a playhead against the map of the whole recording.
class PlayheadMapTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_vehicle = std::make_unique<TurningVehicle>(3, TurningVehicle::Water::Harbour, turns);
    }

    void theWholeRecordingHasTheMapThatIsBuiltAtOnce()
    {
        const echo::PingReader reader = this->reader();
        map::DiveMap whole;
        map::MapBuilder builder(reader, {.first = 0, .until = reader.count(), .cellM = 0.2});
        QVERIFY(builder.build(whole, [] { return false; }) == map::MapBuilder::Result::Done);
        PlayheadMap map(reader);
        // It grows turn by turn, and is drawn anew where what it knew was not so.
        for (std::uint64_t turn = 1; turn < turns; ++turn)
            finish(map, {.pings = turn * perTurn, .cellM = 0.2});
        finish(map, {.pings = reader.count(), .isWhole = true, .cellM = 0.2});
        QCOMPARE(map.map().poses.size(), whole.poses.size());
        QCOMPARE(map.map().placed(), whole.placed());
        QVERIFY(whole.placed() > turns / 2);
        for (std::size_t i = 0; i < whole.poses.size(); ++i) {
            QVERIFY(std::abs(map.map().poses[i].northM - whole.poses[i].northM) < 0.05);
            QVERIFY(std::abs(map.map().poses[i].eastM - whole.poses[i].eastM) < 0.05);
        }
        QCOMPARE(map.map().builtOn(), whole.builtOn());
        QCOMPARE(map.limit(), PlayheadMap::Limit::None);
        QVERIFY(map.ahead().empty());
        // What was drawn before stays where it is within a cell and a half.
        QVERIFY(std::abs(map.map().mosaic->extent().columns() - whole.mosaic->extent().columns()) <
                6);
    }

    void whatIsDrawnAtOnceIsTheSameMosaic()
    {
        const echo::PingReader reader = this->reader();
        map::DiveMap whole;
        map::MapBuilder builder(reader, {.first = 0, .until = reader.count()});
        QVERIFY(builder.build(whole, [] { return false; }) == map::MapBuilder::Result::Done);
        PlayheadMap map(reader);
        finish(map, {.pings = reader.count(), .isWhole = true});
        QCOMPARE(map.map().mosaic->cellM(), whole.mosaic->cellM());
        QVERIFY(cellsOf(*map.map().mosaic) == cellsOf(*whole.mosaic));
    }

    void itShowsWhatWasKnownAtThePlayhead()
    {
        const echo::PingReader reader = this->reader();
        PlayheadMap map(reader);
        QCOMPARE(finish(map, {}), 1);
        QVERIFY(!map.map().mosaic && map.map().poses.empty());
        finish(map, {.pings = 6 * perTurn});
        const auto early = map.map().poses;
        QVERIFY(early.size() > 2 && early.size() < 6);
        QVERIFY(map.map().placed() > 1);
        // The last turns are known provisionally.
        QVERIFY(!map.ahead().empty() && early.size() + map.ahead().size() <= map.sweepsRead());
        QVERIFY(map.ahead().back().timeS > early.back().timeS);
        const auto cells = cellsOf(*map.map().mosaic);
        finish(map, {.pings = reader.count(), .isWhole = true});
        QCOMPARE(map.map().poses.size(), std::size_t(turns));
        // Back, without reading anything again.
        const std::size_t read = map.sweepsRead();
        finish(map, {.pings = 6 * perTurn});
        QCOMPARE(map.sweepsRead(), read);
        QVERIFY(map.ahead().empty());
        QCOMPARE(map.map().poses.size(), early.size());
        for (std::size_t i = 0; i < early.size(); ++i)
            QCOMPARE(map.map().poses[i].northM, early[i].northM);
        QVERIFY(cellsOf(*map.map().mosaic) == cells);
        finish(map, {});
        QVERIFY(!map.map().mosaic && map.map().poses.empty());
    }

    void otherCellsAreDrawnAnew()
    {
        const echo::PingReader reader = this->reader();
        PlayheadMap map(reader);
        finish(map, {.pings = reader.count(), .isWhole = true, .cellM = 0.5});
        QCOMPARE(map.map().mosaic->cellM(), 0.5);
        finish(map, {.pings = reader.count(), .isWhole = true, .cellM = 0.2});
        QCOMPARE(map.map().mosaic->cellM(), 0.2);
        finish(map, {.pings = reader.count(), .isWhole = true});
        QCOMPARE(map.map().mosaic->cellM(), 0.1);
    }

    void openWaterHasNoMap()
    {
        const TurningVehicle open(5, TurningVehicle::Water::Open, 6);
        PlayheadMap map(echo::PingReader(open.log(), 0));
        finish(map, {.pings = 6 * perTurn, .isWhole = true});
        QCOMPARE(map.sweepsRead(), std::size_t(6));
        QCOMPARE(map.map().placed(), std::size_t(0));
        QVERIFY(!map.map().mosaic);
    }

private:
    static constexpr int turns = 14;

    [[nodiscard]] echo::PingReader reader() const { return {m_vehicle->log(), 0}; }

    std::unique_ptr<TurningVehicle> m_vehicle;
};

LEADLINE_APPLESS_TEST(PlayheadMapTest)
#include "tst_playheadmap.moc"
