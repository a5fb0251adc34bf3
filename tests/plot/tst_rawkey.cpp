// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/RawKey.h"

#include "support/TestMain.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using Mode = app::EchoLevels::Mode;

class RawKeyTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_key = std::make_unique<app::RawKey>();
        m_key->setClock(m_clock);
        m_polar.setMode(Mode::Auto);
        m_sounder.setMode(Mode::Auto);
        m_key->setProperty("first", QVariant::fromValue(&m_polar));
        m_key->setProperty("second", QVariant::fromValue(&m_sounder));
    }

    void aTapSwitchesBoth()
    {
        tap();
        QVERIFY(m_polar.mode() == Mode::Raw && m_sounder.mode() == Mode::Raw);
        tap();
        QVERIFY(m_polar.mode() == Mode::Auto && m_sounder.mode() == Mode::Auto);
    }

    void aTapMakesBothRawWhenOneIs()
    {
        m_sounder.setMode(Mode::Raw);
        tap();
        QVERIFY(m_polar.mode() == Mode::Raw && m_sounder.mode() == Mode::Raw);
    }

    void heldItIsRawUntilReleased()
    {
        m_key->press();
        QVERIFY(m_polar.isRaw() && m_sounder.isRaw());
        m_key->press();
        m_clock.advance(301ms);
        release();
        QVERIFY(!m_polar.isRaw() && !m_sounder.isRaw());
        QCOMPARE(m_polar.mode(), Mode::Auto);
    }

    void repetitionsOfAHeldKeyAreNoRelease()
    {
        m_key->press();
        QKeyEvent repeated(QEvent::KeyRelease, Qt::Key_V, Qt::NoModifier, QStringLiteral("v"),
                           true);
        QCoreApplication::sendEvent(qGuiApp, &repeated);
        QVERIFY(m_key->isPressed());
        m_clock.advance(1s);
        release();
        QVERIFY(!m_key->isPressed());
    }

    void aWindowThatIsLeftEndsIt()
    {
        m_key->press();
        QEvent left(QEvent::WindowDeactivate);
        QCoreApplication::sendEvent(qGuiApp, &left);
        QVERIFY(!m_polar.isRaw() && m_polar.mode() == Mode::Auto);
        release();
        QCOMPARE(m_polar.mode(), Mode::Auto);
    }

private:
    void tap()
    {
        m_key->press();
        m_clock.advance(300ms);
        release();
    }
    static void release()
    {
        QKeyEvent up(QEvent::KeyRelease, Qt::Key_V, Qt::NoModifier, QStringLiteral("v"));
        QCoreApplication::sendEvent(qGuiApp, &up);
    }

    base::FakeClock m_clock;
    app::EchoLevels m_polar;
    app::EchoLevels m_sounder;
    std::unique_ptr<app::RawKey> m_key;
};

LEADLINE_GUI_TEST(RawKeyTest)
#include "tst_rawkey.moc"
