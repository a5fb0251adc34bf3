// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that datagrams from other senders than a link's peer are dropped, and that this is reported
// where users look for it.
#include "engine/RejectedPeers.h"
#include "link/UdpServerLink.h"
#include "support/TestMain.h"

#include <QTest>
#include <QUdpSocket>

using namespace leadline;
using namespace std::chrono_literals;

namespace {

/// Somebody who sends to a port of this computer.
class Sender {
public:
    explicit Sender(quint16 to) : m_to(to) {}
    void say(const QByteArray& bytes)
    {
        m_socket.writeDatagram(bytes, QHostAddress(QHostAddress::LocalHost), m_to);
    }

private:
    QUdpSocket m_socket;
    quint16 m_to;
};

} // namespace

class RejectedPeersTest : public QObject {
    Q_OBJECT

private slots:
    void theyAreSaidInOneSentence()
    {
        const auto said = [](std::uint64_t count, const char* url) {
            return app::rejectedPeersText(count, *link::LinkUrl::parse(url)).text();
        };
        QCOMPARE(said(0, "udp://192.168.2.2:9092"), std::string());
        QCOMPARE(said(1, "udp://192.168.2.2:9092"),
                 std::string("1 datagram was dropped: it came from another than "
                             "192.168.2.2:9092."));
        QCOMPARE(said(12, "udp://192.168.2.2:9092"),
                 std::string("12 datagrams were dropped: they came from others than "
                             "192.168.2.2:9092."));
        QCOMPARE(said(2, "udpin://0.0.0.0:9092"),
                 std::string("2 datagrams were dropped: one sender at a time is listened to on "
                             "port 9092."));
    }

    void theFirstIsNotedAtOnceAndMoreOnceAMinute()
    {
        base::FakeClock clock;
        link::UdpServerLink link(*link::LinkUrl::parse("udpin://127.0.0.1:0"), clock);
        link.open();
        Sender peer(link.localPort());
        Sender stranger(link.localPort());
        app::RejectedPeerNotes notes;
        peer.say("mine");
        QTRY_COMPARE(link.counters().bytesIn, std::uint64_t{4});
        QVERIFY(!notes.update(link, clock.now()));
        stranger.say("other");
        QTRY_COMPARE(link.counters().rejectedDatagrams, std::uint64_t{1});
        const auto first = notes.update(link, clock.now());
        QVERIFY(first.has_value());
        QCOMPARE(first->value, std::string("1"));
        QCOMPARE(first->kind, std::string("link"));
        QVERIFY(first->at == clock.now());
        stranger.say("other");
        stranger.say("other");
        QTRY_COMPARE(link.counters().rejectedDatagrams, std::uint64_t{3});
        clock.advance(59s);
        QVERIFY(!notes.update(link, clock.now()));
        clock.advance(1s);
        QCOMPARE(notes.update(link, clock.now())->value, std::string("3"));
        clock.advance(300s);
        QVERIFY(!notes.update(link, clock.now()));
    }
};

LEADLINE_GUI_TEST(RejectedPeersTest)
#include "tst_rejectedpeers.moc"
