// SPDX-License-Identifier: GPL-3.0-or-later
#include "ping/omniscan3d/Omniscan3d.h"

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

/// Ping 42 at 1500 m/s, thresholds 40, 20, 10, powers 50, 25, 5.
constexpr const char* points42 =
    "42528000200c00002a0000000080bb4403000000000000007b8844709e01000048ee00000100000000002042000"
    "0a04100002041000000000000000000000000000000000000000000000000000000000000000000000000000000bf"
    "cdcc4c3c0000484200000000000000000ad7233c0000c841000000000000003fcdcc4c3c0000a040000000001011";
/// Ping 43 of device 1 at 1480 m/s, without UTC, with a point of type 1.
constexpr const char* points43 =
    "42526000200c00002b0000000000b94401000000000000000000000000000000acee0000010100000000204200"
    "00a041000020410000000000000000000000000000000000000000000000000000000000000000000000000000"
    "803e0ad7a33c0000f041010000003909";
/// Ping 42 in the beta layout with two points.
constexpr const char* beta42 =
    "42526800200c00002a0000000080bb440200000000002042000000000000000048ee0000000001000000000000"
    "00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
    "000bfcdcc4c3c000048420000003fcdcc4c3c00003442ac0a";
/// End of ping 42 of device 0: 1.5 to 30 m, 450 kHz.
constexpr const char* end42 =
    "42525000c20b0000000000000000c03f0000f04100000000000000000000803f2a00000000007ac400007ac400"
    "00000000000000000000000000000000badb48040000003c00e8031300000048ee00007b8844709e010000ed0d";
/// End of ping 43 of device 1, without UTC.
constexpr const char* end43 =
    "42525000c20b0000000000000000c03f0000f04100000000000000000000803f2b00000000007ac400007ac400"
    "00000000000000000000000000000000badb48040000003c00e80313000100acee00000000000000000000fd0b";

std::optional<SwathFields> readPointSet(const Bytes& bytes)
{
    return omniscan3d::descriptor().swath(3104)->read(viewFrame(bytes).payload);
}

cerulean::EndPingInfo endOf(const char* hex)
{
    const Bytes bytes = fromHex(hex);
    return decodePayload<cerulean::EndPingInfo>(viewFrame(bytes).payload).value();
}

} // namespace

class Omniscan3dTest : public QObject {
    Q_OBJECT

private slots:
    void settingsDecodeAndEncode()
    {
        omniscan3d::SetPingParams settings{.sosMps = 1500,
                                           .gainIndex = -1,
                                           .msecPerPing = 100,
                                           .pingEnable = true,
                                           .enableAtofData = true,
                                           .targetPingHz = 450'000,
                                           .nRangeSteps = 1000,
                                           .pulseLenSteps = 1.5F};
        QVERIFY(
            standsFor("42522400d00b000000000000000000000080bb44ffff64000000000100000001d0dd0600e"
                      "80300000000c03f1309",
                      settings));
        settings.endM = 30;
        QVERIFY(
            standsFor("42522400d00b0000000000000000f0410080bb44ffff64000000000100000001d0dd0600e"
                      "80300000000c03f440a",
                      settings));
        settings.endM = 0;
        settings.pingEnable = false;
        QVERIFY(
            standsFor("42522400d00b000000000000000000000080bb44ffff64000000000000000001d0dd0600e"
                      "80300000000c03f1209",
                      settings));
    }

    void anglesToStarboardBecomeMetresToPort()
    {
        QVERIFY(encodesBack(Family::Omniscan3D, points42));
        const auto swath = readPointSet(fromHex(points42));
        QVERIFY(swath && !swath->isCut && !swath->rangeEndM);
        QCOMPARE(swath->pingNumber, std::uint32_t{42});
        QCOMPARE(swath->deviceNumber, std::uint8_t{0});
        QCOMPARE(swath->stampMs, std::uint32_t{61000});
        QCOMPARE(swath->utcMs, std::optional<std::uint64_t>(1'780'000'000'123));
        QCOMPARE(swath->thresholds, std::optional(PowerThresholds{40, 20, 10}));
        QCOMPARE(swath->soundings.size(), std::size_t{3});
        QVERIFY(isAt(swath->soundings[0], 4.4946, -8.2273));
        QVERIFY(isAt(swath->soundings[1], 0, -7.5));
        QVERIFY(isAt(swath->soundings[2], -4.4946, -8.2273));
        QCOMPARE(swath->soundings[0].power, std::optional(50.F));
        QCOMPARE(swath->soundings[1].power, std::optional(25.F));
        QCOMPARE(swath->soundings[2].power, std::optional(5.F));
        QCOMPARE(swath->soundings[0].type, std::uint8_t{0});
    }

    void aSecondReceiverHasItsNumber()
    {
        QVERIFY(encodesBack(Family::Omniscan3D, points43));
        const auto swath = readPointSet(fromHex(points43));
        QVERIFY(swath && !swath->utcMs);
        QCOMPARE(swath->deviceNumber, std::uint8_t{1});
        QCOMPARE(swath->soundSpeed, std::optional<double>(1480));
        QCOMPARE(swath->soundings.size(), std::size_t{1});
        QVERIFY(isAt(swath->soundings[0], -3.6616, -14.3399));
        QCOMPARE(swath->soundings[0].type, std::uint8_t{1});
    }

    void theBetaLayoutIsRead()
    {
        QVERIFY(encodesBack(Family::Omniscan3D, beta42));
        const Bytes bytes = fromHex(beta42);
        const auto swath = readPointSet(bytes);
        QVERIFY(swath && !swath->isCut);
        QCOMPARE(swath->thresholds, std::optional(PowerThresholds{40, 40, 40}));
        QCOMPARE(swath->soundings.size(), std::size_t{2});
        QVERIFY(isAt(swath->soundings[0], 4.4946, -8.2273));
        QVERIFY(isAt(swath->soundings[1], -4.4946, -8.2273));
        QCOMPARE(swath->soundings[0].power, std::optional(50.F));
        QCOMPARE(swath->soundings[1].power, std::optional(45.F));
        // Without powers its points have eight bytes.
        Bytes powerless = bytes;
        powerless[8 + 30] = std::byte{0};
        leadline::base::storeLittle(std::span(powerless), 8 + 10, std::uint16_t{2});
        const auto plain = readPointSet(powerless);
        QVERIFY(plain && !plain->isCut);
        QCOMPARE(plain->soundings.size(), std::size_t{1});
        QCOMPARE(plain->rejected, std::size_t{1});
        QVERIFY(isAt(plain->soundings[0], 4.4946, -8.2273) && !plain->soundings[0].power);
        QCOMPARE(plain->soundings[0].type, std::uint8_t{2});
    }

    void anUnknownVersionIsNoSwath()
    {
        Bytes bytes = fromHex(points42);
        for (const unsigned version : {2U, 255U}) {
            bytes[8 + 28] = static_cast<std::byte>(version);
            QVERIFY(!readPointSet(bytes));
            QVERIFY(std::holds_alternative<omniscan3d::PointSet>(
                decode(Family::Omniscan3D, viewFrame(bytes))));
        }
    }

    void pointsThatCannotBeAreRejected()
    {
        constexpr float nan = std::numeric_limits<float>::quiet_NaN();
        const std::vector<omniscan3d::Point> points{
            {.angle = nan, .timeOfFlight = 0.01F},
            {.angle = 0, .timeOfFlight = -1},
            {.angle = 1.6F, .timeOfFlight = 0.01F},
            {.angle = 0, .timeOfFlight = 0.01F, .power = nan},
            {.angle = 0, .timeOfFlight = 0.01F}};
        const Bytes packed = packItems(std::span<const omniscan3d::Point>(points));
        QCOMPARE(packed.size(), points.size() * 16);
        const auto swath = readPointSet(encodeFrame(omniscan3d::PointSet{
            .sosMps = 1500, .numPoints = 5, .version = 1, .atofPointData = viewItems(packed, 16)}));
        QVERIFY(swath);
        QCOMPARE(swath->rejected, std::size_t{3});
        QCOMPARE(swath->soundings.size(), std::size_t{2});
        QVERIFY(!swath->soundings[0].power && swath->soundings[1].power);
    }

    void payloadsMayGrowAndBeCut()
    {
        const Bytes bytes = fromHex(points42);
        const auto payload = viewFrame(bytes).payload;
        const SwathMessage* message = omniscan3d::descriptor().swath(3104);
        Bytes longer(payload.begin(), payload.end());
        longer.resize(longer.size() + 16);
        QCOMPARE(message->read(longer)->soundings.size(), std::size_t{3});
        QVERIFY(!message->read(longer)->isCut);
        QCOMPARE(message->read(payload.first(127))->soundings.size(), std::size_t{2});
        QVERIFY(message->read(payload.first(127))->isCut);
        QVERIFY(!message->read(payload.first(79)));
    }

    void theEndOfAPingBringsRangeAndAttitude()
    {
        QVERIFY(encodesBack(Family::Omniscan3D, end42));
        QVERIFY(encodesBack(Family::Omniscan3D, end43));
        QVERIFY(encodesBack(Family::Surveyor240, end42));
        auto swath = readPointSet(fromHex(points42));
        QVERIFY(swath);
        QVERIFY(!addEndOfPing(*swath, endOf(end43)));
        QVERIFY(!swath->rangeEndM && !swath->up);
        QVERIFY(addEndOfPing(*swath, endOf(end42)));
        QCOMPARE(swath->rangeStartM, std::optional<double>(1.5));
        QCOMPARE(swath->rangeEndM, std::optional<double>(30));
        QCOMPARE(swath->up, std::optional(UpVector{0, 0, 1}));
        QCOMPARE(swath->frequencyHz, std::optional<double>(450'000));
        QVERIFY(!swath->waterC && !swath->waterBar);
        auto second = readPointSet(fromHex(points43));
        QVERIFY(second && addEndOfPing(*second, endOf(end43)) && !second->utcMs);
        // The same number of another device is another ping.
        second->deviceNumber = 0;
        QVERIFY(!addEndOfPing(*second, endOf(end43)));
    }

    void itsAttitudeHasAChannel()
    {
        constexpr const char* level = "42522500f801000000000000000000000000803f00000000000000000000"
                                      "0000000000000000000048ee000000a703";
        constexpr const char* bowUp = "42522500f8010000d4d0313e000000005c1c7c3f00000000000000000000"
                                      "000000000000000000007aee0000016106";
        QVERIFY(encodesBack(Family::Omniscan3D, level));
        QVERIFY(encodesBack(Family::Omniscan3D, bowUp));
        const Bytes bytes = fromHex(bowUp);
        const auto payload = viewFrame(bytes).payload;
        const auto report = decodePayload<omniscan3d::AttitudeReport>(payload);
        QVERIFY(report);
        QCOMPARE(report->channelNumber, std::uint8_t{1});
        const auto attitude = pitchRoll({report->upVecX, report->upVecY, report->upVecZ});
        QVERIFY(attitude && std::abs(attitude->pitchRad * 180 / std::numbers::pi - 10) < 1e-3);
        // The form without it, which is the Surveyor's, too.
        const auto older = decodePayload<omniscan3d::AttitudeReport>(payload.first(36));
        QVERIFY(older && older->channelNumber == 0 && older->upVecX == report->upVecX);
        QVERIFY(std::holds_alternative<surveyor240::AttitudeReport>(
            decode(Family::Surveyor240, viewFrame(bytes))));
        QVERIFY(std::holds_alternative<RawMessage>(decode(Family::Unknown, viewFrame(bytes))));
        QCOMPARE(fieldTexts(Family::Omniscan3D, viewFrame(bytes)).fields.size(), std::size_t{9});
    }

    void pointsAreShownInParentheses()
    {
        const Bytes bytes = fromHex(points43);
        const auto texts = fieldTexts(Family::Omniscan3D, viewFrame(bytes));
        QCOMPARE(texts.furtherBytes, std::size_t{0});
        QCOMPARE(texts.fields.back().type, std::string_view("point[num_points]"));
        QCOMPARE(texts.fields.back().value, std::string("(0.25 0.02 30 1 0 0 0)"));
    }

    void onlyWhatItAloneHasShowsIt()
    {
        const auto shown = [](const Bytes& bytes) {
            return omniscan3d::descriptor().shows(viewFrame(bytes));
        };
        QVERIFY(shown(fromHex(points43)));
        QVERIFY(shown(fromHex(beta42)));
        QVERIFY(shown(encodeFrame(omniscan3d::SetPingParams{})));
        QVERIFY(!shown(fromHex(end42)));
        QVERIFY(!shown(encodeFrame(3104, Bytes(79))));
    }
};

LEADLINE_APPLESS_TEST(Omniscan3dTest)
#include "tst_omniscan3d.moc"
