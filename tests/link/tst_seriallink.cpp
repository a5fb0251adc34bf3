// SPDX-License-Identifier: GPL-3.0-or-later
#include "LinkSpy.h"
#include "link/EventLoopClock.h"
#include "link/Pty.h"
#include "link/SerialLink.h"
#include "support/TestMain.h"

#include <QDir>
#include <QFile>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <fcntl.h>
#include <unistd.h>

using namespace leadline;
using namespace std::chrono_literals;
using link::Link;
using link::Pty;
using link::SerialLink;
using link::SerialPort;
using test::bytesOf;
using test::LinkSpy;
using test::urlOf;

namespace {

/// An adapter that can be pulled and plugged in under another name.
struct Adapter {
    link::EventLoopClock clock;
    Pty pty{clock};
    QByteArray heard;

    Adapter()
    {
        QObject::connect(&pty, &Pty::received, &pty, [this](base::ByteSpan bytes) {
            heard.append(reinterpret_cast<const char*>(bytes.data()), qsizetype(bytes.size()));
        });
    }
    bool plugIn() { return pty.open().ok(); }
};

std::vector<SerialPort> noPorts()
{
    return {};
}

} // namespace

class SerialLinkTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QVERIFY(m_folder.isValid());
        QFile::remove(port());
    }

    void longMessagesOfADeviceWaitForTheReader()
    {
        struct Device : link::Peer {
            void receive(base::ByteSpan, Client) override {}
            void say(base::ByteSpan bytes) { put(bytes, 0); }
        } device;
        link::EventLoopClock clock;
        Pty pty{clock};
        QVERIFY(pty.open().ok());
        pty.serve(device);
        const int client = ::open(pty.path().c_str(), O_RDONLY | O_NOCTTY | O_NONBLOCK);
        QVERIFY(client >= 0);
        const auto closes = qScopeGuard([client] { ::close(client); });
        QByteArray sent;
        for (int i = 0; i < 5; ++i) {
            const QByteArray message(12'076, static_cast<char>('a' + i));
            device.say(bytesOf(message.toStdString()));
            sent += message;
        }
        QByteArray heard;
        const auto readAll = [&] {
            std::array<char, 4096> some{};
            for (ssize_t size = 0; (size = ::read(client, some.data(), some.size())) > 0;)
                heard.append(some.data(), size);
            return heard.size();
        };
        QTRY_COMPARE(readAll(), sent.size());
        QVERIFY(heard == sent);
    }

    void bytesGoBothWaysAtTheRateThatWasSaid()
    {
        base::FakeClock clock;
        Adapter adapter;
        QVERIFY(adapter.plugIn());
        SerialLink link(urlOf("serial:" + adapter.pty.path() + "?baud=9600"), clock, noPorts);
        LinkSpy spy(link);
        link.open();
        QCOMPARE(link.state(), Link::State::Open);
        QCOMPARE(adapter.pty.baudRate(), 9600U);
        QVERIFY(link.send(bytesOf("ask")));
        QTRY_COMPARE(adapter.heard, QByteArray("ask"));
        // Every byte as it is, no line discipline in between.
        QByteArray all;
        for (int i = 0; i < 256; ++i)
            all += static_cast<char>(i);
        adapter.pty.write(std::as_bytes(std::span(all.constData(), 256)));
        QTRY_COMPARE(spy.all, all);
        QVERIFY(spy.stamps.back() == clock.now());
        link.setBaudRate(2'500'000);
        QCOMPARE(adapter.pty.baudRate(), 2'500'000U);
        link.setBaudRate(1'843'200);
        QCOMPARE(adapter.pty.baudRate(), 1'843'200U);
    }

    void anUnpluggedPortComesBackAtItsPath()
    {
        base::FakeClock clock;
        Adapter adapter;
        QVERIFY(adapter.plugIn());
        QVERIFY(point(adapter));
        SerialLink link(urlOf("serial:" + port().toStdString()), clock, noPorts);
        LinkSpy spy(link);
        link.open();
        QCOMPARE(link.state(), Link::State::Open);
        adapter.pty.close();
        QFile::remove(port());
        QTRY_COMPARE(link.state(), Link::State::Waiting);
        QCOMPARE(QByteArray::fromStdString(link.reason().text()),
                 QByteArray("ttySonar is gone: check that the adapter is plugged in."));
        clock.advance(60s);
        QCOMPARE(link.state(), Link::State::Waiting);
        QCOMPARE(QByteArray::fromStdString(link.reason().text()),
                 QByteArray("ttySonar is not there: check that the adapter is plugged in."));

        QVERIFY(adapter.plugIn());
        QVERIFY(point(adapter));
        clock.advance(2s);
        QCOMPARE(link.state(), Link::State::Open);
        QCOMPARE(link.counters().reopened, std::uint64_t{1});
        adapter.pty.write(bytesOf("back"));
        QTRY_COMPARE(spy.all, QByteArray("back"));
    }

    void anAdapterIsKnownByItsSerialNumber()
    {
        base::FakeClock clock;
        Adapter adapter;
        Adapter foreign;
        QVERIFY(adapter.plugIn());
        std::vector<SerialPort> ports(1);
        ports[0].path = adapter.pty.path();
        ports[0].serialNumber = "DN04ABCD";
        SerialLink link(urlOf("serial:" + adapter.pty.path()), clock, [&] { return ports; });
        link.open();
        QCOMPARE(link.state(), Link::State::Open);
        const std::string before = adapter.pty.path();

        // It comes back under another name.
        QVERIFY(foreign.plugIn());
        adapter.pty.close();
        QTRY_COMPARE(link.state(), Link::State::Waiting);
        std::vector<std::unique_ptr<Pty>> taken; // so that the old name is not free
        do {
            taken.push_back(std::make_unique<Pty>(clock));
            QVERIFY(taken.back()->open().ok());
        } while (taken.back()->path() != before && taken.size() < 5);
        QVERIFY(adapter.plugIn());
        QVERIFY(adapter.pty.path() != before);
        ports[0].path = adapter.pty.path();
        clock.advance(2s);
        QCOMPARE(link.state(), Link::State::Open);
        QCOMPARE(link.path(), adapter.pty.path());
    }

    void halfFramesAndFloodsPassAsTheyCome()
    {
        base::FakeClock clock;
        Adapter adapter;
        QVERIFY(adapter.plugIn());
        SerialLink link(urlOf("serial:" + adapter.pty.path()), clock, noPorts);
        LinkSpy spy(link);
        link.open();
        adapter.pty.write(bytesOf("BR\x05"));
        QTRY_COMPARE(spy.all.size(), 3);
        QByteArray sent = spy.all;
        for (int i = 0; i < 500; ++i) {
            const std::string piece(1214, static_cast<char>(i));
            sent.append(piece.data(), qsizetype(piece.size()));
            adapter.pty.write(bytesOf(piece));
            QTRY_COMPARE(spy.all.size(), sent.size());
        }
        QVERIFY(spy.all == sent);
    }

    void theRateIsMeasuredByABreakAndSomeU()
    {
        base::FakeClock clock;
        Adapter adapter;
        QVERIFY(adapter.plugIn());
        SerialLink link(urlOf("serial:" + adapter.pty.path()), clock, noPorts);
        link.open();
        int ready = 0;
        link.measureRate([&] { ++ready; });
        clock.advance(29ms);
        QTest::qWait(0);
        QCOMPARE(adapter.heard, QByteArray());
        clock.advance(1ms);
        QTRY_COMPARE(adapter.heard, QByteArray(10, 'U'));
        QCOMPARE(ready, 0);
        clock.advance(11ms);
        QCOMPARE(ready, 1);
        // Closing forgets it.
        link.measureRate([&] { ++ready; });
        link.close();
        clock.advance(1s);
        QCOMPARE(ready, 1);
    }

    void aPortThatIsNotThereIsNamed()
    {
        base::FakeClock clock;
        SerialLink link(urlOf("serial:ttyNoSuchPort"), clock, noPorts);
        link.open();
        QCOMPARE(link.state(), Link::State::Waiting);
        QCOMPARE(QByteArray::fromStdString(link.reason().text()),
                 QByteArray("ttyNoSuchPort is not there: check that the adapter is plugged in."));
        QCOMPARE(link.path(), std::string("/dev/ttyNoSuchPort"));
    }

    void aPortHeldByAnotherIsSaidToBe()
    {
        base::FakeClock clock;
        Adapter adapter;
        QVERIFY(adapter.plugIn());
        SerialLink first(urlOf("serial:" + adapter.pty.path()), clock, noPorts);
        SerialLink second(urlOf("serial:" + adapter.pty.path()), clock, noPorts);
        first.open();
        second.open();
        QCOMPARE(second.state(), Link::State::Waiting);
        QVERIFY(second.reason().text().starts_with("Another program uses "));
        first.close();
        clock.advance(2s);
        QCOMPARE(second.state(), Link::State::Open);
    }

private:
    [[nodiscard]] QString port() const { return m_folder.filePath("ttySonar"); }
    bool point(const Adapter& adapter) const
    {
        return QFile::link(QString::fromStdString(adapter.pty.path()), port());
    }
    QTemporaryDir m_folder;
};

LEADLINE_GUILESS_TEST(SerialLinkTest)
#include "tst_seriallink.moc"
