// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/VehicleLink.h"
#include "link/SimLink.h"
#include "support/ScriptedVehicle.h"
#include "support/TestMain.h"

#include <QTest>

#include <functional>
#include <memory>

using namespace leadline;
using namespace leadline::mavlink;
using test::autopilot;
using test::ScriptedVehicle;
using namespace std::chrono_literals;
using Bytes = std::vector<std::byte>;

namespace {

constexpr Address own{254, 190};
/// 2026-01-02.
constexpr std::chrono::nanoseconds start = 1'767'312'000s;

struct VehicleLinkBench {
    base::FakeClock clock;
    ScriptedVehicle* vehicle;
    link::SimLink line;
    device::VehicleLink link;
    std::vector<std::uint16_t> received;
    std::vector<Trust> trusts;
    std::vector<std::string> said;
    std::vector<Address> taken;
    std::size_t sent = 0;

    explicit VehicleLinkBench(std::optional<SigningKey> key = {})
        : VehicleLinkBench(std::make_unique<ScriptedVehicle>(), key)
    {
    }

private:
    VehicleLinkBench(std::unique_ptr<ScriptedVehicle> made, const std::optional<SigningKey>& key)
        : vehicle(made.get()),
          line(*link::LinkUrl::parse("sim:vehicle"), clock, std::move(made)),
          link(line, clock,
               {.number = 3, .utc = [this] { return start + clock.now().sinceZero; }, .key = key})
    {
        using device::VehicleLink;
        QObject::connect(&link, &VehicleLink::received, &link,
                         [this](const Frame& frame, base::Instant, Trust trust) {
                             received.push_back(frame.messageId());
                             trusts.push_back(trust);
                         });
        QObject::connect(&link, &VehicleLink::statusTextReceived, &link,
                         [this](const StatusTexts::CompleteText& text, base::Instant) {
                             said.push_back(text.text);
                         });
        QObject::connect(&link, &VehicleLink::ownAddressConflict, &link,
                         [this](Address free) { taken.push_back(free); });
        QObject::connect(&link, &VehicleLink::sent, &link, [this] { ++sent; });
        line.open();
        clock.advance(0ms);
    }
};

SigningKey someKey()
{
    SigningKey key{};
    key.fill(std::byte{7});
    return key;
}

} // namespace

class VehicleLinkTest : public QObject {
    Q_OBJECT

private slots:
    void aHeartbeatGoesOutEachSecondWhileItIsOpen()
    {
        VehicleLinkBench bench;
        bench.clock.advance(5s);
        const auto beats = bench.vehicle->heardOf(Heartbeat::id);
        QCOMPARE(beats.size(), std::size_t{6});
        QVERIFY(beats[0].sender() == own);
        QCOMPARE(beats[5].sequence(), std::uint8_t{5});
        QVERIFY((decodeAs<Heartbeat>(beats[0]) == Heartbeat{0, 6, 8, 0, 4, 3}));
        QCOMPARE(bench.vehicle->heard.size(), std::size_t{6}); // and nothing else
        QCOMPARE(bench.sent, std::size_t{6});
        bench.line.unplug();
        bench.clock.advance(5s);
        QCOMPARE(bench.vehicle->heard.size(), std::size_t{6});
        bench.line.plugIn();
        bench.clock.advance(3s);
        QVERIFY(bench.vehicle->heard.size() > 7);
    }

    void theChosenAutopilotIsAskedForItsClock()
    {
        VehicleLinkBench bench;
        bench.clock.advance(2s);
        QVERIFY(bench.vehicle->heardOf(Timesync::id).empty());
        // It lies a second ahead and answers at once, but its way back takes 10 ms.
        bench.vehicle->answer = [&](const Frame& frame) {
            if (const auto asked = decodeAs<Timesync>(frame)) {
                QVERIFY(targetOf(frame) == autopilot);
                const auto now = bench.clock.now().sinceZero + 1s;
                const Timesync reply{now.count(), asked->ts1, own.system, own.component};
                bench.clock.after(10ms, [&, reply] { bench.vehicle->say(reply); });
            }
        };
        bench.vehicle->sendHeartbeat();
        bench.clock.advance(10s);
        const auto& result = bench.link.timesync().results().at(autopilot);
        QVERIFY(result.version == TimesyncVersion::V2);
        QCOMPARE(bench.link.timesync().statistics().at(autopilot).lost, std::uint64_t{0});
        const auto asked = bench.vehicle->heardOf(Timesync::id).size();
        QVERIFY(asked >= 10 && asked <= 11);
        bench.link.setTimesyncInterval(100ms);
        bench.clock.advance(1s);
        QVERIFY(bench.vehicle->heardOf(Timesync::id).size() >= asked + 10);
    }

    void messagesBecomeFiguresAndStatistics()
    {
        VehicleLinkBench bench;
        bench.vehicle->sendHeartbeat();
        Attitude attitude;
        attitude.timeBootMs = 1000;
        attitude.yaw = 1;
        bench.vehicle->say(attitude);
        QCOMPARE(bench.received, (std::vector<std::uint16_t>{0, 30}));
        QVERIFY(bench.link.vehicle().heading(bench.clock.now()));
        QCOMPARE(bench.link.statistics().components().at(autopilot).received, std::uint64_t{2});
    }

    void pingsOfOthersAreAnswered()
    {
        VehicleLinkBench bench;
        bench.vehicle->say(mavlink::Ping{123, 42, 0, 0});
        bench.clock.advance(1ms);
        const auto replies = bench.vehicle->heardOf(mavlink::Ping::id);
        QCOMPARE(replies.size(), std::size_t{1});
        QVERIFY((decodeAs<mavlink::Ping>(replies[0]) == mavlink::Ping{123, 42, 1, 1}));
        bench.vehicle->say(mavlink::Ping{124, 43, 9, 9});
        bench.clock.advance(1ms);
        QCOMPARE(bench.vehicle->heardOf(mavlink::Ping::id).size(), std::size_t{1});
    }

    void aRebootStartsTheClockAnew()
    {
        VehicleLinkBench bench;
        bench.vehicle->sendHeartbeat();
        SystemTime time{0, 600'000};
        bench.vehicle->say(time);
        for (int i = 0; i < 3; ++i) {
            bench.clock.advance(1s);
            time.timeBootMs = static_cast<std::uint32_t>(2'000 + 1'000 * i);
            bench.vehicle->say(time);
        }
        QCOMPARE(bench.link.statistics().components().at(autopilot).reboots, std::uint64_t{1});
    }

    void aFrameIsOfTheMomentOfItsLastByte()
    {
        VehicleLinkBench bench;
        base::Instant at;
        QObject::connect(&bench.link, &device::VehicleLink::received, &bench.link,
                         [&](const Frame&, base::Instant moment) { at = moment; });
        const Bytes frame = encodeFrame({autopilot, 0}, Heartbeat{19, 12, 3, 0xc1, 4, 3});
        // A claim of a long frame holds it back; its moment stays.
        bench.vehicle->sayBytes(encodeFrame({autopilot, 0}, *messageInfo(253), Bytes(51)));
        Bytes claim = encodeFrame({autopilot, 0}, *messageInfo(253), Bytes(51, std::byte{1}));
        claim.resize(20);
        bench.vehicle->sayBytes(claim);
        bench.clock.advance(30ms);
        bench.vehicle->sayBytes(base::ByteSpan(frame).first(9));
        bench.clock.advance(10ms);
        const base::Instant last = bench.clock.now();
        bench.vehicle->sayBytes(base::ByteSpan(frame).subspan(9));
        bench.clock.advance(1s);
        QVERIFY(at == last);
    }

    void withAKeyNothingUnsignedIsBelieved()
    {
        VehicleLinkBench bench(someKey());
        bench.vehicle->sendHeartbeat();
        QVERIFY(bench.trusts.back() == Trust::Missing);
        QVERIFY(!bench.link.vehicle().system());
        Signer signer(someKey(), 1);
        bench.vehicle->sayBytes(
            signer.encode({autopilot, 9}, Heartbeat{19, 12, 3, 0xc1, 4, 3}, signingTime(start)));
        QVERIFY(bench.trusts.back() == Trust::Verified);
        QCOMPARE(*bench.link.vehicle().system(), std::uint8_t{1});
        SignatureChecker checker(someKey());
        for (const auto& each : bench.vehicle->heard)
            QVERIFY(checker.check(each.frame(), signingTime(start)) == Trust::Verified);
        QVERIFY(bench.link.lastSigned() >= signingTime(start));
    }

    void ourIdsHeardFromElsewhereAreSaidOnce()
    {
        VehicleLinkBench bench;
        bench.vehicle->say(Heartbeat{0, 6, 8, 0, 4, 3}, {253, 1});
        QVERIFY(bench.taken.empty());
        bench.vehicle->say(Heartbeat{0, 6, 8, 0, 4, 3}, own);
        bench.vehicle->say(Heartbeat{0, 6, 8, 0, 4, 3}, own);
        QCOMPARE(bench.taken.size(), std::size_t{1});
        QVERIFY((bench.taken[0] == Address{252, 190}));
        bench.link.setOwn(bench.taken[0]);
        bench.clock.advance(1s);
        QVERIFY((bench.vehicle->heard.back().frame().sender() == Address{252, 190}));
        bench.vehicle->say(Heartbeat{0, 6, 8, 0, 4, 3}, own);
        QCOMPARE(bench.taken.size(), std::size_t{1});
    }

    void textsAreSaidAlsoWhenAPartIsMissing()
    {
        VehicleLinkBench bench;
        StatusText text;
        text.text = {'h', 'i'};
        bench.vehicle->say(text);
        text.textId = 5;
        text.chunkSeq = 1;
        bench.vehicle->say(text);
        QCOMPARE(bench.said, std::vector<std::string>{"hi"});
        bench.clock.advance(3s);
        QCOMPARE(bench.said, (std::vector<std::string>{"hi", "\u2026hi"}));
    }
};

LEADLINE_GUILESS_TEST(VehicleLinkTest)
#include "tst_vehiclelink.moc"
