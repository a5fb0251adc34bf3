// SPDX-License-Identifier: GPL-3.0-or-later
#include "WindowRun.h"
#include "support/TestMain.h"

#include <QTest>

#include <memory>

using namespace leadline;

/// Simulated sonars in the window, connected and hung up. What a binding reads from a sonar that
/// is gone fails the test, as any such warning does in a WindowRun.
class WindowLiveTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::prepareWindows(); }
    void init() { m_run = std::make_unique<test::WindowRun>(); }
    void cleanup() { m_run.reset(); }

    void aSonarIsHungUpWhileTheOtherGoesOn()
    {
        connectBoth();
        dive().hangUp(QStringLiteral("sim:ping1d"));
        QCOMPARE(dive().sonars().size(), 1);
        QVERIFY(m_run->drawsAFrame());
        QCOMPARE(m_run->session().mode(), app::Session::Mode::Live);
        QVERIFY(m_run->session().shown1d()->live() == nullptr);
        QVERIFY(m_run->session().shown360()->live() != nullptr);
        const std::uint64_t before = m_run->session().ping360()->count();
        QVERIFY(QTest::qWaitFor([&] { return m_run->session().ping360()->count() > before; },
                                test::mostMs));
        // What the one does not send is seen to be missing.
        QVERIFY(m_run->drawUntil([&] {
            const auto& runs = m_run->waterfall()->silences().runs();
            const QSize size = m_run->pixelsOf(*m_run->waterfall());
            return !runs.empty() && runs.back().end == size.width();
        }));
    }
    void allAreHungUpWhereTheyAreListed()
    {
        connectBoth();
        m_run->window().setProperty("devicesShown", true);
        QVERIFY(m_run->drawsAFrame());
        dive().hangUpAll();
        QVERIFY(m_run->drawsAFrame());
        QVERIFY(dive().sonars().isEmpty());
    }
    void aSonarHangsUpItself()
    {
        connectBoth();
        dive().sonars().last()->hangUp();
        QVERIFY(m_run->drawsAFrame());
        QCOMPARE(dive().sonars().size(), 1);
    }
    void theyAreHungUpBehindAnOpenInspector()
    {
        connectBoth();
        QTest::keyClick(&m_run->window(), Qt::Key_I);
        QVERIFY(m_run->drawsAFrame());
        dive().hangUpAll();
        QVERIFY(m_run->drawsAFrame());
    }
    void oneIsHungUpBeforeItHasAnswered()
    {
        m_run->session().startDemo();
        dive().hangUpAll();
        QVERIFY(m_run->drawsAFrame());
        QCOMPARE(m_run->session().mode(), app::Session::Mode::Nothing);
    }
    /// cleanup() does it.
    void theWindowIsClosedWhileTheyPing() { connectBoth(); }

private:
    [[nodiscard]] app::Dive& dive() { return *m_run->session().dive(); }
    void connectBoth()
    {
        app::Session& session = m_run->session();
        session.startDemo();
        const auto isThere = [](app::ShownSonar* sonar) {
            return sonar->source()->pinged() && sonar->live() != nullptr;
        };
        QVERIFY(QTest::qWaitFor(
            [&] { return isThere(session.shown360()) && isThere(session.shown1d()); },
            test::mostMs));
        QVERIFY(m_run->drawsAFrame());
    }

    std::unique_ptr<test::WindowRun> m_run;
};

LEADLINE_GUI_TEST(WindowLiveTest)
#include "tst_windowlive.moc"
