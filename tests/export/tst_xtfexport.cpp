// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/PingReader.h"
#include "echo/VehicleTrack.h"
#include "export/XtfExport.h"
#include "formats/JoinedLogs.h"
#include "mavlink/StateMessages.h"
#include "ping/Codec.h"
#include "ping/cerulean/Container.h"
#include "ping/omniscan450/Omniscan450.h"
#include "ping/xtf/Xtf.h"
#include "sidescan/RowWindow.h"
#include "support/IndexedRecording.h"
#include "support/SideScanSea.h"
#include "support/TestMain.h"
#include "support/TlogFrames.h"
#include "support/XtfFile.h"

#include <QTest>

#include <cmath>

using namespace leadline;
using namespace std::chrono_literals;
using test::XtfFile;
using Bytes = XtfFile::Bytes;

namespace {

Bytes sessionHeader(std::string text, std::uint16_t id, std::uint8_t source)
{
    std::ranges::replace(text, '\'', '"');
    return ping::encodeFrame(id, std::as_bytes(std::span(text)), source);
}

Bytes session()
{
    return sessionHeader(
        "{'session_id':7,'session_devices':[{'device_id':1,'product_id':'os450'},"
        "{'device_id':2,'product_id':'os450'}],'timestamp':'2026-06-01T12:00:00Z'}",
        ping::cerulean::JsonWrapper::id, 0);
}

/// A side's ping with samples of 0, 16384 and 65535 from -100 to -40 dB; to port they look to -90.
Bytes sideScan(std::uint8_t channel, std::uint32_t number, std::uint32_t ms,
               std::optional<std::uint8_t> source = {})
{
    static const std::vector<std::uint8_t> results{0, 0, 0, 0x40, 0xff, 0xff};
    ping::omniscan450::MonoProfile message;
    message.pingNumber = number;
    message.timestampMs = ms;
    message.startMm = 1500;
    message.lengthMm = 30'000;
    message.pingHz = 450'000;
    message.sosDmps = 14'800;
    message.channelNumber = channel;
    message.transducerHeadingDeg = channel == 0 ? -90 : 90;
    message.minPwrDb = -100;
    message.maxPwrDb = -40;
    message.numResults = 3;
    message.pwrResults.bytes = results;
    return ping::encodeFrame(message, source.value_or(static_cast<std::uint8_t>(channel + 1)));
}

void append(Bytes& all, std::initializer_list<Bytes> parts)
{
    for (const Bytes& part : parts)
        base::append(all, part);
}

base::Result<std::uint64_t> write(const formats::Recording& recording, Bytes& into,
                                  const exporting::ExportPart& part = {},
                                  const exporting::SideScanCorrections& corrections = {})
{
    return exporting::exportXtf(
        recording, part, "0.6.0",
        [&](base::ByteSpan bytes) {
            base::append(into, bytes);
            return true;
        },
        {}, corrections);
}

Bytes xtfOf(const formats::Recording& recording)
{
    Bytes all;
    return write(recording, all) ? all : Bytes();
}

struct Sides {
    log::StreamNumber port = 0;
    log::StreamNumber starboard = 0;
};
Sides sidesOf(const formats::Recording& recording)
{
    Sides sides;
    for (std::size_t i = 0; i < recording.log().streamCount(); ++i) {
        const auto number = static_cast<log::StreamNumber>(i);
        if (recording.log().stream(number).kind() != ping::Family::Xtf)
            continue;
        (recording.log().stream(number).source() % 2 == 1 ? sides.port : sides.starboard) = number;
    }
    return sides;
}

std::vector<unsigned> samplesOf(const formats::Recording& recording, log::StreamNumber stream,
                                std::uint64_t number)
{
    std::vector<std::byte> scratch;
    const auto ping = echo::PingReader(recording.log(), stream).read(number, scratch);
    return ping ? std::vector<unsigned>(ping->profile.samples.begin(), ping->profile.samples.end())
                : std::vector<unsigned>();
}

template<class T>
T at(const Bytes& bytes, std::size_t offset)
{
    return base::loadLittle<T>(bytes, offset);
}

} // namespace

class XtfExportTest : public QObject {
    Q_OBJECT

private slots:
    void channelsAreCalledByTheirSides()
    {
        const auto namesIn = [](const Bytes& xtf) {
            QStringList names;
            for (std::size_t i = 0; i < 2; ++i)
                names += QString::fromLatin1(
                    reinterpret_cast<const char*>(xtf.data() + 256 + 128 * i + 12));
            return names;
        };
        Bytes plain = session();
        append(plain, {sideScan(1, 1, 1000), sideScan(0, 1, 1010)});
        QCOMPARE(namesIn(xtfOf(*test::indexed(plain, "x.svlog"))),
                 (QStringList{"port", "starboard"}));
        // What the recording calls them stays where it tells the side.
        Bytes named =
            sessionHeader("{'session_id':7,'session_devices':[{'device_id':1,'product_id':'os450',"
                          "'nickname':'Wing, port'},{'device_id':2,'product_id':'os450',"
                          "'nickname':'two'}],'timestamp':'2026-06-01T12:00:00Z'}",
                          ping::cerulean::JsonWrapper::id, 0);
        append(named, {sideScan(1, 1, 1000), sideScan(0, 1, 1010)});
        QCOMPARE(namesIn(xtfOf(*test::indexed(named, "x.svlog"))),
                 (QStringList{"Wing, port", "starboard"}));
    }

    void countsAreReadBackSampleBySample()
    {
        Bytes file = XtfFile::header({{.type = 1, .bytesPerSample = 2}, {.type = 2}});
        for (int i = 0; i < 30; ++i) {
            XtfFile::Part port =
                XtfFile::part<std::uint16_t>(0, {std::uint16_t(i), 500, 65'535, 7});
            port.delay = 0.002F;
            append(file, {XtfFile::ping({.number = static_cast<std::uint32_t>(100 + i),
                                         .second = i / 10,
                                         .hundredths = i % 10 * 10,
                                         .latitude = -12.25,
                                         .longitude = 130.5,
                                         .heading = 45,
                                         .roll = 3,
                                         .pitch = -4,
                                         .depth = 8.5F,
                                         .speedKnots = 3,
                                         .altitude = 9.25F},
                                        {port, XtfFile::part<std::uint8_t>(1, {1, 2, 200})})});
        }
        const auto first = test::indexed(file, "a.xtf");
        const Bytes written = xtfOf(*first);
        const auto again = test::indexed(written, "b.xtf");
        QVERIFY(again);
        QCOMPARE(again->counts().containerBytesLost, std::uint64_t{0});
        QCOMPARE(again->counts().startUtc, first->counts().startUtc);
        const Sides before = sidesOf(*first);
        const Sides after = sidesOf(*again);
        for (const auto& [a, b] :
             {std::pair(before.port, after.port), std::pair(before.starboard, after.starboard)}) {
            QCOMPARE(again->log().stream(b).pings().size(), std::uint64_t{30});
            Bytes one;
            Bytes other;
            for (std::uint64_t i = 0; i < 30; ++i) {
                QCOMPARE(samplesOf(*again, b, i), samplesOf(*first, a, i));
                const auto ping = echo::PingReader(first->log(), a).read(i, one);
                const auto read = echo::PingReader(again->log(), b).read(i, other);
                QCOMPARE(read->time, ping->time);
                QCOMPARE(read->pingNumber, ping->pingNumber);
                QCOMPARE(read->profile.startM, ping->profile.startM);
                QCOMPARE(read->profile.lengthM, ping->profile.lengthM);
                QCOMPARE(read->soundSpeed, ping->soundSpeed);
            }
        }
        Bytes scratch;
        QVERIFY(!echo::PingReader(again->log(), after.port).read(0, scratch)->decibels);
        echo::VehicleTrack was(first->log());
        echo::VehicleTrack is(again->log());
        const base::Instant now{2s};
        const auto position = is.stateAt(2s).position(now);
        QCOMPARE(*position->latitude, -12.25);
        QCOMPARE(*position->longitude, 130.5);
        QVERIFY(std::abs(is.headingAt(2s)->deg - was.headingAt(2s)->deg) < 1e-3);
        QVERIFY(std::abs(is.stateAt(2s).depth(now)->m - 8.5) < 1e-3);
        QVERIFY(std::abs(is.stateAt(2s).attitudeAt(now)->rollDeg - 3) < 1e-3);
        // One packet for both sides, with the speed as the file had it.
        QCOMPARE(again->counts().records, std::uint64_t{30});
        QVERIFY(std::abs(at<float>(written, 1024 + 29 * 448 + 152) - 3) < 0.02F);
        QCOMPARE(at<float>(written, 1024 + 196), 9.25F);
    }

    void decibelsAreOnTheCommonScale()
    {
        Bytes bytes = session();
        append(bytes, {sideScan(0, 5, 1000), sideScan(1, 65, 1010), sideScan(0, 6, 1100),
                       sideScan(0, 7, 1200), sideScan(1, 67, 1210)});
        const auto recording = test::indexed(bytes, "a.svlog");
        const Bytes written = xtfOf(*recording);
        QCOMPARE(written.size(), std::size_t{1024 + 448 + 384 + 448});
        QCOMPARE(at<std::uint8_t>(written, 0), std::uint8_t{123});
        QCOMPARE(at<std::uint16_t>(written, 164), std::uint16_t{3});
        QCOMPARE(at<std::uint16_t>(written, 166), std::uint16_t{2});
        QCOMPARE(at<std::uint8_t>(written, 256), std::uint8_t{1});
        QCOMPARE(at<std::uint8_t>(written, 384), std::uint8_t{2});
        QCOMPARE(at<std::uint16_t>(written, 262), std::uint16_t{2});
        QCOMPARE(at<std::uint16_t>(written, 1024), std::uint16_t{0xface});
        QCOMPARE(at<std::uint16_t>(written, 1024 + 4), std::uint16_t{2});
        QCOMPARE(at<std::uint32_t>(written, 1024 + 10), 448U);
        QCOMPARE(at<std::uint16_t>(written, 1024 + 14), std::uint16_t{2026});
        QCOMPARE(at<std::uint8_t>(written, 1024 + 16), std::uint8_t{6});
        QCOMPARE(at<std::uint8_t>(written, 1024 + 18), std::uint8_t{12});
        QCOMPARE(at<std::uint16_t>(written, 1024 + 22), std::uint16_t{152});
        QCOMPARE(at<std::uint32_t>(written, 1024 + 28), 5U);
        QCOMPARE(at<float>(written, 1024 + 32), 740.0F);
        constexpr std::size_t port = 1024 + 256;
        QCOMPARE(at<std::uint16_t>(written, port), std::uint16_t{0});
        QCOMPARE(at<float>(written, port + 4), 31.5F);
        QCOMPARE(at<std::uint16_t>(written, port + 26), std::uint16_t{450});
        QCOMPARE(at<std::uint32_t>(written, port + 42), 3U);
        // -100, -85 and -40 dB on a scale from -155 to 100, to port from far to near.
        const auto raw = [](double db) {
            return static_cast<std::uint16_t>(std::lround((db + 155) / 255 * 65535));
        };
        const std::uint16_t middle = raw(-100 + 60 * 16384.0 / 65535);
        QCOMPARE(at<std::uint16_t>(written, port + 64), raw(-40));
        QCOMPARE(at<std::uint16_t>(written, port + 66), middle);
        QCOMPARE(at<std::uint16_t>(written, port + 68), raw(-100));
        constexpr std::size_t starboard = port + 64 + 6;
        QCOMPARE(at<std::uint16_t>(written, starboard), std::uint16_t{1});
        QCOMPARE(at<std::uint16_t>(written, starboard + 64), raw(-100));
        QCOMPARE(at<std::uint16_t>(written, starboard + 68), raw(-40));
        // The ping without a partner has a packet of its own.
        QCOMPARE(at<std::uint16_t>(written, 1024 + 448 + 4), std::uint16_t{1});
        QCOMPARE(at<float>(written, 1024 + 448 + 256 + 20), 0.1F);

        const auto again = test::indexed(written, "b.xtf");
        const Sides sides = sidesOf(*again);
        QCOMPARE(samplesOf(*again, sides.port, 2),
                 (std::vector<unsigned>{raw(-100), middle, raw(-40)}));
        QCOMPARE(again->log().stream(sides.starboard).pings().size(), std::uint64_t{2});
        // Leadline knows its own files' scale again.
        Bytes scratch;
        const auto ping = echo::PingReader(again->log(), sides.port).read(0, scratch);
        QVERIFY(ping->decibels == echo::commonDecibels);
    }

    void heightAboveTheBottomIsFoundInThePings()
    {
        std::mt19937 random(4);
        const test::SideScanSea sea{.altitudeM = 7};
        Bytes bytes = session();
        for (std::uint32_t i = 0; i < 30; ++i) {
            const Bytes frame = sea.frame(random, 1, 0, -90);
            auto message =
                ping::decodePayload<ping::omniscan450::MonoProfile>(ping::viewFrame(frame).payload);
            message->timestampMs = 1000 + 100 * i;
            append(bytes, {ping::encodeFrame(*message, 1)});
        }
        const auto recording = test::indexed(bytes, "a.svlog");
        const Bytes written = xtfOf(*recording);
        constexpr std::size_t packet = (256 + 64 + 1200 + 63) / 64 * 64;
        QCOMPARE(written.size(), 1024 + 30 * packet);
        const float altitude = at<float>(written, 1024 + 15 * packet + 196);
        QVERIFY2(std::abs(altitude - 7) < 0.5F, qPrintable(QString::number(altitude)));
    }

    void speedIsThatOfTheEstimateWhereTheGpsHasNone()
    {
        Bytes bytes = session();
        for (std::uint32_t i = 0; i < 5; ++i)
            append(bytes, {sideScan(0, i, 1000 + 100 * i)});
        test::TlogMaker vehicle;
        vehicle.heartbeat();
        for (int i = 0; i < 30; ++i) {
            vehicle.record(mavlink::encodeFrame(
                {{1, 1}, 0}, mavlink::GpsRawInt{.lat = 1, .lon = 1, .vel = 0, .fixType = 3}));
            vehicle.record(mavlink::encodeFrame(
                {{1, 1}, 0}, mavlink::LocalPositionNed{.vx = 0.3F, .vy = -0.4F}));
        }
        const std::shared_ptr<const formats::Recording> sonar = test::indexed(bytes, "a.svlog");
        const std::shared_ptr<const formats::Recording> tlog =
            test::indexed(vehicle.bytes(), "a.tlog");
        const auto joined =
            formats::Recording::join(formats::AlignedLogs{{{sonar, 1s}, {tlog, 0s}}});
        QVERIFY(joined->index());
        const Bytes written = xtfOf(*joined);
        constexpr float knots = 0.5F * 3600 / 1852;
        QVERIFY(std::abs(at<float>(written, 1024 + 120) - knots) < 1e-5F);
        QVERIFY(std::abs(at<float>(written, 1024 + 152) - knots) < 1e-5F);
    }

    void unitsWithoutSideAreNoSide()
    {
        ping::omniscan450::MonoProfile message;
        message.channelNumber = 255;
        message.numResults = 2;
        message.lengthMm = 10'000;
        static const std::vector<std::uint8_t> results{1, 0, 2, 0};
        message.pwrResults.bytes = results;
        Bytes bytes = session();
        append(bytes, {ping::encodeFrame(message, 1)});
        const auto recording = test::indexed(bytes, "a.svlog");
        const Bytes written = xtfOf(*recording);
        QCOMPARE(at<std::uint16_t>(written, 166), std::uint16_t{1});
        QCOMPARE(at<std::uint8_t>(written, 256), std::uint8_t{0});
        QCOMPARE(test::indexed(written, "b.xtf")->log().frameCount(), std::uint64_t{1});
    }

    void framesUnderTheIdOfAnotherUnitAreOfTheirOwn()
    {
        Bytes bytes = session();
        for (std::uint32_t i = 0; i < 6; ++i) {
            const auto wrong = static_cast<std::uint8_t>(i % 3 == 2 ? 2 : 1);
            append(bytes, {sideScan(0, i, 1000 + 1000 * i, wrong),
                           sideScan(1, 100 + i, 1010 + 1000 * i, wrong)});
        }
        const Bytes written = xtfOf(*test::indexed(bytes, "a.svlog"));
        QCOMPARE(at<std::uint16_t>(written, 166), std::uint16_t{2});
        const auto again = test::indexed(written, "b.xtf");
        for (const log::StreamNumber side : {sidesOf(*again).port, sidesOf(*again).starboard})
            QCOMPARE(echo::PingReader(again->log(), side).count(), std::uint64_t{6});
    }

    void whatTheUserSaysBeatsWhatIsFound()
    {
        Bytes bytes = session();
        for (std::uint32_t i = 0; i < 4; ++i)
            append(bytes, {sideScan(0, i, 1000 + 1000 * i), sideScan(1, 100 + i, 1010 + 1000 * i)});
        const auto recording = test::indexed(bytes, "a.svlog");
        const exporting::SideScanCorrections corrections{
            .sides = {{.stream = "omniscan450", .side = sidescan::Side::Starboard},
                      {.stream = "omniscan450-2", .side = sidescan::Side::Port}},
            .bottom = {{.points = {{2s, 5.5}, {10s, 5.5}}}}};
        Bytes written;
        QVERIFY(write(*recording, written, {}, corrections));
        QCOMPARE(at<std::uint16_t>(written, 166), std::uint16_t{2});
        const auto again = test::indexed(written, "b.xtf");
        Bytes scratch;
        const echo::PingReader port(again->log(), sidesOf(*again).port);
        // Those of the unit that is at starboard by its channel have numbers from 100 on.
        QCOMPARE(port.count(), std::uint64_t{4});
        QCOMPARE(at<float>(written, 1024 + 196), 0.0F);
        QCOMPARE(at<float>(written, written.size() - 448 + 196), 5.5F);
        written.clear();
        const exporting::SideScanCorrections wrong{
            .sides = {{.stream = "ping360", .side = sidescan::Side::Port}}};
        const auto refused = write(*recording, written, {}, wrong);
        QVERIFY(!refused && written.empty());
        QCOMPARE(refused.error().message.text(),
                 std::string("There is no stream ping360: the recording holds omniscan450, "
                             "omniscan450-2."));
    }

    void partIsWritten()
    {
        Bytes bytes = session();
        for (std::uint32_t i = 0; i < 10; ++i)
            append(bytes, {sideScan(0, i, 1000 + 1000 * i), sideScan(1, i, 1000 + 1000 * i)});
        const auto recording = test::indexed(bytes, "a.svlog");
        Bytes written;
        const auto done = write(*recording, written, {.from = 2s, .until = 4s});
        QVERIFY(done);
        QCOMPARE(*done, std::uint64_t{6});
        QCOMPARE(at<std::uint32_t>(written, 1024 + 28), 2U);
    }

    void recordingWithoutSideScanIsRefused()
    {
        const auto recording = test::indexed(session(), "a.svlog");
        Bytes written;
        const auto done = write(*recording, written);
        QVERIFY(!done);
        QCOMPARE(done.error().message.text(),
                 std::string("The recording holds no side-scan sonar."));
        QVERIFY(written.empty());
    }
};

LEADLINE_APPLESS_TEST(XtfExportTest)
#include "tst_xtfexport.moc"
