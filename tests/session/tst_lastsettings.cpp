// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/LastSettings.h"
#include "session/Session.h"
#include "support/OwnSettings.h"
#include "support/SonarBench.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using app::LastSettings;
using test::SonarBench;

class LastSettingsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { test::OwnSettings::forget(); }

    void whatTheUserSetIsOfferedTheNextTimeAndSentOnlyThen()
    {
        {
            SonarBench bench(ping::Family::Ping360, here);
            const auto kept = keptFor(bench);
            QVERIFY(!kept->isOffered());
            set10mHigh(bench);
        }
        SonarBench next(ping::Family::Ping360, here);
        const auto kept = keptFor(next);
        QVERIFY(kept->isOffered());
        QCOMPARE(kept->text(), QStringLiteral("10 m, High"));
        next.settle();
        QVERIFY(next.sent.empty());
        kept->use();
        QVERIFY(!kept->isOffered());
        next.settle();
        QCOMPARE(next.sent.size(), std::size_t{2});
        QCOMPARE(std::get<app::SetSettings>(next.sent.front()).values,
                 (device::SettingValues{{"rangeM", 10}}));
        QCOMPARE(std::get<app::SetSettings>(next.sent.back()).values,
                 (device::SettingValues{{"gain", 2}}));
    }

    void aDeviceThatHasThemAlreadyIsOfferedNothing()
    {
        {
            SonarBench bench(ping::Family::Ping360, here);
            const auto kept = keptFor(bench);
            set10mHigh(bench);
        }
        SonarBench next(ping::Family::Ping360, here);
        next.setting("rangeM") = SonarBench::applied(9.99);
        next.setting("gain") = SonarBench::applied(2);
        next.report();
        QVERIFY(!keptFor(next)->isOffered());
    }

    void noAndEachStepOfTheUsersOwnEndTheOffer()
    {
        {
            SonarBench bench(ping::Family::Ping360, here);
            const auto kept = keptFor(bench);
            set10mHigh(bench);
        }
        SonarBench next(ping::Family::Ping360, here);
        const auto declined = keptFor(next);
        declined->decline();
        QVERIFY(!declined->isOffered());
        next.report();
        QVERIFY(!declined->isOffered());
        const auto stepped = keptFor(next);
        QVERIFY(stepped->isOffered());
        next.sonar->settings()->model("gain").request(0);
        QVERIFY(!stepped->isOffered());
    }

    void whatTheDeviceHadBeforeIsNotTheUsers()
    {
        {
            SonarBench bench(ping::Family::Ping360, here);
            const auto kept = keptFor(bench);
            // Sent by the driver at first contact, and changed by another program.
            bench.setting("rangeM") = SonarBench::pending(20, 5);
            bench.report();
            bench.setting("rangeM") = SonarBench::applied(20, 20);
            bench.setting("gain") = SonarBench::foreign(1, 2);
            bench.report();
        }
        SonarBench next(ping::Family::Ping360, here);
        next.setting("rangeM") = SonarBench::applied(5);
        next.report();
        QVERIFY(!keptFor(next)->isOffered());
    }

    void theSameDeviceIsOfferedThemWithNewerFirmwareAndAtAnotherAddress()
    {
        {
            SonarBench bench(ping::Family::Ping360, here);
            const auto kept = keptFor(bench);
            set10mHigh(bench);
        }
        SonarBench newer(ping::Family::Ping360, here, {3, 4, 0});
        QCOMPARE(keptFor(newer)->text(), QStringLiteral("10 m, High"));
        SonarBench elsewhere(ping::Family::Ping360, "udp://192.168.2.3:9092");
        QCOMPARE(keptFor(elsewhere)->text(), QStringLiteral("10 m, High"));
    }

    void anotherDeviceIsOfferedNothing()
    {
        {
            SonarBench bench(ping::Family::Ping360, here);
            const auto kept = keptFor(bench);
            set10mHigh(bench);
        }
        SonarBench other(ping::Family::Ping360, "udp://192.168.2.3:9092", {3, 3, 1}, 7);
        QVERIFY(!keptFor(other)->isOffered());
        SonarBench nobody(ping::Family::Ping360, "udp://192.168.2.4:9092", {}, {});
        QVERIFY(!keptFor(nobody)->isOffered());
    }

    void ofEachLiveSonarItIsOfferedWhicheverIsLookedAt()
    {
        app::Session session;
        QVERIFY(session.offers()->offered().isEmpty());
        QVERIFY(session.offers()->of(nullptr) != nullptr);
        QCOMPARE(session.dive()->connectTo("sim:ping360"), QString());
        QCOMPARE(session.dive()->connectTo("sim:ping1d"), QString());
        const QList<app::LiveSonar*> sonars = session.dive()->sonars();
        QCOMPARE(sonars.size(), 2);
        for (app::LiveSonar* each : sonars)
            QCOMPARE(session.offers()->of(each)->sonar(), each);
        session.dive()->disconnectAll();
        QVERIFY(session.offers()->of(sonars.front())->sonar() == nullptr);
    }

    void whileAnotherProgramDrivesNothingIsOffered()
    {
        {
            SonarBench bench(ping::Family::Ping360, here);
            const auto kept = keptFor(bench);
            set10mHigh(bench);
        }
        SonarBench next(ping::Family::Ping360, here);
        next.status.listening = true;
        next.report();
        const auto kept = keptFor(next);
        QVERIFY(!kept->isOffered());
        next.status.listening = false;
        next.report();
        QVERIFY(kept->isOffered());
    }

    void inAutoRangeAndGainAreTheDevices()
    {
        {
            SonarBench bench(ping::Family::Ping1D, "serial:/dev/ttyUSB0");
            const auto kept = keptFor(bench);
            bench.sonar->settings()->model("rangeLengthM").request(30);
            bench.settle();
            bench.setting("rangeLengthM") = SonarBench::applied(30, 30);
            bench.report();
            bench.sonar->settings()->model("intervalMs").request(50);
            bench.settle();
            bench.setting("intervalMs") = SonarBench::applied(50, 50);
            bench.report();
        }
        SonarBench next(ping::Family::Ping1D, "serial:/dev/ttyUSB0");
        QCOMPARE(keptFor(next)->text(), QStringLiteral("30 m, 50 ms"));
        next.setting("mode") = SonarBench::applied(1);
        next.report();
        QCOMPARE(keptFor(next)->text(), QStringLiteral("50 ms"));
    }

private:
    static std::unique_ptr<LastSettings> keptFor(const SonarBench& bench)
    {
        auto kept = std::make_unique<LastSettings>();
        kept->setSonar(bench.sonar.get());
        return kept;
    }
    static void set10mHigh(SonarBench& bench)
    {
        bench.sonar->settings()->model("rangeM").request(10);
        bench.sonar->settings()->model("gain").request(2);
        bench.settle();
        bench.setting("rangeM") = SonarBench::applied(10, 9.99);
        bench.setting("gain") = SonarBench::applied(2, 2);
        bench.report();
    }

    static constexpr const char* here = "udp://192.168.2.2:9092";

    test::OwnSettings m_settings;
};

LEADLINE_GUI_TEST(LastSettingsTest)
#include "tst_lastsettings.moc"
