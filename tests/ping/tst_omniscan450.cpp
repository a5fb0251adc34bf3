// SPDX-License-Identifier: GPL-3.0-or-later
#include "ping/omniscan450/Omniscan450.h"

#include "MessageSupport.h"
#include "ping/FamilyDescriptor.h"
#include "support/TestMain.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace leadline::ping;
using testsupport::Bytes;
using testsupport::encodesBack;
using testsupport::fromHex;
using testsupport::standsFor;

namespace {

constexpr const char* startSettings =
    "425224009508000000000000204e00000000000000000000000000006f12033ba69bc43affff5802010000001a07";
constexpr const char* stopSettings =
    "425224009508000000000000204e00000000000000000000000000006f12033ba69bc43affff5802000000001907";
/// Channel 0, -90 degrees, ping 100, at 120000 ms, -110 to -20 dB.
constexpr const char* portSide =
    "42523c00960801006400000000000000204e0000c0d40100d0dd060004000400983a00006f128338000095420000a0"
    "c10000dcc20000b4c200000000ffff008000003333cf0f";
/// Its partner: channel 1, +90 degrees, ping 160, at 119958 ms.
constexpr const char* starboardSide =
    "42523c0096080200a000000000000000204e000096d40100d0dd060004000400983a01006f128338000095420000a0"
    "c10000dcc20000b442000000000000ffff5555aaaa7b10";
/// Channel 255, heading 0, 1 to 10 m, three results.
constexpr const char* singleUnit =
    "42523a009608000065000000e803000028230000c0d40100d0dd060004000300983aff006f128338000095420000a0"
    "c10000dcc200000000000000000000ffff0080b70f";

std::optional<PingFields> readSide(const Bytes& bytes)
{
    return omniscan450::descriptor().measurement(2198)->read(viewFrame(bytes).payload);
}

bool hasDecibels(const PingFields& ping, std::initializer_list<double> expected)
{
    std::size_t i = 0;
    for (const double each : expected) {
        const double at =
            ping.decibels->atZero +
            ping.samples[i] / 65535.0 * (ping.decibels->atFullScale - ping.decibels->atZero);
        if (std::abs(at - each) > 1e-3)
            return false;
        ++i;
    }
    return i == ping.samples.size();
}

} // namespace

class Omniscan450Test : public QObject {
    Q_OBJECT

private slots:
    void settingsDecodeAndEncode()
    {
        omniscan450::PingParams settings{.lengthMm = 20000,
                                         .pulseLenPercent = 0.002F,
                                         .filterDurationPercent = 0.0015F,
                                         .gainIndex = -1,
                                         .numResults = 600,
                                         .enable = 1};
        QVERIFY(standsFor(startSettings, settings));
        settings.enable = 0;
        QVERIFY(standsFor(stopSettings, settings));
        QVERIFY(standsFor("425204007400000060e316006502", omniscan450::SetSpeedOfSound{1'500'000}));
    }

    void theOlderSettingsAreShorter()
    {
        const Bytes bytes = fromHex(startSettings);
        const auto payload = viewFrame(bytes).payload;
        QVERIFY(decodePayload<omniscan450::PingParams>(payload.first(34)) ==
                decodePayload<omniscan450::PingParams>(payload));
        QVERIFY(!decodePayload<omniscan450::PingParams>(payload.first(33)));
    }

    void generalMessagesDecodeAndEncode()
    {
        QVERIFY(encodesBack(Family::Omniscan450, "42520600040000006501010203000a01"));
        QVERIFY(standsFor("42520200a9000000ff003e02", cerulean::SynchronizationChannel{255, 0}));
        QVERIFY(
            standsFor("42520200aa00000201024501", cerulean::SetSynchronizationChannel{1, 2}, 0, 2));
        QVERIFY(encodesBack(Family::Omniscan450, "4252020001000000aa004101"));
        const Bytes question = fromHex("42520000a90000003d01");
        QCOMPARE(oldRequestedId(Family::Omniscan450, viewFrame(question)),
                 std::optional<std::uint16_t>(169));
        const Bytes rejection = fromHex("4252080002000000ea036261642069649f03");
        QVERIFY(decode(Family::Omniscan450, viewFrame(rejection)) ==
                Message(common::Nack{1002, "bad id"}));
    }

    void aProfileIsAPingInDecibels()
    {
        QVERIFY(encodesBack(Family::Omniscan450, portSide));
        const Bytes bytes = fromHex(portSide);
        const auto ping = readSide(bytes);
        QVERIFY(ping && !ping->isCut && ping->hasRange);
        QCOMPARE(ping->pingNumber, std::optional<std::uint32_t>(100));
        QCOMPARE(ping->stampMs, std::optional<std::uint64_t>(120'000));
        QCOMPARE(ping->channel, std::optional<std::uint8_t>(0));
        QCOMPARE(ping->transducerHeadingDeg, std::optional<double>(-90));
        QCOMPARE(ping->soundSpeed, std::optional<double>(1500));
        QCOMPARE(ping->gainIndex, std::optional<std::uint32_t>(4));
        QCOMPARE(ping->analogGain, std::optional<double>(74.5));
        QCOMPARE(ping->frequencyKhz, std::optional<std::uint32_t>(450));
        QCOMPARE(ping->transmitUs, std::optional<std::uint32_t>(63));
        QCOMPARE(ping->startM, 0.0);
        QCOMPARE(ping->lengthM, 20.0);
        QVERIFY(!ping->distanceM);
        QVERIFY(hasDecibels(*ping, {-20, -64.9993, -110, -92}));
    }

    void theOtherSideHasItsOwnCounters()
    {
        QVERIFY(encodesBack(Family::Omniscan450, starboardSide));
        const Bytes bytes = fromHex(starboardSide);
        QCOMPARE(viewFrame(bytes).source, std::uint8_t{2});
        const auto ping = readSide(bytes);
        QVERIFY(ping);
        QCOMPARE(ping->pingNumber, std::optional<std::uint32_t>(160));
        QCOMPARE(ping->stampMs, std::optional<std::uint64_t>(119'958));
        QCOMPARE(ping->channel, std::optional<std::uint8_t>(1));
        QCOMPARE(ping->transducerHeadingDeg, std::optional<double>(90));
        QVERIFY(hasDecibels(*ping, {-110, -20, -80, -50}));
    }

    void aSingleUnitHasNoChannel()
    {
        QVERIFY(encodesBack(Family::Omniscan450, singleUnit));
        const Bytes bytes = fromHex(singleUnit);
        const auto ping = readSide(bytes);
        QVERIFY(ping);
        QCOMPARE(ping->channel, std::optional<std::uint8_t>(255));
        QCOMPARE(ping->startM, 1.0);
        QCOMPARE(ping->lengthM, 9.0);
        QVERIFY(hasDecibels(*ping, {-110, -20, -64.9993}));
    }

    void payloadsMayGrowAndBeCut()
    {
        Bytes payload = fromHex(portSide);
        payload.erase(payload.begin(), payload.begin() + 8);
        payload.resize(60);
        const auto readOf = [](const Bytes& bytes) {
            return omniscan450::descriptor().measurement(2198)->read(bytes);
        };
        Bytes longer = payload;
        longer.resize(100);
        QCOMPARE(readOf(longer)->samples.size(), std::size_t{4});
        QVERIFY(!readOf(longer)->isCut);
        Bytes shorter = payload;
        shorter.resize(57);
        QCOMPARE(readOf(shorter)->samples.size(), std::size_t{2});
        QVERIFY(readOf(shorter)->isCut);
        QCOMPARE(readOf(shorter)->lengthM, 10.0);
        shorter.resize(51);
        QVERIFY(!readOf(shorter));
    }

    void unusableValuesAreLeftOut()
    {
        constexpr float nan = std::numeric_limits<float>::quiet_NaN();
        const Bytes bytes = encodeFrame(omniscan450::MonoProfile{
            .maxPwrDb = -50, .minPwrDb = -40, .transducerHeadingDeg = nan});
        const auto ping = readSide(bytes);
        QVERIFY(ping && !ping->soundSpeed && !ping->transducerHeadingDeg && !ping->analogGain);
        QCOMPARE(ping->decibels, std::optional(DecibelScale{-40, -40}));
    }

    void onlyWhatItAloneHasShowsIt()
    {
        const auto shown = [](const Bytes& bytes) {
            return omniscan450::descriptor().shows(viewFrame(bytes));
        };
        for (const char* hex :
             {startSettings, stopSettings, portSide, "425204007400000060e316006502"})
            QVERIFY(shown(fromHex(hex)));
        QVERIFY(shown(encodeFrame(2194, Bytes(16))));
        QVERIFY(!shown(encodeFrame(2198, Bytes(51))));
        QVERIFY(!shown(fromHex("42520200a9000000ff003e02")));
        QVERIFY(omniscan450::descriptor().view == View::SideScan);
    }
};

LEADLINE_APPLESS_TEST(Omniscan450Test)
#include "tst_omniscan450.moc"
