// SPDX-License-Identifier: GPL-3.0-or-later
#include "Recordings.h"
#include "TreeWalk.h"
#include "WindowRun.h"
#include "measure/PolarMeasure.h"
#include "measure/SounderMeasure.h"
#include "support/TestMain.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace leadline;

/// Tests measuring in the window by mouse and by keys alone.
class WindowMeasureTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::prepareWindows(); }
    void init()
    {
        m_run = std::make_unique<test::WindowRun>();
        m_run->resize({1440, 900});
        QVERIFY(m_run->open(test::simulatedFile(test::Sonars::Both)));
        m_run->seek(std::chrono::seconds(28));
        QVERIFY(m_run->drawUntilReady());
    }
    void cleanup() { m_run.reset(); }

    void byKeysAloneOnTheDisc()
    {
        auto& tool = m_run->made<app::PolarMeasure>();
        press(Qt::Key_D);
        QVERIFY(tool.isActive());
        // The first arrow shows the cursor, at the newest spoke; then all of them move it.
        for (int i = 0; i < 4; ++i)
            press(Qt::Key_Left);
        const double playhead = m_run->playback().position();
        press(Qt::Key_Return);
        QCOMPARE(tool.count(), 2);
        for (int i = 0; i < 30; ++i)
            press(Qt::Key_Left);
        QVERIFY(tool.isMeasured());
        press(Qt::Key_Return);
        QVERIFY(!tool.isLoose());
        QVERIFY(tool.distanceM() > 1);
        QVERIFY(tool.distanceErrorM() > 0.05 * tool.distanceM());
        const QPointF second = tool.second();
        press(Qt::Key_Tab);
        QCOMPARE(tool.held(), 0);
        for (int i = 0; i < 5; ++i)
            press(Qt::Key_Up);
        QCOMPARE(tool.second(), second);
        QCOMPARE(m_run->playback().position(), playhead);
        QQuickItem* tag = m_run->named(QStringLiteral("measureTag"));
        QVERIFY(tag && tag->isVisible());
        const QString words = tag->property("lines").toStringList().first();
        QVERIFY2(
            QRegularExpression(QStringLiteral("^[0-9.]+ m ± [0-9.]+$")).match(words).hasMatch(),
            qPrintable(words));
        press(Qt::Key_C, Qt::ControlModifier);
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY2(copied.startsWith(QStringLiteral("Measured ") + words) &&
                     copied.contains(QStringLiteral("slant")),
                 qPrintable(copied));
        press(Qt::Key_Escape);
        QVERIFY(!tool.isActive());
        QVERIFY(m_run->drawUntil([&] { return !tag->isVisible(); }));
    }

    void byKeysAloneOnTheEchoes()
    {
        auto& tool = m_run->made<app::SounderMeasure>();
        QQuickItem* plot = m_run->waterfall()->parentItem();
        plot->forceActiveFocus();
        press(Qt::Key_D);
        QVERIFY(tool.isActive());
        const double playhead = m_run->playback().position();
        press(Qt::Key_Up);
        for (int i = 0; i < 20; ++i)
            press(Qt::Key_Left);
        press(Qt::Key_Return);
        for (int i = 0; i < 20; ++i)
            press(Qt::Key_Left);
        press(Qt::Key_Down);
        press(Qt::Key_Return);
        QVERIFY(tool.isMeasured() && !tool.isLoose());
        QVERIFY(tool.seconds() > 1);
        QCOMPARE(m_run->playback().position(), playhead);
        QVERIFY(m_run->named(QStringLiteral("stepTag"))->isVisible());
        // D ends it, and the arrows step again.
        press(Qt::Key_D);
        QVERIFY(!tool.isActive());
        press(Qt::Key_Left);
        QVERIFY(m_run->playback().position() < playhead);
    }

    void byMouseOnTheDisc()
    {
        auto& tool = m_run->made<app::PolarMeasure>();
        app::PolarItem& polar = *m_run->polar();
        const QPointF centre = polar.centre();
        const double radius = polar.discRadius();
        const auto at = [&](double right, double up) {
            return polar.mapToScene(centre + QPointF(right, -up) * radius).toPoint();
        };
        QTest::mouseClick(&m_run->window(), Qt::RightButton, {}, at(0.5, 0.1));
        QObject* menu = m_run->window().findChild<QObject*>(QStringLiteral("polarMenu"));
        QTRY_VERIFY(menu->property("opened").toBool());
        const auto* entry = menu->findChild<QQuickItem*>(QStringLiteral("measureFromHere"));
        for (int i = 0; entry && i < 9 && !entry->property("highlighted").toBool(); ++i)
            press(Qt::Key_Down);
        press(Qt::Key_Return);
        QTRY_VERIFY(tool.isActive() && !menu->property("visible").toBool());
        QVERIFY(tool.isLoose());
        QTest::mouseMove(&m_run->window(), at(0, 0.5));
        QTest::mouseMove(&m_run->window(), at(0.1, 0.5));
        QTest::mouseClick(&m_run->window(), Qt::LeftButton, {}, at(0.1, 0.5));
        QVERIFY(!tool.isLoose());
        const double range = 0.566 * polar.edgeM();
        QVERIFY2(std::abs(tool.distanceM() - range) < 0.01 * polar.edgeM(),
                 QByteArray::number(tool.distanceM()));
        QTest::mouseClick(&m_run->window(), Qt::LeftButton, {}, at(-0.5, 0.5));
        QVERIFY(tool.angleDeg() > 90 && tool.angleDeg() < 180);
        QVERIFY(m_run->named(QStringLiteral("angleTag"))->isVisible());
        QVERIFY(m_run->named(QStringLiteral("onwardsTag"))->isVisible());
        // The wheel zooms, and the line with it.
        const QPointF before = tool.first();
        polar.zoomAt(2, polar.width() / 2, polar.height() / 2);
        QVERIFY(tool.first() != before);
        polar.showAll();
        press(Qt::Key_Escape);
        QVERIFY(!tool.isActive());
    }

    void byMouseOnTheEchoes()
    {
        auto& tool = m_run->made<app::SounderMeasure>();
        app::WaterfallItem& waterfall = *m_run->waterfall();
        const auto at = [&](double right, double down) {
            return waterfall.mapToScene({right * waterfall.width(), down * waterfall.height()})
                .toPoint();
        };
        QTest::mouseMove(&m_run->window(), at(0.9, 0.5));
        press(Qt::Key_D);
        QVERIFY(tool.isActive());
        const double playhead = m_run->playback().position();
        QTest::mousePress(&m_run->window(), Qt::LeftButton, {}, at(0.9, 0.5));
        QTest::mouseMove(&m_run->window(), at(0.95, 0.4));
        QTest::mouseMove(&m_run->window(), at(0.98, 0.3));
        QTest::mouseRelease(&m_run->window(), Qt::LeftButton, {}, at(0.98, 0.3));
        QVERIFY(tool.isMeasured() && !tool.isLoose());
        QVERIFY(tool.distanceM() < 0);
        QCOMPARE(m_run->playback().position(), playhead);
        press(Qt::Key_Escape);
        QVERIFY(!tool.isActive());
        // Without it, dragging scrubs again.
        QTest::mousePress(&m_run->window(), Qt::LeftButton, {}, at(0.5, 0.5));
        QTest::mouseMove(&m_run->window(), at(0.55, 0.5));
        QTest::mouseMove(&m_run->window(), at(0.6, 0.5));
        QTest::mouseRelease(&m_run->window(), Qt::LeftButton, {}, at(0.6, 0.5));
        QVERIFY(m_run->playback().position() < playhead);
    }

    void whereNoEchoIsTheWindowSaysSo()
    {
        const auto isSaid = [&] {
            QQuickItem* notice = m_run->named(QStringLiteral("notice"));
            return m_run->drawUntil([&] {
                return notice->isVisible() &&
                       test::nameOf(*notice).startsWith(QStringLiteral("No echo here"));
            });
        };
        const app::PolarItem& polar = *m_run->polar();
        const QPoint beside =
            polar.mapToScene({polar.width() / 2 - polar.discRadius(), polar.height() - 160})
                .toPoint();
        QTest::mouseMove(&m_run->window(), beside);
        press(Qt::Key_D);
        QVERIFY(m_run->made<app::PolarMeasure>().isActive());
        QTest::mouseClick(&m_run->window(), Qt::LeftButton, {}, beside);
        QCOMPARE(m_run->made<app::PolarMeasure>().count(), 0);
        QVERIFY(isSaid());
        press(Qt::Key_Escape);
        // Of the Ping1D nothing is before the recording's begin.
        m_run->seek(std::chrono::seconds(5));
        QVERIFY(m_run->drawUntilReady());
        QTest::keyClick(&m_run->window(), Qt::Key_Escape);
        const QPoint before = m_run->waterfall()->mapToScene({20, 100}).toPoint();
        QTest::mouseMove(&m_run->window(), before);
        QTest::mouseMove(&m_run->window(), before + QPoint(1, 0));
        press(Qt::Key_D);
        auto& tool = m_run->made<app::SounderMeasure>();
        QVERIFY(tool.isActive());
        QSignalSpy nothing(&tool, &app::MeasureTool::noEchoThere);
        QTest::mouseClick(&m_run->window(), Qt::LeftButton, {}, before);
        QCOMPARE(nothing.size(), 1);
        QVERIFY(isSaid());
        press(Qt::Key_Escape);
    }

private:
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(&m_run->window(), key, modifiers);
    }
    std::unique_ptr<test::WindowRun> m_run;
};

LEADLINE_GUI_TEST(WindowMeasureTest)
#include "tst_windowmeasure.moc"
