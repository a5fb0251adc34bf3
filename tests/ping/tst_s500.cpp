// SPDX-License-Identifier: GPL-3.0-or-later
#include "ping/s500/S500.h"

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

/// Ping 7 with four results, 0 to 20 m, -100 to -10 dB.
constexpr const char* profileOf4 =
    "42524a001c0500000700000000000000204e0000d0dd06007064080040420f0048ee0000000000006f12833a000095"
    "42000020c10000c8c20000904000008840000000005704025c0400000000400080ffff5d0f";
/// Ping 8 with three results, 0.5 to 3.5 m, -60 to 0 dB, and two bytes that are not of today.
constexpr const char* profileThatGrew =
    "42524a001c05000008000000f4010000b80b0000d0dd06007064080040420f00acee0000000000006f12833a000095"
    "4200000000000070c2000090400000884000000000570d005c0300ffff00003333aa557e10";
/// The same, but it claims five results.
constexpr const char* profileThatIsCut =
    "425248001c05000008000000f4010000b80b0000d0dd06007064080040420f00acee0000000000006f12833a000095"
    "4200000000000070c2000090400000884000000000570d005c0500ffff000033337f0f";

std::optional<PingFields> readS500(const Bytes& bytes)
{
    const Frame frame = viewFrame(bytes);
    const PingMessage* message = s500::descriptor().measurement(frame.messageId);
    return message ? message->read(frame.payload) : std::nullopt;
}

double decibelsAt(const PingFields& ping, std::size_t i)
{
    return ping.decibels->atZero +
           ping.samples[i] / 65535.0 * (ping.decibels->atFullScale - ping.decibels->atZero);
}

double rangeAt(const PingFields& ping, std::size_t i)
{
    return ping.startM +
           (static_cast<double>(i) + 0.5) * ping.lengthM / static_cast<double>(ping.samples.size());
}

bool isNear(double a, double b)
{
    return std::abs(a - b) < 1e-4;
}

} // namespace

class S500Test : public QObject {
    Q_OBJECT

private slots:
    void settingsDecodeAndEncode()
    {
        QVERIFY(standsFor("42521400f70300000000000000000000ffff000000001c0500000100c203",
                          s500::SetPingParams{.gainIndex = -1, .reportId = 1308, .chirp = 1}));
        QVERIFY(
            standsFor("42521400f703000000000000881300000700ffff0000c704000000000d05",
                      s500::SetPingParams{
                          .lengthMm = 5000, .gainIndex = 7, .msecPerPing = -1, .reportId = 1223}));
        QVERIFY(
            standsFor("42521400f70300000000000088130000ffffffff00000000000000003906",
                      s500::SetPingParams{.lengthMm = 5000, .gainIndex = -1, .msecPerPing = -1}));
        QVERIFY(standsFor("42520400ea03000060e31600de02", s500::SetSpeedOfSound{1'500'000}));
    }

    void reportsDecodeAndEncode()
    {
        QVERIFY(standsFor("42520400bd040000e90900004b02", s500::ProcessorTemperature{2537}));
        QVERIFY(standsFor("42520500bb040000e110000057a002", s500::Altitude{4321, 87}));
        QVERIFY(standsFor("42521000c7040000e1100000cc1000000000575c48ee00002505",
                          s500::Distance2{.pingDistanceMm = 4321,
                                          .averagedDistanceMm = 4300,
                                          .pingConfidence = 87,
                                          .averageDistanceConfidence = 92,
                                          .timestamp = 61000}));
        QVERIFY(encodesBack(Family::S500, "42521000c704000000000000cc10000000000028acee00000d04"));
        QVERIFY(encodesBack(Family::S500, profileOf4));
        QVERIFY(encodesBack(Family::S500, profileThatIsCut));
        QVERIFY(encodesBack(Family::S500, "42520600040000007001010203001501"));
    }

    void aProfileIsAPingInDecibels()
    {
        const Bytes bytes = fromHex(profileOf4);
        const auto ping = readS500(bytes);
        QVERIFY(ping);
        QCOMPARE(ping->pingNumber, std::optional<std::uint32_t>(7));
        QCOMPARE(ping->stampMs, std::optional<std::uint64_t>(61000));
        QCOMPARE(ping->gainIndex, std::optional<std::uint32_t>(4));
        QCOMPARE(ping->transmitUs, std::optional<std::uint32_t>(1000));
        QCOMPARE(ping->frequencyKhz, std::optional<std::uint32_t>(500));
        QCOMPARE(ping->analogGain, std::optional<double>(74.5));
        QCOMPARE(ping->distanceM, std::optional<double>(4.5));
        QCOMPARE(ping->confidencePercent, std::optional<std::uint32_t>(87));
        QVERIFY(!ping->isCut && ping->hasRange && !ping->soundSpeed && !ping->channel);
        QCOMPARE(ping->samples.size(), std::size_t{4});
        constexpr std::array decibels{-100.0, -77.49966, -54.99931, -10.0};
        constexpr std::array metres{2.5, 7.5, 12.5, 17.5};
        for (std::size_t i = 0; i < 4; ++i) {
            QVERIFY(isNear(decibelsAt(*ping, i), decibels[i]));
            QVERIFY(isNear(rangeAt(*ping, i), metres[i]));
        }
    }

    void whatNewerFirmwareAppendsIsIgnored()
    {
        const Bytes bytes = fromHex(profileThatGrew);
        const auto ping = readS500(bytes);
        QVERIFY(ping && !ping->isCut);
        QCOMPARE(ping->samples.size(), std::size_t{3});
        constexpr std::array decibels{0.0, -60.0, -48.0};
        for (std::size_t i = 0; i < 3; ++i) {
            QVERIFY(std::abs(decibelsAt(*ping, i) - decibels[i]) < 1e-3);
            QVERIFY(isNear(rangeAt(*ping, i), 1.0 + static_cast<double>(i)));
        }
    }

    void aProfileWithTooFewResultsKeepsTheirSpacing()
    {
        const Bytes bytes = fromHex(profileThatIsCut);
        const auto ping = readS500(bytes);
        QVERIFY(ping && ping->isCut);
        QCOMPARE(ping->samples.size(), std::size_t{3});
        for (std::size_t i = 0; i < 3; ++i)
            QVERIFY(isNear(rangeAt(*ping, i), 0.5 + (static_cast<double>(i) + 0.5) * 0.6));
        // An odd byte at the end is no result, and no result at all is still a ping.
        for (const std::size_t results : {1U, 0U}) {
            const auto payload = viewFrame(bytes).payload.first(66 + results);
            const auto few = s500::descriptor().measurement(1308)->read(payload);
            QVERIFY(few && few->isCut && few->samples.empty());
            QVERIFY(isNear(few->lengthM, 3));
        }
        QVERIFY(!s500::descriptor().measurement(1308)->read(viewFrame(bytes).payload.first(65)));
    }

    void unusableLimitsShowTheLeast()
    {
        constexpr float nan = std::numeric_limits<float>::quiet_NaN();
        constexpr float infinite = std::numeric_limits<float>::infinity();
        const auto scale = [](float least, float most) {
            const Bytes bytes = encodeFrame(s500::Profile6{.maxPwrDb = most, .minPwrDb = least});
            return readS500(bytes)->decibels;
        };
        QCOMPARE(scale(-100, -10), std::optional(DecibelScale{-100, -10}));
        for (const float most : {-100.F, -101.F, nan, infinite, -infinite})
            QCOMPARE(scale(-100, most), std::optional(DecibelScale{-100, -100}));
        for (const float least : {nan, infinite, -infinite})
            QCOMPARE(scale(least, -10), std::optional(DecibelScale{0, 0}));
    }

    void aConfidenceOf0IsNoDistance()
    {
        const auto none = readS500(fromHex("42521000c704000000000000cc10000000000028acee00000d04"));
        QVERIFY(none && !none->distanceM);
        QCOMPARE(none->confidencePercent, std::optional<std::uint32_t>(0));
        QCOMPARE(none->stampMs, std::optional<std::uint64_t>(61100));
        const auto altitude = readS500(fromHex("42520500bb040000e110000057a002"));
        QCOMPARE(altitude->distanceM, std::optional<double>(4.321));
        const Bytes profile = encodeFrame(s500::Profile6{.thisPingDepthM = 3});
        QVERIFY(!readS500(profile)->distanceM);
    }

    void gainsAndDurationsThatCannotBeAreLeftOut()
    {
        constexpr float nan = std::numeric_limits<float>::quiet_NaN();
        for (const float value : {nan, -1.F, std::numeric_limits<float>::infinity()}) {
            const Bytes bytes =
                encodeFrame(s500::Profile6{.pulseDurationSec = value, .analogGain = value});
            QVERIFY(!readS500(bytes)->analogGain);
            QVERIFY(!readS500(bytes)->transmitUs);
        }
    }

    void sharedIdsAreReadByFamily()
    {
        const Bytes warm = fromHex("42520400bd040000e90900004b02");
        QVERIFY(decode(Family::S500, viewFrame(warm)) == Message(s500::ProcessorTemperature{2537}));
        QVERIFY(decode(Family::Ping1D, viewFrame(warm)) ==
                Message(ping1d::ProcessorTemperature{2537}));
        const Bytes cold = encodeFrame(s500::ProcessorTemperature{-150});
        QVERIFY(decode(Family::S500, viewFrame(cold)) == Message(s500::ProcessorTemperature{-150}));
        const Bytes speed = fromHex("42520400ea03000060e31600de02");
        QVERIFY(decode(Family::Ping1D, viewFrame(speed)) ==
                Message(ping1d::SetSpeedOfSound{1'500'000}));
        QVERIFY(std::holds_alternative<RawMessage>(decode(Family::Omniscan450, viewFrame(speed))));
        const Bytes profile = fromHex(profileOf4);
        QVERIFY(std::holds_alternative<RawMessage>(decode(Family::Ping1D, viewFrame(profile))));
    }

    void onlyWhatItAloneHasShowsIt()
    {
        const auto shown = [](const Bytes& bytes) {
            return s500::descriptor().shows(viewFrame(bytes));
        };
        QVERIFY(shown(fromHex(profileOf4)));
        QVERIFY(shown(fromHex("42521400f70300000000000088130000ffffffff00000000000000003906")));
        QVERIFY(shown(fromHex("42521000c704000000000000cc10000000000028acee00000d04")));
        QVERIFY(!shown(fromHex("42520500bb040000e110000057a002")));
        QVERIFY(!shown(encodeFrame(1308, fromHex("0102030405"))));
        QVERIFY(!s500::descriptor().ping(viewFrame(encodeFrame(1308, fromHex("0102030405")))));
    }
};

LEADLINE_APPLESS_TEST(S500Test)
#include "tst_s500.moc"
