// SPDX-License-Identifier: GPL-3.0-or-later
#include "ScriptedDevice.h"
#include "device/DeviceClient.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using device::DeviceClient;
using device::Outcome;
using device::Reply;
using test::ScriptedLink;
namespace common = ping::common;
namespace ping1d = ping::ping1d;

namespace {

struct RequestQueueBench : ScriptedLink {
    DeviceClient client{queue};
    QStringList ends;

    DeviceClient::Done note(const QString& name)
    {
        return [this, name](const Outcome& outcome) {
            ends << name + ' ' +
                        (outcome.answered()  ? QString("answered")
                         : outcome.refused() ? QString::fromStdString(outcome.words)
                                             : QString("silent"));
        };
    }
};

} // namespace

class RequestQueueTest : public QObject {
    Q_OBJECT

private slots:
    void eachRequestWaitsForTheAnswerToTheOneBefore()
    {
        RequestQueueBench bench;
        bench.client.get<ping1d::Range>(bench.note("range"));
        bench.client.get<ping1d::ModeAuto>(bench.note("mode"));
        bench.client.get<ping1d::GainSetting>(bench.note("gain"), {.first = true});
        bench.clock.advance(10ms);
        QCOMPARE(bench.device->asked(), (std::vector<int>{1204}));
        bench.device->say(ping1d::ModeAuto{1}); // not what was asked for
        bench.device->say(ping1d::Range{0, 1000});
        bench.clock.advance(10ms);
        QCOMPARE(bench.device->asked(), (std::vector<int>{1204, 1207}));
        bench.device->say(ping1d::GainSetting{2});
        bench.clock.advance(10ms);
        bench.device->say(ping1d::ModeAuto{1});
        QCOMPARE(bench.ends, (QStringList{"range answered", "gain answered", "mode answered"}));
        QVERIFY(bench.queue.isIdle());
    }

    void aLostAnswerCostsOneTry()
    {
        RequestQueueBench bench;
        bench.client.get<ping1d::Range>(bench.note("range"));
        bench.clock.advance(510ms);
        QCOMPARE(bench.device->heard.size(), std::size_t{2});
        bench.device->say(ping1d::Range{0, 1000});
        QCOMPARE(bench.ends, QStringList("range answered"));
        bench.clock.advance(5s);
        QCOMPARE(bench.device->heard.size(), std::size_t{2});
    }

    void silenceEndsItAfterItsTriesAndTheNextIsAsked()
    {
        RequestQueueBench bench;
        bench.client.get<ping1d::Range>(bench.note("range"), {.timeout = 200ms, .tries = 2});
        bench.client.get<ping1d::ModeAuto>(bench.note("mode"), {.timeout = 200ms, .tries = 1});
        bench.clock.advance(399ms);
        QVERIFY(bench.ends.isEmpty());
        bench.clock.advance(1ms);
        QCOMPARE(bench.ends, QStringList("range silent"));
        bench.clock.advance(200ms);
        QCOMPARE(bench.ends, QStringList({"range silent", "mode silent"}));
        QCOMPARE(bench.device->asked(), (std::vector<int>{1204, 1204, 1205}));
    }

    void aNackEndsItWithTheDevicesWords()
    {
        RequestQueueBench bench;
        bench.client.send(ping1d::SetRange{0, 1}, bench.note("set"), {});
        bench.clock.advance(1ms);
        bench.device->say(common::Nack{1002, "not this one"});
        QVERIFY(bench.ends.isEmpty());
        bench.device->say(common::Nack{1001, "Too short."});
        QCOMPARE(bench.ends, QStringList("set Too short."));
        // A request is named by what it asks for, or as a request.
        bench.client.get<ping1d::Range>(bench.note("get"));
        bench.device->say(common::Nack{6, "What?"});
        bench.client.get<ping1d::Range>(bench.note("get"));
        bench.device->say(common::Nack{1204, "What range?"});
        QCOMPARE(bench.ends.mid(1), QStringList({"get What?", "get What range?"}));
    }

    void twoDevicesOfALinkAreAskedOneAfterTheOther()
    {
        RequestQueueBench bench;
        DeviceClient one(bench.queue, 1);
        DeviceClient two(bench.queue, 2);
        one.get<ping1d::Range>(bench.note("one"));
        two.get<ping1d::Range>(bench.note("two"));
        bench.clock.advance(1ms);
        QCOMPARE(bench.device->heard.size(), std::size_t{1});
        QCOMPARE(int(ping::viewFrame(bench.device->heard[0]).destination), 1);
        bench.device->say(ping1d::Range{0, 1000}, 2);
        QVERIFY(bench.ends.isEmpty());
        bench.device->say(ping1d::Range{0, 1000}, 1);
        bench.clock.advance(1ms);
        QCOMPARE(int(ping::viewFrame(bench.device->heard.at(1)).destination), 2);
        bench.device->say(ping1d::Range{0, 1000}, 2);
        QCOMPARE(bench.ends, QStringList({"one answered", "two answered"}));
    }

    void aFailedLinkAndAGoneOwnerForgetTheirRequests()
    {
        RequestQueueBench bench;
        bench.client.get<ping1d::Range>(bench.note("range"));
        bench.client.get<ping1d::ModeAuto>(bench.note("mode"));
        bench.link.unplug();
        bench.link.plugIn();
        bench.clock.advance(10s);
        QVERIFY(bench.ends.isEmpty());
        QVERIFY(bench.queue.isIdle());
        {
            DeviceClient gone(bench.queue);
            gone.get<ping1d::Range>(bench.note("gone"));
            bench.client.get<ping1d::ModeAuto>(bench.note("mode"));
            bench.clock.advance(1ms);
        }
        bench.clock.advance(1ms);
        bench.device->say(ping1d::ModeAuto{1});
        QCOMPARE(bench.ends, QStringList("mode answered"));
    }

    /// What answers is one thing, what comes once more another, and what nobody asked for a third.
    void eachReplyIsWhatItsRequestExplains()
    {
        RequestQueueBench bench;
        std::vector<Reply> replies;
        QObject::connect(
            &bench.queue, &device::RequestQueue::frameReceived, &bench.queue,
            [&](const ping::Frame&, base::Instant, Reply reply) { replies.push_back(reply); });
        const auto says = [&](std::uint32_t lengthMm) {
            bench.device->say(ping1d::Range{0, lengthMm});
            bench.clock.advance(1ms);
            return replies.back();
        };
        QCOMPARE(says(1000), Reply::Unsolicited);
        // Each try is good for one reply.
        bench.client.get<ping1d::Range>(bench.note("range"), {.timeout = 1s, .tries = 2});
        bench.clock.advance(2s);
        QCOMPARE(says(1000), Reply::Answer);
        QCOMPARE(says(1000), Reply::Answer);
        // Both ways twice are four of them.
        for (int i = 0; i < 6; ++i)
            QCOMPARE(says(1000), Reply::Repeated);
        QCOMPARE(says(1000), Reply::Unsolicited);
        bench.clock.advance(2s);
        bench.client.get<ping1d::Range>(bench.note("range"), {.timeout = 1s, .tries = 1});
        QCOMPARE(says(2000), Reply::Answer);
        QCOMPARE(says(3000), Reply::Duplicate);
        QCOMPARE(says(4000), Reply::Unsolicited);
        bench.clock.advance(3s);
        QCOMPARE(says(2000), Reply::Repeated);
        QCOMPARE(says(5000), Reply::Unsolicited);
        bench.client.get<ping1d::Range>(bench.note("range"), {.timeout = 1s, .tries = 1});
        bench.clock.advance(10s + 1ms);
        QCOMPARE(says(6000), Reply::Unsolicited);
    }

    /// Of requests each of which has an answer of its own.
    void aRepeatedAnswerIsNotTheNextOnes()
    {
        RequestQueueBench bench;
        const auto ask = [&](const QString& name) {
            bench.queue.ask(
                &bench, {},
                {.frame = ping::encodeFrame(common::GeneralRequest{1204}),
                 .about = 1204,
                 .isAnswer =
                     [](const ping::Frame& frame) { return frame.messageId == ping1d::Range::id; },
                 .timeout = 200ms,
                 .tries = 1,
                 .done = bench.note(name),
                 .answersDiffer = true});
            bench.clock.advance(1ms);
        };
        ask("first");
        bench.device->say(ping1d::Range{0, 1000});
        ask("second");
        bench.device->say(ping1d::Range{0, 1000});
        bench.clock.advance(1ms);
        QCOMPARE(bench.ends, (QStringList{"first answered"}));
        bench.device->say(ping1d::Range{0, 2000});
        bench.clock.advance(1ms);
        QCOMPARE(bench.ends, (QStringList{"first answered", "second answered"}));
    }
};

LEADLINE_GUILESS_TEST(RequestQueueTest)
#include "tst_requestqueue.moc"
