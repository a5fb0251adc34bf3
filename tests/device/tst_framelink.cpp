// SPDX-License-Identifier: GPL-3.0-or-later
#include "ScriptedDevice.h"
#include "link/SerialLink.h"
#include "support/TestMain.h"

#include <QTest>

#include <array>

using namespace leadline;
using namespace std::chrono_literals;
using ping::encodeFrame;
using test::ScriptedLink;
namespace common = ping::common;

namespace {

struct FrameLinkBench : ScriptedLink {
    struct Seen {
        int id;
        base::Instant at;
    };
    std::vector<Seen> seen;
    std::vector<std::vector<std::byte>> sent;

    FrameLinkBench()
    {
        QObject::connect(&frames, &device::FrameLink::received, &frames,
                         [this](const ping::Frame& frame, base::Instant at) {
                             seen.push_back({frame.messageId, at});
                         });
        QObject::connect(&frames, &device::FrameLink::sent, &frames,
                         [this](base::ByteSpan bytes, base::Instant) {
                             sent.emplace_back(bytes.begin(), bytes.end());
                         });
    }
};

} // namespace

class FrameLinkTest : public QObject {
    Q_OBJECT

private slots:
    void aFrameIsOfTheMomentOfItsLastByte()
    {
        FrameLinkBench bench;
        const auto frame = encodeFrame(common::Ack{1001}, 1);
        for (const std::byte& each : frame) {
            bench.clock.advance(10ms);
            bench.device->sayBytes({&each, 1});
        }
        QCOMPARE(bench.seen.size(), std::size_t{1});
        QCOMPARE(bench.seen[0].id, 1);
        QVERIFY(bench.seen[0].at == bench.clock.now());
    }

    void whatAFalseStartHeldBackKeepsItsMoment()
    {
        FrameLinkBench bench;
        // A claim of 300 bytes that never come, and two frames at different times behind it.
        const std::array<std::byte, 4> falseStart{std::byte{'B'}, std::byte{'R'}, std::byte{44},
                                                  std::byte{1}};
        bench.device->sayBytes(falseStart);
        bench.clock.advance(50ms);
        const base::Instant first = bench.clock.now();
        bench.device->say(common::Ack{1001});
        bench.clock.advance(50ms);
        const base::Instant second = bench.clock.now();
        bench.device->say(common::Nack{1001, "no"});
        QVERIFY(bench.seen.empty());
        bench.clock.advance(199ms);
        QVERIFY(bench.seen.empty());
        bench.clock.advance(1ms);
        QCOMPARE(bench.seen.size(), std::size_t{2});
        QVERIFY(bench.seen[0].at == first);
        QVERIFY(bench.seen[1].at == second);
        QCOMPARE(bench.frames.skippedBytes(), std::uint64_t{4});
    }

    void aFalseClaimInAStreamWithoutPausesHoldsItBackForNoLongerThanAFrameLasts()
    {
        FrameLinkBench bench;
        const std::array<std::byte, 4> falseStart{std::byte{'B'}, std::byte{'R'}, std::byte{0},
                                                  std::byte{39}};
        bench.device->sayBytes(falseStart);
        for (int i = 0; i < 14; ++i) {
            bench.clock.advance(100ms);
            bench.device->say(common::Ack{1001});
        }
        QCOMPARE(bench.seen.size(), std::size_t{14});
        QVERIFY(bench.seen[13].at - bench.seen[0].at == 1300ms);
        bench.device->say(common::Ack{1001});
        QCOMPARE(bench.seen.size(), std::size_t{15});
    }

    void everythingThatIsSentIsToldOnce()
    {
        FrameLinkBench bench;
        const auto frame = encodeFrame(common::GeneralRequest{5});
        QVERIFY(bench.frames.send(frame));
        QCOMPARE(bench.sent.size(), std::size_t{1});
        QVERIFY(bench.sent[0] == frame);
        bench.link.unplug();
        QVERIFY(!bench.frames.send(frame));
        QCOMPARE(bench.sent.size(), std::size_t{1});
    }

    void aLinkWithoutARateTakesNoTime()
    {
        FrameLinkBench bench;
        QVERIFY(bench.frames.timeOnLine(1000) == base::Duration{});
        link::SerialLink serial(*link::LinkUrl::parse("serial:nowhere?baud=9600"), bench.clock);
        const device::FrameLink slow(serial, bench.clock);
        QVERIFY(slow.timeOnLine(960) == 1s);
    }
};

LEADLINE_GUILESS_TEST(FrameLinkTest)
#include "tst_framelink.moc"
