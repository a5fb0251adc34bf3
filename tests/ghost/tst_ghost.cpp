// SPDX-License-Identifier: GPL-3.0-or-later
#include "GhostHarbour.h"
#include "ghost/Ghost.h"
#include "ghost/GhostItem.h"
#include "plot/Sea.h"
#include "support/OwnSettings.h"
#include "support/TestMain.h"

#include <QSignalSpy>
#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;

/// Tests the ghost of a polar view: taken, matched in each turn, aligned by hand.
class GhostTest : public QObject {
    Q_OBJECT

private slots:
    void init() { test::OwnSettings::forget(); }

    void thisTurnBecomesTheGhostAndIsMatchedInEachTurn()
    {
        test::GhostHarbour harbour;
        for (const double eastM : {0.0, 0.0, 0.0, 1.0, 1.0, 2.0, 2.0})
            harbour.turn({0, eastM, 10 * eastM});
        View view(harbour);
        view.seek(400);
        app::Ghost& ghost = view.ghost;
        QVERIFY(!ghost.isOn());
        QCOMPARE(ghost.state(), app::Ghost::State::Off);
        // Without a turn it takes the present one.
        ghost.toggle();
        QTRY_COMPARE(ghost.state(), app::Ghost::State::Match);
        QVERIFY(ghost.isOn() && ghost.isDrawn());
        QCOMPARE(ghost.titles().size(), 1);
        QCOMPARE(ghost.chosen(), 0);
        // Turns without noise that fit each other exactly.
        QVERIFY2(ghost.bound().startsWith("± 0.2"), qPrintable(ghost.bound()));
        QVERIFY(ghost.notes().first().contains("match") && ghost.notes().first().contains("°"));
        QVERIFY(near(ghost, 0, 0));
        for (const int turns : {5, 7}) {
            view.seek(200 * turns);
            const double eastM = turns == 5 ? 1 : 2;
            QTRY_VERIFY(near(ghost, eastM, 10 * eastM));
            QCOMPARE(ghost.state(), app::Ghost::State::Match);
        }
        QCOMPARE(view.words.size(), 1);
        ghost.toggle();
        QVERIFY(!ghost.isOn() && !ghost.isDrawn());
        QCOMPARE(ghost.titles().size(), 1);
        // While it is off, nothing happens.
        view.seek(300);
        QTest::qWait(0);
        QVERIFY(!ghost.alignment());
        ghost.toggle();
        QTRY_VERIFY(ghost.isDrawn());
        QCOMPARE(ghost.titles().size(), 1);
    }

    void whatDoesNotMatchIsNotDrawnUntilItIsAlignedByHand()
    {
        test::GhostHarbour water(true);
        for (int i = 0; i < 5; ++i)
            water.turn({});
        View view(water);
        view.seek(400);
        app::Ghost& ghost = view.ghost;
        // With itself it would match.
        ghost.takeTurn();
        view.seek(900);
        QTRY_COMPARE(ghost.state(), app::Ghost::State::NoMatch);
        QVERIFY(!ghost.isDrawn());
        QCOMPARE(ghost.bound(), QStringLiteral("No match"));
        QVERIFY(ghost.notes().first().startsWith("No match. Align by hand."));
        QCOMPARE(view.words.last().first().toString(), QStringLiteral("No match. Align by hand."));

        ghost.startAligning();
        QVERIFY(ghost.isAligning());
        QTRY_VERIFY(ghost.isDrawn());
        ghost.cancelAligning();
        QVERIFY(!ghost.isAligning() && !ghost.isDrawn());

        QTRY_COMPARE(ghost.state(), app::Ghost::State::NoMatch);
        ghost.startAligning();
        QVERIFY(ghost.handleKey(Qt::Key_Up, Qt::ShiftModifier));
        QVERIFY(ghost.handleKey(Qt::Key_Right, 0));
        // The ghost went ahead and to the right: the vehicle is behind and left of where it was.
        QVERIFY(std::abs(ghost.alignment()->forwardM + 1) < 1e-6);
        QVERIFY(std::abs(ghost.alignment()->rightM + 0.1) < 1e-6);
        QVERIFY(ghost.handleKey(Qt::Key_Left, 0) &&
                ghost.handleKey(Qt::Key_Down, Qt::ShiftModifier));
        QVERIFY(std::hypot(ghost.alignment()->forwardM, ghost.alignment()->rightM) < 1e-6);
        QVERIFY(ghost.handleKey(Qt::Key_PageUp, 0) && ghost.handleKey(Qt::Key_PageUp, 0));
        QVERIFY(ghost.handleKey(Qt::Key_PageDown, 0));
        QVERIFY(std::abs(ghost.alignment()->rotationDeg + 0.5) < 1e-6);
        QVERIFY(!ghost.handleKey(Qt::Key_A, 0));
        QVERIFY(ghost.handleKey(Qt::Key_Return, 0));
        QVERIFY(!ghost.isAligning());
        QCOMPARE(ghost.state(), app::Ghost::State::ByHand);
        QCOMPARE(ghost.bound(), QStringLiteral("aligned by hand"));
        QVERIFY(!ghost.notes().first().contains("±"));
        QVERIFY(ghost.changes().isEmpty());
        // It stays as it was laid.
        view.seek(900);
        QTRY_VERIFY(ghost.isDrawn());
        QCOMPARE(ghost.state(), app::Ghost::State::ByHand);
        QVERIFY(!ghost.handleKey(Qt::Key_Up, 0));
    }

    void escapeReturnsToTheMatch()
    {
        test::GhostHarbour harbour;
        for (int i = 0; i < 3; ++i)
            harbour.turn({});
        View view(harbour);
        view.seek(600);
        app::Ghost& ghost = view.ghost;
        ghost.takeTurn();
        QTRY_VERIFY(ghost.isDrawn());
        const auto before = *ghost.alignment();
        ghost.startAligning();
        ghost.moveBy(20, 5);
        ghost.turnBy(12);
        QVERIFY(ghost.handleKey(Qt::Key_Escape, 0));
        QVERIFY(!ghost.isAligning());
        QCOMPARE(ghost.alignment()->forwardM, before.forwardM);
        QCOMPARE(ghost.alignment()->rotationDeg, before.rotationDeg);
        QVERIFY(!ghost.alignment()->isByHand);
    }

    void changesAreMarkedUnlessTurnedOff()
    {
        test::GhostHarbour harbour;
        harbour.turn({});
        harbour.turn({});
        harbour.turn({}, {{5, -5, 0.7}});
        harbour.turn({}, {{5, -5, 0.7}});
        View view(harbour);
        view.seek(400);
        app::Ghost& ghost = view.ghost;
        ghost.takeTurn();
        QTRY_VERIFY(ghost.isDrawn());
        QVERIFY(ghost.changes().isEmpty());
        view.seek(800);
        QTRY_COMPARE(ghost.changes().size(), 1);
        const QVariantMap change = ghost.changes().first().toMap();
        QVERIFY(change["isNew"].toBool());
        QVERIFY(std::abs(change["bearingDeg"].toDouble() + 45) < 5);
        QVERIFY(std::abs(change["rangeM"].toDouble() - std::hypot(5, 5)) < 0.5);
        ghost.setMarksChanges(false);
        QVERIFY(ghost.changes().isEmpty());
        ghost.setStrength(250);
        QCOMPARE(ghost.strength(), 100);
        // Both are kept.
        app::Ghost next;
        QVERIFY(!next.marksChanges());
        QCOMPARE(next.strength(), 100);
    }

    /// Where the live picture is dark the ghost shows, in its colour; under strong echoes not.
    void itLiesBelowTheEchoes()
    {
        test::GhostHarbour harbour;
        harbour.turn({}, {{5, 5, 0.9}});
        harbour.turn({}, {{5, 5, 0.9}});
        harbour.turn({});
        harbour.turn({});
        View view(harbour);
        view.seek(400);
        app::Ghost& ghost = view.ghost;
        ghost.takeTurn();
        QTRY_VERIFY(ghost.isDrawn());
        view.seek(800);
        QTRY_COMPARE(ghost.changes().size(), 1);
        QVERIFY(!ghost.changes().first().toMap()["isNew"].toBool());
        const QImage with = view.grab();
        view.polar.setBackground(Qt::transparent);
        view.polar.setProperty("groundColor", QColor(Qt::black));
        QTRY_VERIFY(blueness(view, view.grab()) > 60);
        Q_UNUSED(with)
        // Without a ghost a picture that lets through looks as the opaque one.
        ghost.setOn(false);
        const QImage through = view.grab();
        view.polar.setBackground(Qt::black);
        const QImage opaque = view.grab();
        int most = 0;
        for (int y = 0; y < opaque.height(); ++y)
            for (int x = 0; x < opaque.width(); ++x)
                most =
                    std::max({most, std::abs(qRed(opaque.pixel(x, y)) - qRed(through.pixel(x, y))),
                              std::abs(qBlue(opaque.pixel(x, y)) - qBlue(through.pixel(x, y)))});
        QVERIFY2(most <= 4, QByteArray::number(most));
    }

    void outlinesHaveTheSizeInWhichTheyAreShown()
    {
        test::GhostHarbour harbour;
        harbour.turn({});
        harbour.turn({});
        View view(harbour);
        view.seek(400);
        app::Ghost& ghost = view.ghost;
        ghost.setProperty("outlined", true);
        ghost.takeTurn();
        QTRY_VERIFY(ghost.isDrawn());
        const auto isAsShown = [&] {
            return ghost.picture().width() == std::ceil(2 * view.polar.discRadius());
        };
        QTRY_VERIFY(isAsShown());
        const int before = ghost.picture().width();
        view.polar.setSize({300, 300});
        (void)view.grab();
        QTRY_VERIFY(isAsShown() && ghost.picture().width() < before);
        // Areas are scaled instead. What was drawn for another theme is not shown any more.
        ghost.setProperty("outlined", false);
        QVERIFY(!ghost.isDrawn());
        QTRY_VERIFY(ghost.picture().width() > before);
    }

private:
    /// A polar view with a ghost below it.
    struct View {
        explicit View(const test::GhostHarbour& harbour) : shown(polar, {400, 400})
        {
            source.setReader(echo::PingReader(harbour.log(), 0));
            item.setParentItem(polar.parentItem());
            item.setSize({400, 400});
            item.stackBefore(&polar);
            polar.setSource(&source);
            polar.setDisplay(&display);
            polar.setBackground(Qt::black);
            ghost.setPolar(&polar);
            item.setGhost(&ghost);
        }
        void seek(int count)
        {
            source.setPlayhead(std::chrono::microseconds(
                std::int64_t(1e6 * test::GhostHarbour::pingS * (count - 0.5))));
            (void)grab();
        }
        [[nodiscard]] QImage grab() { return shown.grab(); }

        app::DisplaySettings display;
        app::SonarSource source;
        app::PolarItem polar;
        app::Ghost ghost;
        app::GhostItem item;
        test::Shown shown;
        QSignalSpy words{&ghost, &app::Ghost::notified};
    };

    static bool near(const app::Ghost& ghost, double eastM, double deg)
    {
        const auto& its = ghost.alignment();
        return its && std::hypot(its->forwardM, its->rightM - eastM) <= its->errorM &&
               std::abs(its->rotationDeg - deg) <= its->errorDeg;
    }
    /// How much more blue than red there is where only the ghost has an echo.
    static int blueness(const View& view, const QImage& picture)
    {
        const QPointF at = view.polar.pointOf(std::hypot(5, 5), 45);
        const QRgb pixel = picture.pixel(at.toPoint());
        return qBlue(pixel) - qRed(pixel);
    }
};

LEADLINE_GUI_TEST(GhostTest)
#include "tst_ghost.moc"
