// SPDX-License-Identifier: GPL-3.0-or-later
#include "FakeLan.h"
#include "link/EventLoopClock.h"
#include "link/UdpPeerServer.h"
#include "support/TestMain.h"

#include <QTest>
#include <QUdpSocket>

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
        QVERIFY(search.send(device::addressChangeRequest({{192, 168, 2, 30}}), lan.networks[0],
                            sonar.address()));
        clock.advance(10ms);
        QCOMPARE(search.answers().size(), std::size_t{1});
        QVERIFY(search.answers()[0].sonar.address == (link::Ipv4{{192, 168, 2, 30}}));
        link::Ipv4Network unknown = lan.networks[0];
        unknown.interfaceName = "wlan0";
        QVERIFY(!search.send(device::discoveryRequest(), unknown, sonar.address()));
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

    // The socket of the search, and everybody who is in the network.
    void strangersAreHeardOnlyWhileItLastsAndOnlyOnThatAddress()
    {
        link::EventLoopClock clock;
        const link::Ipv4Network network{
            "lo", {{127, 0, 0, 1}}, {{255, 0, 0, 0}}, {{127, 0, 0, 77}}};
        QUdpSocket asked;
        QVERIFY(asked.bind(QHostAddress(QStringLiteral("127.0.0.77")), 0));
        EthernetSearch search(clock, {.listNetworks = [&] { return std::vector{network}; },
                                      .port = asked.localPort()});
        search.start();
        QTRY_VERIFY(asked.hasPendingDatagrams());
        QHostAddress its;
        quint16 port = 0;
        char question[16] = {};
        QCOMPARE(asked.readDatagram(question, sizeof question, &its, &port), qint64(9));
        QCOMPARE(its, QHostAddress(QHostAddress::LocalHost)); // and not any address
        QUdpSocket stranger;
        const auto say = [&](const QByteArray& bytes) { stranger.writeDatagram(bytes, its, port); };
        const QByteArray answer("SONAR PING360  \r\nBlue Robotics\r\n"
                                "MAC Address:- 54-10-EC-79-7D-C5\r\n"
                                "IP Address:- 127.000.000.077\r\n");
        // No answers: too short, too long, half of one, and one whose figures are none.
        say({});
        for (const qsizetype size : {1, 8, 40, 512, 513, 4096, 60000})
            say(QByteArray(size, 'S'));
        for (qsizetype size = 0; size < answer.size() - 4; size += 7)
            say(answer.first(size));
        say(answer + QByteArray(60000, ' '));
        say(QByteArray(answer).replace("127.000", "999.000"));
        say(QByteArray(answer).replace("54-10", "54-1G"));
        QTest::qWait(50);
        QCOMPARE(search.answers().size(), std::size_t{0});
        say(answer);
        QTRY_COMPARE(search.answers().size(), std::size_t{1});
        // A flood of sonars, each another one.
        for (int i = 0; i < 5000; ++i)
            say(QByteArray(answer).replace(
                "7D-C5", QByteArray::number(0x1000 + i, 16).insert(2, '-').toUpper()));
        QTest::qWait(200);
        QVERIFY(search.answers().size() <= 256);
        search.stop();
        QVERIFY(!search.isRunning());
        // Nobody listens there any more: the port is free for others.
        QUdpSocket other;
        QVERIFY(other.bind(its, port, QUdpSocket::DontShareAddress));
    }

    void whoWentMakesRoomForWhoComes()
    {
        base::FakeClock clock;
        FakeLan lan(clock);
        for (std::uint64_t i = 0; i < 300; ++i)
            lan.plugIn(i, {{192, 168, 2, 9}}).powered = false;
        EthernetSearch search(clock, lan.tools());
        search.start();
        // No more than 64 in a second.
        for (std::size_t round = 0; round < 5; ++round) {
            for (std::size_t i = 0; i < lan.sonars.size(); ++i)
                lan.sonars[i]->powered = i / 60 == round;
            clock.advance(1s);
        }
        clock.advance(10ms);
        QCOMPARE(search.answers().size(), std::size_t{256});
        for (const auto& each : lan.sonars)
            each->powered = false;
        clock.advance(10s);
        const auto& late = lan.plugIn(1000, {{192, 168, 2, 10}});
        clock.advance(2s);
        QVERIFY(std::ranges::any_of(search.answers(), [&](const EthernetSearch::Answer& answer) {
            return answer.sonar.mac == late.mac();
        }));
        QCOMPARE(search.answers().size(), std::size_t{256});
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
