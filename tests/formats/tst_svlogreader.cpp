// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/VehicleTrack.h"
#include "formats/Recording.h"
#include "io/Crc32.h"
#include "mavlink/Codec.h"
#include "mavlink/Message.h"
#include "ping/Codec.h"
#include "ping/Common.h"
#include "ping/Ping1d.h"
#include "ping/Ping360.h"
#include "ping/cerulean/ChannelData.h"
#include "ping/cerulean/Container.h"
#include "ping/omniscan3d/Omniscan3d.h"
#include "ping/omniscan450/Omniscan450.h"
#include "ping/s500/S500.h"
#include "ping/surveyor240/Surveyor240.h"
#include "support/IndexedRecording.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace leadline;
using namespace std::chrono_literals;
using Bytes = std::vector<std::byte>;
using ping::DeviceKind;

namespace {

Bytes device(std::uint8_t type, std::uint8_t source)
{
    ping::common::DeviceInformation message;
    message.deviceType = type;
    return ping::encodeFrame(message, source);
}

Bytes profile(std::uint8_t source, std::uint32_t number)
{
    static const std::vector<std::uint8_t> data(20, 5);
    ping::ping1d::Profile message;
    message.pingNumber = number;
    message.profileData = data;
    return ping::encodeFrame(message, source);
}

Bytes svlogSpoke(std::uint8_t source, std::uint16_t angle)
{
    static const std::vector<std::uint8_t> data(20, 6);
    ping::ping360::DeviceData message;
    message.angle = angle;
    message.data = data;
    return ping::encodeFrame(message, source);
}

std::unique_ptr<formats::Recording> openSvlog(const Bytes& bytes)
{
    return test::indexed(bytes, "a.svlog");
}

/// A frame of JSON, in which quotes are written as apostrophes.
Bytes json(std::string text, std::uint8_t source = 0)
{
    std::ranges::replace(text, '\'', '"');
    return ping::encodeFrame(ping::cerulean::JsonWrapper::id, std::as_bytes(std::span(text)),
                             source, 255);
}

/// A session header with the devices' JSON, at noon plus `minute`.
Bytes session(std::string_view devices, int minute = 0)
{
    return json("{'session_id':1,'session_devices':[" + std::string(devices) +
                "],'sonarlink_version':'1.2','timestamp':'2026-06-01T14:0" +
                std::to_string(minute) + ":00.250+02:00'}");
}

constexpr std::string_view s500As1 = "{'device_id':1,'product_id':'s500'}";
constexpr std::string_view twoOmniscans =
    "{'device_id':1,'product_id':'os450','nickname':'port side'},"
    "{'device_id':2,'product_id':'os450'}";

Bytes profile6(std::uint8_t source, std::uint32_t ms)
{
    static const std::vector<std::uint8_t> results(8, 0x40);
    ping::s500::Profile6 message;
    message.timestampMsec = ms;
    message.startMm = 0;
    message.lengthMm = 20'000;
    message.minPwrDb = -100;
    message.maxPwrDb = -10;
    message.numResults = 4;
    message.pwrResults.bytes = results;
    return ping::encodeFrame(message, source);
}

Bytes sideScan(std::uint8_t source, std::uint8_t channel, std::uint32_t ms)
{
    ping::omniscan450::MonoProfile message;
    message.timestampMs = ms;
    message.channelNumber = channel;
    message.lengthMm = 20'000;
    return ping::encodeFrame(message, source);
}

/// A message of system 1, component 1, with fields in which quotes are written as apostrophes.
Bytes vehicle(std::string fields)
{
    std::string text = "{'header':{'system_id':1,'component_id':1,'sequence':77},'message':{" +
                       std::move(fields) + "}}";
    std::ranges::replace(text, '\'', '"');
    return ping::encodeFrame(ping::cerulean::MavlinkJson::id, std::as_bytes(std::span(text)), 3);
}

Bytes nmea(std::string_view sentence)
{
    return ping::encodeFrame(ping::cerulean::NmeaSentence::id, std::as_bytes(std::span(sentence)),
                             4);
}

/// The last message of that kind.
template<class M>
M newest(const formats::Recording& recording)
{
    std::optional<M> found;
    std::vector<std::byte> scratch;
    for (std::uint64_t i = 0; i < recording.log().frameCount(); ++i)
        if (recording.log().entry(i)->messageId == M::id)
            if (const auto frame = recording.log().readMavlink(i, scratch))
                found = mavlink::decodePayload<M>(frame->payload());
    return found.value_or(M());
}

/// One gzip member.
Bytes gzip(const Bytes& bytes)
{
    // The raw deflate stream lies between a length of 4 bytes, a head of 2, and a sum of 4.
    const QByteArray zlib = qCompress(reinterpret_cast<const uchar*>(bytes.data()),
                                      static_cast<qsizetype>(bytes.size()));
    Bytes member{std::byte{0x1f}, std::byte{0x8b}, std::byte{8}};
    member.resize(10);
    base::append(member, std::as_bytes(std::span(zlib))
                             .subspan(6)
                             .first(static_cast<std::size_t>(zlib.size()) - 10));
    base::appendLittle(member, io::crc32(bytes));
    base::appendLittle(member, static_cast<std::uint32_t>(bytes.size()));
    return member;
}

Bytes altitude(std::uint8_t source)
{
    return test::distanceSimple(4321, 87, source);
}

constexpr std::chrono::milliseconds noon{1'780'315'200'250};

log::Time timeOf(const formats::Recording& recording, std::uint64_t frame)
{
    return recording.log().timeOf(frame).value_or(log::Time::min());
}

Bytes concatenated(std::initializer_list<Bytes> parts)
{
    Bytes all;
    for (const Bytes& part : parts)
        base::append(all, part);
    return all;
}

} // namespace

class SvlogReaderTest : public QObject {
    Q_OBJECT

private slots:
    void framesComeATenthOfASecondApart()
    {
        const auto recording =
            openSvlog(concatenated({profile(1, 0), profile(1, 1), profile(1, 2)}));
        QVERIFY(recording);
        QVERIFY(recording->format() == log::Format::Svlog);
        QCOMPARE(recording->log().timeOf(2), std::optional<log::Time>(200ms));
        QCOMPARE(recording->duration(), log::Time(200ms));
        QVERIFY(recording->counts().untimed);
        QVERIFY(!recording->startLocal());
        QVERIFY(!recording->counts().truncated);
    }

    void aMessagesOwnStampCounts()
    {
        const auto stamped = [](std::uint32_t ms) {
            Bytes payload(66);
            base::storeLittle(std::span(payload), 24, ms);
            return ping::encodeFrame(1308, payload, 1);
        };
        const auto recording =
            openSvlog(concatenated({stamped(5000), stamped(5250), stamped(7000)}));
        QVERIFY(recording);
        QCOMPARE(recording->log().timeOf(1), std::optional<log::Time>(250ms));
        QCOMPARE(recording->duration(), log::Time(2s));
        QVERIFY(recording->log().stream(0).kind() == ping::Family::S500);
    }

    void anUnfinishedFrameAtTheEndIsSkippedAndSaid()
    {
        Bytes bytes = concatenated({profile(1, 0), profile(1, 1)});
        bytes.resize(bytes.size() - 7);
        const auto recording = openSvlog(bytes);
        QVERIFY(recording);
        QCOMPARE(recording->log().frameCount(), std::uint64_t{1});
        QVERIFY(recording->counts().truncated);
        QCOMPARE(recording->counts().bytesSkipped, std::uint64_t{profile(1, 1).size() - 7});
    }

    void shapesTellTheFamilyWhereNobodySays()
    {
        const auto recording =
            openSvlog(concatenated({profile(1, 0), svlogSpoke(2, 10), profile(1, 1)}));
        QVERIFY(recording);
        QCOMPARE(recording->log().streamCount(), std::size_t{2});
        QVERIFY(recording->log().stream(0).kind() == ping::Family::Ping1D);
        QVERIFY(recording->log().stream(1).kind() == ping::Family::Ping360);
        QCOMPARE(recording->log().stream(0).pings().size(), std::uint64_t{2});
    }

    void twoFamiliesWithTheSameIdAreTwoStreams()
    {
        const auto recording = openSvlog(concatenated(
            {profile(1, 0), device(2, 1), profile(1, 1), svlogSpoke(1, 0), profile(1, 2)}));
        QVERIFY(recording);
        const log::Log& log = recording->log();
        QCOMPARE(log.streamCount(), std::size_t{2});
        QVERIFY(log.stream(0).kind() == ping::Family::Ping1D);
        QCOMPARE(log.stream(0).pings().size(), std::uint64_t{3});
        QVERIFY(!log.stream(0).device());
        QVERIFY(log.stream(1).kind() == ping::Family::Ping360);
        QCOMPARE(log.stream(1).pings().size(), std::uint64_t{1});
        QCOMPARE(log.stream(1).device()->type, std::uint8_t{2});
    }

    void aDeviceOfAnUnknownTypeIsWhatHasNoPublishedOne()
    {
        const auto recording = openSvlog(concatenated(
            {device(77, 1), ping::encodeFrame(ping::omniscan3d::PointSet{}, 1), profile(1, 0)}));
        QVERIFY(recording);
        QCOMPARE(recording->log().streamCount(), std::size_t{2});
        QVERIFY(recording->log().stream(1).kind() == ping::Family::Omniscan3D);
        QVERIFY(recording->log().stream(0).kind() == ping::Family::Unknown);
    }

    void twoDevicesOneAfterTheOtherAreTwoStreams()
    {
        const auto recording = openSvlog(concatenated(
            {device(1, 0), profile(0, 0), device(2, 0), svlogSpoke(0, 1), svlogSpoke(0, 2)}));
        QVERIFY(recording);
        QCOMPARE(recording->log().streamCount(), std::size_t{2});
        QCOMPARE(recording->log().stream(0).pings().size(), std::uint64_t{1});
        QCOMPARE(recording->log().stream(1).pings().size(), std::uint64_t{2});
        QCOMPARE(formats::streamName(recording->log(), 0), std::string("ping1d"));
        QCOMPARE(formats::streamName(recording->log(), 1), std::string("ping360"));
    }

    void theOlderEchosounderSaysFirmwareZeroZero()
    {
        const auto recording = openSvlog(
            concatenated({ping::encodeFrame(ping::ping1d::FirmwareVersion{0, 0, 3, 28}, 1),
                          ping::encodeFrame(999, {}, 1)}));
        QVERIFY(recording);
        QCOMPARE(recording->log().streamCount(), std::size_t{1});
        QVERIFY(recording->log().stream(0).kind() == ping::Family::Ping1D);
    }

    void unknownMessagesStayRawAndCounted()
    {
        const auto recording = openSvlog(concatenated({ping::encodeFrame(40000, Bytes(9), 7)}));
        QVERIFY(recording);
        QVERIFY(recording->log().stream(0).kind() == ping::Family::Unknown);
        QCOMPARE(formats::streamName(recording->log(), 0), std::string("other"));
        QCOMPARE(recording->log().stream(0).series(40000)->size(), std::uint64_t{1});
    }

    void aProfileOfPingHfIsNoSpoke()
    {
        Bytes all;
        for (std::uint32_t i = 0; i < 20; ++i)
            base::append(all, test::pingHfProfile(i, test::someSamples(100, i)));
        const auto recording = openSvlog(all);
        QVERIFY(recording);
        QCOMPARE(recording->log().streamCount(), std::size_t{1});
        const log::Stream& stream = recording->log().stream(0);
        QVERIFY(stream.kind() == ping::Family::Unknown);
        QCOMPARE(stream.series(2300)->size(), std::uint64_t{20});
        QCOMPARE(stream.pings().size(), std::uint64_t{0});
    }

    void amongSpokesItStaysRaw_data()
    {
        QTest::addColumn<bool>("said");
        QTest::newRow("by shape") << false;
        QTest::newRow("by the device's word") << true;
    }
    void amongSpokesItStaysRaw()
    {
        QFETCH(const bool, said);
        const auto recording =
            openSvlog(concatenated({said ? device(2, 0) : svlogSpoke(0, 5), svlogSpoke(0, 10),
                                    test::pingHfProfile(7, test::someSamples(100, 1)),
                                    svlogSpoke(0, 11), svlogSpoke(0, 12)}));
        QVERIFY(recording);
        QCOMPARE(recording->log().streamCount(), std::size_t{2});
        QVERIFY(recording->log().stream(0).kind() == ping::Family::Ping360);
        QCOMPARE(recording->log().stream(0).pings().size(), std::uint64_t{said ? 3U : 4U});
        QVERIFY(recording->log().stream(1).kind() == ping::Family::Unknown);
        QCOMPARE(recording->log().stream(1).series(2300)->size(), std::uint64_t{1});
        QCOMPARE(recording->log().stream(1).pings().size(), std::uint64_t{0});
    }

    void aSpokeThatIsCutShortIsOneStill()
    {
        const auto recording = openSvlog(
            concatenated({device(2, 0), test::Spoke360{.angleGrad = 7,
                                                       .samples = test::someSamples(60, 1),
                                                       .claimed = std::uint16_t{1200},
                                                       .source = 0}
                                            .frame()}));
        QVERIFY(recording);
        QCOMPARE(recording->log().streamCount(), std::size_t{1});
        QCOMPARE(recording->log().stream(0).pings().size(), std::uint64_t{1});
    }

    void whatFamiliesShareProvesNoneAlone()
    {
        // An S500's altitude is as a Ping1D's distance_simple, until it says what only it has.
        const Bytes altitude = test::distanceSimple(4321, 87, 0);
        const auto s500 = openSvlog(
            concatenated({altitude, altitude, test::pingFrame(1308, Bytes(66), 0), altitude}));
        QVERIFY(s500);
        QCOMPARE(s500->log().streamCount(), std::size_t{1});
        QVERIFY(s500->log().stream(0).kind() == ping::Family::S500);
        QCOMPARE(s500->log().stream(0).series(1211)->size(), std::uint64_t{3});
        // Alone it is the Ping1D's, which most have.
        const auto ping1d = openSvlog(concatenated({altitude, profile(0, 1), altitude}));
        QCOMPARE(ping1d->log().streamCount(), std::size_t{1});
        QVERIFY(ping1d->log().stream(0).kind() == ping::Family::Ping1D);
        // Beside a Ping360 of the same address it stays that of an echosounder.
        const auto both = openSvlog(concatenated({altitude, svlogSpoke(0, 1), altitude}));
        QCOMPARE(both->log().streamCount(), std::size_t{2});
        QVERIFY(both->log().stream(0).kind() == ping::Family::Ping1D);
        QCOMPARE(both->log().stream(0).series(1211)->size(), std::uint64_t{2});
    }

    void twoOfAKindAreNumbered()
    {
        const auto recording =
            openSvlog(concatenated({svlogSpoke(1, 0), svlogSpoke(2, 0), svlogSpoke(3, 0)}));
        QVERIFY(recording);
        QCOMPARE(formats::streamName(recording->log(), 2), std::string("ping360-3"));
    }

    void aSessionHeaderSaysTheDate()
    {
        const auto recording =
            openSvlog(concatenated({session(s500As1), profile6(1, 61'000), profile6(1, 61'250)}));
        QVERIFY(recording);
        QCOMPARE(recording->counts().startUtc, std::optional<std::chrono::nanoseconds>(noon));
        QCOMPARE(timeOf(*recording, 1), log::Time(0ms));
        QCOMPARE(timeOf(*recording, 2), log::Time(250ms));
        QVERIFY(recording->counts().untimed);
        QCOMPARE(recording->contents().library, std::string("SonarLink 1.2"));
    }

    void aSessionHeaderNamesTheDevices()
    {
        const auto recording = openSvlog(
            concatenated({session(twoOmniscans), altitude(2), ping::encodeFrame(999, {}, 1)}));
        QVERIFY(recording);
        const log::Log& log = recording->log();
        QCOMPARE(log.streamCount(), std::size_t{3});
        // The header itself belongs to no sonar.
        QVERIFY(log.stream(0).kind() == ping::Family::Unknown);
        QVERIFY(log.stream(1).kind() == ping::Family::Omniscan450);
        QCOMPARE(log.stream(1).source(), std::uint8_t{2});
        QCOMPARE(log.stream(2).label().name, std::string("port side"));
    }

    void aDeviceWithoutAnIdIsTheOnlyOne()
    {
        const auto recording = openSvlog(
            concatenated({session("{'url':'tcp://x','product_id':'mbes24016'}"),
                          ping::encodeFrame(ping::cerulean::EndPingInfo{.pwrUpMsec = 5}, 0),
                          ping::encodeFrame(ping::cerulean::EndPingInfo{.pwrUpMsec = 905}, 0)}));
        QVERIFY(recording);
        QVERIFY(recording->log().stream(1).kind() == ping::Family::Surveyor240);
        QCOMPARE(timeOf(*recording, 2), log::Time(900ms));
    }

    void aVehicleWithoutRecordedHeartbeatsHasItsHeading()
    {
        const Bytes attitude = vehicle("'type':'ATTITUDE','time_boot_ms':0,'roll':0,'pitch':0,"
                                       "'yaw':1.5,'rollspeed':0,'pitchspeed':0,'yawspeed':0");
        Bytes bytes = session(s500As1);
        for (std::uint32_t ms = 1000; ms <= 2000; ms += 200) {
            base::append(bytes, profile6(1, ms));
            base::append(bytes, attitude);
        }
        const auto recording = openSvlog(bytes);
        echo::VehicleTrack track(recording->log());
        QVERIFY(track.link().has_value());
        const auto heading = track.headingAt(log::Time{500ms});
        QVERIFY(heading && std::abs(heading->deg - mavlink::degrees(1.5)) < 1e-3);
    }

    void sideInTheHeaderIsInTheName()
    {
        const auto recording = openSvlog(concatenated(
            {session("{'device_id':1,'product_id':'os450','options':{'transducer_deg':-90}},"
                     "{'device_id':2,'product_id':'os450','nickname':'Fish','options':"
                     "{'transducer_deg':90}},{'device_id':3,'product_id':'s500','options':"
                     "{'transducer_deg':90}}"),
             sideScan(1, 255, 1000), sideScan(2, 255, 1000), profile6(3, 1000)}));
        const log::Log& log = recording->log();
        std::map<std::uint8_t, std::string> names;
        for (log::StreamNumber i = 0; i < log.streamCount(); ++i)
            names[log.stream(i).source()] = log.stream(i).label().name;
        QCOMPARE(names[1], std::string("port"));
        QCOMPARE(names[2], std::string("starboard (Fish)"));
        QCOMPARE(names[3], std::string());
    }

    void aDevicesWordCountsMoreThanTheHeader()
    {
        const auto recording =
            openSvlog(concatenated({session(s500As1), device(101, 1), sideScan(1, 0, 5)}));
        QVERIFY(recording);
        QVERIFY(recording->log().stream(1).kind() == ping::Family::Omniscan450);
        QCOMPARE(recording->log().stream(1).pings().size(), std::uint64_t{1});
    }

    void aPingUnderTheWrongIdIsThatOfItsFamily()
    {
        const auto recording = openSvlog(
            concatenated({session(s500As1), profile6(1, 0), sideScan(1, 0, 5), profile6(1, 100)}));
        QVERIFY(recording);
        QCOMPARE(recording->log().streamCount(), std::size_t{3});
        QVERIFY(recording->log().stream(1).kind() == ping::Family::S500);
        QCOMPARE(recording->log().stream(1).pings().size(), std::uint64_t{2});
        QVERIFY(recording->log().stream(2).kind() == ping::Family::Omniscan450);
        QCOMPARE(recording->log().stream(2).pings().size(), std::uint64_t{1});
    }

    void twoDevicesInBatchesAreSortedByTheirOwnClocks()
    {
        const auto recording = openSvlog(
            concatenated({session(twoOmniscans), sideScan(1, 0, 120'000), sideScan(1, 0, 120'100),
                          sideScan(1, 0, 120'200), sideScan(2, 1, 7000), sideScan(2, 1, 7100)}));
        QVERIFY(recording);
        QVERIFY(recording->log().inTimeOrder());
        QCOMPARE(timeOf(*recording, 5), log::Time(200ms));
        const log::PingSeries& second = recording->log().stream(2).pings();
        QCOMPARE(timeOf(*recording, second.at(0)->frame), log::Time(0ms));
        QCOMPARE(timeOf(*recording, second.at(1)->frame), log::Time(100ms));
    }

    void twoUnitsUnderOneIdHaveClocksOfTheirOwn()
    {
        const auto recording = openSvlog(
            concatenated({session(twoOmniscans), sideScan(1, 0, 500'000), sideScan(1, 1, 1000),
                          sideScan(1, 0, 500'300), sideScan(1, 1, 1300)}));
        QVERIFY(recording);
        QCOMPARE(recording->duration(), log::Time(300ms));
    }

    void framesWithoutATimeLieBetweenTheirNeighbours()
    {
        const auto recording =
            openSvlog(concatenated({session(s500As1), profile6(1, 1000), profile6(1, 3000),
                                    altitude(1), profile6(1, 4000)}));
        QVERIFY(recording);
        QCOMPARE(timeOf(*recording, 3), log::Time(2s));
        QCOMPARE(recording->log().entry(3)->messageId, std::uint16_t{1211});
    }

    void aDeviceThatRestartsGoesOn()
    {
        const auto recording = openSvlog(concatenated(
            {profile6(1, 500'000), profile6(1, 501'000), profile6(1, 20), profile6(1, 1020)}));
        QVERIFY(recording);
        QCOMPARE(timeOf(*recording, 2), log::Time(1s));
        QCOMPARE(timeOf(*recording, 3), log::Time(2s));
    }

    void aClockOf32BitsBeginsAgain()
    {
        const auto recording =
            openSvlog(concatenated({profile6(1, 0xffffff00U), profile6(1, 0x100)}));
        QVERIFY(recording);
        QCOMPARE(recording->duration(), log::Time(512ms));
    }

    void eachSessionHeaderStartsOver()
    {
        const auto recording = openSvlog(
            concatenated({session(s500As1), profile6(1, 100), profile6(1, 1100),
                          session(twoOmniscans, 3), sideScan(1, 0, 77), sideScan(1, 0, 177)}));
        QVERIFY(recording);
        const log::Log& log = recording->log();
        QVERIFY(log.stream(1).kind() == ping::Family::S500);
        QCOMPARE(log.stream(1).pings().size(), std::uint64_t{2});
        QVERIFY(log.stream(2).kind() == ping::Family::Omniscan450);
        QCOMPARE(timeOf(*recording, 4), log::Time(3min));
        QCOMPARE(timeOf(*recording, 5), log::Time(3min + 100ms));
        QCOMPARE(recording->clock().utcOfZeroAt(log::Time(3min)),
                 std::optional<std::chrono::nanoseconds>(noon));
    }

    void aSessionWhoseClockWasSetBackFollows()
    {
        const auto recording =
            openSvlog(concatenated({session(s500As1, 5), profile6(1, 0), profile6(1, 1000),
                                    session(s500As1, 1), profile6(1, 0)}));
        QVERIFY(recording);
        QCOMPARE(timeOf(*recording, 4), log::Time(1s));
        QCOMPARE(recording->clock().utcOfZeroAt(log::Time(1s)),
                 std::optional<std::chrono::nanoseconds>(noon + 1min - 1s));
    }

    void theSonarsUtcCountsMoreThanTheHeaders()
    {
        using ping::cerulean::EndPingInfo;
        constexpr std::uint64_t utcMs = 1'780'000'000'123;
        const auto recording = openSvlog(
            concatenated({session("{'device_id':1,'product_id':'mbes24016'}"),
                          // Nobody told this sonar the time yet.
                          ping::encodeFrame(EndPingInfo{.pwrUpMsec = 1000, .utcMsec = 123}, 1),
                          ping::encodeFrame(EndPingInfo{.pwrUpMsec = 3000, .utcMsec = utcMs}, 1)}));
        QVERIFY(recording);
        QCOMPARE(recording->counts().startUtc,
                 std::optional<std::chrono::nanoseconds>(std::chrono::milliseconds(utcMs) - 2s));
    }

    void hostileHeadersAreNoSessions_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("not JSON") << QByteArray("\xff\xfe{");
        QTest::newRow("deep") << "{'session_id':" + QByteArray(20'000, '[');
        QTest::newRow("no session") << QByteArray("{'session_devices':[{'product_id':'s500'}]}");
        QTest::newRow("an array") << QByteArray("['session_id']");
    }
    void hostileHeadersAreNoSessions()
    {
        QFETCH(const QByteArray, text);
        const auto recording = openSvlog(concatenated(
            {json({text.data(), static_cast<std::size_t>(text.size())}), altitude(1)}));
        QVERIFY(recording);
        QVERIFY(!recording->counts().startUtc);
        QVERIFY(recording->log().stream(1).kind() == ping::Family::Ping1D);
    }

    void aTimeWithoutAZoneHasItsOffsetBesideIt_data()
    {
        QTest::addColumn<QString>("offset");
        QTest::addColumn<bool>("hasDate");
        QTest::newRow("minutes ahead of UTC") << "120" << true;
        QTest::newRow("a number of a Python script") << "120.0" << true;
        QTest::newRow("no offset") << "null" << false;
        QTest::newRow("text") << "'120'" << false;
        QTest::newRow("more than any zone has") << "100000" << false;
    }

    void aTimeWithoutAZoneHasItsOffsetBesideIt()
    {
        QFETCH(QString, offset);
        QFETCH(bool, hasDate);
        const auto recording = openSvlog(concatenated(
            {json("{'session_id':1,'session_devices':[],'timestamp':'2026-06-01T14:00:00',"
                  "'timestamp_timezone_offset':" +
                  offset.toStdString() + '}'),
             profile6(1, 4)}));
        QVERIFY(recording);
        QCOMPARE(recording->counts().startUtc.has_value(), hasDate);
        if (hasDate)
            QCOMPARE(base::utcIso(*recording->counts().startUtc),
                     std::string("2026-06-01T12:00:00.000Z"));
    }

    void wrongTypesInAHeaderSayNothing()
    {
        const auto recording = openSvlog(concatenated(
            {json("{'session_id':{},'timestamp':12,'sonarlink_version':[],'session_devices':"
                  "[5,{'device_id':-1,'product_id':'s500'},{'device_id':900,'product_id':7},"
                  "{'device_id':1,'product_id':null,'nickname':{}}]}"),
             profile6(1, 4)}));
        QVERIFY(recording);
        QVERIFY(!recording->counts().startUtc);
        QVERIFY(recording->log().stream(1).kind() == ping::Family::S500);
        QVERIFY(recording->log().stream(1).label().name.empty());
    }

    void wrappedMessagesAreThoseOfTheVehicle()
    {
        const auto recording = openSvlog(concatenated(
            {session(s500As1), profile6(1, 1000), profile6(1, 3000),
             vehicle("'type':'ATTITUDE','time_boot_ms':1000,'roll':0.25,'pitch':-0.5,'yaw':1.5,"
                     "'rollspeed':0,'pitchspeed':0.0,'yawspeed':null"),
             vehicle("'type':'GPS_RAW_INT','time_usec':5000000,'fix_type':{'type':"
                     "'GPS_FIX_TYPE_3D_FIX'},'lat':-337000000,'lon':1510000000,'alt':-7,'eph':1,"
                     "'epv':65535,'vel':2,'cog':3,'satellites_visible':9"),
             vehicle("'type':'HEARTBEAT','custom_mode':19,'mavtype':{'type':'MAV_TYPE_SUBMARINE'},"
                     "'autopilot':{'type':'MAV_AUTOPILOT_ARDUPILOTMEGA'},'base_mode':{'bits':209},"
                     "'system_status':{'type':'MAV_STATE_ACTIVE'},'mavlink_version':3"),
             vehicle("'type':'NAMED_VALUE_FLOAT','time_boot_ms':1,'name':['L','i','g','h','t'],"
                     "'value':0.5"),
             profile6(1, 4000)}));
        QVERIFY(recording);
        const log::Log& log = recording->log();
        QCOMPARE(log.streamCount(), std::size_t{3});
        const log::Stream& stream = log.stream(2);
        QVERIFY(stream.kind().isVehicle());
        const log::FrameNumber first = *stream.firstFrame();
        QCOMPARE(timeOf(*recording, first), log::Time(2s));
        Bytes scratch;
        const auto attitude =
            mavlink::decodeAs<mavlink::Attitude>(*log.readMavlink(first, scratch));
        QVERIFY(attitude);
        QCOMPARE(attitude->roll, 0.25F);
        QCOMPARE(attitude->yaw, 1.5F);
        QVERIFY(std::isnan(attitude->yawspeed));
        const auto gps =
            mavlink::decodeAs<mavlink::GpsRawInt>(*log.readMavlink(first + 1, scratch));
        QCOMPARE(gps->fixType, std::uint8_t{3});
        QCOMPARE(gps->lat, -337'000'000);
        QCOMPARE(gps->epv, std::uint16_t{65535});
        const auto heartbeat = log.readMavlink(first + 2, scratch);
        QCOMPARE(heartbeat->sequence(), std::uint8_t{2});
        QCOMPARE(heartbeat->sender(), (mavlink::Address{1, 1}));
        const auto decoded = mavlink::decodeAs<mavlink::Heartbeat>(*heartbeat);
        QCOMPARE(decoded->type, std::uint8_t{12});
        QCOMPARE(decoded->autopilot, std::uint8_t{3});
        QCOMPARE(decoded->baseMode, std::uint8_t{209});
        QCOMPARE(decoded->mavlinkVersion, std::uint8_t{3});
        const auto named =
            mavlink::decodeAs<mavlink::NamedValueFloat>(*log.readMavlink(first + 3, scratch));
        QCOMPARE(mavlink::textOf(named->name), std::string_view("Light"));
        QCOMPARE(recording->counts().frames, log.frameCount());
    }

    void wrappedMessagesThatCannotBeReadStayRaw_data()
    {
        QTest::addColumn<QByteArray>("fields");
        QTest::newRow("unknown message") << QByteArray("'type':'NO_SUCH_MESSAGE'");
        QTest::newRow("missing field") << QByteArray("'type':'SYSTEM_TIME','time_boot_ms':4");
        QTest::newRow("too large") << QByteArray("'type':'SYSTEM_TIME','time_unix_usec':1,"
                                                 "'time_boot_ms':4294967296");
        QTest::newRow("wrong type") << QByteArray("'type':'SYSTEM_TIME','time_unix_usec':'1',"
                                                  "'time_boot_ms':[]");
        QTest::newRow("unknown name")
            << QByteArray("'type':'HEARTBEAT','custom_mode':19,'mavtype':{'type':'MAV_STATE_BOOT'},"
                          "'autopilot':3,'base_mode':0,'system_status':0,'mavlink_version':3");
    }
    void wrappedMessagesThatCannotBeReadStayRaw()
    {
        QFETCH(const QByteArray, fields);
        const auto recording = openSvlog(vehicle(fields.toStdString()));
        QVERIFY(recording);
        QCOMPARE(recording->log().streamCount(), std::size_t{1});
        QCOMPARE(recording->log().stream(0).series(150)->size(), std::uint64_t{1});
    }

    void compressedMembersAreOneRecording()
    {
        const Bytes first = concatenated({session(s500As1), profile6(1, 0), profile6(1, 1000)});
        const Bytes second = concatenated({profile6(1, 2000), vehicle("'type':'SYSTEM_TIME',"
                                                                      "'time_unix_usec':1,"
                                                                      "'time_boot_ms':4")});
        // A frame may begin in one member and end in the next.
        const std::size_t cut = first.size() - 9;
        const Bytes all = concatenated(
            {gzip({first.begin(), first.begin() + static_cast<std::ptrdiff_t>(cut)}),
             gzip(concatenated(
                 {{first.begin() + static_cast<std::ptrdiff_t>(cut), first.end()}, second}))});
        const auto recording = openSvlog(all);
        QVERIFY(recording);
        QVERIFY(recording->format() == log::Format::Svlog);
        const log::Log& log = recording->log();
        QCOMPARE(log.frameCount(), std::uint64_t{5});
        QCOMPARE(recording->counts().bytesRead, std::uint64_t{all.size()});
        QCOMPARE(recording->counts().bytesSkipped, std::uint64_t{0});
        QVERIFY(!recording->counts().truncated);
        QCOMPARE(recording->duration(), log::Time(2s));
        Bytes scratch;
        for (std::uint64_t i = 0; i + 1 < log.frameCount(); ++i)
            QVERIFY(log.read(i, scratch));
        QVERIFY(log.readMavlink(4, scratch));
    }

    void aCompressedTailThatIsCutOffKeepsWhatDecodes()
    {
        Bytes frames;
        for (std::uint32_t i = 0; i < 200; ++i) {
            const auto noise = test::someSamples(40, i);
            const auto bytes = std::as_bytes(std::span(noise));
            base::append(frames, ping::encodeFrame(40000, bytes, 1));
        }
        const Bytes whole = gzip(frames);
        const auto frameCount = [&](std::size_t less) {
            const auto recording =
                openSvlog({whole.begin(), whole.end() - static_cast<std::ptrdiff_t>(less)});
            if (!recording || !recording->counts().truncated)
                return std::uint64_t{0};
            return recording->log().frameCount();
        };
        QCOMPARE(frameCount(1), std::uint64_t{200});
        QCOMPARE(frameCount(8), std::uint64_t{200});
        QVERIFY(frameCount(whole.size() / 2) > 40);
        QVERIFY(frameCount(whole.size() / 2) < 160);
    }

    void damagedCompressionEndsTheRecording()
    {
        const Bytes good = gzip(concatenated({profile(1, 0), profile(1, 1)}));
        Bytes bad = gzip(profile(1, 2));
        // A block of a kind that there is not.
        bad[10] |= std::byte{6};
        const auto recording = openSvlog(concatenated({good, bad}));
        QVERIFY(recording);
        QCOMPARE(recording->log().frameCount(), std::uint64_t{2});
        QVERIFY(recording->counts().containerBytesLost > 0);
        const auto padded = openSvlog(concatenated({good, Bytes(100)}));
        QCOMPARE(padded->counts().containerBytesLost, std::uint64_t{0});
        QVERIFY(!padded->counts().truncated);
    }

    void compressedNoiseIsNoRecording()
    {
        QVERIFY(!openSvlog(gzip(Bytes(5000, std::byte{7}))));
        QVERIFY(!openSvlog({std::byte{0x1f}, std::byte{0x8b}, std::byte{8}}));
    }

    void aFileMadeToFillTheDiskIsLeft()
    {
        Bytes all = gzip(profile(1, 0));
        const Bytes zeros = gzip(Bytes(std::size_t{1} << 20U));
        for (int i = 0; i < 40; ++i)
            base::append(all, zeros);
        const auto recording = openSvlog(all);
        QVERIFY(recording);
        QCOMPARE(recording->log().frameCount(), std::uint64_t{1});
        QVERIFY(recording->counts().containerBytesLost > 0);
        QVERIFY(recording->log().file()->size() < (std::size_t{24} << 20U));
    }

    void sentencesOfNmeaAreAVehicle()
    {
        Bytes bytes = session("{'device_id':1,'product_id':'os450'}");
        for (std::uint32_t i = 0; i < 4; ++i) {
            base::append(bytes, sideScan(1, 0, 1000 + 1000 * i));
            base::append(bytes, nmea("$GPRMC,120000.00,A,6030.00,N,00515.00,W,003.5,045.0,010626,,"
                                     "*22\r\n"));
            base::append(bytes, nmea("$HEHDT,274.07,T*19\r\n"));
        }
        const auto recording = openSvlog(bytes);
        QVERIFY(recording);
        echo::VehicleTrack track(recording->log());
        const base::Instant now{3s};
        const auto position = track.stateAt(3s).position(now);
        QVERIFY(position && position->latitude);
        QCOMPARE(*position->latitude, 60.5);
        QCOMPARE(*position->longitude, -5.25);
        QVERIFY(std::abs(track.headingAt(3s)->deg - 274.07) < 1e-3);
        QVERIFY(!track.stateAt(3s).depth(now));
        const auto gps = newest<mavlink::GpsRawInt>(*recording);
        QCOMPARE(gps.vel, std::uint16_t{180});
        QCOMPARE(gps.cog, std::uint16_t{4500});
        // The sentences themselves stay.
        std::uint64_t sentences = 0;
        for (std::size_t i = 0; i < recording->log().streamCount(); ++i)
            if (const auto* series =
                    recording->log().stream(static_cast<log::StreamNumber>(i)).series(109))
                sentences += series->size();
        QCOMPARE(sentences, std::uint64_t{8});
    }

    void everyKindOfSentenceIsTaken_data()
    {
        QTest::addColumn<QByteArray>("sentence");
        QTest::addColumn<double>("latitude");
        QTest::addColumn<double>("heading");
        const double none = std::numeric_limits<double>::quiet_NaN();
        QTest::newRow("GGA") << QByteArray("$GNGGA,120000,3330.00,S,15130.0,E,1,08,0.9,,M,,M,,")
                             << -33.5 << none;
        QTest::newRow("GLL") << QByteArray("$GPGLL,3330.00,S,15130.0,E,120000,A,A") << -33.5
                             << none;
        QTest::newRow("HDT") << QByteArray("$HEHDT,10.5,T") << none << 10.5;
        QTest::newRow("THS") << QByteArray("$HETHS,11.5,A") << none << 11.5;
        QTest::newRow("HDG") << QByteArray("$HCHDG,12.5,,,,") << none << 12.5;
        QTest::newRow("HDM") << QByteArray("$HCHDM,13.5,M") << none << 13.5;
        QTest::newRow("no fix") << QByteArray("$GNGGA,120000,3330.00,S,15130.0,E,0,08,0.9,,M,,M,,")
                                << none << none;
        QTest::newRow("void") << QByteArray("$GPRMC,1,V,3330.00,S,15130.0,E,,,,,") << none << none;
        QTest::newRow("minutes") << QByteArray("$GPGLL,3360.00,S,15130.0,E,1,A,A") << none << none;
        QTest::newRow("degrees") << QByteArray("$GPGLL,9130.00,S,15130.0,E,1,A,A") << none << none;
        QTest::newRow("hemisphere")
            << QByteArray("$GPGLL,3330.00,X,15130.0,E,1,A,A") << none << none;
        QTest::newRow("no number") << QByteArray("$HEHDT,nan,T") << none << none;
        QTest::newRow("turn") << QByteArray("$HEHDT,361,T") << none << none;
        QTest::newRow("cut") << QByteArray("$GPRMC") << none << none;
        QTest::newRow("address") << QByteArray("$PASHR,10,11") << none << none;
        QTest::newRow("commas") << "$GPGLL" + QByteArray(120, ',') << none << none;
    }
    void everyKindOfSentenceIsTaken()
    {
        QFETCH(const QByteArray, sentence);
        QFETCH(const double, latitude);
        QFETCH(const double, heading);
        unsigned sum = 0;
        for (const char c : sentence.mid(1))
            sum ^= static_cast<unsigned char>(c);
        const QByteArray hex = QByteArray::number(sum, 16).rightJustified(2, '0');
        for (const bool isRight : {true, false}) {
            const QByteArray text =
                sentence + '*' + (isRight ? hex : QByteArray::number(sum ^ 1U, 16));
            const auto recording = openSvlog(nmea(text.toStdString()));
            QVERIFY(recording);
            echo::VehicleTrack track(recording->log());
            const auto position = track.stateAt({}).position(base::Instant{});
            QCOMPARE(position.has_value(), isRight && !std::isnan(latitude));
            if (position)
                QCOMPARE(*position->latitude, latitude);
            const auto found = track.headingAt({});
            QCOMPARE(found.has_value(), isRight && !std::isnan(heading));
            if (found)
                QVERIFY(std::abs(found->deg - heading) < 1e-3);
        }
    }

    void sentencesAreNoVehicleBesideMavlink()
    {
        Bytes bytes = nmea("$HEHDT,274.07,T*19");
        base::append(bytes,
                     vehicle("'type':'ATTITUDE','time_boot_ms':1000,'roll':0,'pitch':0,'yaw':1.5,"
                             "'rollspeed':0,'pitchspeed':0,'yawspeed':0"));
        base::append(bytes, nmea("$HEHDT,274.07,T*19"));
        const auto recording = openSvlog(bytes);
        std::size_t vehicles = 0;
        for (std::size_t i = 0; i < recording->log().streamCount(); ++i)
            vehicles += recording->log().stream(static_cast<log::StreamNumber>(i)).kind() ==
                        DeviceKind::Vehicle;
        QCOMPARE(vehicles, std::size_t{1});
        QCOMPARE(recording->log().frameCount(), std::uint64_t{3});
    }
};

LEADLINE_APPLESS_TEST(SvlogReaderTest)
#include "tst_svlogreader.moc"
