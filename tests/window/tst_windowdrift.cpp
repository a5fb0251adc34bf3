// SPDX-License-Identifier: GPL-3.0-or-later
#include "Recordings.h"
#include "TreeWalk.h"
#include "WindowRun.h"
#include "session/Notices.h"
#include "support/TestMain.h"

#include <QTest>

#include <cmath>

using namespace leadline;

/// Tests the drift in the window, by its key, in a wide and in the smallest window.
class WindowDriftTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::prepareWindows(); }
    void init()
    {
        m_run = std::make_unique<test::WindowRun>();
        display().reset();
    }
    void cleanup()
    {
        display().reset();
        m_run.reset();
    }

    void theKeyShowsAndHidesIt_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("wide") << QSize(1440, 900);
        QTest::newRow("smallest") << QSize(1024, 640);
    }
    void theKeyShowsAndHidesIt()
    {
        QFETCH(QSize, size);
        m_run->resize(size);
        QVERIFY(m_run->open(test::simulatedFile(test::Sonars::Both)));
        m_run->seek(std::chrono::seconds(28));
        QVERIFY(m_run->drawUntilReady());
        QVERIFY(m_run->named(QStringLiteral("drift")) == nullptr);
        QTest::keyClick(&m_run->window(), Qt::Key_K);
        QVERIFY(display().drift());
        QVERIFY(m_run->drawUntilReady());
        QQuickItem* drift = m_run->named(QStringLiteral("drift"));
        QVERIFY(drift && drift->isVisible() && drift->width() > 0);
        QTRY_VERIFY(m_run->session().motion()->isComplete());
        QVERIFY(m_run->drawUntilReady());
        // It says one of the sentences, whatever the echoes of this sea are good for.
        const QString sentence = drift->property("sentence").toString();
        QVERIFY2(sentence.startsWith(QLatin1String("Drift ")) ||
                     sentence.startsWith(QLatin1String("Holding, under ")),
                 qPrintable(sentence));
        QVERIFY(m_run->lastingLayoutFaults(*m_run->window().contentItem()).isEmpty());
        QTest::keyClick(&m_run->window(), Qt::Key_D, Qt::ControlModifier);
        QVERIFY(m_run->made<app::Notices>().text().contains(sentence));
        QTest::keyClick(&m_run->window(), Qt::Key_K);
        QVERIFY(!display().drift());
        QVERIFY(m_run->drawUntilReady());
        QVERIFY(!drift->isVisible());
    }

    void steadyKeepsTheViewStill_data() { theKeyShowsAndHidesIt_data(); }
    void steadyKeepsTheViewStill()
    {
        QFETCH(QSize, size);
        m_run->resize(size);
        QVERIFY(m_run->open(test::simulatedFile(test::Sonars::Both)));
        m_run->seek(std::chrono::seconds(28));
        QVERIFY(m_run->drawUntilReady());
        auto* settings = m_run->session().vehicle()->settings();
        // The recording has no heading: the key goes from head up to steady and back.
        QTest::keyClick(&m_run->window(), Qt::Key_H);
        QCOMPARE(settings->up(), app::VehicleSettings::Up::Steady);
        const app::PictureMotion& motion = *m_run->session().motion();
        QTRY_VERIFY(motion.isComplete());
        QVERIFY(m_run->drawUntilReady());
        QVERIFY(motion.steady());
        QQuickItem* box = m_run->named(QStringLiteral("headingBox"));
        QVERIFY(box && box->isVisible());
        QQuickItem* state = m_run->named(QStringLiteral("steadyState"));
        QVERIFY(state && state->isVisible());
        QVERIFY(m_run->lastingLayoutFaults(*m_run->window().contentItem()).isEmpty());
        m_run->seek(std::chrono::seconds(40));
        QTRY_VERIFY(motion.isComplete());
        QVERIFY(m_run->drawUntilReady());
        QVERIFY(std::abs(motion.steadyTurnDeg()) < 60);
        QVERIFY(m_run->lastingLayoutFaults(*m_run->window().contentItem()).isEmpty());
        QTest::keyClick(&m_run->window(), Qt::Key_H);
        QCOMPARE(settings->up(), app::VehicleSettings::Up::Head);
        QVERIFY(m_run->drawUntilReady());
        QVERIFY(!box->isVisible());
    }

private:
    [[nodiscard]] app::DisplaySettings& display() { return *m_run->session().display(); }

    std::unique_ptr<test::WindowRun> m_run;
};

LEADLINE_GUI_TEST(WindowDriftTest)
#include "tst_windowdrift.moc"
