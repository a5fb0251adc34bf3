// SPDX-License-Identifier: GPL-3.0-or-later
// Tests what the guide states about ports (security.md): nothing listens without being requested,
// and then for this computer only unless chosen otherwise, which the window shows.
#include "WindowRun.h"
#include "engine/EndpointText.h"
#include "security/OwnSockets.h"
#include "support/TestMain.h"

#include <QFile>
#include <QTest>

#include <memory>

using namespace leadline;

class ListeningTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        test::prepareWindows();
        if (!QFile::exists(QStringLiteral("/proc/self/net/udp")))
            QSKIP("This system does not tell which sockets a process has.");
    }
    void init() { m_run = std::make_unique<test::WindowRun>(); }
    void cleanup() { m_run.reset(); }

    void nothingListensUntilAsked()
    {
        QVERIFY(!somebodyCouldCall());
        m_run->session().startDemo();
        QVERIFY(m_run->drawUntil([&] { return m_run->session().ping1d()->pinged(); }));
        for (const char* page : {"devicesShown", "timingShown", "logsShown", "guideShown"}) {
            m_run->window().setProperty(page, true);
            QVERIFY(m_run->drawsAFrame());
        }
        QVERIFY(!somebodyCouldCall());
    }

    void whatListensSaysToWhom_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("words");
        QTest::newRow("a port alone, sonar") << "udpin:0?device=ping1d"
                                             << "127.0.0.1"
                                             << "listens to this computer only";
        QTest::newRow("a port alone, vehicle") << "udpin:0?device=vehicle"
                                               << "127.0.0.1"
                                               << "listens to this computer only";
        QTest::newRow("told otherwise, sonar") << "udpin://0.0.0.0:0?device=ping360"
                                               << "0.0.0.0"
                                               << "listens to every network";
        QTest::newRow("told otherwise, vehicle") << "udpin://0.0.0.0:0?device=vehicle"
                                                 << "0.0.0.0"
                                                 << "listens to every network";
    }

    void whatListensSaysToWhom()
    {
        QFETCH(QString, url);
        QFETCH(QString, address);
        QFETCH(QString, words);
        QCOMPARE(m_run->session().dive()->connectTo(url), QString());
        QTRY_COMPARE_WITH_TIMEOUT(test::ownSockets().size(), 1, test::mostMs);
        const test::OwnSocket socket = test::ownSockets().front();
        QVERIFY(!socket.tcp);
        QCOMPARE(socket.address, address);
        m_run->window().setProperty("devicesShown", true);
        QVERIFY(m_run->drawUntil([&] {
            const auto items = m_run->items();
            return std::ranges::any_of(items, [&](const QQuickItem* item) {
                return item->isVisible() && item->property("text").toString().contains(words) &&
                       !item->property("truncated").toBool();
            });
        }));
        m_run->session().dive()->disconnectAll();
        // The search goes on then, from ports of its own.
        QTRY_VERIFY_WITH_TIMEOUT(std::ranges::none_of(test::ownSockets(),
                                                      [&](const test::OwnSocket& each) {
                                                          return each.port == socket.port;
                                                      }),
                                 test::mostMs);
    }

    void beforeItIsAddedItSaysSoToo()
    {
        const auto said = [](const char* url) {
            return app::addressMeaning(*link::LinkUrl::parse(url));
        };
        QCOMPARE(said("udpin:9092"), QString("Sonar that sends to UDP port 9092 of this computer: "
                                             "listens to this computer only."));
        QCOMPARE(said("udpin://[::1]:9092"),
                 QString("Sonar that sends to UDP port 9092 of this computer: listens to this "
                         "computer only."));
        QCOMPARE(said("udpin://[::]:9092"),
                 QString("Sonar that sends to UDP port 9092 of this computer: listens to every "
                         "network."));
        QCOMPARE(said("udpin://192.168.2.1:9092"),
                 QString("Sonar that sends to UDP port 9092 of this computer: listens to the "
                         "network of 192.168.2.1."));
        QCOMPARE(app::listensTo(*link::LinkUrl::parse("udp://192.168.2.2:9092")), QString());
    }

private:
    /// There is a server, or a port that others know: the search asks from ports that the system
    /// picks, for the time of an answer.
    static bool somebodyCouldCall()
    {
        // "32768	60999", or what a container says instead.
        QFile file(QStringLiteral("/proc/sys/net/ipv4/ip_local_port_range"));
        const QByteArray range = file.open(QIODevice::ReadOnly) ? file.readAll() : "32768";
        const auto firstPicked = range.simplified().split(' ').front().toUShort();
        return std::ranges::any_of(test::ownSockets(), [firstPicked](const test::OwnSocket& each) {
            return each.listens || (!each.connected && each.port < firstPicked);
        });
    }

    std::unique_ptr<test::WindowRun> m_run;
};

LEADLINE_GUI_TEST(ListeningTest)
#include "tst_listening.moc"
