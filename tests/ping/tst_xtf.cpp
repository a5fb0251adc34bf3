// SPDX-License-Identifier: GPL-3.0-or-later
#include "ping/xtf/Xtf.h"

#include "MessageSupport.h"
#include "ping/FamilyDescriptor.h"
#include "support/TestMain.h"

#include <QTest>

#include <limits>

using namespace leadline::ping;
using testsupport::Bytes;

namespace {

const std::vector<std::uint8_t> fourResults{0x01, 0x00, 0xff, 0x00, 0x00, 0x80, 0xff, 0xff};

xtf::Profile starboard()
{
    xtf::Profile message;
    message.pingNumber = 7;
    message.startMm = 500;
    message.lengthMm = 40'000;
    message.timestampMs = 1250;
    message.pingHz = 445'000;
    message.soundSpeedMps = 1490.5F;
    message.transducerHeadingDeg = 90;
    message.channelNumber = xtf::starboardChannel;
    message.numResults = 4;
    message.results.bytes = fourResults;
    return message;
}

PingFields read(const xtf::Profile& message)
{
    const Bytes frame = encodeFrame(message, 2);
    const auto fields = xtf::descriptor().ping(viewFrame(frame))->read(viewFrame(frame).payload);
    // The samples lie in the frame, which ends here: they are compared while it lives.
    if (fields->samples.size() == 4)
        for (std::size_t i = 0; i < 4; ++i)
            if (fields->samples[i] != Samples(fourResults, 2)[i])
                return {};
    PingFields kept = *fields;
    kept.samples = Samples(fourResults, 2).first(fields->samples.size());
    return kept;
}

} // namespace

class XtfTest : public QObject {
    Q_OBJECT

private slots:
    void profileIsReadAsPing()
    {
        const PingFields ping = read(starboard());
        QCOMPARE(ping.samples.size(), std::size_t{4});
        QVERIFY(!ping.decibels);
        QVERIFY(ping.hasRange);
        QCOMPARE(ping.startM, 0.5);
        QCOMPARE(ping.lengthM, 40.0);
        QCOMPARE(ping.soundSpeed, std::optional(1490.5));
        QCOMPARE(ping.frequencyKhz, std::optional(445U));
        QCOMPARE(ping.pingNumber, std::optional(7U));
        QCOMPARE(ping.stampMs, std::optional<std::uint64_t>(1250));
        QCOMPARE(ping.channel, std::optional<std::uint8_t>(xtf::starboardChannel));
        QCOMPARE(ping.transducerHeadingDeg, std::optional(90.0));
        QVERIFY(!ping.isCut);
    }

    void whatTheFileDoesNotSayIsUnknown()
    {
        xtf::Profile message = starboard();
        message.soundSpeedMps = std::numeric_limits<float>::quiet_NaN();
        message.pingHz = 0;
        message.channelNumber = xtf::noSideChannel;
        message.transducerHeadingDeg = 0;
        const PingFields ping = read(message);
        QVERIFY(!ping.soundSpeed);
        QVERIFY(!ping.frequencyKhz);
        QVERIFY(!ping.transducerHeadingDeg);
    }

    void limitsMakeDecibels()
    {
        xtf::Profile message = starboard();
        message.minPwrDb = -155;
        message.maxPwrDb = 100;
        QVERIFY(read(message).decibels == DecibelScale({.atZero = -155, .atFullScale = 100}));
        message.maxPwrDb = -155;
        QVERIFY(!read(message).decibels);
    }

    void fewerResultsThanClaimedKeepTheirRanges()
    {
        xtf::Profile message = starboard();
        message.numResults = 8;
        const PingFields ping = read(message);
        QVERIFY(ping.isCut);
        QCOMPARE(ping.samples.size(), std::size_t{4});
        QCOMPARE(ping.lengthM, 20.0);
    }

    void longestProfileFitsIntoFrame()
    {
        constexpr std::size_t most = (maxLongPayloadSize - fixedSize<xtf::Profile>()) / 2;
        static const std::vector<std::uint8_t> results(most * 2, 1);
        xtf::Profile message;
        message.numResults = most;
        message.results.bytes = results;
        const Bytes frame = encodeFrame(message, 1);
        const auto fields =
            xtf::descriptor().ping(viewFrame(frame))->read(viewFrame(frame).payload);
        QCOMPARE(fields->samples.size(), most);
        QVERIFY(!fields->isCut);
    }

    void onlyItsOwnIdShowsTheFamily()
    {
        const Bytes own = encodeFrame(starboard(), 1);
        const Bytes shorter = encodeFrame(xtf::Profile::id, Bytes(20));
        for (const FamilyDescriptor* each : families()) {
            QCOMPARE(each->shows && each->shows(viewFrame(own)), each->family == Family::Xtf);
            QVERIFY(!each->shows || !each->shows(viewFrame(shorter)));
        }
        QCOMPARE(familyNamed("xtf"), Family::Xtf);
        QVERIFY(xtf::descriptor().view == View::SideScan);
    }
};

LEADLINE_APPLESS_TEST(XtfTest)
#include "tst_xtf.moc"
