// SPDX-License-Identifier: GPL-3.0-or-later
#include "FakeLan.h"
#include "link/UdpPeerServer.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using device::EthernetSearch;
using test::FakeLan;

class EthernetSearchTest : public QObject {
    Q_OBJECT

private slots:
    void everyNetworkIsAskedEachSecond()
    {
        base::FakeClock clock;
        FakeLan lan(clock);
        lan.networks.push_back({"eth1", {{10, 0, 0, 1}}, {{255, 0, 0, 0}}, {{10, 255, 255, 255}}});
        auto& one = lan.plugIn(1, {{192, 168, 2, 9}});
        auto& two = lan.plugIn(2, {{169, 254, 3, 4}}, "eth1");
        EthernetSearch search(clock, lan.tools());
        search.start();
        clock.advance(10ms);
        QCOMPARE(search.answers().size(), std::size_t{2});
        QCOMPARE(search.answers()[0].sonar.mac, one.mac());
        QCOMPARE(search.answers()[0].network.interfaceName, std::string("eth0"));
        QCOMPARE(search.answers()[1].sonar.mac, two.mac());
        QCOMPARE(search.answers()[1].network.interfaceName, std::string("eth1"));
        clock.advance(10s);
        QCOMPARE(lan.sent.size(), std::size_t{22});
        for (const FakeLan::Sent& each : lan.sent)
            QCOMPARE(each.text, std::string("Discovery"));
        search.stop();
        clock.advance(10s);
        QCOMPARE(lan.sent.size(), std::size_t{22});
    }

    void aNetworkThatComesIsAskedAndOneThatGoesIsNot()
    {
        base::FakeClock clock;
        FakeLan lan(clock);
        const auto networks = std::exchange(lan.networks, {});
        lan.plugIn(1, {{192, 168, 2, 9}});
        EthernetSearch search(clock, lan.tools());
        int answers = 0;
        connect(&search, &EthernetSearch::answered, &search, [&] { ++answers; });
        search.start();
        clock.advance(5s);
        QCOMPARE(answers, 0);
        lan.networks = networks;
        clock.advance(2010ms);
        QCOMPARE(answers, 2);
        lan.networks.clear();
        clock.advance(5s);
        QCOMPARE(answers, 2);
    }

    void anAddressThatChangedIsTheNewestAnswer()
    {
        base::FakeClock clock;
        FakeLan lan(clock);
        auto& sonar = lan.plugIn(1, {{192, 168, 2, 9}});
        EthernetSearch search(clock, lan.tools());
        search.start();
        clock.advance(10ms);
        QVERIFY(search.send(device::addressOrder({{192, 168, 2, 30}}), lan.networks[0],
                            sonar.address()));
        clock.advance(10ms);
        QCOMPARE(search.answers().size(), std::size_t{1});
        QVERIFY(search.answers()[0].sonar.address == (link::Ipv4{{192, 168, 2, 30}}));
        link::Ipv4Network unknown = lan.networks[0];
        unknown.interfaceName = "wlan0";
        QVERIFY(!search.send(device::discoveryQuestion(), unknown, sonar.address()));
    }

    void oneMayStopItWhileAnAnswerComes()
    {
        base::FakeClock clock;
        FakeLan lan(clock);
        lan.plugIn(1, {{192, 168, 2, 9}});
        lan.plugIn(2, {{192, 168, 2, 10}});
        EthernetSearch search(clock, lan.tools());
        int answers = 0;
        connect(&search, &EthernetSearch::answered, &search, [&] {
            ++answers;
            search.stop();
        });
        search.start();
        clock.advance(5s);
        QCOMPARE(answers, 1);
    }

    void aSimulatorOnARealSocketIsFound()
    {
        base::FakeClock clock;
        link::UdpPeerServer server(
            std::make_unique<sim::EthernetDiscovery>(1, sim::Ipv4{127, 0, 0, 77}), clock);
        QVERIFY(server.listen("127.0.0.77", 0).ok());
        // The loopback can broadcast to itself only in name: asked is one host.
        const link::Ipv4Network network{
            "lo", {{127, 0, 0, 1}}, {{255, 0, 0, 0}}, {{127, 0, 0, 77}}};
        EthernetSearch search(
            clock, {.listNetworks = [&] { return std::vector{network}; }, .port = server.port()});
        search.start();
        QTRY_COMPARE(search.answers().size(), std::size_t{1});
        QVERIFY(search.answers()[0].sonar.address == network.broadcast);
        search.stop();
    }

    void anAddressThatIsNotOursGivesNoPort()
    {
        base::FakeClock clock;
        QVERIFY(!link::openDatagramPort(clock, {{203, 0, 113, 7}},
                                        [](base::ByteSpan, const link::Ipv4&) {}));
    }
};

LEADLINE_GUILESS_TEST(EthernetSearchTest)
#include "tst_ethernetsearch.moc"
