// SPDX-License-Identifier: GPL-3.0-or-later
#include "ping/surveyor240/Surveyor240.h"

#include "MessageSupport.h"
#include "ping/FamilyDescriptor.h"
#include "support/TestMain.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <numbers>

using namespace leadline::ping;
using testsupport::Bytes;
using testsupport::encodesBack;
using testsupport::fromHex;
using testsupport::isAt;
using testsupport::standsFor;

namespace {

/// Ping 42 with three points, at 1500 m/s, without UTC.
constexpr const char* angles42 =
    "42525800c40b000048ee000000000000000000009565083d0080bb442a00000080a903006f12033900000000030000"
    "00000000bfcdcc4c3c0000000000000000000000000ad7233c00000000000000000000003fcdcc4c3c000000000000"
    "0000450e";
/// Ping 43 at 1480 m/s, at 2026-05-28T20:26:40.123Z.
constexpr const char* angles43 =
    "42523800c40b0000acee00007b8844709e0100009565083d0000b9442b00000080a903006f12033900000000010000"
    "000000803e0ad7a33c00000000000000005a0c";
/// Ping 44 without points.
constexpr const char* angles44 =
    "42522800c40b000010ef000000000000000000009565083d0080bb442c00000080a903006f12033900000000000000"
    "005d07";
/// Ping 42: (-4.5, -8), (0, -7.5), (4.5, -8.25) m; 12.5 degrees, 1.25 bar.
constexpr const char* metres42 =
    "42527c00c30b000048ee00002a0000000080bb4400000000000000000000803f000000000000000000000000000000"
    "00000000000000000000000000000000000000000000000000000000000000000000000000000048410000a03f0000"
    "00000000a03f0000c84100000300000090c0000000c1000000000000f0c000009040000004c1250e";
/// Ping 43: (0, -7.5) m; no sensor.
constexpr const char* metres43 =
    "42526c00c30b0000acee00002b0000000080bb4400000000000000000000803f0000000000000000000000000000"
    "000000000000000000000000000000000000000000000000000000000000000000000000000000007ac400007ac4"
    "000000000000a03f0000c84100000100000000000000f0c0e60b";

std::optional<SwathFields> readSurveyor(const Bytes& bytes)
{
    const Frame frame = viewFrame(bytes);
    const SwathMessage* message = surveyor240::descriptor().swath(frame.messageId);
    return message ? message->read(frame.payload) : std::nullopt;
}

Bytes frameOf(std::span<const surveyor240::AtofPoint> points, float soundSpeed = 1500)
{
    const Bytes packed = packItems(points);
    return encodeFrame(
        surveyor240::AtofPointData{.sosMps = soundSpeed,
                                   .numPoints = static_cast<std::uint16_t>(points.size()),
                                   .atofPointData = viewItems(packed, 16)});
}

} // namespace

class Surveyor240Test : public QObject {
    Q_OBJECT

private slots:
    void settingsDecodeAndEncode()
    {
        surveyor240::SetPingParameters settings{.sosMps = 1500,
                                                .gainIndex = -1,
                                                .msecPerPing = 100,
                                                .pingEnable = true,
                                                .enableAtofData = true,
                                                .targetPingHz = 240'000,
                                                .nRangeSteps = 400,
                                                .pulseLenSteps = 1.5F};
        QVERIFY(
            standsFor("42522400cf0b000000000000000000000080bb44ffff6400000000010000000180a903009"
                      "00100000000c03f3108",
                      settings));
        settings.endMm = 25000;
        settings.enableYzPointData = true;
        QVERIFY(
            standsFor("42522400cf0b000000000000a86100000080bb44ffff6400000000010000010180a903009"
                      "00100000000c03f3b09",
                      settings));
        settings.endMm = 0;
        settings.enableYzPointData = false;
        settings.pingEnable = false;
        QVERIFY(
            standsFor("42522400cf0b000000000000000000000080bb44ffff6400000000000000000180a903009"
                      "00100000000c03f3008",
                      settings));
    }

    void theOlderSettingsHaveAPulseOfOneAndAHalfSteps()
    {
        const Bytes payload = encodePayload(
            surveyor240::SetPingParameters{.endMm = 9, .pingEnable = true, .pulseLenSteps = 3});
        const auto older = decodePayload<surveyor240::SetPingParameters>(
            leadline::base::ByteSpan(payload).first(24));
        QVERIFY(older && older->pingEnable);
        QCOMPARE(older->endMm, 9);
        QCOMPARE(older->pulseLenSteps, 1.5F);
        QVERIFY(!decodePayload<surveyor240::SetPingParameters>(
            leadline::base::ByteSpan(payload).first(23)));
    }

    void generalMessagesDecodeAndEncode()
    {
        QVERIFY(standsFor("425200000e000000a200", cerulean::UtcRequest{}));
        QVERIFY(standsFor("42520c000f0000007b8844709e010000e8030000f003",
                          cerulean::UtcResponse{1'780'000'000'123, 1000}));
        QVERIFY(standsFor("42520c0011000000c0a80202ffffff00000000001a05",
                          cerulean::SetNetInfo{0x0202a8c0, 0x00ffffff, 0}));
        QVERIFY(
            standsFor("4252080076000000000048410000a03f7a02", cerulean::WaterStats{12.5F, 1.25F}));
        QVERIFY(
            standsFor("42520800760000000000484100007ac4d902", cerulean::WaterStats{12.5F, -1000}));
        QVERIFY(encodesBack(Family::Surveyor240, "42520600040000006701010203000c01"));
        for (const Family family : {Family::Unknown, Family::Ping1D, Family::Omniscan450}) {
            const Bytes water = fromHex("4252080076000000000048410000a03f7a02");
            QVERIFY(std::holds_alternative<RawMessage>(decode(family, viewFrame(water))));
        }
    }

    void whatIsBetweenFramesDecodesAndEncodes()
    {
        QVERIFY(encodesBack(
            Family::Unknown,
            "42526c000a0000ff7b2273657373696f6e5f6964223a312c2273657373696f6e5f64657669636573223a5b"
            "7b226465766963655f6964223a312c2270726f647563745f6964223a226f73343530227d5d2c2274696d65"
            "7374616d70223a22323032362d30362d30315431323a30303a30305a227d5324"));
        QVERIFY(standsFor("425214006d0003002448454844542c3237342e30372c542a31390d0a3205",
                          cerulean::NmeaSentence{"$HEHDT,274.07,T*19\r\n"}, 3));
        QVERIFY(encodesBack(
            Family::Surveyor240,
            "42528b00960003007b22686561646572223a7b2273797374656d5f6964223a312c22636f6d706f6e656e74"
            "5f6964223a312c2273657175656e6365223a307d2c226d657373616765223a7b2274797065223a22415454"
            "4954554445222c2274696d655f626f6f745f6d73223a313030302c22726f6c6c223a302e302c2270697463"
            "68223a302e302c22796177223a312e357d7dc72d"));
    }

    void anglesBecomeMetresToPortAndUp()
    {
        QVERIFY(encodesBack(Family::Surveyor240, angles42));
        const auto swath = readSurveyor(fromHex(angles42));
        QVERIFY(swath && !swath->isCut && !swath->utcMs && !swath->up && !swath->thresholds);
        QCOMPARE(swath->pingNumber, std::uint32_t{42});
        QCOMPARE(swath->stampMs, std::uint32_t{61000});
        QCOMPARE(swath->soundSpeed, std::optional<double>(1500));
        QCOMPARE(swath->frequencyHz, std::optional<double>(240'000));
        QVERIFY(swath->rangeEndM && std::abs(*swath->rangeEndM - 24.975) < 1e-3);
        QCOMPARE(swath->rejected, std::size_t{0});
        QCOMPARE(swath->soundings.size(), std::size_t{3});
        QVERIFY(isAt(swath->soundings[0], -4.4946, -8.2273));
        QVERIFY(isAt(swath->soundings[1], 0, -7.5));
        QVERIFY(isAt(swath->soundings[2], 4.4946, -8.2273));
        QVERIFY(!swath->soundings[0].power);
    }

    void theSoundSpeedOfTheMessageCounts()
    {
        QVERIFY(encodesBack(Family::Surveyor240, angles43));
        const auto swath = readSurveyor(fromHex(angles43));
        QVERIFY(swath);
        QCOMPARE(swath->utcMs, std::optional<std::uint64_t>(1'780'000'000'123));
        QCOMPARE(swath->soundings.size(), std::size_t{1});
        QVERIFY(isAt(swath->soundings[0], 3.6616, -14.3399));
    }

    void aPingWithoutPointsIsASwath()
    {
        QVERIFY(encodesBack(Family::Surveyor240, angles44));
        const auto swath = readSurveyor(fromHex(angles44));
        QVERIFY(swath && swath->soundings.empty() && !swath->isCut);
        QCOMPARE(swath->pingNumber, std::uint32_t{44});
    }

    void pointsInMetresStayAsTheyAre()
    {
        QVERIFY(encodesBack(Family::Surveyor240, metres42));
        const auto swath = readSurveyor(fromHex(metres42));
        QVERIFY(swath && !swath->isCut);
        QCOMPARE(swath->pingNumber, std::uint32_t{42});
        QCOMPARE(swath->waterC, std::optional<double>(12.5));
        QCOMPARE(swath->waterBar, std::optional<double>(1.25));
        QCOMPARE(swath->rangeStartM, std::optional<double>(1.25));
        QCOMPARE(swath->rangeEndM, std::optional<double>(25));
        QCOMPARE(swath->up, std::optional(UpVector{0, 0, 1}));
        QCOMPARE(swath->soundings.size(), std::size_t{3});
        QVERIFY(isAt(swath->soundings[0], -4.5, -8));
        QVERIFY(isAt(swath->soundings[1], 0, -7.5));
        QVERIFY(isAt(swath->soundings[2], 4.5, -8.25));

        QVERIFY(encodesBack(Family::Surveyor240, metres43));
        const auto dry = readSurveyor(fromHex(metres43));
        QVERIFY(dry && !dry->waterC && !dry->waterBar);
        QCOMPARE(dry->soundings.size(), std::size_t{1});
    }

    void pointsThatCannotBeAreRejected()
    {
        constexpr float nan = std::numeric_limits<float>::quiet_NaN();
        constexpr float infinite = std::numeric_limits<float>::infinity();
        const std::vector<surveyor240::AtofPoint> points{
            {.angle = 0, .timeOfFlight = 0.01F},    {.angle = nan, .timeOfFlight = 0.01F},
            {.angle = 0, .timeOfFlight = nan},      {.angle = 0, .timeOfFlight = infinite},
            {.angle = 0, .timeOfFlight = -0.01F},   {.angle = 1.6F, .timeOfFlight = 0.01F},
            {.angle = -1.6F, .timeOfFlight = 0.01F}};
        const auto swath = readSurveyor(frameOf(points));
        QVERIFY(swath);
        QCOMPARE(swath->soundings.size(), std::size_t{1});
        QCOMPARE(swath->rejected, std::size_t{6});
        const auto sideways = readSurveyor(frameOf(std::vector<surveyor240::AtofPoint>{
            {.angle = std::numbers::pi_v<float> / 2, .timeOfFlight = 0.01F}}));
        QVERIFY(isAt(sideways->soundings.at(0), 7.5, 0));
        // Without a sound speed no time becomes a distance.
        for (const float speed : {0.F, -1500.F, nan, infinite}) {
            const auto none = readSurveyor(frameOf(points, speed));
            QVERIFY(none && !none->soundSpeed && none->soundings.empty() && !none->rangeEndM);
            QCOMPARE(none->rejected, points.size());
        }
        Bytes metres = fromHex(metres42);
        leadline::base::storeLittle(std::span(metres), 8 + 100, nan);
        QCOMPARE(readSurveyor(metres)->soundings.size(), std::size_t{2});
        QCOMPARE(readSurveyor(metres)->rejected, std::size_t{1});
    }

    void payloadsMayGrowAndBeCut()
    {
        const Bytes bytes = fromHex(angles42);
        const auto payload = viewFrame(bytes).payload;
        const SwathMessage* message = surveyor240::descriptor().swath(3012);
        Bytes longer(payload.begin(), payload.end());
        longer.resize(longer.size() + 40);
        QCOMPARE(message->read(longer)->soundings.size(), std::size_t{3});
        QVERIFY(!message->read(longer)->isCut);
        QCOMPARE(message->read(payload.first(87))->soundings.size(), std::size_t{2});
        QVERIFY(message->read(payload.first(87))->isCut);
        QVERIFY(!message->read(payload.first(39)));
    }

    void timesOutsideOfTheCenturyAreNoTimes()
    {
        QVERIFY(!plausibleUtcMs(0));
        QVERIFY(!plausibleUtcMs(946'684'799'999));
        QVERIFY(plausibleUtcMs(946'684'800'000));
        QVERIFY(plausibleUtcMs(4'102'444'799'999));
        QVERIFY(!plausibleUtcMs(4'102'444'800'000));
        QVERIFY(!plausibleUtcMs(std::numeric_limits<std::uint64_t>::max()));
    }

    void theUpVectorGivesPitchAndRoll()
    {
        const auto attitudeOf = [](const char* hex) {
            const Bytes bytes = fromHex(hex);
            const auto message =
                decodePayload<surveyor240::AttitudeReport>(viewFrame(bytes).payload);
            return pitchRoll({message->upVecX, message->upVecY, message->upVecZ});
        };
        const auto isNear = [](double rad, double deg) {
            return std::abs(rad * 180 / std::numbers::pi - deg) < 1e-3;
        };
        constexpr const char* level = "42522400f801000000000000000000000000803f00000000000000000000"
                                      "0000000000000000000048ee0000a603";
        constexpr const char* bowUp = "42522400f8010000d4d0313e000000005c1c7c3f00000000000000000000"
                                      "00007b8844709e0100007aee0000b508";
        constexpr const char* portUp = "42522400f801000000000000d4d0313e5c1c7c3f0000000000000000000"
                                       "000000000000000000000acee00009106";
        for (const char* hex : {level, bowUp, portUp})
            QVERIFY(encodesBack(Family::Surveyor240, hex));
        QVERIFY(isNear(attitudeOf(level)->pitchRad, 0) && isNear(attitudeOf(level)->rollRad, 0));
        QVERIFY(isNear(attitudeOf(bowUp)->pitchRad, 10) && isNear(attitudeOf(bowUp)->rollRad, 0));
        QVERIFY(isNear(attitudeOf(portUp)->pitchRad, 0) && isNear(attitudeOf(portUp)->rollRad, 10));
        QVERIFY(isNear(pitchRoll({1.05F, 0, 0})->pitchRad, 90));
        constexpr float nan = std::numeric_limits<float>::quiet_NaN();
        for (const UpVector& none :
             {UpVector{}, UpVector{0, 0, 0.85F}, UpVector{0, 0, 1.15F}, UpVector{nan, 0, 1}})
            QVERIFY(!pitchRoll(none));
    }

    void channelDataIsReadWhole()
    {
        const char* hex =
            "42523400c10b00002a0000000000954200000000e8030000000102000000803f000000000"
            "00000000000803f000080bf0000000000000000000080bf7f07";
        QVERIFY(encodesBack(Family::Surveyor240, hex));
        const Bytes bytes = fromHex(hex);
        const auto data = decodePayload<cerulean::ChannelData>(viewFrame(bytes).payload);
        QVERIFY(data && !data->signal.isCut());
        QCOMPARE(data->pingNumber, std::uint32_t{42});
        QCOMPARE(data->analogGain, 74.5F);
        QCOMPARE(data->adcPpSignal, 1000);
        QVERIFY(data->channel1 == 0 && data->channel2 == 1 && data->results == 2);
        const auto first = itemAt<cerulean::FourValues>(data->signal, 0);
        const auto second = itemAt<cerulean::FourValues>(data->signal, 1);
        QVERIFY(first.value0 == 1 && first.value1 == 0 && first.value2 == 0 && first.value3 == 1);
        QVERIFY(second.value0 == -1 && second.value1 == 0 && second.value2 == 0 &&
                second.value3 == -1);
    }

    void onlyWhatItAloneHasShowsIt()
    {
        const auto shown = [](const Bytes& bytes) {
            return surveyor240::descriptor().shows(viewFrame(bytes));
        };
        QVERIFY(shown(fromHex(angles44)));
        QVERIFY(shown(fromHex(metres43)));
        QVERIFY(shown(encodeFrame(surveyor240::SetPingParameters{})));
        QVERIFY(!shown(encodeFrame(surveyor240::AttitudeReport{})));
        QVERIFY(!shown(encodeFrame(cerulean::EndPingInfo{})));
        QVERIFY(!shown(encodeFrame(3012, Bytes(39))));
        QVERIFY(surveyor240::descriptor().view == View::Swath);
    }
};

LEADLINE_APPLESS_TEST(Surveyor240Test)
#include "tst_surveyor240.moc"
