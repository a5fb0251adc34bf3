// SPDX-License-Identifier: GPL-3.0-or-later
#include "Recordings.h"
#include "TreeWalk.h"
#include "WindowRun.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;

/// Tests the bottom zoom in the window, by its keys, in a wide and in the smallest window.
class WindowBottomZoomTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::prepareWindows(); }
    void init()
    {
        m_run = std::make_unique<test::WindowRun>();
        display().reset();
        display().setImperial(false);
    }
    void cleanup()
    {
        display().setImperial(false);
        display().reset();
        m_run.reset();
    }

    void keysShowItAndStepItsHeight()
    {
        m_run->resize({1440, 900});
        open(test::Sonars::Both);
        QVERIFY(zoom() == nullptr);
        press(Qt::Key_B);
        QVERIFY(display().bottomZoom());
        QVERIFY(m_run->drawUntilReady());
        QVERIFY(zoom() && zoom()->isVisible() && echogram()->isVisible());
        QCOMPARE(zoom()->bottomZoomM(), 3.0);
        QVERIFY(zoom()->bottomFound());
        QVERIFY(m_run->named(QStringLiteral("bottomZoomButton"))->property("checked").toBool());
        for (const double height : {5.0, 10.0, 1.0, 2.0, 3.0}) {
            press(Qt::Key_B, Qt::ShiftModifier);
            QCOMPARE(zoom()->bottomZoomM(), height);
            QVERIFY(m_run->drawUntilReady());
            QCOMPARE(zoom()->topM(), -height / 3);
        }
        // As everywhere, feet are round.
        display().setImperial(true);
        QVERIFY(m_run->drawUntilReady());
        QCOMPARE(title(), QStringLiteral("Bottom zoom · 10 ft"));
        press(Qt::Key_B, Qt::ShiftModifier);
        QVERIFY(m_run->drawUntilReady());
        QCOMPARE(title(), QStringLiteral("Bottom zoom · 15 ft"));
        press(Qt::Key_B);
        QVERIFY(m_run->drawUntilReady());
        QVERIFY(!zoom()->isVisible() && echogram()->isVisible());
        // Without it, the key for its height shows it.
        press(Qt::Key_B, Qt::ShiftModifier);
        QVERIFY(display().bottomZoom());
        QCOMPARE(display().bottomZoomM(), 15 * 0.3048);
    }

    void inASmallWindowItTakesTheEchogramsPlace()
    {
        m_run->resize({1024, 640});
        open(test::Sonars::Both);
        press(Qt::Key_B);
        QVERIFY(m_run->drawUntilReady());
        QVERIFY(zoom()->isVisible() && !echogram()->isVisible());
        QVERIFY(m_run->lastingLayoutFaults(*m_run->window().contentItem()).isEmpty());
        QQuickItem* button = m_run->named(QStringLiteral("bottomZoomIcon"));
        QVERIFY(button && button->isVisible() && button->property("checked").toBool());
        const QPointF middle = button->mapToScene({button->width() / 2, button->height() / 2});
        QTest::mouseClick(&m_run->window(), Qt::LeftButton, {}, middle.toPoint());
        QVERIFY(m_run->drawUntilReady());
        QVERIFY(!zoom()->isVisible() && echogram()->isVisible());
    }

    void withoutAPing1dItSaysSo()
    {
        m_run->resize({1440, 900});
        open(test::Sonars::Ping360);
        press(Qt::Key_B);
        QVERIFY(!display().bottomZoom());
        QVERIFY(m_run->drawUntilReady());
        QVERIFY(zoom() == nullptr);
    }

    /// What it draws is what the echogram draws, moved to the bottom: under the same levels.
    void itHasThePaletteAndTheLevelsOfTheEchogram()
    {
        m_run->resize({1440, 900});
        open(test::Sonars::Both);
        press(Qt::Key_B);
        QVERIFY(m_run->drawUntilReady());
        QVERIFY(zoom()->colours().entries() == echogram()->colours().entries());
        QCOMPARE(zoom()->spanS(), echogram()->spanS());
        // Both end with the column of the newest profile, and have columns of their own.
        QVERIFY(std::abs(zoom()->untilS() - echogram()->untilS()) <
                zoom()->spanS() / double(zoom()->columns().size()));
        display().setPalette(QStringLiteral("ice"));
        QVERIFY(m_run->drawUntilReady());
        QVERIFY(zoom()->colours().entries() == echogram()->colours().entries());
        const double at = zoom()->untilS() - 2;
        const double bottomM = bottomAt(at);
        QVERIFY(bottomM > 0);
        const auto pixel = [&](const app::WaterfallItem& item, double y) {
            return item.image().pixel(int(item.xOf(at) * m_run->window().devicePixelRatio()),
                                      int(y * m_run->window().devicePixelRatio()));
        };
        const QRgb below = pixel(*zoom(), zoom()->yOf(0.1));
        QVERIFY(qAlpha(below) == 255);
        QVERIFY(qGray(below) > qGray(pixel(*zoom(), zoom()->yOf(-0.8))));
        QVERIFY(qGray(pixel(*echogram(), echogram()->yOf(bottomM + 0.1))) >
                qGray(pixel(*echogram(), echogram()->yOf(bottomM - 0.8))));
    }

private:
    [[nodiscard]] app::DisplaySettings& display() { return *m_run->session().display(); }
    [[nodiscard]] app::WaterfallItem* item(const char* name) const
    {
        return qobject_cast<app::WaterfallItem*>(m_run->named(QLatin1String(name)));
    }
    [[nodiscard]] app::WaterfallItem* echogram() const { return item("waterfall"); }
    [[nodiscard]] app::WaterfallItem* zoom() const { return item("bottomZoom"); }
    [[nodiscard]] QString title() const
    {
        return m_run->named(QStringLiteral("bottomZoomTitle"))->property("text").toString();
    }
    [[nodiscard]] double bottomAt(double timeS) const
    {
        const auto& columns = echogram()->columns();
        const double share =
            (timeS - echogram()->fromS()) / (echogram()->untilS() - echogram()->fromS());
        const auto at = static_cast<std::size_t>(share * double(columns.size()));
        return at < columns.size() ? double(columns[at].distanceM) : 0;
    }
    void open(test::Sonars sonars)
    {
        QVERIFY(m_run->open(test::simulatedFile(sonars)));
        m_run->seek(std::chrono::seconds(28));
        QVERIFY(m_run->drawUntilReady());
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&m_run->window(), key, modifiers);
    }

    std::unique_ptr<test::WindowRun> m_run;
};

LEADLINE_GUI_TEST(WindowBottomZoomTest)
#include "tst_windowbottomzoom.moc"
