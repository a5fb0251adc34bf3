// SPDX-License-Identifier: GPL-3.0-or-later
#include "LinkSpy.h"
#include "link/TcpLink.h"
#include "support/TestMain.h"

#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using link::Link;
using link::TcpLink;
using test::bytesOf;
using test::LinkSpy;
using test::urlOf;

namespace {

std::string urlAt(quint16 port)
{
    return "tcp://127.0.0.1:" + std::to_string(port);
}

} // namespace

class TcpLinkTest : public QObject {
    Q_OBJECT

private slots:
    void bytesGoBothWays()
    {
        base::FakeClock clock;
        QTcpServer server;
        QVERIFY(server.listen(QHostAddress::LocalHost));
        TcpLink link(urlOf(urlAt(server.serverPort())), clock);
        LinkSpy spy(link);
        link.open();
        QCOMPARE(link.state(), Link::State::Opening);
        QTRY_COMPARE(link.state(), Link::State::Open);
        QTRY_VERIFY(server.hasPendingConnections());
        QTcpSocket& other = *server.nextPendingConnection();
        QVERIFY(link.send(bytesOf("ask")));
        QTRY_COMPARE(other.bytesAvailable(), 3);
        QCOMPARE(other.readAll(), QByteArray("ask"));
        // A stream has no messages: half of one comes as it comes.
        other.write("hal");
        other.flush();
        QTRY_COMPARE(spy.all, QByteArray("hal"));
        other.write("f");
        QTRY_COMPARE(spy.all, QByteArray("half"));
        QVERIFY(spy.stamps.back() == clock.now());
        QCOMPARE(link.counters().bytesIn, std::uint64_t{4});
    }

    void itReconnectsWithinTwoSeconds()
    {
        base::FakeClock clock;
        QTcpServer server;
        QVERIFY(server.listen(QHostAddress::LocalHost));
        const quint16 port = server.serverPort();
        TcpLink link(urlOf(urlAt(port)), clock);
        LinkSpy spy(link);
        link.open();
        QTRY_VERIFY(server.hasPendingConnections());
        QTRY_COMPARE(link.state(), Link::State::Open);
        QTcpSocket& other = *server.nextPendingConnection();
        other.write("last words");
        other.disconnectFromHost();
        server.close();
        QTRY_COMPARE(link.state(), Link::State::Waiting);
        QCOMPARE(QByteArray::fromStdString(link.reason().text()),
                 QByteArray("127.0.0.1 closed the connection."));
        QCOMPARE(spy.all, QByteArray("last words"));
        QVERIFY(!link.send(bytesOf("lost")));

        // While nobody is there it tries again and again, and stays in one state.
        const auto refused =
            QByteArray::fromStdString("127.0.0.1 is there, but nothing listens on its TCP port " +
                                      std::to_string(port) + ".");
        for (int i = 0; i < 3; ++i) {
            clock.advance(500ms);
            QTRY_COMPARE(QByteArray::fromStdString(link.reason().text()), refused);
            QCOMPARE(link.state(), Link::State::Waiting);
        }

        QVERIFY(server.listen(QHostAddress::LocalHost, port));
        clock.advance(500ms);
        QTRY_COMPARE(link.state(), Link::State::Open);
        QCOMPARE(link.counters().reopened, std::uint64_t{1});
    }

    void aHostThatDoesNotAnswerIsAskedAnew()
    {
        base::FakeClock clock;
        QTcpServer server;
        QVERIFY(server.listen(QHostAddress::LocalHost));
        // The event loop does not run, so the connection is not seen; nor does it keep anyone.
        TcpLink link(urlOf(urlAt(server.serverPort())), clock);
        link.open();
        clock.advance(1199ms);
        QCOMPARE(link.state(), Link::State::Opening);
        clock.advance(1ms);
        QCOMPARE(link.state(), Link::State::Waiting);
        QVERIFY(link.reason().text().find("does not answer") != std::string::npos);
        clock.advance(500ms);
        QTRY_COMPARE(link.state(), Link::State::Open);
    }

    void aFloodArrivesWhole()
    {
        base::FakeClock clock;
        QTcpServer server;
        QVERIFY(server.listen(QHostAddress::LocalHost));
        TcpLink link(urlOf(urlAt(server.serverPort())), clock);
        LinkSpy spy(link);
        link.open();
        QTRY_VERIFY(server.hasPendingConnections());
        QByteArray sent(4'000'000, 0);
        for (qsizetype i = 0; i < sent.size(); ++i)
            sent[i] = static_cast<char>(i * 7 + i / 251);
        server.nextPendingConnection()->write(sent);
        QTRY_COMPARE_WITH_TIMEOUT(spy.all.size(), sent.size(), 30'000);
        QVERIFY(spy.all == sent);
    }

    void whoTakesNothingIsNotGivenWithoutEnd()
    {
        base::FakeClock clock;
        QTcpServer server;
        QVERIFY(server.listen(QHostAddress::LocalHost));
        TcpLink link(urlOf(urlAt(server.serverPort())), clock);
        link.open();
        QTRY_VERIFY(server.hasPendingConnections());
        server.nextPendingConnection()->setReadBufferSize(1000);
        const std::string piece(50'000, 'x');
        int sent = 0;
        while (sent < 100'000 && link.send(bytesOf(piece)))
            ++sent;
        QVERIFY(sent > 0 && sent < 100'000);
        QCOMPARE(link.counters().unsent, std::uint64_t{1});
        QCOMPARE(link.counters().bytesOut, std::uint64_t(sent) * piece.size());
    }

    void closingWhileItOpensIsQuiet()
    {
        base::FakeClock clock;
        QTcpServer server;
        QVERIFY(server.listen(QHostAddress::LocalHost));
        TcpLink link(urlOf(urlAt(server.serverPort())), clock);
        LinkSpy spy(link);
        link.open();
        link.close();
        QTest::qWait(0);
        clock.advance(10s);
        QCOMPARE(spy.states, (std::vector{Link::State::Opening, Link::State::Closed}));
    }
};

LEADLINE_GUILESS_TEST(TcpLinkTest)
#include "tst_tcplink.moc"
