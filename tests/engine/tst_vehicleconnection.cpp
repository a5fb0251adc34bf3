// SPDX-License-Identifier: GPL-3.0-or-later
// Tests a vehicle's link with a fake clock.
#include "engine/VehicleConnection.h"
#include "link/SimLink.h"
#include "support/IndexedRecording.h"
#include "support/LiveBench.h"
#include "support/RecordedEvents.h"
#include "support/ScriptedVehicle.h"
#include "support/TestMain.h"

#include <QTest>

#include <algorithm>

using namespace leadline;
using namespace std::chrono_literals;
using app::VehicleStatus;
using mavlink::Address;
using test::autopilot;
using Contact = mavlink::VehicleState::Contact;

namespace {

constexpr Address own{254, 190};

struct VehicleConnectionBench {
    base::FakeClock clock;
    app::LiveLog log{clock, "Leadline/test"};
    test::ScriptedVehicle* vehicle = nullptr;
    VehicleStatus status;
    std::size_t published = 0;
    std::vector<std::string> sentences;
    app::VehicleConnection connection;

    explicit VehicleConnectionBench(std::optional<std::uint8_t> system = {})
        : VehicleConnectionBench(app::VehiclePlan{
              .url = *link::LinkUrl::parse("sim:vehicle"), .number = 3, .system = system})
    {
    }
    explicit VehicleConnectionBench(const app::VehiclePlan& plan)
        : connection(
              plan, log, clock,
              [this](ping::DeviceKind, base::Clock&) -> base::Result<std::unique_ptr<link::Peer>> {
                  auto made = std::make_unique<test::ScriptedVehicle>();
                  vehicle = made.get();
                  return std::unique_ptr<link::Peer>(std::move(made));
              },
              {.status =
                   [this](const VehicleStatus& each) {
                       status = each;
                       ++published;
                   },
               .happened = [this](const base::Message& each) { sentences.push_back(each.text()); }})
    {
        if (!connection.open())
            qFatal("the link does not open");
        clock.advance(0ms);
    }
    void record(const std::shared_ptr<test::FakeDisk>& disk)
    {
        log.recordTo([disk] { return std::make_unique<test::BlockingDisk>(disk); });
        log.recordSimulated(true);
    }
    /// A heartbeat each second, and what is said between them.
    void beatFor(int seconds, const std::function<void()>& between = {})
    {
        for (int i = 0; i < seconds; ++i) {
            vehicle->sendHeartbeat();
            if (between)
                between();
            clock.advance(1s);
        }
    }
    void sayAttitude(Address from, float yaw)
    {
        mavlink::Attitude attitude;
        attitude.timeBootMs = static_cast<std::uint32_t>(clock.now().sinceZero.count() / 1'000'000);
        attitude.yaw = yaw;
        vehicle->say(attitude, from);
    }
    /// After so long on its way.
    void answerTimesync(base::Duration after)
    {
        vehicle->answer = [this, after](const mavlink::Frame& frame) {
            const auto asked = mavlink::decodeAs<mavlink::Timesync>(frame);
            if (!asked || asked->tc1 != 0)
                return;
            const mavlink::Timesync reply{clock.now().sinceZero.count() + 5, asked->ts1, own.system,
                                          own.component};
            clock.after(after, [this, reply] { vehicle->say(reply); });
        };
    }
};

} // namespace

class VehicleConnectionTest : public QObject {
    Q_OBJECT

private slots:
    void aVehicleIsHeardLostAndBack()
    {
        VehicleConnectionBench bench;
        bench.clock.advance(5s);
        QCOMPARE(bench.status.link, link::Link::State::Open);
        QVERIFY(bench.status.contact == Contact::None && !bench.status.system);
        QVERIFY(!bench.status.stream);
        QCOMPARE(bench.log.log()->streamCount(), std::size_t{0});
        bench.vehicle->sendHeartbeat();
        bench.clock.advance(100ms);
        QVERIFY(bench.status.contact == Contact::Established);
        QCOMPARE(bench.status.system, std::optional<std::uint8_t>(1));
        QCOMPARE(bench.status.autopilots.at(1), std::string("ArduSub"));
        QVERIFY(bench.status.stream && bench.status.sentStream && bench.status.lastHeartbeat);
        bench.clock.advance(3300ms);
        QVERIFY(bench.status.contact == Contact::Established);
        bench.clock.advance(500ms);
        QVERIFY(bench.status.contact == Contact::Lost);
        bench.vehicle->sendHeartbeat();
        bench.clock.advance(100ms);
        QVERIFY(bench.status.contact == Contact::Established);
    }

    void newsComeSeldomAndHowManyMessagesMayCome()
    {
        VehicleConnectionBench bench;
        const std::size_t before = bench.published;
        for (int i = 0; i < 2000; ++i) {
            if (i % 200 == 0)
                bench.vehicle->sendHeartbeat();
            bench.sayAttitude(autopilot, 1);
            bench.clock.advance(5ms);
        }
        QVERIFY(bench.published - before >= 40);
        QVERIFY(bench.published - before <= 50);
        QVERIFY(std::abs(bench.status.rateHz - 201) < 5);
    }

    void lossIsThatOfTheLastSeconds()
    {
        VehicleConnectionBench bench;
        const auto tenth = [&](bool loses) {
            for (int i = 0; i < 100; ++i) {
                bench.sayAttitude(autopilot, 1);
                bench.clock.advance(10ms);
            }
            if (loses)
                bench.vehicle->lose(10);
        };
        bench.beatFor(1);
        for (int i = 0; i < 20; ++i) {
            bench.vehicle->sendHeartbeat();
            tenth(false);
        }
        QCOMPARE(bench.status.lossPercent, std::optional(0.0));
        QVERIFY(!bench.status.lossy);
        for (int i = 0; i < 20; ++i) {
            bench.vehicle->sendHeartbeat();
            tenth(true);
        }
        QVERIFY(std::abs(*bench.status.lossPercent - 9) < 1.5);
        QVERIFY(bench.status.lossy);
        for (int i = 0; i < 15; ++i) {
            bench.vehicle->sendHeartbeat();
            tenth(false);
        }
        QCOMPARE(bench.status.lossPercent, std::optional(0.0));
        QVERIFY(!bench.status.lossy);
    }

    void theRoundTripIsMeasuredAtTheChosenRate()
    {
        VehicleConnectionBench bench;
        bench.answerTimesync(8ms);
        bench.beatFor(10);
        QCOMPARE(bench.status.roundTrip, std::optional<base::Duration>(8ms));
        QCOMPARE(bench.status.timesyncPerSecond, 1);
        auto asked = bench.vehicle->heardOf(mavlink::Timesync::id).size();
        bench.connection.command(app::SetTimesyncRate{10});
        bench.beatFor(10);
        QCOMPARE(bench.status.timesyncPerSecond, 10);
        const auto more = bench.vehicle->heardOf(mavlink::Timesync::id).size();
        QVERIFY(more - asked >= 99 && more - asked <= 101);
        bench.connection.command(app::SetTimesyncRate{0});
        bench.beatFor(10);
        QCOMPARE(bench.vehicle->heardOf(mavlink::Timesync::id).size(), more);
        bench.connection.command(app::SetTimesyncRate{5});
        bench.beatFor(10);
        asked = bench.vehicle->heardOf(mavlink::Timesync::id).size();
        QVERIFY(asked - more >= 49 && asked - more <= 51);
    }

    void anotherSystemNeverChangesTheHeadingByItself()
    {
        VehicleConnectionBench bench;
        constexpr Address other{2, 1};
        const auto both = [&] {
            bench.sayAttitude(autopilot, 1);
            bench.vehicle->sendHeartbeat(other);
            bench.sayAttitude(other, 2);
        };
        bench.beatFor(3, both);
        const auto heading = [&] {
            return bench.connection.vehicle().vehicle().heading(bench.clock.now())->deg;
        };
        QCOMPARE(bench.status.autopilots.size(), std::size_t{2});
        QCOMPARE(bench.status.otherSystems, std::vector<std::uint8_t>{2});
        QVERIFY(!bench.status.isChosen);
        QVERIFY(std::abs(heading() - 57.3) < 0.1);
        // Nor when the first falls silent.
        for (int i = 0; i < 10; ++i) {
            bench.vehicle->sendHeartbeat(other);
            bench.sayAttitude(other, 2);
            bench.clock.advance(1s);
        }
        QCOMPARE(bench.status.system, std::optional<std::uint8_t>(1));
        QVERIFY(bench.status.contact == Contact::Lost);
        QVERIFY(!bench.connection.vehicle().vehicle().heading(bench.clock.now()));
        bench.connection.command(app::ChooseSystem{2});
        bench.beatFor(3, both);
        QCOMPARE(bench.status.system, std::optional<std::uint8_t>(2));
        QVERIFY(bench.status.isChosen && bench.status.contact == Contact::Established);
        QVERIFY(std::abs(heading() - 114.6) < 0.1);
    }

    void aSystemThatWasChosenBeforeIsWaitedFor()
    {
        VehicleConnectionBench bench(std::uint8_t{7});
        bench.beatFor(3);
        QCOMPARE(bench.status.system, std::optional<std::uint8_t>(7));
        QVERIFY(bench.status.contact == Contact::None && bench.status.isChosen);
        bench.vehicle->sendHeartbeat({7, 1});
        bench.clock.advance(100ms);
        QVERIFY(bench.status.contact == Contact::Established);
    }

    void messagesAreOrderedOnlyWhenThePilotSaysSo()
    {
        VehicleConnectionBench bench;
        bench.beatFor(15);
        QVERIFY(bench.status.onlyHeartbeats);
        QVERIFY(bench.vehicle->heardOf(mavlink::CommandLong::id).empty());
        bench.vehicle->answer = [&](const mavlink::Frame& frame) {
            const auto order = mavlink::decodeAs<mavlink::CommandLong>(frame);
            if (!order)
                return;
            const bool once = order->params[0] == float(mavlink::AutopilotVersion::id);
            QCOMPARE(order->command, std::uint16_t(once ? 512 : 511));
            if (once)
                bench.vehicle->say(mavlink::AutopilotVersion{});
            const bool isRefused = order->params[0] == float(mavlink::ScaledPressure3::id);
            mavlink::CommandAck ack;
            ack.command = order->command;
            ack.result = isRefused ? 3 : 0;
            bench.vehicle->say(ack);
        };
        bench.connection.command(app::RequestMessages{});
        bench.beatFor(3);
        QVERIFY(bench.status.intervalAnswers.has_value());
        QCOMPARE(bench.status.intervalAnswers->size(), bench.status.requestedIntervals);
        QCOMPARE(bench.vehicle->heardOf(mavlink::CommandLong::id).size(),
                 bench.status.requestedIntervals);
        QCOMPARE(bench.sentences.size(), std::size_t{1});
        QVERIFY2(bench.sentences[0].ends_with("messages: SCALED_PRESSURE3 not supported."),
                 bench.sentences[0].c_str());
        // What comes by now is not asked for, nor what was said once.
        const auto first = bench.status.requestedIntervals;
        bench.connection.command(app::RequestMessages{});
        bench.beatFor(1);
        const auto again = bench.status.requestedIntervals;
        QCOMPARE(again, first - 1);
        bench.beatFor(2, [&] { bench.sayAttitude(autopilot, 1); });
        bench.connection.command(app::RequestMessages{});
        bench.beatFor(1);
        QCOMPARE(bench.status.requestedIntervals, again - 1);
    }

    void pingsAndAnswersAreSwitched()
    {
        VehicleConnectionBench bench;
        bench.beatFor(3);
        QVERIFY(bench.vehicle->heardOf(mavlink::Ping::id).empty());
        bench.vehicle->answer = [&](const mavlink::Frame& frame) {
            if (const auto asked = mavlink::decodeAs<mavlink::Ping>(frame);
                asked && asked->targetSystem == 0)
                bench.clock.after(4ms, [&bench, asked] {
                    bench.vehicle->say(
                        mavlink::Ping{asked->timeUsec, asked->seq, own.system, own.component});
                });
        };
        bench.connection.command(app::PingOnce{});
        bench.beatFor(1);
        QVERIFY(!bench.status.pinging && bench.status.pingReplies);
        QCOMPARE(bench.status.pingReplies->size(), std::size_t{1});
        QVERIFY(bench.status.pingReplies->front().from == autopilot);
        QVERIFY(bench.status.pingReplies->front().roundTrip == 4ms);
        bench.vehicle->answer = {};
        bench.connection.command(app::PingOnce{});
        bench.beatFor(1);
        QVERIFY(bench.status.pinging && !bench.status.pingReplies);
        bench.beatFor(3);
        QVERIFY(!bench.status.pinging && bench.status.pingReplies &&
                bench.status.pingReplies->empty());
        auto pings = bench.vehicle->heardOf(mavlink::Ping::id).size();
        bench.connection.command(app::SetPingStream{true});
        bench.beatFor(5);
        const auto streamed = bench.vehicle->heardOf(mavlink::Ping::id).size() - pings;
        QVERIFY(streamed >= 5 && streamed <= 6);
        bench.connection.command(app::SetPingStream{false});
        bench.connection.command(app::SetAnswersPing{false});
        bench.connection.command(app::SetAnswersTimesync{true});
        bench.clock.advance(100ms);
        QVERIFY(!bench.status.pingStream && !bench.status.answersPing &&
                bench.status.answersTimesync);
        pings = bench.vehicle->heardOf(mavlink::Ping::id).size();
        bench.connection.command(app::SetTimesyncRate{0});
        const auto syncs = bench.vehicle->heardOf(mavlink::Timesync::id).size();
        bench.vehicle->say(mavlink::Ping{1, 2, 0, 0});
        bench.vehicle->say(mavlink::Timesync{0, 77, 0, 0});
        bench.clock.advance(100ms);
        QCOMPARE(bench.vehicle->heardOf(mavlink::Ping::id).size(), pings);
        QCOMPARE(bench.vehicle->heardOf(mavlink::Timesync::id).size(), syncs + 1);
    }

    void ourIdsHeardFromElsewhereAreSaid()
    {
        VehicleConnectionBench bench;
        bench.beatFor(2);
        QVERIFY(!bench.status.freeAddress);
        bench.vehicle->sendHeartbeat(own);
        bench.clock.advance(1s);
        QVERIFY(bench.status.freeAddress == (Address{253, 190}));
        QVERIFY(bench.status.own == own); // it is only offered
        QCOMPARE(bench.sentences,
                 std::vector<std::string>{"Another program also uses 254/190: 253/190 is free."});
        bench.connection.command(app::UseFreeAddress{});
        bench.beatFor(2);
        QVERIFY(!bench.status.freeAddress);
        QVERIFY(bench.status.own == (Address{253, 190}));
        QVERIFY(bench.vehicle->heardOf(mavlink::Heartbeat::id).back().sender() ==
                (Address{253, 190}));
    }

    void itBehavesAsItWasLeft()
    {
        VehicleConnectionBench bench({.url = *link::LinkUrl::parse("sim:vehicle"),
                                      .linkSettings = {.own = {251, 7},
                                                       .timesyncPerSecond = 5,
                                                       .answersTimesync = true,
                                                       .answersPing = false}});
        bench.beatFor(10);
        QVERIFY((bench.status.own == Address{251, 7}));
        QCOMPARE(bench.status.timesyncPerSecond, 5);
        QVERIFY(bench.status.answersTimesync && !bench.status.answersPing &&
                !bench.status.pingStream);
        QVERIFY(bench.vehicle->heard.front().frame().sender() == (Address{251, 7}));
        const auto asked = bench.vehicle->heardOf(mavlink::Timesync::id).size();
        QVERIFY(asked >= 45 && asked <= 51);
        bench.vehicle->say(mavlink::Ping{1, 2, 0, 0});
        bench.clock.advance(100ms);
        QVERIFY(bench.vehicle->heardOf(mavlink::Ping::id).empty());
        bench.connection.command(app::SetOwnAddress{{253, 190}});
        bench.beatFor(1);
        QVERIFY((bench.status.own == Address{253, 190}));
        QVERIFY(bench.vehicle->heard.back().frame().sender() == (Address{253, 190}));
    }

    void strictlyByVersion2NoOtherReplyCounts()
    {
        for (const bool strict : {false, true}) {
            VehicleConnectionBench bench(
                {.url = *link::LinkUrl::parse("sim:vehicle"), .strictVersion2 = strict});
            bench.vehicle->answer = [&](const mavlink::Frame& frame) {
                const auto asked = mavlink::decodeAs<mavlink::Timesync>(frame);
                if (asked && asked->tc1 == 0)
                    bench.clock.after(4ms, [&bench, asked] {
                        bench.vehicle->say(mavlink::Timesync{77, asked->ts1, 0, 0});
                    });
            };
            bench.beatFor(5);
            QCOMPARE(bench.status.roundTrip.has_value(), !strict);
            bench.connection.command(app::SetStrictVersion2{false});
            bench.beatFor(5);
            QVERIFY(bench.status.roundTrip.has_value());
        }
    }

    void withAKeyEverythingIsSignedAndTheRestRefused()
    {
        mavlink::SigningKey key{};
        key.fill(std::byte{7});
        mavlink::SigningKey other{};
        VehicleConnectionBench bench;
        bench.beatFor(2);
        QVERIFY(!bench.status.signatures.hasKey && bench.status.contact == Contact::Established);
        QVERIFY(!bench.vehicle->heard.back().frame().isSigned());
        bench.connection.command(app::SetSigningKey{key, 0});
        bench.clock.advance(5s);
        QVERIFY(bench.status.signatures.hasKey && bench.status.contact == Contact::Lost);
        QVERIFY(bench.vehicle->heard.back().frame().isSigned());
        QVERIFY(bench.status.signatures.lastSigned > 0);
        mavlink::SignatureChecker checker(key);
        const auto now = mavlink::signingTime(std::chrono::system_clock::now().time_since_epoch());
        QVERIFY(checker.check(bench.vehicle->heard.back().frame(), now) ==
                mavlink::Trust::Verified);
        bench.beatFor(3); // unsigned
        QCOMPARE(bench.status.signatures.missing, std::uint64_t{3});
        QVERIFY(bench.status.contact == Contact::Lost);
        mavlink::Signer wrong(other, 1);
        mavlink::Signer right(key, 1);
        const mavlink::Heartbeat beat{19, 12, 3, 0xc1, 4, 3};
        for (std::uint8_t i = 0; i < 12; ++i)
            bench.vehicle->sayBytes(wrong.encode({autopilot, i}, beat, now));
        const auto good = right.encode({autopilot, 20}, beat, now);
        bench.vehicle->sayBytes(good);
        bench.vehicle->sayBytes(good); // recorded and sent again
        bench.clock.advance(500ms);
        QCOMPARE(bench.status.signatures.wrong, std::uint64_t{12});
        QCOMPARE(bench.status.signatures.verified, std::uint64_t{1});
        QCOMPARE(bench.status.signatures.repeated, std::uint64_t{1});
        QCOMPARE(bench.status.signatures.refused(), std::uint64_t{16});
        QVERIFY(bench.status.contact == Contact::Established);
        bench.connection.command(app::SetSigningKey{});
        bench.beatFor(2);
        QVERIFY(!bench.status.signatures.hasKey && bench.status.signatures.refused() == 0);
        QVERIFY(!bench.vehicle->heard.back().frame().isSigned());
        QVERIFY(bench.status.contact == Contact::Established);
    }

    // Everything that is shown is drawn from the log.
    void whatIsRefusedIsNotInTheLogAndRecordedApart()
    {
        const mavlink::SigningKey key{std::byte{1}, std::byte{2}};
        const auto disk = std::make_shared<test::FakeDisk>();
        app::VehiclePlan plan{.url = *link::LinkUrl::parse("sim:vehicle"), .number = 3};
        plan.key = key;
        VehicleConnectionBench bench(plan);
        bench.log.recordTo([disk] { return std::make_unique<test::BlockingDisk>(disk); });
        bench.log.recordSimulated(true);
        mavlink::Signer signer(key, 1);
        const auto now = mavlink::signingTime(std::chrono::system_clock::now().time_since_epoch());
        const mavlink::Heartbeat beat{19, 12, 3, 0xc1, 4, 3};
        const auto good = signer.encode({autopilot, 0}, beat, now);
        bench.vehicle->sayBytes(good);
        bench.clock.advance(100ms);
        bench.vehicle->sayBytes(good);
        bench.sayAttitude(autopilot, 1.5F);
        bench.clock.advance(1s);
        QCOMPARE(bench.status.signatures.refused(), std::uint64_t{2});
        const log::StreamNumber stream = *bench.status.stream;
        QCOMPARE(test::mavlinkOf(*bench.log.log(), stream), test::asArray(good));
        QVERIFY(bench.log.log()->stream(stream).series(mavlink::Attitude::id) == nullptr);
        bench.log.finish();
        const auto topics = test::rawTopics(disk->only().bytes);
        QCOMPARE(topics.at("mavlink_raw/out"), test::asArray(good));
        QVERIFY(topics.at("mavlink_raw/refused").startsWith(test::asArray(good)));
        QVERIFY(topics.at("mavlink_raw/refused").size() > test::asArray(good).size());
        // What is opened has the one stream only.
        const auto recording = test::indexed(disk->only().bytes, "a.mcap");
        const log::Log& opened = recording->log();
        std::uint64_t received = 0;
        for (std::uint64_t i = 0; i < opened.frameCount(); ++i)
            if (!opened.stream(opened.entry(i)->stream).sent())
                ++received;
        QCOMPARE(received, std::uint64_t{1});
    }

    void aRebootIsSaid()
    {
        VehicleConnectionBench bench;
        bench.beatFor(1);
        mavlink::SystemTime time{0, 600'000};
        bench.vehicle->say(time);
        // One that was late is no sign of it.
        for (const std::uint32_t ms : {2'000U, 601'000U, 2'000U, 3'000U, 4'000U}) {
            QVERIFY(bench.sentences.empty());
            bench.clock.advance(1s);
            time.timeBootMs = ms;
            bench.vehicle->say(time);
        }
        bench.clock.advance(1s);
        QCOMPARE(bench.sentences, std::vector<std::string>{"The autopilot restarted."});
    }

    void aLinkThatGoesAndComesIsRecorded()
    {
        const auto disk = std::make_shared<test::FakeDisk>();
        VehicleConnectionBench bench;
        bench.record(disk);
        bench.beatFor(2);
        auto* link = qobject_cast<link::SimLink*>(bench.connection.openLink());
        QVERIFY(link != nullptr);
        link->unplug();
        bench.clock.advance(2s);
        link->plugIn();
        bench.beatFor(2);
        bench.log.finish();
        QStringList reported;
        for (const QJsonObject& each : test::eventsOf(*disk))
            if (each["name"] == "link")
                reported += each["text"].toString();
        QCOMPARE(reported,
                 (QStringList{"The simulated cable is unplugged.", "The link is open again."}));
    }

    /// A text is cut at 50 bytes, wherever that is.
    void aTextThatIsCutInALetterIsReadable()
    {
        const auto disk = std::make_shared<test::FakeDisk>();
        VehicleConnectionBench bench;
        bench.record(disk);
        bench.beatFor(1);
        mavlink::StatusText text;
        text.severity = 4;
        const std::string_view cut = "Akku fast leer, bitte auftauchen, schlie\xc3\x9f\xc3";
        std::ranges::copy(cut, text.text.begin());
        bench.vehicle->say(text);
        bench.beatFor(1);
        bench.log.finish();
        const QByteArray whole = QByteArray::fromStdString(std::string(cut));
        QVERIFY(test::rawTopics(disk->only().bytes).at("mavlink_raw/out").contains(whole));
        QStringList reported;
        for (const QJsonObject& each : test::eventsOf(*disk))
            if (each["name"] == "statustext")
                reported += each["text"].toString();
        QCOMPARE(reported, QStringList(QString::fromUtf8(
                               "Akku fast leer, bitte auftauchen, schlie\xc3\x9f\xef\xbf\xbd")));
    }

    void bytesThatAreNoMavlinkAreSaid()
    {
        VehicleConnectionBench bench;
        QVERIFY(!bench.status.unreadable);
        const std::vector noise(100, std::byte{0x55});
        for (int i = 0; i < 10; ++i) {
            bench.vehicle->sayBytes(noise);
            bench.clock.advance(300ms);
        }
        QVERIFY(bench.status.unreadable && bench.status.contact == Contact::None);
        // What came then says nothing of what comes now.
        bench.clock.advance(5s);
        QVERIFY(!bench.status.unreadable);
    }

    void allThatTheSimulatedVehicleSaysIsInTheLog()
    {
        base::FakeClock clock;
        test::SpyPeer* peer = nullptr;
        app::LiveLog log(clock, "Leadline/test");
        VehicleStatus status;
        app::VehicleConnection connection(
            {.url = *link::LinkUrl::parse("sim:vehicle")}, log, clock,
            [&](ping::DeviceKind kind,
                base::Clock& its) -> base::Result<std::unique_ptr<link::Peer>> {
                auto made = test::spyDevice(kind, its);
                peer = made.get();
                return std::unique_ptr<link::Peer>(std::move(made));
            },
            {.status = [&](const VehicleStatus& each) { status = each; }, .happened = {}});
        QVERIFY(connection.open().ok());
        std::vector<double> headings;
        for (int i = 0; i < 60; ++i) {
            clock.advance(1s);
            if (const auto heading = connection.vehicle().vehicle().heading(clock.now()))
                headings.push_back(heading->deg);
        }
        // It is on a course, and turns slowly.
        const auto [least, most] = std::ranges::minmax(headings);
        QVERIFY(headings.size() > 55 && most - least > 5 && most - least < 90);
        const auto depth = connection.vehicle().vehicle().depth(clock.now());
        QVERIFY(depth && depth->m > 5 && depth->m < 8);
        QVERIFY(status.contact == Contact::Established && status.simulated &&
                !status.onlyHeartbeats);
        QVERIFY(status.rateHz > 20 && status.lossPercent == 0.0 && status.roundTrip);
        QVERIFY(peer->said.size() > 10'000);
        QCOMPARE(test::mavlinkOf(*log.log(), *status.stream), peer->said);
        QVERIFY(log.log()->stream(*status.stream).simulated());
        QVERIFY(log.log()->inTimeOrder());
        auto* cable = qobject_cast<link::SimLink*>(connection.openLink());
        cable->unplug();
        clock.advance(5s);
        QVERIFY(status.contact == Contact::Lost && status.link == link::Link::State::Waiting);
        QVERIFY(!status.reason.empty());
        cable->plugIn();
        clock.advance(5s);
        QVERIFY(status.contact == Contact::Established && status.link == link::Link::State::Open);
        bool gone = false;
        connection.leave([&] { gone = true; });
        clock.advance(200ms);
        QVERIFY(gone);
    }
};

LEADLINE_GUILESS_TEST(VehicleConnectionTest)
#include "tst_vehicleconnection.moc"
