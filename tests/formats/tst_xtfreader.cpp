// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/PingReader.h"
#include "echo/VehicleTrack.h"
#include "formats/Recording.h"
#include "log/SonarKind.h"
#include "mavlink/StateMessages.h"
#include "ping/Codec.h"
#include "ping/xtf/Xtf.h"
#include "support/IndexedRecording.h"
#include "support/TestMain.h"
#include "support/XtfFile.h"

#include <QTest>

#include <cmath>

using namespace leadline;
using namespace std::chrono_literals;
using test::XtfFile;
using Bytes = XtfFile::Bytes;
using Values = std::vector<unsigned>;

namespace {

const std::vector<XtfFile::Channel> twoSides{{.type = 1}, {.type = 2}};

std::unique_ptr<formats::Recording> openXtf(const Bytes& bytes)
{
    return test::indexed(bytes, "line.xtf");
}

/// Centimetres per second to the north and to the east, as the vehicle says them.
std::vector<std::pair<int, int>> velocities(const formats::Recording& recording)
{
    std::vector<std::pair<int, int>> all;
    std::vector<std::byte> scratch;
    const log::Log& log = recording.log();
    for (std::uint64_t i = 0; i < log.frameCount(); ++i) {
        const auto frame = log.readMavlink(i, scratch);
        if (!frame || frame->messageId() != mavlink::GlobalPositionInt::id)
            continue;
        const auto said = mavlink::decodePayload<mavlink::GlobalPositionInt>(frame->payload());
        all.emplace_back(said.vx, said.vy);
    }
    return all;
}

Bytes joined(std::initializer_list<Bytes> parts)
{
    Bytes all;
    for (const Bytes& part : parts)
        base::append(all, part);
    return all;
}

/// A file of one channel with one ping.
Bytes single(const XtfFile::Channel& channel, const XtfFile::Part& part)
{
    return joined({XtfFile::header({channel}), XtfFile::ping({}, {part})});
}

std::optional<ping::PingFields> fieldsOf(const formats::Recording& recording,
                                         log::StreamNumber stream, std::uint64_t number,
                                         std::vector<std::byte>& scratch)
{
    const auto entry = recording.log().stream(stream).pings().at(number);
    const auto frame = entry ? recording.log().read(entry->frame, scratch) : std::nullopt;
    return frame ? ping::xtf::descriptor().ping(*frame)->read(frame->payload) : std::nullopt;
}

Values samplesOf(const formats::Recording& recording, log::StreamNumber stream,
                 std::uint64_t number = 0)
{
    std::vector<std::byte> scratch;
    const auto fields = fieldsOf(recording, stream, number, scratch);
    return fields ? Values(fields->samples.begin(), fields->samples.end()) : Values();
}

/// Streams of sonars, in the order of their channels.
std::vector<log::StreamNumber> sonarsOf(const formats::Recording& recording)
{
    std::map<std::uint8_t, log::StreamNumber> bySource;
    for (std::size_t i = 0; i < recording.log().streamCount(); ++i) {
        const auto number = static_cast<log::StreamNumber>(i);
        if (const log::Stream& stream = recording.log().stream(number);
            stream.kind() == ping::Family::Xtf)
            bySource[stream.source()] = number;
    }
    std::vector<log::StreamNumber> all;
    for (const auto& [source, number] : bySource)
        all.push_back(number);
    return all;
}

} // namespace

class XtfReaderTest : public QObject {
    Q_OBJECT

private slots:
    void sidesAreStreamsWithTheNearestSampleFirst()
    {
        XtfFile::Part port = XtfFile::part<std::uint8_t>(0, {3, 2, 1});
        XtfFile::Part starboard = XtfFile::part<std::uint8_t>(1, {10, 20, 255});
        port.slantRange = 40;
        starboard.delay = 0.004F;
        const auto recording =
            openXtf(joined({XtfFile::header(twoSides),
                            XtfFile::ping({.number = 77, .altitude = 6.5F}, {port, starboard})}));
        QVERIFY(recording);
        QVERIFY(recording->format() == log::Format::Xtf);
        QCOMPARE(recording->contents().library, std::string("Survey 4.1"));
        const auto sonars = sonarsOf(*recording);
        QCOMPARE(sonars.size(), std::size_t{2});
        QCOMPARE(recording->log().stream(sonars[0]).label().name, std::string("Towfish port"));
        QVERIFY(log::isKnownSonar(recording->log().stream(sonars[0]).kind()));
        QCOMPARE(samplesOf(*recording, sonars[0]), Values({257, 514, 771}));
        QCOMPARE(samplesOf(*recording, sonars[1]), Values({2570, 5140, 65535}));

        std::vector<std::byte> scratch;
        const auto left = fieldsOf(*recording, sonars[0], 0, scratch);
        QCOMPARE(left->startM, 0.0);
        QCOMPARE(left->lengthM, 40.0);
        QCOMPARE(left->soundSpeed, std::optional(1500.0));
        QCOMPARE(left->transducerHeadingDeg, std::optional(-90.0));
        QCOMPARE(left->channel, std::optional<std::uint8_t>(0));
        QCOMPARE(left->pingNumber, std::optional(77U));
        QCOMPARE(left->frequencyKhz, std::optional(445U));
        const auto right = fieldsOf(*recording, sonars[1], 0, scratch);
        QCOMPARE(right->startM, 3.0);
        QCOMPARE(right->lengthM, 47.0);
        QCOMPARE(right->transducerHeadingDeg, std::optional(90.0));
        const auto frame =
            recording->log().read(recording->log().stream(sonars[0]).pings().at(0)->frame, scratch);
        QCOMPARE(ping::decodePayload<ping::xtf::Profile>(frame->payload)->altitudeM, 6.5F);
    }

    void wideSamplesKeepTheirCounts()
    {
        const auto unipolar = openXtf(single({.type = 2, .bytesPerSample = 2},
                                             XtfFile::part<std::uint16_t>(0, {0, 1, 40'000})));
        QCOMPARE(samplesOf(*unipolar, sonarsOf(*unipolar).at(0)), Values({0, 1, 40'000}));
        const auto polar = openXtf(single({.type = 2, .bytesPerSample = 2, .unipolar = 0},
                                          XtfFile::part<std::int16_t>(0, {-5, 5, -32'768})));
        QCOMPARE(samplesOf(*polar, sonarsOf(*polar).at(0)), Values({5, 5, 32'768}));
    }

    void samplesOf32BitsAreScaledAlikeInAllPings()
    {
        const auto pings = [](const XtfFile::Channel& channel, const XtfFile::Part& first,
                              const XtfFile::Part& second) {
            return openXtf(joined({XtfFile::header({channel}), XtfFile::ping({}, {first}),
                                   XtfFile::ping({.second = 1}, {second})}));
        };
        const float infinite = std::numeric_limits<float>::infinity();
        const auto floats = pings({.type = 2, .bytesPerSample = 4, .sampleFormat = 5},
                                  XtfFile::part<float>(0, {0.25F, -0.5F, infinite}),
                                  XtfFile::part<float>(0, {0.25F, 1.0F, 100.0F}));
        // The strongest of the first ping is 0.5, which becomes 2^12.
        QCOMPARE(samplesOf(*floats, 0), Values({2048, 4096, 0}));
        QCOMPARE(samplesOf(*floats, 0, 1), Values({2048, 8192, 65535}));
        const auto whole = pings({.type = 2, .bytesPerSample = 4},
                                 XtfFile::part<std::int32_t>(0, {1 << 20, -(1 << 19), 0}),
                                 XtfFile::part<std::int32_t>(0, {1 << 21, 1, 1 << 10}));
        QCOMPARE(samplesOf(*whole, 0), Values({4096, 2048, 0}));
        QCOMPARE(samplesOf(*whole, 0, 1), Values({8192, 0, 4}));
    }

    void weightsOfPingsAreBroughtToTheFirst()
    {
        XtfFile::Part first = XtfFile::part<std::uint16_t>(0, {100, 40'000});
        first.weight = 5;
        XtfFile::Part second = first;
        second.weight = 4;
        XtfFile::Part third = first;
        third.weight = 7;
        const auto recording = openXtf(joined(
            {XtfFile::header({{.type = 2, .bytesPerSample = 2}}), XtfFile::ping({}, {first}),
             XtfFile::ping({.second = 1}, {second}), XtfFile::ping({.second = 2}, {third})}));
        QCOMPARE(samplesOf(*recording, 0, 0), Values({100, 40'000}));
        QCOMPARE(samplesOf(*recording, 0, 1), Values({200, 65'535}));
        QCOMPARE(samplesOf(*recording, 0, 2), Values({25, 10'000}));
    }

    void strongestOfEachFewIsKeptOfVeryLongPings()
    {
        std::vector<std::uint8_t> samples(40'001);
        samples[4] = 9;
        samples[40'000] = 7;
        XtfFile::Part part = XtfFile::part(0, samples);
        part.slantRange = 40.001F;
        const auto recording = openXtf(single({.type = 2}, part));
        std::vector<std::byte> scratch;
        const auto fields = fieldsOf(*recording, 0, 0, scratch);
        QCOMPARE(fields->samples.size(), std::size_t{20'001});
        QCOMPARE(fields->samples[2], std::uint16_t{9 * 257});
        QCOMPARE(fields->samples[20'000], std::uint16_t{7 * 257});
        // Two samples of a millimetre each make one, the last one too.
        QCOMPARE(fields->lengthM, 40.002);
        QVERIFY(!fields->isCut);
    }

    void channelsAreThoseOfTheirNumbers()
    {
        std::vector<XtfFile::Channel> channels{{.type = 1}, {.type = 2}, {.type = 3}};
        channels.insert(channels.end(), 5, {.type = 0, .bytesPerSample = 2});
        channels.push_back({.type = 2, .bytesPerSample = 2, .frequency = 900});
        const auto recording =
            openXtf(joined({XtfFile::header(channels),
                            XtfFile::ping({}, {XtfFile::part<std::uint16_t>(8, {3, 4}),
                                               XtfFile::part<std::uint8_t>(2, {1}),
                                               XtfFile::part<std::uint8_t>(0, {2, 1})})}));
        QCOMPARE(recording->counts().messagesMissing, std::uint64_t{0});
        const auto sonars = sonarsOf(*recording);
        QCOMPARE(sonars.size(), std::size_t{2});
        QCOMPARE(recording->log().stream(sonars[0]).source(), std::uint8_t{1});
        QCOMPARE(recording->log().stream(sonars[1]).source(), std::uint8_t{9});
        QCOMPARE(samplesOf(*recording, sonars[1]), Values({3, 4}));
        std::vector<std::byte> scratch;
        QCOMPARE(fieldsOf(*recording, sonars[1], 0, scratch)->frequencyKhz, std::optional(900U));
    }

    void timesAndDateAreThoseOfThePings()
    {
        const XtfFile::Part part = XtfFile::part<std::uint8_t>(0, {1});
        const auto recording = openXtf(
            joined({XtfFile::header({{.type = 2}}), XtfFile::ping({.hundredths = 50}, {part}),
                    XtfFile::ping({.second = 2, .hundredths = 25}, {part}),
                    // A little late, then a clock that was set back.
                    XtfFile::ping({.second = 1, .hundredths = 99}, {part}),
                    XtfFile::ping({.second = 3}, {part}),
                    XtfFile::ping({.second = 3, .year = 2025}, {part}),
                    XtfFile::ping({.second = 5, .year = 2025}, {part})}));
        const log::Log& log = recording->log();
        std::vector<log::Time> times;
        for (std::uint64_t i = 0; i < log.frameCount(); ++i)
            times.push_back(log.timeOf(i).value());
        QCOMPARE(times, (std::vector<log::Time>{0ms, 1750ms, 1750ms, 2500ms, 2500ms, 4500ms}));
        QVERIFY(log.inTimeOrder());
        const log::ReadCounts counts = recording->counts();
        QCOMPARE(counts.clockSteps, std::uint64_t{1});
        QVERIFY(!counts.untimed);
        QCOMPARE(base::utcIso(*counts.startUtc), std::string("2026-06-01T12:00:00.500Z"));
        QCOMPARE(base::utcIso(*recording->clock().utcOfZeroAt(4500ms) + 4500ms),
                 std::string("2025-06-01T12:00:05.000Z"));
    }

    void pingsWithoutDateAreApart()
    {
        const XtfFile::Part part = XtfFile::part<std::uint8_t>(0, {1});
        const auto recording =
            openXtf(joined({XtfFile::header({{.type = 2}}), XtfFile::ping({.year = 0}, {part}),
                            XtfFile::ping({.year = 0}, {part})}));
        QVERIFY(recording->counts().untimed);
        QVERIFY(!recording->counts().startUtc);
        QCOMPARE(recording->log().timeOf(1).value(), log::Time(100ms));
    }

    void datesOfAClockThatWasNotSetGiveTimesOnly()
    {
        const XtfFile::Part part = XtfFile::part<std::uint8_t>(0, {1});
        const Bytes unset =
            joined({XtfFile::header({{.type = 2}}), XtfFile::ping({.year = 1980}, {part}),
                    XtfFile::ping({.second = 2, .year = 1980}, {part})});
        const auto recording = openXtf(unset);
        QCOMPARE(recording->log().timeOf(1).value(), log::Time(2s));
        QVERIFY(!recording->counts().untimed);
        QVERIFY(!recording->clock().utcOfZeroAt(2s));
        QVERIFY(!recording->counts().startUtc);

        const auto setLater = openXtf(joined({unset, XtfFile::ping({.second = 3}, {part})}));
        QCOMPARE(setLater->counts().clockSteps, std::uint64_t{1});
        QCOMPARE(base::utcIso(*setLater->clock().utcOfZeroAt(2s) + 2s),
                 std::string("2026-06-01T12:00:03.000Z"));
    }

    void navigationOfThePingsIsTheVehicles()
    {
        Bytes bytes = XtfFile::header(twoSides);
        const XtfFile::Part part = XtfFile::part<std::uint8_t>(0, {1});
        for (int i = 0; i < 20; ++i)
            base::append(bytes, XtfFile::ping({.second = i,
                                               .latitude = 60.5,
                                               .longitude = 5.25 + i * 1e-5,
                                               .heading = 350 + static_cast<float>(i),
                                               .roll = -3,
                                               .pitch = 2,
                                               .depth = 12.5F},
                                              {part}));
        const auto recording = openXtf(bytes);
        echo::VehicleTrack track(recording->log());
        const mavlink::VehicleState state = track.stateAt(10s);
        const base::Instant now{10s};
        QVERIFY(state.contact(now) == mavlink::VehicleState::Contact::Established);
        const auto position = state.position(now);
        QVERIFY(position && position->latitude);
        QCOMPARE(*position->latitude, 60.5);
        QCOMPARE(*position->longitude, 5.2501);
        QVERIFY(std::abs(state.depth(now)->m - 12.5) < 1e-6);
        QVERIFY(std::abs(state.attitudeAt(now)->rollDeg + 3) < 1e-4);
        QVERIFY(std::abs(state.attitudeAt(now)->pitchDeg - 2) < 1e-4);
        const double heading = track.headingAt(10s)->deg;
        QVERIFY(std::abs(std::remainder(heading, 360)) < 1e-3);
    }

    void aSpeedThatIsNotSaidIsThatOfTheWay()
    {
        // One metre a second to the north, half a metre of it at a time.
        const auto pings = [](float knots, float heading, int count, bool hasPlace = true) {
            Bytes bytes = XtfFile::header(twoSides);
            for (int i = 0; i < count; ++i)
                base::append(bytes,
                             XtfFile::ping({.second = i / 2,
                                            .hundredths = i % 2 * 50,
                                            .latitude = hasPlace ? 60.5 + i * 0.5 / 111'320 : 0,
                                            .longitude = hasPlace ? 5.25 : 0,
                                            .heading = heading,
                                            .depth = 12.5F,
                                            .speedKnots = knots},
                                           {XtfFile::part<std::uint8_t>(0, {1})}));
            return velocities(*openXtf(bytes));
        };
        const auto found = pings(0, 90, 20);
        QCOMPARE(found.size(), std::size_t{20});
        constexpr std::pair<int, int> unknown{32767, 32767};
        QVERIFY(found[0] == unknown && found[1] == unknown);
        for (std::size_t i = 2; i < found.size(); ++i)
            QVERIFY(std::abs(found[i].first - 100) <= 1 && std::abs(found[i].second) <= 1);
        // What is said counts, 4 m/s, first where the vehicle heads, then along its way.
        const auto said = pings(4 * 3600.0F / 1852, 90, 20);
        QVERIFY(std::abs(said[0].first) <= 1 && std::abs(said[0].second - 400) <= 1);
        QVERIFY(std::abs(said[19].first - 400) <= 1 && std::abs(said[19].second) <= 1);
        for (const auto& nowhere : pings(0, 90, 20, false))
            QCOMPARE(nowhere, unknown);
    }

    void navigationPacketsCountWherePingsSayNothing()
    {
        Bytes raw = XtfFile::packet(107, 64);
        XtfFile::putDate(raw, 14, 2026, 0);
        XtfFile::put(raw, 21, std::uint16_t{2500});
        XtfFile::put(raw, 23, -33.5);
        XtfFile::put(raw, 31, 151.25);
        XtfFile::put(raw, 47, 4.0F);
        XtfFile::put(raw, 59, 45.0F);
        Bytes navigation = XtfFile::packet(42, 64);
        XtfFile::putDate(navigation, 14, 2026, 1);
        XtfFile::put(navigation, 33, -33.25);
        XtfFile::put(navigation, 41, 151.5);
        Bytes attitude = XtfFile::packet(3, 64);
        XtfFile::put(attitude, 34, 7.0F);
        XtfFile::put(attitude, 50, 90.0F);
        XtfFile::putDate(attitude, 54, 2026, 1);
        XtfFile::put(attitude, 61, std::uint16_t{500});
        Bytes gyro = XtfFile::packet(84, 64);
        XtfFile::putDate(gyro, 14, 2026, 2);
        XtfFile::put(gyro, 33, 180.0F);
        const Bytes start = joined({XtfFile::header(twoSides), raw, navigation, attitude, gyro});
        const auto recording = openXtf(start);
        echo::VehicleTrack track(recording->log());
        const auto at = [&](log::Time time) { return track.stateAt(time); };
        const auto now = [](log::Time time) { return base::Instant{time}; };
        QCOMPARE(*at(0s).position(now(0s))->latitude, -33.5);
        QCOMPARE(*at(750ms).position(now(750ms))->longitude, 151.5);
        QVERIFY(std::abs(track.headingAt(0s)->deg - 45) < 1e-3);
        QVERIFY(std::abs(track.headingAt(1250ms)->deg - 90) < 1e-3);
        QVERIFY(std::abs(at(1250ms).attitudeAt(now(1250ms))->rollDeg - 7) < 1e-4);
        QVERIFY(std::abs(track.headingAt(1750ms)->deg - 180) < 1e-3);

        // From a ping on that says more, the packets count no longer.
        const Bytes ping = XtfFile::ping({.latitude = 10, .longitude = 20, .heading = 5, .roll = 1},
                                         {XtfFile::Part()});
        const auto both = openXtf(joined({XtfFile::header(twoSides), ping, navigation, gyro}));
        QCOMPARE(both->log().frameCount(), std::uint64_t{3});
    }

    void headingAndTiltOfDifferentPacketsLeaveEachOtherAlone()
    {
        Bytes tilt = XtfFile::packet(3, 64);
        XtfFile::put(tilt, 34, 7.0F);
        XtfFile::putDate(tilt, 54, 2026, 0);
        Bytes gyro = XtfFile::packet(84, 64);
        XtfFile::putDate(gyro, 14, 2026, 0);
        XtfFile::put(gyro, 21, std::uint32_t{500'000});
        XtfFile::put(gyro, 33, 180.0F);
        Bytes late = XtfFile::packet(84, 64);
        XtfFile::putDate(late, 14, 2026, 2);
        XtfFile::put(late, 33, 190.0F);
        const auto recording = openXtf(joined({XtfFile::header(twoSides), tilt, gyro, late}));
        echo::VehicleTrack track(recording->log());
        const auto rollAt = [&](log::Time time) {
            const auto attitude = track.stateAt(time).attitudeAt(base::Instant{time});
            return attitude ? attitude->rollDeg : std::nan("");
        };
        QVERIFY(std::abs(rollAt(500ms) - 7) < 1e-4);
        QVERIFY(std::abs(track.headingAt(500ms)->deg - 180) < 1e-3);
        // Nobody spoke of the tilt for two seconds.
        QVERIFY(std::isnan(rollAt(2s)));
    }

    void coordinatesInMetresAreNoPosition()
    {
        const XtfFile::Part part = XtfFile::part<std::uint8_t>(0, {1});
        const XtfFile::Ping ping{.latitude = 45.0, .longitude = 12.0, .heading = 5};
        const auto recording =
            openXtf(joined({XtfFile::header({{.type = 2}}, 0), XtfFile::ping(ping, {part})}));
        echo::VehicleTrack track(recording->log());
        QVERIFY(!track.stateAt({}).position(base::Instant{}));
        QVERIFY(track.headingAt({}));
    }

    void otherPacketsAreSkipped()
    {
        const Bytes bathymetry = XtfFile::packet(2, 512);
        const auto recording = openXtf(joined(
            {XtfFile::header({{.type = 2}}), bathymetry,
             XtfFile::ping({}, {XtfFile::part<std::uint8_t>(0, {1})}), XtfFile::packet(1, 256)}));
        QCOMPARE(recording->counts().records, std::uint64_t{3});
        QCOMPARE(recording->counts().frames, std::uint64_t{1});
        QCOMPARE(recording->counts().containerBytesLost, std::uint64_t{0});
    }

    void truncatedTailKeepsWhatIsBefore_data()
    {
        QTest::addColumn<int>("cut");
        for (const int cut : {1, 7, 8, 9, 100, 300})
            QTest::addRow("%d", cut) << cut;
    }
    void truncatedTailKeepsWhatIsBefore()
    {
        QFETCH(const int, cut);
        const XtfFile::Part part =
            XtfFile::part<std::uint8_t>(0, std::vector<std::uint8_t>(200, 5));
        Bytes bytes = joined({XtfFile::header({{.type = 2}}), XtfFile::ping({}, {part}),
                              XtfFile::ping({.second = 1}, {part})});
        bytes.resize(bytes.size() - static_cast<std::size_t>(cut));
        const auto recording = openXtf(bytes);
        QCOMPARE(recording->counts().frames, std::uint64_t{1});
        QVERIFY(recording->counts().truncated);
    }

    void damageInTheMiddleIsSkipped()
    {
        const XtfFile::Part part = XtfFile::part<std::uint8_t>(0, {1, 2, 3});
        const Bytes ping = XtfFile::ping({}, {part});
        Bytes damaged = ping;
        XtfFile::put(damaged, 10, std::uint32_t{0x7fffffff});
        // Looks like the begin of a packet, but no other packet follows where it says.
        Bytes misleading = XtfFile::packet(0, 64);
        XtfFile::put(misleading, 10, std::uint32_t{100});
        const auto recording = openXtf(joined({XtfFile::header({{.type = 2}}), ping, damaged,
                                               misleading, Bytes(1000, std::byte{0xce}), ping}));
        QCOMPARE(recording->counts().frames, std::uint64_t{2});
        QCOMPARE(recording->counts().containerBytesLost, damaged.size() + misleading.size() + 1000);
        QVERIFY(!recording->counts().truncated);
    }

    void damagedLengthDoesNotTakeTheNextPackets()
    {
        const XtfFile::Part part = XtfFile::part<std::uint8_t>(0, {1, 2, 3});
        const Bytes ping = XtfFile::ping({}, {part});
        Bytes longer = ping;
        XtfFile::put(longer, 10, static_cast<std::uint32_t>(2 * ping.size() + 10));
        const auto recording =
            openXtf(joined({XtfFile::header({{.type = 2}}), longer, ping, ping, ping}));
        QCOMPARE(recording->counts().frames, std::uint64_t{3});
        QCOMPARE(recording->counts().containerBytesLost, std::uint64_t{ping.size()});
    }

    void packetBeforeDamageIsKept()
    {
        const Bytes ping = XtfFile::ping({}, {XtfFile::part<std::uint8_t>(0, {1, 2, 3})});
        const auto recording = openXtf(
            joined({XtfFile::header({{.type = 2}}), ping, Bytes(100, std::byte{0x55}), ping}));
        QCOMPARE(recording->counts().frames, std::uint64_t{2});
        QCOMPARE(recording->counts().containerBytesLost, std::uint64_t{100});
    }

    void pingsLostInDamageAreCountedByTheirNumbers()
    {
        const auto both = [](std::uint32_t number) {
            return XtfFile::ping({.number = number}, {XtfFile::part<std::uint8_t>(0, {1, 2}),
                                                      XtfFile::part<std::uint8_t>(1, {3, 4})});
        };
        const std::size_t size = both(1).size();
        // Where seven of both sides were.
        const auto recording = openXtf(joined({XtfFile::header(twoSides), both(1), both(2),
                                               Bytes(7 * size, std::byte{0}), both(10)}));
        QCOMPARE(recording->counts().messagesMissing, std::uint64_t{14});
        // A number that starts over, or further than there was room for, tells nothing.
        for (const std::uint32_t next : {1U, 2'000U}) {
            const auto other = openXtf(joined(
                {XtfFile::header(twoSides), both(2), Bytes(7 * size, std::byte{0}), both(next)}));
            QCOMPARE(other->counts().messagesMissing, std::uint64_t{1});
        }
        // Nor does a number left out by the sonar, without damage.
        const auto sound = openXtf(joined({XtfFile::header(twoSides), both(1), both(10)}));
        QCOMPARE(sound->counts().messagesMissing, std::uint64_t{0});
    }

    void pingsLostOfSidesInPacketsOfTheirOwnAreCountedForEach()
    {
        const auto one = [](std::uint16_t side, std::uint32_t number) {
            return XtfFile::ping({.number = number}, {XtfFile::part<std::uint8_t>(side, {1, 2})});
        };
        const Bytes damage(4 * one(0, 1).size(), std::byte{0});
        // Of no ping; damage ends only before a packet that another one follows.
        const Bytes other = XtfFile::packet(200, 64);
        const auto missing = [&](std::initializer_list<Bytes> packets) {
            return openXtf(joined({XtfFile::header(twoSides), joined(packets)}))
                ->counts()
                .messagesMissing;
        };
        QCOMPARE(missing({one(0, 1), one(1, 1), damage, one(0, 4), one(1, 4)}), std::uint64_t{4});
        // Two damaged stretches between two pings of a side.
        QCOMPARE(missing({one(0, 1), damage, one(1, 1), other, damage, one(0, 4), one(1, 4)}),
                 std::uint64_t{4});
        QCOMPARE(missing({one(0, 1), damage, other, other, damage, one(0, 4)}), std::uint64_t{2});
        // A stretch without a ping does not make up for those of a later one.
        QCOMPARE(missing({one(0, 1), damage, one(0, 2), other, damage, one(0, 5)}),
                 std::uint64_t{3});
    }

    void samplesInTheFloatsOfIbmAreMissing()
    {
        const auto recording =
            openXtf(single({.type = 2, .bytesPerSample = 4, .sampleFormat = 1},
                           XtfFile::part<std::uint32_t>(0, {0x41100000, 0x42640000})));
        QVERIFY(sonarsOf(*recording).empty());
        QCOMPARE(recording->counts().messagesMissing, std::uint64_t{1});
    }

    void channelsThatDoNotFitIntoTheirPacketAreMissing()
    {
        XtfFile::Part tooLong = XtfFile::part<std::uint8_t>(1, {1, 2, 3});
        tooLong.samples = 100'000;
        const auto recording =
            openXtf(joined({XtfFile::header(twoSides),
                            XtfFile::ping({}, {XtfFile::part<std::uint8_t>(0, {4}), tooLong})}));
        QCOMPARE(sonarsOf(*recording).size(), std::size_t{1});
        QCOMPARE(recording->counts().messagesMissing, std::uint64_t{1});
    }

    void otherFilesAreNotTaken()
    {
        Bytes text(2000, std::byte{' '});
        text[0] = std::byte{'{'};
        const auto failed =
            formats::Recording::open(std::make_unique<test::MemorySource>(text), "x.xtf");
        QVERIFY(!failed);
        QVERIFY(failed.error().message.text().starts_with("x.xtf starts with text."));
        Bytes cut = XtfFile::header(twoSides);
        QVERIFY(openXtf(cut));
        cut.resize(1000);
        QVERIFY(!openXtf(cut));
    }
};

LEADLINE_APPLESS_TEST(XtfReaderTest)
#include "tst_xtfreader.moc"
