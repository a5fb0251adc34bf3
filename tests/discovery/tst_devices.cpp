// SPDX-License-Identifier: GPL-3.0-or-later
#include "discovery/Devices.h"

#include "link/EventLoopClock.h"
#include "support/DiscoveryBench.h"
#include "support/OwnSettings.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace leadline::test;
using app::LiveSonar;

namespace {

bool allLive(const app::LiveSession& dive, qsizetype count)
{
    return dive.sonars().size() == count &&
           std::ranges::all_of(dive.sonars(), [](const LiveSonar* sonar) {
               return sonar->state() == LiveSonar::State::Live ||
                      sonar->state() == LiveSonar::State::Slow;
           });
}

QByteArray story(const app::LiveSession& dive)
{
    QString lines;
    for (const LiveSonar* sonar : dive.sonars())
        lines += QStringLiteral("%1 %2 state %3 %4\n")
                     .arg(sonar->name(), sonar->url())
                     .arg(static_cast<int>(sonar->state()))
                     .arg(sonar->sentence());
    return lines.toUtf8();
}

} // namespace

class DevicesTest : public QObject {
    Q_OBJECT

private slots:
    void init() { OwnSettings::forget(); }

    void threeFoundOnTwoPtysAndUdpAreAllConnected()
    {
        link::EventLoopClock clock;
        Wired sounder(ping::Family::Ping1D, clock);
        Wired scanner(ping::Family::Ping360, clock);
        Served bridged(ping::Family::Ping360, clock);
        {
            app::LiveSession dive;
            app::Devices devices(dive, onlyNamed());
            app::DeviceFinder& finder = devices.finder();
            finder.setPageOpen(true);
            for (const std::string& url : {sounder.url(), scanner.url(), bridged.url()})
                QVERIFY(finder.add(QString::fromStdString(url)));
            QTRY_COMPARE_WITH_TIMEOUT(finder.found(), 3, 30'000);
            QCOMPARE(finder.connectText(), QString("Connect 3 devices"));
            finder.connectTicked();
            QTRY_VERIFY2_WITH_TIMEOUT(allLive(dive, 3), story(dive), 30'000);
            QCOMPARE(finder.found(), 0);
        }
        // The next start connects them by itself.
        app::LiveSession dive;
        app::Devices devices(dive, onlyNamed());
        devices.finder().begin();
        QTRY_VERIFY2_WITH_TIMEOUT(allLive(dive, 3), story(dive), 30'000);
        QVERIFY(!devices.finder().searching());
        // What is hung up is found again, as nobody waits with asking over UDP.
        devices.finder().setPageOpen(true);
        devices.finder().disconnectLink(dive.sonars()[2]);
        QTRY_COMPARE_WITH_TIMEOUT(devices.finder().found(), 1, 30'000);
        QCOMPARE(dive.sonars().size(), 2);
    }

private:
    OwnSettings m_settings;
};

LEADLINE_GUILESS_TEST(DevicesTest)
#include "tst_devices.moc"
