// SPDX-License-Identifier: GPL-3.0-or-later
#include "LinkSpy.h"
#include "link/LinkFactory.h"
#include "link/SimLink.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using link::Link;
using link::Peer;
using link::SimLink;
using test::bytesOf;
using test::LinkSpy;
using test::urlOf;

namespace {

/// Says back what it hears.
class Echo : public Peer {
public:
    void receive(base::ByteSpan bytes, Client from) override
    {
        if (bytes.empty())
            ++breaks;
        else
            put(bytes, from);
    }
    int breaks = 0;
};

} // namespace

class SimLinkTest : public QObject {
    Q_OBJECT

private slots:
    void answersComeAfterTheCall()
    {
        base::FakeClock clock;
        SimLink link(urlOf("sim:ping1d"), clock, std::make_unique<Echo>());
        LinkSpy spy(link);
        link.open();
        clock.advance(3s);
        QVERIFY(link.send(bytesOf("one")));
        QVERIFY(link.send(bytesOf("two")));
        QCOMPARE(spy.all, QByteArray());
        clock.advance(0s);
        QCOMPARE(spy.all, QByteArray("onetwo"));
        QVERIFY(spy.stamps.back() == clock.now());
    }

    void aPulledCableComesBackWithinTwoSeconds()
    {
        base::FakeClock clock;
        SimLink link(urlOf("sim:ping1d"), clock, std::make_unique<Echo>());
        LinkSpy spy(link);
        link.open();
        QVERIFY(link.send(bytesOf("under way")));
        link.unplug();
        QCOMPARE(link.state(), Link::State::Waiting);
        clock.advance(30s);
        QCOMPARE(link.state(), Link::State::Waiting);
        QVERIFY(!link.send(bytesOf("no")));
        link.plugIn();
        clock.advance(2s);
        QCOMPARE(link.state(), Link::State::Open);
        QCOMPARE(spy.all, QByteArray());
        QVERIFY(link.send(bytesOf("yes")));
        clock.advance(0s);
        QCOMPARE(spy.all, QByteArray("yes"));
    }

    void closingForgetsWhatIsUnderWay()
    {
        base::FakeClock clock;
        auto link = std::make_unique<SimLink>(urlOf("sim:ping1d"), clock, std::make_unique<Echo>());
        LinkSpy spy(*link);
        link->open();
        QVERIFY(link->send(bytesOf("x")));
        link->close();
        link->open();
        clock.advance(0s);
        QCOMPARE(spy.all, QByteArray());
        QVERIFY(link->send(bytesOf("y")));
        link.reset();
        clock.advance(1s);
        QCOMPARE(spy.all, QByteArray());
    }

    void measuringIsABreakAndAWhile()
    {
        base::FakeClock clock;
        auto peer = std::make_unique<Echo>();
        const Echo& echo = *peer;
        SimLink link(urlOf("sim:ping1d"), clock, std::move(peer));
        link.open();
        bool ready = false;
        link.measureRate([&] { ready = true; });
        clock.advance(99ms);
        QCOMPARE(echo.breaks, 1);
        QVERIFY(!ready);
        clock.advance(1ms);
        QVERIFY(ready);
    }

    void theFactoryMakesALinkOfEachKind()
    {
        base::FakeClock clock;
        for (const char* text : {"serial:/dev/ttyUSB0", "udp://127.0.0.1:9092", "udpin:14550",
                                 "tcp://127.0.0.1:5760"}) {
            const auto link = link::makeLink(urlOf(text), clock);
            QVERIFY2(link.ok(), text);
            QVERIFY((*link)->url() == urlOf(text));
            QCOMPARE((*link)->state(), Link::State::Closed);
        }
        QVERIFY(!link::makeLink(urlOf("sim:ping360"), clock).ok());
        ping::DeviceKind asked = ping::Family::Ping1D;
        const link::PeerMaker maker = [&](ping::DeviceKind device,
                                          base::Clock&) -> base::Result<std::unique_ptr<Peer>> {
            asked = device;
            return std::unique_ptr<Peer>(std::make_unique<Echo>());
        };
        QVERIFY(link::makeLink(urlOf("sim:ping360"), clock, maker).ok());
        QVERIFY(asked == ping::Family::Ping360);
        const link::PeerMaker refusing = [](ping::DeviceKind,
                                            base::Clock&) -> base::Result<std::unique_ptr<Peer>> {
            return base::Error{base::Message("Not here.")};
        };
        const auto refused = link::makeLink(urlOf("sim:vehicle"), clock, refusing);
        QVERIFY(!refused.ok());
        QCOMPARE(refused.error().message.text(), std::string("Not here."));
    }
};

LEADLINE_GUILESS_TEST(SimLinkTest)
#include "tst_simlink.moc"
