// SPDX-License-Identifier: GPL-3.0-or-later
#include "ScriptedDevice.h"
#include "device/Negotiation.h"
#include "sim/SimulatedDevice.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using device::Identity;
using device::Negotiation;
using test::ScriptedLink;
namespace common = ping::common;
namespace ping1d = ping::ping1d;

namespace {

struct NegotiationBench : ScriptedLink {
    device::DeviceClient client{queue};
    Negotiation negotiation{client};
    int ended = 0;
    std::optional<Identity> identity;

    void negotiate(base::Duration within = 10s)
    {
        negotiation.start([this](const std::optional<Identity>& found) {
            ++ended;
            identity = found;
        });
        clock.advance(within);
    }
    /// Answers what is in `known`, and nothing else.
    void answering(std::initializer_list<int> known)
    {
        device->answer = [this, ids = std::vector<int>(known)](const ping::Frame& frame) {
            const int id = test::requestedBy(frame);
            if (std::ranges::find(ids, id) == ids.end())
                return;
            if (id == 5)
                device->say(common::ProtocolVersion{1, 0, 0, 0}, 7);
            else if (id == 4)
                device->say(common::DeviceInformation{1, 2, 3, 28, 1, 0}, 7);
            else if (id == 1200)
                device->say(version, 7);
        };
    }
    ping1d::FirmwareVersion version{0, 0, 2, 11};
};

} // namespace

class NegotiationTest : public QObject {
    Q_OBJECT

private slots:
    void theVersionIsAskedForFirstThenWhoItIs()
    {
        NegotiationBench bench;
        bench.answering({5, 4});
        bench.negotiate(10ms);
        QCOMPARE(bench.device->asked(), (std::vector<int>{5, 4}));
        QVERIFY(bench.identity && bench.identity->family == ping::Family::Ping1D);
        QCOMPARE(int(bench.identity->revision), 2);
        QVERIFY((bench.identity->firmware == device::Firmware{3, 28, 1}));
        QCOMPARE(int(bench.identity->deviceId), 7);
        QVERIFY(bench.identity->isProtocolSupported());
        bench.clock.advance(10s);
        QCOMPARE(bench.ended, 1);
    }

    void withoutAVersionItIsAskedWhoItIs()
    {
        NegotiationBench bench;
        bench.answering({4});
        bench.negotiate();
        QCOMPARE(bench.device->asked(), (std::vector<int>{5, 5, 4}));
        QVERIFY(bench.identity && !bench.identity->protocol &&
                bench.identity->isProtocolSupported());
    }

    void theOlderDocumentsEchosounderIsKnownByItsFirmwareVersion()
    {
        NegotiationBench bench;
        bench.answering({5, 1200});
        bench.negotiate();
        QCOMPARE(bench.device->asked(), (std::vector<int>{5, 4, 4, 4, 1200}));
        QVERIFY(bench.identity && bench.identity->family == ping::Family::Ping1D);
        QVERIFY((bench.identity->firmware == device::Firmware{2, 11, 0}));
        // Of one that answers both, the shorter answer is the same device's.
        const Identity whole{.family = ping::Family::Ping1D,
                             .deviceType = 1,
                             .revision = 2,
                             .firmware = {2, 11, 5},
                             .deviceId = 7};
        QVERIFY(bench.identity->sameDevice(whole) && whole.sameDevice(*bench.identity));
        // An update makes no other device of it; another revision or id is another one's.
        Identity other = whole;
        other.firmware = {3, 30, 0};
        QVERIFY(whole.sameDevice(other) && bench.identity->sameDevice(other));
        other.revision = 1;
        QVERIFY(!whole.sameDevice(other));
        other = whole;
        other.deviceId = 8;
        QVERIFY(!whole.sameDevice(other));
        bench.version = {3, 1, 2, 11};
        bench.negotiate();
        QVERIFY(bench.identity && bench.identity->family == ping::Family::Unknown);
    }

    void typeZeroOfDeviceInformationIsUnknown()
    {
        NegotiationBench bench;
        bench.device->answer = [&](const ping::Frame& frame) {
            if (test::requestedBy(frame) == 4)
                bench.device->say(common::DeviceInformation{0, 0, 1, 0, 0, 0});
        };
        bench.negotiate();
        QVERIFY(bench.identity && bench.identity->family == ping::Family::Unknown);
    }

    void otherFramesIdentifyNobody()
    {
        NegotiationBench bench;
        bench.device->answer = [&](const ping::Frame&) {
            bench.device->say(ping1d::Range{0, 1000});
            bench.device->say(ping1d::Profile{});
        };
        bench.negotiate();
        QCOMPARE(bench.ended, 1);
        QVERIFY(!bench.identity);
        QCOMPARE(bench.device->asked(), (std::vector<int>{5, 5, 4, 4, 4}));
    }

    void anUnknownMajorVersionIsSeen()
    {
        NegotiationBench bench;
        bench.device->answer = [&](const ping::Frame& frame) {
            if (test::requestedBy(frame) == 5)
                bench.device->say(common::ProtocolVersion{2, 0, 0, 0});
            else
                bench.device->say(common::DeviceInformation{2, 'C', 9, 0, 0, 0});
        };
        bench.negotiate();
        QVERIFY(bench.identity && !bench.identity->isProtocolSupported());
    }

    void aKnownDeviceIsAskedForQuickly()
    {
        NegotiationBench bench;
        bench.negotiation.start([&](const auto&) { ++bench.ended; },
                                Negotiation::Thoroughness::Quick);
        bench.clock.advance(1s);
        QCOMPARE(bench.ended, 1);
        QCOMPARE(bench.device->asked(), (std::vector<int>{5, 4}));
    }

    void anotherStartForgetsTheOneBefore()
    {
        NegotiationBench bench;
        int first = 0;
        bench.negotiation.start([&](const auto&) { ++first; });
        bench.clock.advance(100ms);
        bench.answering({5, 4});
        bench.negotiate();
        QCOMPARE(first, 0);
        QCOMPARE(bench.ended, 1);
        QVERIFY(bench.identity.has_value());
    }

    void simulatedDevicesAreFoundBehindBadLines()
    {
        for (const ping::DeviceKind kind : {ping::Family::Ping1D, ping::Family::Ping360}) {
            for (std::uint64_t seed = 0; seed < 20; ++seed) {
                base::FakeClock clock;
                link::SimLink link(
                    *link::LinkUrl::parse("sim:ping1d"), clock,
                    std::move(*sim::makeDevice(
                        kind, clock, std::make_shared<const sim::World>(1, clock.now()), {},
                        {.seed = seed, .lossPercent = 5, .requestLossPercent = 5, .delay = 80ms})));
                device::FrameLink frames(link, clock);
                device::RequestQueue queue(frames, clock);
                device::DeviceClient client(queue);
                Negotiation negotiation(client);
                link.open();
                std::optional<Identity> identity;
                for (int i = 0; i < 2 && !identity; ++i) {
                    negotiation.start([&](const auto& found) { identity = found; });
                    clock.advance(5s);
                }
                QVERIFY2(identity.has_value(), qPrintable(QString::number(seed)));
                QCOMPARE(identity->family, kind == ping::Family::Ping1D ? ping::Family::Ping1D
                                                                        : ping::Family::Ping360);
            }
        }
    }
};

LEADLINE_GUILESS_TEST(NegotiationTest)
#include "tst_negotiation.moc"
