// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/SonarBench.h"
#include "session/KeptSettings.h"
#include "session/Session.h"
#include "support/OwnSettings.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using app::KeptSettings;
using test::SonarBench;

class KeptSettingsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { test::OwnSettings::forget(); }

    void whatTheUserSetIsOfferedTheNextTimeAndSentOnlyThen()
    {
        {
            SonarBench bench(ping::Family::Ping360);
            const auto kept = keptFor(bench);
            QVERIFY(!kept->isOffered());
            set10mHigh(bench);
        }
        SonarBench next(ping::Family::Ping360);
        const auto kept = keptFor(next);
        QVERIFY(kept->isOffered());
        QCOMPARE(kept->words(), QStringLiteral("10 m, High"));
        next.settle();
        QVERIFY(next.sent.empty());
        kept->use();
        QVERIFY(!kept->isOffered());
        next.settle();
        QCOMPARE(next.sent.size(), std::size_t{2});
        QCOMPARE(std::get<app::SetSetting>(next.sent.front()).value, 10.0);
        QCOMPARE(std::get<app::SetSetting>(next.sent.back()).value, 2.0);
    }

    void aDeviceThatHasThemAlreadyIsOfferedNothing()
    {
        {
            SonarBench bench(ping::Family::Ping360);
            const auto kept = keptFor(bench);
            set10mHigh(bench);
        }
        SonarBench next(ping::Family::Ping360);
        next.of360().rangeM = SonarBench::applied(9.99);
        next.of360().gain = SonarBench::applied(2);
        next.tell();
        QVERIFY(!keptFor(next)->isOffered());
    }

    void noAndEachStepOfTheUsersOwnEndTheOffer()
    {
        {
            SonarBench bench(ping::Family::Ping360);
            const auto kept = keptFor(bench);
            set10mHigh(bench);
        }
        SonarBench next(ping::Family::Ping360);
        const auto declined = keptFor(next);
        declined->decline();
        QVERIFY(!declined->isOffered());
        next.tell();
        QVERIFY(!declined->isOffered());
        const auto stepped = keptFor(next);
        QVERIFY(stepped->isOffered());
        next.sonar->ping360()->gain()->request(0);
        QVERIFY(!stepped->isOffered());
    }

    void whatTheDeviceHadBeforeIsNotTheUsers()
    {
        {
            SonarBench bench(ping::Family::Ping360);
            const auto kept = keptFor(bench);
            // Sent by the driver at first contact, and changed by another program.
            bench.of360().rangeM = SonarBench::pending(20, 5);
            bench.tell();
            bench.of360().rangeM = SonarBench::applied(20, 20);
            bench.of360().gain = SonarBench::foreign(1, 2);
            bench.tell();
        }
        SonarBench next(ping::Family::Ping360);
        next.of360().rangeM = SonarBench::applied(5);
        next.tell();
        QVERIFY(!keptFor(next)->isOffered());
    }

    void anotherDeviceIsOfferedNothing()
    {
        {
            SonarBench bench(ping::Family::Ping360);
            const auto kept = keptFor(bench);
            set10mHigh(bench);
        }
        SonarBench elsewhere(ping::Family::Ping360, "udp://192.168.2.3:9092");
        QVERIFY(!keptFor(elsewhere)->isOffered());
        SonarBench newer(ping::Family::Ping360);
        newer.news.identity->firmware.minor = 4;
        newer.tell();
        QVERIFY(!keptFor(newer)->isOffered());
        SonarBench nobody(ping::Family::Ping360);
        nobody.news.identity.reset();
        nobody.tell();
        QVERIFY(!keptFor(nobody)->isOffered());
    }

    void whileAnotherProgramDrivesNothingIsOffered()
    {
        {
            SonarBench bench(ping::Family::Ping360);
            const auto kept = keptFor(bench);
            set10mHigh(bench);
        }
        SonarBench next(ping::Family::Ping360);
        next.news.listening = true;
        next.tell();
        const auto kept = keptFor(next);
        QVERIFY(!kept->isOffered());
        next.news.listening = false;
        next.tell();
        QVERIFY(kept->isOffered());
    }

    void inAutoRangeAndGainAreTheDevices()
    {
        {
            SonarBench bench(ping::Family::Ping1D, "serial:/dev/ttyUSB0");
            const auto kept = keptFor(bench);
            bench.sonar->ping1d()->rangeLengthM()->request(30);
            bench.settle();
            bench.of1d().rangeLengthM = SonarBench::applied(30, 30);
            bench.tell();
            bench.sonar->ping1d()->intervalMs()->request(50);
            bench.settle();
            bench.of1d().intervalMs = SonarBench::applied(50, 50);
            bench.tell();
        }
        SonarBench next(ping::Family::Ping1D, "serial:/dev/ttyUSB0");
        QCOMPARE(keptFor(next)->words(), QStringLiteral("30 m, 50 ms"));
        next.of1d().mode = SonarBench::applied(1);
        next.tell();
        QCOMPARE(keptFor(next)->words(), QStringLiteral("50 ms"));
    }

    void theMountingIsTheDevices()
    {
        app::Session session;
        {
            SonarBench bench(ping::Family::Ping360);
            const auto kept = keptFor(bench);
            kept->setDisplay(session.display());
            session.display()->setUpsideDown(true);
            session.display()->setTurnOffset(-90);
            QVERIFY(bench.sonar->ping360()->upsideDown());
            QCOMPARE(bench.sonar->ping360()->turnDeg(), -90);
        }
        SonarBench other(ping::Family::Ping360, "udp://192.168.2.3:9092");
        const auto keptOther = keptFor(other);
        keptOther->setDisplay(session.display());
        QVERIFY(!session.display()->upsideDown());
        keptOther->setShown(false);
        // Of a file that is looked at meanwhile.
        session.display()->setUpsideDown(true);
        session.display()->setTurnOffset(10);
        QVERIFY(!other.sonar->ping360()->upsideDown());
        keptOther->setShown(true);
        QVERIFY(!session.display()->upsideDown());
        keptOther->setSonar(nullptr);
        SonarBench again(ping::Family::Ping360);
        const auto kept = keptFor(again);
        kept->setDisplay(session.display());
        QVERIFY(session.display()->upsideDown());
        QCOMPARE(session.display()->turnOffset(), -90);
        QCOMPARE(again.sonar->ping360()->turnDeg(), -90);
    }

private:
    static std::unique_ptr<KeptSettings> keptFor(const SonarBench& bench)
    {
        auto kept = std::make_unique<KeptSettings>();
        kept->setSonar(bench.sonar.get());
        return kept;
    }
    static void set10mHigh(SonarBench& bench)
    {
        bench.sonar->ping360()->rangeM()->request(10);
        bench.sonar->ping360()->gain()->request(2);
        bench.settle();
        bench.of360().rangeM = SonarBench::applied(10, 9.99);
        bench.of360().gain = SonarBench::applied(2, 2);
        bench.tell();
    }

    test::OwnSettings m_settings;
};

LEADLINE_GUI_TEST(KeptSettingsTest)
#include "tst_keptsettings.moc"
