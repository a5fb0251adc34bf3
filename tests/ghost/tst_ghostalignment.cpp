// SPDX-License-Identifier: GPL-3.0-or-later
#include "GhostHarbour.h"
#include "ghost/GhostAlignment.h"
#include "ghost/GhostPicture.h"
#include "registration/SimulatedDive.h"
#include "sim/SimulatedDevice.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;

/// Tests how a ghost is aligned with the present turn, and what has changed between them.
class GhostAlignmentTest : public QObject {
    Q_OBJECT

private slots:
    void itIsAlignedWithinItsBound_data()
    {
        QTest::addColumn<double>("northM");
        QTest::addColumn<double>("eastM");
        QTest::addColumn<double>("headingDeg");
        QTest::newRow("where it was") << 0.0 << 0.0 << 0.0;
        QTest::newRow("a way off") << 1.5 << -2.0 << 20.0;
        QTest::newRow("turned to the left") << -2.0 << 1.0 << -70.0;
        QTest::newRow("turned back") << 0.5 << 0.5 << 172.0;
    }
    void itIsAlignedWithinItsBound()
    {
        QFETCH(const double, northM);
        QFETCH(const double, eastM);
        QFETCH(const double, headingDeg);
        test::GhostHarbour harbour;
        twice(harbour, {});
        twice(harbour, {northM, eastM, headingDeg});
        const auto ghost = turnAt(harbour, 400);
        const auto present = turnAt(harbour, 800);
        QVERIFY(ghost && present);
        const auto alignment = app::alignGhost(*ghost, *present, {});
        QVERIFY(alignment);
        QVERIFY(std::hypot(alignment->forwardM - northM, alignment->rightM - eastM) <=
                alignment->errorM);
        QVERIFY(std::abs(std::remainder(alignment->rotationDeg - headingDeg, 360)) <=
                alignment->errorDeg);
        // Along the quays only their corners and the piles tell the way.
        QVERIFY(alignment->errorM > 0 && alignment->errorM < 2);
        QVERIFY(alignment->errorDeg < 5);
        // What is at one place lies at one place of the picture.
        const auto pile = alignment->inPresent({9, 4});
        const double turned = headingDeg / 180 * std::numbers::pi;
        QVERIFY(std::abs(pile.aheadM -
                         ((9 - northM) * std::cos(turned) + (4 - eastM) * std::sin(turned))) < 1);
        QVERIFY(std::abs(pile.rightM -
                         ((4 - eastM) * std::cos(turned) - (9 - northM) * std::sin(turned))) < 1);
    }

    /// A turn may begin and end at any bearing.
    void aTurnIsTheNewestBearings()
    {
        test::GhostHarbour harbour;
        for (int i = 0; i < 3; ++i)
            harbour.turn({});
        for (const std::uint64_t count : {430U, 470U, 500U, 590U}) {
            const auto turn = turnAt(harbour, count);
            QVERIFY(turn);
            QVERIFY(turn->pings >= 195 && turn->pings <= 205);
            QVERIFY(std::abs(double(turn->middlePing) - (double(count) - 100)) < 6);
            // It was heard all round.
            for (int deg = 0; deg < 360; deg += 5) {
                const double bearing = deg / 180.0 * std::numbers::pi;
                QVERIFY(turn->grid.at(20 * std::cos(bearing), 20 * std::sin(bearing)) !=
                        app::GhostGrid::notHeard);
            }
        }
        QVERIFY(turnAt(harbour, 5) == nullptr);
    }

    void changedTargetsAreFound()
    {
        using Target = test::GhostHarbour::Target;
        const Target gone{-6, 4, 0.7};
        const Target come{5, -5, 0.7};
        test::GhostHarbour harbour;
        twice(harbour, {}, {gone});
        twice(harbour, {1, 0.5, 15}, {come});
        const auto ghost = turnAt(harbour, 400);
        const auto present = turnAt(harbour, 800);
        const auto alignment = app::alignGhost(*ghost, *present, {});
        QVERIFY(alignment);
        const auto changes = app::ghostChanges(*ghost, *present, *alignment);
        QCOMPARE(changes.size(), std::size_t(2));
        for (const app::GhostChange& change : changes) {
            const auto at = alignment->inGhost({change.aheadM, change.rightM});
            const Target& target = change.isNew ? come : gone;
            QVERIFY(std::hypot(at.aheadM - target.northM, at.rightM - target.eastM) < 1);
            QVERIFY(change.areaM2 >= app::leastChangeM2 && change.radiusM < 2);
        }
        QVERIFY(changes[0].isNew != changes[1].isNew);
        // One is no change.
        const auto same = app::alignGhost(*present, *present, {});
        QVERIFY(same && app::ghostChanges(*present, *present, *same).empty());
    }

    void smallChangesAreNone()
    {
        test::GhostHarbour harbour;
        twice(harbour, {});
        twice(harbour, {0.5, 0, 5}, {{5, -5, 0.05}});
        const auto ghost = turnAt(harbour, 400);
        const auto present = turnAt(harbour, 800);
        const auto alignment = app::alignGhost(*ghost, *present, {});
        QVERIFY(alignment && app::ghostChanges(*ghost, *present, *alignment).empty());
    }

    void openWaterDoesNotMatch()
    {
        test::GhostHarbour water(true);
        twice(water, {});
        twice(water, {1, 1, 10});
        const auto ghost = turnAt(water, 400);
        const auto present = turnAt(water, 800);
        QVERIFY(ghost && present);
        QVERIFY(!app::alignGhost(*ghost, *present, {}));
    }

    void otherQuaysDoNotMatch_data()
    {
        QTest::addColumn<double>("northM");
        QTest::newRow("farther in") << -24.0;
        QTest::newRow("farther out") << 26.0;
    }
    /// The compass tells how the vehicle turned, and nothing how far it went.
    void otherQuaysDoNotMatch()
    {
        QFETCH(const double, northM);
        test::GhostHarbour harbour;
        twice(harbour, {});
        twice(harbour, {northM, 0, 0});
        auto ghost = *turnAt(harbour, 400);
        auto present = *turnAt(harbour, 800);
        ghost.headingDeg = present.headingDeg = 0;
        QVERIFY(!app::alignGhost(ghost, present, {}));
        // Nor after a jump to there.
        const app::GhostAlignment before{.forwardM = 1, .quality = 0.9};
        QVERIFY(!app::alignGhost(ghost, present, before, true));
    }

    /// Of a vehicle under way in a current: what is heard of walls goes along with it.
    void fromAMovingVehicleThePlaceIsRightOrNotSaid()
    {
        std::shared_ptr<const sim::World> world;
        base::Instant begin{};
        test::SimulatedDive dive([&](ping::DeviceKind kind, base::Clock& clock) {
            const sim::VehicleMotion under{
                .path = sim::Sea::Path::Transect,
                .current = {.speedMS = 0.1, .towardsDeg = 75, .reachM = 6},
                .wobble = {.headingDeg = 4, .rollDeg = 5, .positionM = 0.2}};
            begin = clock.now();
            if (!world)
                world = std::make_shared<const sim::World>(2, clock.now(), under);
            return std::move(*sim::makeDevice(kind, clock, world));
        });
        struct Turn {
            sim::Pose at;
            app::GhostTurn turn;
        };
        std::vector<Turn> turns;
        const auto pings = dive.pings();
        for (int i = 0; i < 8; ++i) {
            dive.advance(std::chrono::seconds(14));
            if (auto turn = app::readGhostTurn({pings, nullptr, pings.count(), {}, {}})) {
                const sim::Pose at = world->poseAt(begin + turn->middle);
                turns.push_back({at, *turn});
                turns.back().turn.headingDeg = at.headingDeg;
            }
        }
        int answered = 0;
        int outside = 0;
        const auto check = [&](const Turn& ghost, const Turn& present) {
            const auto found = app::alignGhost(ghost.turn, present.turn, {});
            if (!found)
                return true;
            const double heading = ghost.at.headingDeg * app::radiansPerDegree;
            const double north = present.at.yM - ghost.at.yM;
            const double east = present.at.xM - ghost.at.xM;
            const double forward = north * std::cos(heading) + east * std::sin(heading);
            const double right = -north * std::sin(heading) + east * std::cos(heading);
            const double off = std::hypot(found->forwardM - forward, found->rightM - right);
            ++answered;
            outside += off > found->errorM;
            return off <= 2 * found->errorM;
        };
        for (std::size_t ghost = 1; ghost < turns.size(); ghost += 3)
            for (std::size_t present = 0; present < turns.size(); ++present)
                QVERIFY(present == ghost || check(turns[ghost], turns[present]));
        qInfo("%d answered, %d outside", answered, outside);
        QVERIFY(answered >= 12);
        QVERIFY(outside <= 0.1 * answered);
    }

    void byHandItGoesWhereItIsMoved()
    {
        app::GhostAlignment alignment{.forwardM = 2, .rightM = -1, .rotationDeg = 30};
        const auto before = alignment.inPresent({7, 3});
        alignment.move(0.5, -0.25);
        const auto moved = alignment.inPresent({7, 3});
        QVERIFY(std::abs(moved.aheadM - before.aheadM - 0.5) < 1e-9);
        QVERIFY(std::abs(moved.rightM - before.rightM + 0.25) < 1e-9);
        alignment.turn(90);
        const auto turned = alignment.inPresent({7, 3});
        QVERIFY(std::abs(turned.aheadM + moved.rightM) < 1e-9);
        QVERIFY(std::abs(turned.rightM - moved.aheadM) < 1e-9);
        const auto back = alignment.inGhost(turned);
        QVERIFY(std::abs(back.aheadM - 7) < 1e-9 && std::abs(back.rightM - 3) < 1e-9);
    }

    /// It is drawn where both have echoes: not beyond the range of either.
    void thePictureEndsWithBothRanges()
    {
        test::GhostHarbour harbour;
        twice(harbour, {});
        const auto turn = turnAt(harbour, 400);
        const app::GhostStyle style{.colour = Qt::cyan, .isOutlined = false, .edgeM = 100};
        const QImage picture = app::ghostPicture(*turn, *turn, {}, style);
        const auto alphaAt = [&](double aheadM, double rightM) {
            const double perMetre = picture.width() / (2 * style.edgeM);
            int most = 0;
            for (int y = -3; y <= 3; ++y)
                for (int x = -3; x <= 3; ++x)
                    most = std::max(
                        most, qAlpha(picture.pixel(int((style.edgeM + rightM) * perMetre) + x,
                                                   int((style.edgeM - aheadM) * perMetre) + y)));
            return most;
        };
        QVERIFY(alphaAt(9, 4) > 150);
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x) {
                const double share =
                    2.0 * std::hypot(x - picture.width() / 2.0, y - picture.height() / 2.0) /
                    picture.width();
                if (share > 0.52)
                    QCOMPARE(qAlpha(picture.pixel(x, y)), 0);
            }
    }

    /// Of an echo its edge only, in dashes.
    void outlinesAreDashedContours()
    {
        test::GhostHarbour harbour;
        twice(harbour, {});
        const auto turn = turnAt(harbour, 400);
        constexpr int side = 800;
        app::GhostStyle style{
            .colour = Qt::red, .isOutlined = true, .edgeM = 20, .side = side, .lineWidth = 1.5};
        const QImage dashed = app::ghostPicture(*turn, *turn, {}, style);
        style.isOutlined = false;
        const QImage areas = app::ghostPicture(*turn, *turn, {}, style);
        QCOMPARE(dashed.size(), QSize(side, side));
        int inAreas = 0;
        int drawn = 0;
        int within = 0;
        for (int y = 0; y < side; ++y)
            for (int x = 0; x < side; ++x) {
                inAreas += qAlpha(areas.pixel(x, y)) > 128 ? 1 : 0;
                if (qAlpha(dashed.pixel(x, y)) <= 128)
                    continue;
                ++drawn;
                within += qAlpha(areas.pixel(x, y)) > 200 ? 1 : 0;
            }
        QVERIFY2(drawn > 300 && drawn < inAreas / 2, QByteArray::number(drawn));
        QVERIFY2(within < drawn / 4, QByteArray::number(within));
        // Round the pile at 9 m ahead and 4 m to the right.
        const QPoint pile(int((20 + 4) * side / 40.0), int((20 - 9) * side / 40.0));
        QVERIFY(qAlpha(areas.pixel(pile)) > 150);
        QCOMPARE(qAlpha(dashed.pixel(pile)), 0);
        int ring = 0;
        int gaps = 0;
        bool wasDrawn = false;
        for (int deg = 0; deg < 360; ++deg) {
            bool isDrawn = false;
            for (int away = 1; away < 2 * side / 40; ++away)
                isDrawn |= qAlpha(dashed.pixel(
                               pile + QPointF(away * std::cos(deg * std::numbers::pi / 180),
                                              away * std::sin(deg * std::numbers::pi / 180))
                                          .toPoint())) > 128;
            ring += isDrawn ? 1 : 0;
            gaps += wasDrawn && !isDrawn ? 1 : 0;
            wasDrawn = isDrawn;
        }
        QVERIFY2(ring > 150 && gaps >= 4,
                 QByteArray::number(ring) + ' ' + QByteArray::number(gaps));
    }

private:
    static void twice(test::GhostHarbour& harbour, const test::GhostHarbour::Place& at,
                      const std::vector<test::GhostHarbour::Target>& targets = {})
    {
        harbour.turn(at, targets);
        harbour.turn(at, targets);
    }
    static std::shared_ptr<const app::GhostTurn> turnAt(const test::GhostHarbour& harbour,
                                                        std::uint64_t count)
    {
        return app::readGhostTurn({.reader = echo::PingReader(harbour.log(), 0),
                                   .log = nullptr,
                                   .count = count,
                                   .mounting = {},
                                   .headings = {}});
    }
};

LEADLINE_GUILESS_TEST(GhostAlignmentTest)
#include "tst_ghostalignment.moc"
