// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/MessageIntervalRequests.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using device::MessageIntervalRequests;
using mavlink::Address;

namespace {

constexpr Address target{1, 1};

struct MessageIntervalRequestsBench {
    base::FakeClock clock;
    std::vector<mavlink::CommandLong> sent;
    MessageIntervalRequests orders{
        clock, [this](const mavlink::CommandLong& order) { sent.push_back(order); }};
    std::optional<std::vector<MessageIntervalRequests::Answer>> answers;

    void start()
    {
        orders.start(target, {{30, 100ms}, {74, 250ms}},
                     [this](const auto& each) { answers = each; });
    }
    void answer(std::uint8_t result, Address from = target, std::uint16_t command = 511)
    {
        mavlink::CommandAck ack;
        ack.command = command;
        ack.result = result;
        orders.received(ack, from);
    }
};

} // namespace

class MessageIntervalRequestsTest : public QObject {
    Q_OBJECT

private slots:
    void oneWaitsForTheAnswerToTheOther()
    {
        MessageIntervalRequestsBench bench;
        bench.start();
        QCOMPARE(bench.sent.size(), std::size_t{1});
        QCOMPARE(bench.sent[0].params[0], 30.0F);
        QCOMPARE(bench.sent[0].params[1], 100'000.0F);
        bench.answer(0, {2, 1}); // another autopilot's
        bench.answer(0, target, 400);
        QCOMPARE(bench.sent.size(), std::size_t{1});
        bench.answer(0);
        QCOMPARE(bench.sent.size(), std::size_t{2});
        QCOMPARE(bench.sent[1].params[0], 74.0F);
        QVERIFY(!bench.answers);
        bench.answer(2);
        QVERIFY((bench.answers == std::vector<MessageIntervalRequests::Answer>{{30, 0}, {74, 2}}));
        QVERIFY(!bench.orders.isRunning());
        bench.clock.advance(1min);
        QCOMPARE(bench.sent.size(), std::size_t{2});
    }

    void whatComesOnceIsRequestedByItsOwnOrder()
    {
        MessageIntervalRequestsBench bench;
        bench.orders.start(target, {{30, 100ms}, {148, {}}},
                           [&](const auto& each) { bench.answers = each; });
        bench.answer(0);
        QCOMPARE(bench.sent.size(), std::size_t{2});
        QCOMPARE(bench.sent[1].command, std::uint16_t{512});
        QCOMPARE(bench.sent[1].params[0], 148.0F);
        QCOMPARE(bench.sent[1].params[1], 0.0F);
        bench.answer(0); // to the order before, again
        QVERIFY(!bench.answers);
        bench.answer(0, target, 512);
        QVERIFY((bench.answers == std::vector<MessageIntervalRequests::Answer>{{30, 0}, {148, 0}}));
    }

    void anUnansweredOneIsRepeatedAndGivenUp()
    {
        MessageIntervalRequestsBench bench;
        bench.start();
        bench.clock.advance(2500ms);
        QCOMPARE(bench.sent.size(), std::size_t{3});
        for (std::uint8_t i = 0; i < 3; ++i)
            QCOMPARE(bench.sent[i].confirmation, i);
        bench.clock.advance(500ms);
        QCOMPARE(bench.sent.size(), std::size_t{4});
        QCOMPARE(bench.sent[3].params[0], 74.0F);
        QCOMPARE(bench.sent[3].confirmation, std::uint8_t{0});
        bench.answer(0);
        QVERIFY((bench.answers == std::vector<MessageIntervalRequests::Answer>{{30, {}}, {74, 0}}));
    }

    void oneInProgressIsWaitedFor()
    {
        MessageIntervalRequestsBench bench;
        bench.start();
        bench.answer(5);
        bench.clock.advance(2s);
        QCOMPARE(bench.sent.size(), std::size_t{1});
        bench.answer(0);
        QCOMPARE(bench.sent.size(), std::size_t{2});
        bench.answer(5);
        bench.clock.advance(10s);
        QVERIFY((bench.answers == std::vector<MessageIntervalRequests::Answer>{{30, 0}, {74, {}}}));
    }
};

LEADLINE_GUILESS_TEST(MessageIntervalRequestsTest)
#include "tst_messageintervalrequests.moc"
