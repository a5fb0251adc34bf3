// SPDX-License-Identifier: GPL-3.0-or-later
#include "Recordings.h"
#include "WindowRun.h"
#include "support/TestMain.h"

#include <QTest>

#include <cmath>

using namespace leadline;

/// Tests the keys for recordings by pressing them in the window.
class WindowKeysTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::prepareWindows(); }
    void init()
    {
        m_run = std::make_unique<test::WindowRun>();
        QVERIFY(m_run->open(test::simulatedFile(test::Sonars::Both)));
    }
    void cleanup() { m_run.reset(); }

    /// On the page Timing the plots and the inspector are not on the screen.
    void whatIsNotSeenIsNotChanged()
    {
        QQuickItem* page = nullptr;
        for (QQuickItem* item : m_run->items())
            if (QByteArray(item->metaObject()->className()).startsWith("DivePage_QML"))
                page = item;
        QVERIFY(page);
        const bool inspector = page->property("inspectorShown").toBool();
        press(Qt::Key_2, Qt::ControlModifier);
        QVERIFY(page->property("covered").toBool());
        for (const Qt::Key key : {Qt::Key_I, Qt::Key_F6, Qt::Key_Plus})
            press(key);
        QCOMPARE(page->property("inspectorShown").toBool(), inspector);
        QCOMPARE(page->property("view").toInt(), 0);
        QCOMPARE(m_run->polar()->zoom(), 1.0);
        // A note is written where it can be seen.
        press(Qt::Key_N);
        QVERIFY(!page->property("covered").toBool());
        const QQuickItem* field = m_run->named("noteField");
        QVERIFY(field && field->isVisible() && field->hasActiveFocus());
    }

    void spacePlaysAndPauses()
    {
        press(Qt::Key_Space);
        QVERIFY(playback().playing());
        press(Qt::Key_Space);
        QVERIFY(!playback().playing());
    }

    void arrowsStepByOnePing()
    {
        playback().seek(20);
        const auto pings = [this] {
            return m_run->session().ping360()->count() + m_run->session().ping1d()->count();
        };
        const std::uint64_t before = pings();
        press(Qt::Key_Right);
        QCOMPARE(pings(), before + 1);
        press(Qt::Key_Right);
        QCOMPARE(pings(), before + 2);
        press(Qt::Key_Left);
        QCOMPARE(pings(), before + 1);
        QVERIFY(!playback().playing());
    }

    void withShiftTheyMoveFiveSeconds()
    {
        playback().seek(20);
        press(Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(playback().position(), 25.0);
        press(Qt::Key_Left, Qt::ShiftModifier);
        press(Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(playback().position(), 15.0);
    }

    void homeAndEndGoToTheEnds()
    {
        press(Qt::Key_End);
        QCOMPARE(playback().position(), playback().end());
        press(Qt::Key_Home);
        QCOMPARE(playback().position(), playback().begin());
    }

    void commaAndFullStopChangeTheSpeed()
    {
        QCOMPARE(playback().speed(), 1.0);
        QList<double> seen;
        for (int i = 0; i < 4; ++i) {
            press(Qt::Key_Period);
            seen += playback().speed();
        }
        QCOMPARE(seen, QList<double>({2, 5, 20, 20}));
        press(Qt::Key_1);
        QCOMPARE(playback().speed(), 1.0);
        press(Qt::Key_Comma);
        press(Qt::Key_Comma);
        QCOMPARE(playback().speed(), 0.25);
    }

    void backspaceTurnsRound()
    {
        press(Qt::Key_Backspace);
        QVERIFY(playback().reverse());
        press(Qt::Key_Backspace);
        QVERIFY(!playback().reverse());
    }

    void bracketsSetTheLoopAndBackslashSwitchesIt()
    {
        playback().seek(10);
        press(Qt::Key_BracketLeft);
        QCOMPARE(playback().loopA(), 10.0);
        playback().seek(14);
        press(Qt::Key_BracketRight);
        QCOMPARE(playback().loopB(), 14.0);
        const bool before = playback().looping();
        press(Qt::Key_Backslash);
        QCOMPARE(playback().looping(), !before);
        press(Qt::Key_Backslash);
        QCOMPARE(playback().looping(), before);
    }

    void plusMinusAndNoughtZoomThePolarPicture()
    {
        press(Qt::Key_Plus);
        const double zoom = m_run->polar()->zoom();
        QVERIFY(zoom > 1);
        press(Qt::Key_Plus);
        QVERIFY(m_run->polar()->zoom() > zoom);
        press(Qt::Key_Minus);
        QVERIFY(qAbs(m_run->polar()->zoom() - zoom) < 1e-9);
        press(Qt::Key_0);
        QCOMPARE(m_run->polar()->zoom(), 1.0);
    }

    void f6ShowsBothPlotsOrOne()
    {
        const auto shown = [this] {
            return std::pair(m_run->polar()->isVisible(), m_run->waterfall()->isVisible());
        };
        QCOMPARE(shown(), std::pair(true, true));
        press(Qt::Key_F6);
        QCOMPARE(shown(), std::pair(true, false));
        press(Qt::Key_F6);
        QCOMPARE(shown(), std::pair(false, true));
        press(Qt::Key_F6);
        QCOMPARE(shown(), std::pair(true, true));
    }

    void iFoldsTheInspectorAway()
    {
        m_run->resize({1440, 900});
        const double before = plotsEnd();
        press(Qt::Key_I);
        QVERIFY(m_run->drawUntil([&] { return plotsEnd() > before; }));
        press(Qt::Key_I);
        QVERIFY(m_run->drawUntil([&] { return plotsEnd() == before; }));
    }

    void f9ChangesTheTheme()
    {
        QStringList seen;
        for (int i = 0; i < 4; ++i) {
            seen += m_run->window().property("theme").toString();
            press(Qt::Key_F9);
        }
        QCOMPARE(QStringList(seen.first(3)).removeDuplicates(), 0);
        QCOMPARE(seen[3], seen[0]);
    }

    void f11FillsTheScreen()
    {
        press(Qt::Key_F11);
        QTRY_COMPARE(m_run->window().visibility(), QWindow::FullScreen);
        press(Qt::Key_F11);
        QTRY_VERIFY(m_run->window().visibility() != QWindow::FullScreen);
    }

    void vShowsRawEchoesAndALeadsBackToAuto()
    {
        const app::EchoLevels& polar = *m_run->session().ping360()->levels();
        const app::EchoLevels& sounder = *m_run->session().ping1d()->levels();
        QVERIFY(!polar.isRaw() && !sounder.isRaw());
        press(Qt::Key_V);
        QVERIFY(polar.isRaw() && sounder.isRaw());
        press(Qt::Key_V);
        QVERIFY(!polar.isRaw() && !sounder.isRaw());
        press(Qt::Key_V);
        press(Qt::Key_A);
        QVERIFY(polar.mode() == app::EchoLevels::Mode::Auto && !sounder.isRaw());
    }

    void tKeepsMoreSweepsOfTheDiscAndShiftTLess()
    {
        using Persistence = app::DisplaySettings::Persistence;
        const app::DisplaySettings& display = *m_run->session().display();
        auto* picker = m_run->named("persistence");
        QVERIFY(picker && picker->isVisible());
        QCOMPARE(display.persistence(), Persistence::Three);
        press(Qt::Key_T);
        QCOMPARE(display.persistence(), Persistence::Ten);
        press(Qt::Key_T);
        press(Qt::Key_T);
        QCOMPARE(display.persistence(), Persistence::One);
        press(Qt::Key_T, Qt::ShiftModifier);
        press(Qt::Key_T, Qt::ShiftModifier);
        QCOMPARE(display.persistence(), Persistence::Ten);
        // Raw echoes keep it.
        press(Qt::Key_V);
        QCOMPARE(display.persistence(), Persistence::Ten);
        press(Qt::Key_V);
        press(Qt::Key_T, Qt::ShiftModifier);
        // By its control: in full its last choice, folded the next one. A frame lays the header
        // out, which is wider or narrower as what stands beside it comes and goes.
        QVERIFY(!m_run->grab().isNull());
        const bool brief = picker->property("brief").toBool();
        const QPointF at = picker->mapToScene({picker->width() - 12, picker->height() - 22});
        QTest::mouseClick(&m_run->window(), Qt::LeftButton, {}, at.toPoint());
        QCOMPARE(display.persistence(), brief ? Persistence::Ten : Persistence::All);
    }

    void keysOfAFocusedControlAreItsOwn()
    {
        playback().seek(10);
        for (int i = 0; i < 60 && !focusOnButton(); ++i)
            press(Qt::Key_Tab);
        QVERIFY(focusOnButton());
        const double before = playback().position();
        press(Qt::Key_Left);
        QCOMPARE(playback().position(), before);
        // Escape gives the keys back to the window.
        press(Qt::Key_Escape);
        QVERIFY2(!focusOnButton(), "Escape does not leave the control");
        press(Qt::Key_Left);
        QVERIFY(playback().position() < before);
    }

    void tabReachesEveryControlAndComesRound()
    {
        QSet<QQuickItem*> seen;
        QQuickItem* first = nullptr;
        for (int i = 0; i < 300; ++i) {
            press(Qt::Key_Tab);
            QQuickItem* now = m_run->window().activeFocusItem();
            QVERIFY(now && now->isVisible() && now->isEnabled());
            if (now == first)
                break;
            if (!first)
                first = now;
            seen += now;
        }
        QVERIFY2(seen.size() > 25, QByteArray::number(seen.size()));
    }

    /// As by --theme: what is kept of other things does not bring the kept one back.
    void aThemeThatIsNotKeptStays()
    {
        m_run->setTheme("night");
        press(Qt::Key_N);
        press(Qt::Key_Escape);
        press(Qt::Key_I);
        press(Qt::Key_I);
        QCOMPARE(m_run->window().property("theme").toString(), QStringLiteral("night"));
    }

private:
    app::Playback& playback() { return m_run->playback(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(&m_run->window(), key, modifiers);
    }
    double plotsEnd()
    {
        const QQuickItem& panel = *m_run->waterfall()->parentItem();
        return panel.mapToScene({panel.width(), 0}).x();
    }
    bool focusOnButton()
    {
        const QQuickItem* item = m_run->window().activeFocusItem();
        return item && item->inherits("QQuickAbstractButton");
    }

    std::unique_ptr<test::WindowRun> m_run;
};

LEADLINE_GUI_TEST(WindowKeysTest)
#include "tst_windowkeys.moc"
