// SPDX-License-Identifier: GPL-3.0-or-later
#include "LinkSpy.h"
#include "link/UdpLink.h"
#include "link/UdpServerLink.h"
#include "support/TestMain.h"

#include <QNetworkDatagram>
#include <QTest>
#include <QUdpSocket>

using namespace leadline;
using namespace std::chrono_literals;
using link::Link;
using link::UdpLink;
using link::UdpServerLink;
using test::bytesOf;
using test::LinkSpy;
using test::urlOf;

namespace {

const QHostAddress loopback(QHostAddress::LocalHost);

/// A device's end of the wire.
struct Device {
    QUdpSocket socket;
    QByteArrayList heard;
    quint16 client = 0;

    Device()
    {
        socket.bind(loopback, 0);
        QObject::connect(&socket, &QUdpSocket::readyRead, &socket, [this] {
            while (socket.hasPendingDatagrams()) {
                const QNetworkDatagram datagram = socket.receiveDatagram();
                heard += datagram.data();
                client = static_cast<quint16>(datagram.senderPort());
            }
        });
    }
    [[nodiscard]] std::string url() const
    {
        return "udp://127.0.0.1:" + std::to_string(socket.localPort());
    }
};

} // namespace

class UdpLinkTest : public QObject {
    Q_OBJECT

private slots:
    void aClientSendsAndReceives()
    {
        base::FakeClock clock;
        Device device;
        UdpLink link(urlOf(device.url()), clock);
        LinkSpy spy(link);
        QCOMPARE(link.state(), Link::State::Closed);
        QVERIFY(!link.send(bytesOf("too early")));
        link.open();
        QCOMPARE(link.state(), Link::State::Open);
        clock.advance(5s);
        QVERIFY(link.send(bytesOf("ask")));
        QTRY_COMPARE(device.heard, QByteArrayList{"ask"});
        device.socket.writeDatagram("answer", loopback, device.client);
        device.socket.writeDatagram("", loopback, device.client);
        device.socket.writeDatagram("more", loopback, device.client);
        QTRY_COMPARE(spy.all, QByteArray("answermore"));
        QCOMPARE(spy.pieces.size(), std::size_t{2});
        QVERIFY(spy.stamps[0] == clock.now());
        QCOMPARE(link.counters().bytesIn, std::uint64_t{10});
        QCOMPARE(link.counters().bytesOut, std::uint64_t{3});
        QCOMPARE(link.counters().unsent, std::uint64_t{1});
        QCOMPARE(link.counters().rejectedDatagrams, std::uint64_t{0});
    }

    void datagramsOfStrangersAreCountedAndDropped()
    {
        base::FakeClock clock;
        Device device;
        UdpLink link(urlOf(device.url()), clock);
        LinkSpy spy(link);
        link.open();
        QVERIFY(link.send(bytesOf("ask")));
        QTRY_COMPARE(device.heard.size(), 1);
        QUdpSocket stranger;
        stranger.writeDatagram("false", loopback, device.client);
        stranger.writeDatagram("false", loopback, device.client);
        QTRY_COMPARE(link.counters().rejectedDatagrams, std::uint64_t{2});
        device.socket.writeDatagram("true", loopback, device.client);
        QTRY_COMPARE(spy.all, QByteArray("true"));
    }

    void aServerThatWasAwayIsHeardAgain()
    {
        // A connected socket would be deaf from the first refused datagram on.
        base::FakeClock clock;
        QUdpSocket device;
        device.bind(loopback, 0);
        const quint16 port = device.localPort();
        device.close();
        UdpLink link(urlOf("udp://127.0.0.1:" + std::to_string(port)), clock);
        LinkSpy spy(link);
        link.open();
        for (int i = 0; i < 10; ++i) {
            QVERIFY(link.send(bytesOf("anybody?")));
            QCoreApplication::processEvents();
        }
        QVERIFY(device.bind(loopback, port));
        QVERIFY(link.send(bytesOf("ask")));
        QTRY_VERIFY(device.hasPendingDatagrams());
        const auto asked = device.receiveDatagram();
        QCOMPARE(asked.data(), QByteArray("ask"));
        device.writeDatagram("here", loopback, static_cast<quint16>(asked.senderPort()));
        QTRY_COMPARE(spy.all, QByteArray("here"));
        QCOMPARE(link.state(), Link::State::Open);
    }

    void whatNobodyListensToIsKnownUntilSomebodyAnswers_data()
    {
        QTest::addColumn<QHostAddress>("address");
        QTest::newRow("IPv4") << QHostAddress(QHostAddress::LocalHost);
        QTest::newRow("IPv6") << QHostAddress(QHostAddress::LocalHostIPv6);
    }

    void whatNobodyListensToIsKnownUntilSomebodyAnswers()
    {
#if defined(__linux__)
        QFETCH(const QHostAddress, address);
        base::FakeClock clock;
        QUdpSocket device;
        QVERIFY(device.bind(address, 0));
        const quint16 port = device.localPort();
        const bool ip6 = address.protocol() == QAbstractSocket::IPv6Protocol;
        UdpLink link(urlOf((ip6 ? "udp://[::1]:" : "udp://127.0.0.1:") + std::to_string(port)),
                     clock);
        LinkSpy spy(link);
        link.open();
        QVERIFY(link.send(bytesOf("ask")));
        QTRY_VERIFY(device.hasPendingDatagrams());
        const auto asked = device.receiveDatagram();
        // Silence is no refusal.
        QVERIFY(link.refusal() == Link::Refusal::None);
        device.close();
        QVERIFY(link.send(bytesOf("anybody?")));
        QTRY_VERIFY(link.refusal() == Link::Refusal::Port);
        QCOMPARE(link.state(), Link::State::Open);
        QVERIFY(device.bind(address, port));
        device.writeDatagram("here", address, static_cast<quint16>(asked.senderPort()));
        QTRY_COMPARE(spy.all, QByteArray("here"));
        QVERIFY(link.refusal() == Link::Refusal::None);
        QCOMPARE(link.counters().unsent, std::uint64_t{0});
#endif
    }

    void aRefusalCountsForFiveSecondsAfterTheLastOne()
    {
#if defined(__linux__)
        base::FakeClock clock;
        QUdpSocket device;
        QVERIFY(device.bind(loopback, 0));
        const quint16 port = device.localPort();
        device.close();
        UdpLink link(urlOf("udp://127.0.0.1:" + std::to_string(port)), clock);
        link.open();
        for (int asked = 0; asked < 3; ++asked) {
            QVERIFY(link.send(bytesOf("anybody?")));
            QCoreApplication::processEvents();
            QTRY_VERIFY(link.refusal() == Link::Refusal::Port);
            clock.advance(4s);
            QVERIFY(link.refusal() == Link::Refusal::Port);
        }
        // Somebody listens now, and has nothing to say.
        QVERIFY(device.bind(loopback, port));
        QVERIFY(link.send(bytesOf("ask")));
        QTRY_VERIFY(device.hasPendingDatagrams());
        clock.advance(999ms);
        QVERIFY(link.refusal() == Link::Refusal::Port);
        clock.advance(1ms);
        QVERIFY(link.refusal() == Link::Refusal::None);
        device.close();
        QVERIFY(link.send(bytesOf("anybody?")));
        QTRY_VERIFY(link.refusal() == Link::Refusal::Port);
#endif
    }

    void aFloodArrivesWholeAndInOrder()
    {
        base::FakeClock clock;
        Device device;
        UdpLink link(urlOf(device.url()), clock);
        LinkSpy spy(link);
        link.open();
        QVERIFY(link.send(bytesOf("go")));
        QTRY_COMPARE(device.heard.size(), 1);
        QByteArray sent;
        for (int i = 0; i < 400; ++i) {
            const QByteArray datagram = QByteArray::number(i).rightJustified(1000, '.');
            sent += datagram;
            QCOMPARE(device.socket.writeDatagram(datagram, loopback, device.client), 1000);
        }
        QTRY_COMPARE(spy.all.size(), sent.size());
        QVERIFY(spy.all == sent);
        QCOMPARE(spy.pieces.size(), std::size_t{400});
    }

    void aBridgeIsAskedToMeasureByAnEmptyDatagram()
    {
        base::FakeClock clock;
        Device device;
        UdpLink link(urlOf(device.url()), clock);
        link.open();
        int ready = 0;
        link.measureRate([&] { ++ready; });
        QTRY_COMPARE(device.heard, QByteArrayList{""});
        clock.advance(99ms);
        QCOMPARE(ready, 0);
        clock.advance(1ms);
        QCOMPARE(ready, 1);
        link.measureRate([&] { ++ready; });
        link.close();
        clock.advance(10s);
        QCOMPARE(ready, 1);
    }

    void withoutAWayThereItWaitsAndSaysSo()
    {
        base::FakeClock clock;
        // A local address without the interface it is on leads nowhere.
        UdpLink link(urlOf("udp://[fe80::1]:9092"), clock);
        LinkSpy spy(link);
        link.open();
        QCOMPARE(link.state(), Link::State::Waiting);
        QVERIFY(link.reason().text().starts_with("No route to fe80::1"));
        clock.advance(10s);
        QCOMPARE(spy.states, (std::vector{Link::State::Opening, Link::State::Waiting}));
        link.close();
        QCOMPARE(link.state(), Link::State::Closed);
        QVERIFY(link.reason().text().empty());
        clock.advance(10s);
        QCOMPARE(link.state(), Link::State::Closed);
    }

    void aNameIsLookedUpWithoutBlocking()
    {
        base::FakeClock clock;
        Device device;
        UdpLink link(urlOf("udp://localhost:" + std::to_string(device.socket.localPort())), clock);
        link.open();
        QTRY_COMPARE(link.state(), Link::State::Open);
        UdpLink found(link.url(), clock);
        found.open();
        found.close(); // with what Qt remembers under way
        QCoreApplication::processEvents();
        QCOMPARE(found.state(), Link::State::Closed);
        UdpLink unknown(urlOf("udp://nowhere.invalid:9092"), clock);
        unknown.open();
        QCOMPARE(unknown.state(), Link::State::Opening);
        unknown.close(); // with the look-up under way
    }

    void aLinkMayBeClosedByItsReader()
    {
        base::FakeClock clock;
        Device device;
        UdpLink link(urlOf(device.url()), clock);
        LinkSpy spy(link);
        connect(&link, &Link::received, &link, [&] { link.close(); });
        link.open();
        QVERIFY(link.send(bytesOf("ask")));
        QTRY_COMPARE(device.heard.size(), 1);
        device.socket.writeDatagram("one", loopback, device.client);
        device.socket.writeDatagram("two", loopback, device.client);
        QTRY_COMPARE(spy.all, QByteArray("one"));
        QTest::qWait(0);
        QCOMPARE(spy.all, QByteArray("one"));
        link.open();
        QCOMPARE(link.state(), Link::State::Open);
    }

    void aServerSpeaksWithWhoCameFirst()
    {
        base::FakeClock clock;
        UdpServerLink link(urlOf("udpin:0"), clock);
        LinkSpy spy(link);
        link.open();
        QCOMPARE(link.state(), Link::State::Open);
        QVERIFY(!link.send(bytesOf("to whom?")));
        QUdpSocket first;
        QUdpSocket second;
        first.bind(loopback, 0);
        second.bind(loopback, 0);
        first.writeDatagram("hello", loopback, link.localPort());
        QTRY_COMPARE(spy.all, QByteArray("hello"));
        second.writeDatagram("me too", loopback, link.localPort());
        QTRY_COMPARE(link.counters().rejectedDatagrams, std::uint64_t{1});
        QVERIFY(link.send(bytesOf("welcome")));
        QTRY_VERIFY(first.hasPendingDatagrams());
        QCOMPARE(first.receiveDatagram().data(), QByteArray("welcome"));
        QVERIFY(!second.hasPendingDatagrams());
    }

    void aPeerThatFellSilentGivesWay()
    {
        base::FakeClock clock;
        UdpServerLink link(urlOf("udpin:0"), clock);
        LinkSpy spy(link);
        link.open();
        QUdpSocket before;
        QUdpSocket restarted;
        before.writeDatagram("a", loopback, link.localPort());
        QTRY_COMPARE(spy.all, QByteArray("a"));
        clock.advance(1999ms);
        restarted.writeDatagram("b", loopback, link.localPort());
        QTRY_COMPARE(link.counters().rejectedDatagrams, std::uint64_t{1});
        clock.advance(1ms);
        restarted.writeDatagram("c", loopback, link.localPort());
        QTRY_COMPARE(spy.all, QByteArray("ac"));
        before.writeDatagram("d", loopback, link.localPort());
        QTRY_COMPARE(link.counters().rejectedDatagrams, std::uint64_t{2});
    }

    void aPortInUseIsTakenWhenItIsFree()
    {
        base::FakeClock clock;
        QUdpSocket other;
        QVERIFY(other.bind(loopback, 0, QUdpSocket::DontShareAddress));
        const std::string port = std::to_string(other.localPort());
        UdpServerLink link(urlOf("udpin:" + port), clock);
        link.open();
        QCOMPARE(link.state(), Link::State::Waiting);
        QCOMPARE(QByteArray::fromStdString(link.reason().text()),
                 QByteArray::fromStdString("UDP port " + port + " is in use by another program."));
        other.close();
        clock.advance(2s);
        QCOMPARE(link.state(), Link::State::Open);
        QCOMPARE(link.counters().reopened, std::uint64_t{1});
    }

    void aServerTakesNoAddressOfOthers()
    {
        base::FakeClock clock;
        UdpServerLink name(urlOf("udpin://localhost:0"), clock);
        name.open();
        QCOMPARE(QByteArray::fromStdString(name.reason().text()),
                 QByteArray("localhost is not an address of this computer."));
        UdpServerLink address(urlOf("udpin://203.0.113.7:0"), clock);
        address.open();
        QCOMPARE(QByteArray::fromStdString(address.reason().text()),
                 QByteArray("203.0.113.7 is not an address of this computer."));
    }
};

LEADLINE_GUILESS_TEST(UdpLinkTest)
#include "tst_udplink.moc"
