// SPDX-License-Identifier: GPL-3.0-or-later
#include "Recordings.h"
#include "WindowRun.h"
#include "ghost/Ghost.h"
#include "support/TestMain.h"

#include <QFileInfo>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace leadline;

/// Tests the ghost in the program's window: its keys, its list and its alignment by hand.
class WindowGhostTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::prepareWindows(); }
    void init()
    {
        QSettings().clear();
        m_run = std::make_unique<test::WindowRun>();
        m_run->resize({1440, 900});
        // A copy of its own: markers are kept beside it.
        const QString file = test::simulatedFile(test::Sonars::Both);
        m_folder = std::make_unique<QTemporaryDir>();
        const QString copy = m_folder->filePath(QFileInfo(file).fileName());
        QVERIFY(QFile::copy(file, copy));
        QVERIFY(m_run->open(copy));
        m_run->seek(std::chrono::seconds(28));
        QVERIFY(m_run->drawUntilReady());
    }
    void cleanup()
    {
        m_run.reset();
        m_folder.reset();
        QSettings().clear();
    }

    void itsKeysTakeThisTurnAndSwitchIt()
    {
        QVERIFY(!item("ghostItem")->isVisible());
        QVERIFY(!ghost().isOn());
        press(Qt::Key_U, Qt::ShiftModifier);
        QVERIFY(m_run->drawUntil([&] { return ghost().isDrawn(); }));
        QCOMPARE(ghost().state(), app::Ghost::State::Match);
        QVERIFY(item("ghostItem")->isVisible());
        QVERIFY(item("ghostButton")->property("checked").toBool());
        QVERIFY(item("ghostScale")->isVisible());
        QCOMPARE(item("ghostItem")->opacity(), 0.6);
        ghost().setStrength(25);
        QCOMPARE(item("ghostItem")->opacity(), 0.25);
        const QString clock = ghost().clock();
        press(Qt::Key_U);
        QVERIFY(!ghost().isOn() && !item("ghostItem")->isVisible());
        press(Qt::Key_U);
        QVERIFY(m_run->drawUntil([&] { return ghost().isDrawn(); }));
        QCOMPARE(ghost().clock(), clock);
        QCOMPARE(ghost().titles().size(), 1);
        click("ghostButton");
        QVERIFY(!ghost().isOn());
    }

    void theListHasTurnsAndMarkers()
    {
        press(Qt::Key_U, Qt::ShiftModifier);
        QVERIFY(m_run->drawUntil([&] { return ghost().isDrawn(); }));
        m_run->seek(std::chrono::seconds(45));
        press(Qt::Key_U, Qt::ShiftModifier);
        QVERIFY(
            m_run->drawUntil([&] { return ghost().titles().size() == 2 && ghost().isDrawn(); }));
        QCOMPARE(ghost().chosen(), 0);
        // A marker is a moment, too.
        m_run->named(QStringLiteral("polarKeys"))->forceActiveFocus(Qt::TabFocusReason);
        press(Qt::Key_Up);
        press(Qt::Key_M);
        QVERIFY(m_run->drawUntil([&] { return ghost().titles().size() == 3; }));
        press(Qt::Key_Escape);
        QCOMPARE(ghost().titles().last(), QStringLiteral("Marker 1"));
        QCOMPARE(ghost().chosen(), 0);
        QQuickItem* list = item("ghostList");
        QCOMPARE(list->property("titles").toStringList(), ghost().titles());
        QMetaObject::invokeMethod(list, "chosen", Q_ARG(int, 2));
        QVERIFY(m_run->drawUntil([&] { return ghost().chosen() == 2 && ghost().isDrawn(); }));
        QVERIFY(ghost().notes().last().contains(QStringLiteral("±")));
    }

    void byHandItIsDraggedTurnedAndKept()
    {
        press(Qt::Key_U, Qt::ShiftModifier);
        QVERIFY(m_run->drawUntil([&] { return ghost().isDrawn(); }));
        const auto matched = *ghost().alignment();
        QVERIFY(!item("ghostBar")->isVisible());
        QMetaObject::invokeMethod(item("ghostAlign"), "clicked");
        QVERIFY(m_run->drawUntilReady());
        QVERIFY(ghost().isAligning() && item("ghostBar")->isVisible());
        QVERIFY(item("ghostAligner")->hasActiveFocus());
        press(Qt::Key_Up, Qt::ShiftModifier);
        press(Qt::Key_PageUp);
        press(Qt::Key_PageUp);
        QVERIFY(std::abs(std::hypot(ghost().alignment()->forwardM - matched.forwardM,
                                    ghost().alignment()->rightM - matched.rightM) -
                         1) < 1e-6);
        QVERIFY(std::abs(std::remainder(ghost().alignment()->rotationDeg - matched.rotationDeg + 1,
                                        360)) < 1e-6);
        // Neither the playhead nor the range of a sonar was moved by them.
        press(Qt::Key_Escape);
        QVERIFY(!ghost().isAligning());
        QCOMPARE(ghost().alignment()->forwardM, matched.forwardM);

        QMetaObject::invokeMethod(item("ghostAlign"), "clicked");
        QVERIFY(m_run->drawUntilReady());
        const QPointF middle = item("ghostAligner")->mapToScene(m_run->polar()->centre());
        QTest::mousePress(&m_run->window(), Qt::LeftButton, {}, middle.toPoint());
        QTest::mouseMove(&m_run->window(), middle.toPoint() + QPoint(30, 0));
        QTest::mouseMove(&m_run->window(), middle.toPoint() + QPoint(60, 0));
        QTest::mouseRelease(&m_run->window(), Qt::LeftButton, {}, middle.toPoint() + QPoint(60, 0));
        const double metres = 60 / m_run->polar()->discRadius() * m_run->polar()->edgeM();
        QVERIFY(std::abs(std::hypot(ghost().alignment()->forwardM - matched.forwardM,
                                    ghost().alignment()->rightM - matched.rightM) -
                         metres) < 0.05 * metres);
        const double before = ghost().alignment()->rotationDeg;
        QQuickItem* ring = item("ghostRing");
        const QPointF at = ring->mapToScene({ring->width() / 2, ring->height() / 2});
        QTest::mousePress(&m_run->window(), Qt::LeftButton, {}, at.toPoint());
        QTest::mouseMove(&m_run->window(), at.toPoint() + QPoint(10, 10));
        QTest::mouseMove(&m_run->window(), at.toPoint() + QPoint(20, 20));
        QTest::mouseRelease(&m_run->window(), Qt::LeftButton, {}, at.toPoint() + QPoint(20, 20));
        QVERIFY(std::abs(std::remainder(ghost().alignment()->rotationDeg - before, 360)) > 1);
        press(Qt::Key_Return);
        QVERIFY(!ghost().isAligning() && !item("ghostBar")->isVisible());
        QCOMPARE(ghost().state(), app::Ghost::State::ByHand);
        QCOMPARE(ghost().bound(), QStringLiteral("aligned by hand"));
        QVERIFY(!ghost().notes().first().contains(QStringLiteral("±")));
    }

    void theTurnOfAnotherRecordingStays()
    {
        press(Qt::Key_U, Qt::ShiftModifier);
        QVERIFY(m_run->drawUntil([&] { return ghost().isDrawn(); }));
        QVERIFY(m_run->open(test::simulatedFile(test::Sonars::Ping360)));
        m_run->seek(std::chrono::seconds(40));
        QVERIFY(m_run->drawUntilReady());
        QCOMPARE(ghost().titles().size(), 1);
        // It is matched with what is shown now, and drawn if it does.
        QVERIFY(m_run->drawUntil([&] { return ghost().state() != app::Ghost::State::Searching; }));
        QCOMPARE(ghost().isDrawn(), ghost().state() == app::Ghost::State::Match);
    }

private:
    [[nodiscard]] app::Ghost& ghost() const { return m_run->made<app::Ghost>(); }
    [[nodiscard]] QQuickItem* item(const char* name) const
    {
        QQuickItem* found = m_run->named(QLatin1String(name));
        if (!found)
            qFatal("There is no %s.", name);
        return found;
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&m_run->window(), key, modifiers);
    }
    void click(const char* name)
    {
        const QQuickItem* button = item(name);
        QTest::mouseClick(
            &m_run->window(), Qt::LeftButton, {},
            button->mapToScene({button->width() / 2, button->height() / 2}).toPoint());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<test::WindowRun> m_run;
};

LEADLINE_GUI_TEST(WindowGhostTest)
#include "tst_windowghost.moc"
