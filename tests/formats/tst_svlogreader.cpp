// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/Recording.h"
#include "ping/Codec.h"
#include "ping/Common.h"
#include "ping/Ping1d.h"
#include "ping/Ping360.h"
#include "support/IndexedRecording.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QTest>

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

    void theDevicesWordCountsMoreThanTheShape()
    {
        const auto recording =
            openSvlog(concatenated({profile(1, 0), device(2, 1), profile(1, 1)}));
        QVERIFY(recording);
        QCOMPARE(recording->log().streamCount(), std::size_t{1});
        QVERIFY(recording->log().stream(0).kind() == ping::Family::Ping360);
        QCOMPARE(recording->log().stream(0).device()->type, std::uint8_t{2});
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
};

LEADLINE_APPLESS_TEST(SvlogReaderTest)
#include "tst_svlogreader.moc"
