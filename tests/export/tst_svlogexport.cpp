// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/McapExport.h"
#include "export/SvlogExport.h"
#include "mavlink/Message.h"
#include "ping/Codec.h"
#include "ping/Common.h"
#include "ping/cerulean/Container.h"
#include "ping/omniscan450/Omniscan450.h"
#include "ping/s500/S500.h"
#include "support/IndexedRecording.h"
#include "support/McapFile.h"
#include "support/SideScanSea.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using exporting::SvlogForm;
using Bytes = std::vector<std::byte>;

namespace {

Bytes json(std::string text, std::uint16_t id, std::uint8_t source)
{
    std::ranges::replace(text, '\'', '"');
    return ping::encodeFrame(id, std::as_bytes(std::span(text)), source);
}

Bytes profile6(std::uint8_t source, std::uint32_t ms)
{
    ping::s500::Profile6 message;
    message.timestampMsec = ms;
    message.lengthMm = 20'000;
    return ping::encodeFrame(message, source);
}

Bytes sideScan(std::uint8_t source, std::uint32_t ms)
{
    ping::omniscan450::MonoProfile message;
    message.timestampMs = ms;
    message.lengthMm = 20'000;
    return ping::encodeFrame(message, source);
}

Bytes session(std::string devices)
{
    return json("{'session_id':7,'session_devices':[" + std::move(devices) +
                    "],'timestamp':'2026-06-01T12:00:00Z'}",
                ping::cerulean::JsonWrapper::id, 0);
}

Bytes attitude()
{
    return json("{'header':{'system_id':1,'component_id':1,'sequence':0},'message':{'type':"
                "'ATTITUDE','time_boot_ms':1000,'roll':0.25,'pitch':-0.5,'yaw':1.5,'rollspeed':0,"
                "'pitchspeed':0,'yawspeed':null}}",
                ping::cerulean::MavlinkJson::id, 3);
}

Bytes concatenated(std::initializer_list<Bytes> parts)
{
    Bytes all;
    for (const Bytes& part : parts)
        base::append(all, part);
    return all;
}

Bytes exported(const formats::Recording& recording, SvlogForm form = SvlogForm::Plain,
               const sidescan::SideChoices& sides = {})
{
    Bytes all;
    const auto done = exporting::exportSvlog(
        recording, {}, form,
        [&](base::ByteSpan bytes) {
            base::append(all, bytes);
            return true;
        },
        {}, sides);
    return done ? all : Bytes();
}

Bytes asMcap(const formats::Recording& recording)
{
    Bytes all;
    const auto done = exporting::convertToMcap(recording, {}, [&](base::ByteSpan bytes) {
        base::append(all, bytes);
        return true;
    });
    return done ? all : Bytes();
}

Bytes nmea(const std::string& body)
{
    unsigned sum = 0;
    for (const char c : body)
        sum ^= static_cast<unsigned char>(c);
    const QByteArray text = "$" + QByteArray::fromStdString(body) + "*" +
                            QByteArray::number(sum, 16).toUpper().rightJustified(2, '0') + "\r\n";
    return ping::encodeFrame(ping::cerulean::NmeaSentence::id, std::as_bytes(std::span(text)), 3);
}

/// Time and bytes of each message of the vehicles, with the number of those there are.
struct Navigation {
    int vehicles = 0;
    std::vector<std::pair<log::Time, Bytes>> messages = {};

    friend bool operator==(const Navigation&, const Navigation&) = default;
};

Navigation navigationOf(const formats::Recording& recording)
{
    const log::Log& log = recording.log();
    Navigation found;
    for (std::size_t i = 0; i < log.streamCount(); ++i)
        found.vehicles += log.stream(static_cast<log::StreamNumber>(i)).kind().isVehicle() ? 1 : 0;
    Bytes scratch;
    std::optional<log::Time> begin;
    for (log::FrameNumber i = 0; i < log.frameCount(); ++i) {
        const auto entry = log.entry(i);
        if (!log.stream(entry->stream).kind().isVehicle())
            continue;
        const auto frame = log.readMavlink(i, scratch);
        const base::ByteSpan payload = frame->payload();
        begin = begin.value_or(entry->time);
        found.messages.emplace_back(entry->time - *begin, Bytes(payload.begin(), payload.end()));
    }
    return found;
}

} // namespace

class SvlogExportTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsWrittenIsReadBackAsItWas()
    {
        const auto first = test::indexed(
            concatenated({session("{'device_id':1,'product_id':'s500','nickname':'keel'},"
                                  "{'device_id':2,'product_id':'os450'}"),
                          profile6(1, 1000), sideScan(2, 500), attitude(), profile6(1, 1500),
                          sideScan(2, 1100)}),
            "a.svlog");
        QVERIFY(first);
        const auto again = test::indexed(exported(*first), "b.svlog");
        QVERIFY(again);
        QCOMPARE(again->counts().startUtc, first->counts().startUtc);
        QVERIFY(again->counts().startUtc);
        QCOMPARE(again->counts().bytesSkipped, std::uint64_t{0});
        QCOMPARE(again->log().frameCount(), first->log().frameCount());
        Bytes before;
        Bytes after;
        for (std::uint64_t i = 1; i < first->log().frameCount(); ++i) {
            QCOMPARE(again->log().timeOf(i), first->log().timeOf(i));
            const auto vehicle = first->log().readMavlink(i, before);
            if (vehicle)
                QVERIFY(again->log().readMavlink(i, after));
            else
                QVERIFY(first->log().read(i, before) && again->log().read(i, after));
            QCOMPARE(after, before);
        }
        QVERIFY(again->log().stream(1).kind() == ping::Family::S500);
        QCOMPARE(again->log().stream(1).label().name, std::string("keel"));
        QVERIFY(again->log().stream(2).kind() == ping::Family::Omniscan450);
    }

    void longFramesOfUnknownIdsAreWrittenUnchanged()
    {
        constexpr std::size_t longer = 20'000;
        Bytes frame = ping::encodeFrame(40'000, Bytes(8, std::byte{7}), 1);
        frame.resize(frame.size() - 2);
        frame.resize(8 + longer, std::byte{9});
        base::storeLittle(std::span(frame), 2, std::uint16_t{longer});
        frame.resize(frame.size() + 2);
        base::storeLittle(std::span(frame), 8 + longer,
                          ping::checksum(base::ByteSpan(frame).first(8 + longer)));
        const auto first =
            test::indexed(concatenated({session("{'device_id':1,'product_id':'s500'}"),
                                        profile6(1, 1000), frame, profile6(1, 2000)}),
                          "a.svlog");
        QCOMPARE(first->counts().bytesSkipped, std::uint64_t{0});
        QCOMPARE(first->log().frameCount(), std::uint64_t{4});
        const Bytes written = exported(*first);
        QVERIFY(std::search(written.begin(), written.end(), frame.begin(), frame.end()) !=
                written.end());
        const auto again = test::indexed(written, "b.svlog");
        QCOMPARE(again->log().frameCount(), first->log().frameCount());
        QVERIFY(again->log().stream(1).series(40'000));
    }

    void sentencesOfNmeaAreWrittenUnchanged()
    {
        const std::string text = "$HEHDT,274.07,T*19\r\n";
        const Bytes nmea =
            ping::encodeFrame(ping::cerulean::NmeaSentence::id, std::as_bytes(std::span(text)), 3);
        const auto first =
            test::indexed(concatenated({session("{'device_id':1,'product_id':'s500'}"),
                                        profile6(1, 1000), nmea, profile6(1, 2000), nmea}),
                          "a.svlog");
        const Bytes written = exported(*first);
        const auto again = test::indexed(written, "b.svlog");
        QCOMPARE(again->log().frameCount(), first->log().frameCount());
        std::size_t found = 0;
        for (auto at = written.begin();; ++at, ++found) {
            at = std::search(at, written.end(), nmea.begin(), nmea.end());
            if (at == written.end())
                break;
        }
        QCOMPARE(found, std::size_t{2});
        // Nothing else follows the session header.
        const std::size_t header = session("{'device_id':1,'product_id':'s500'}").size();
        QVERIFY(std::equal(written.begin(), written.begin() + std::ptrdiff_t(header),
                           session("{'device_id':1,'product_id':'s500'}").begin()));
        QCOMPARE(written.size(), header + 2 * (profile6(1, 0).size() + nmea.size()));
    }

    void navigationOfSentencesIsTheSameBehindAnMcapFile()
    {
        Bytes bytes = session("{'device_id':1,'product_id':'s500'}");
        for (unsigned i = 0; i < 20; ++i) {
            base::append(bytes, profile6(1, 1000 + 200 * i));
            base::append(bytes, nmea("GPRMC,120000.00,A,6030.0" + std::to_string(10 + i) +
                                     ",N,00515.00,W,003.5,045.0,010626,,"));
            base::append(bytes, nmea("HEHDT,2" + std::to_string(10 + i) + ".07,T"));
        }
        const auto first = test::indexed(bytes, "a.svlog");
        QVERIFY(first);
        const Navigation expected = navigationOf(*first);
        QCOMPARE(expected.vehicles, 1);
        QVERIFY(expected.messages.size() > 40);
        const auto second = test::indexed(asMcap(*first), "b.mcap");
        QVERIFY(second);
        QVERIFY(navigationOf(*second) == expected);
        // The sentences are written, and the vehicle that was made of them is not.
        const auto third = test::indexed(exported(*second), "c.svlog");
        QVERIFY(third);
        QVERIFY(navigationOf(*third) == expected);
        const auto fourth = test::indexed(asMcap(*third), "d.mcap");
        QVERIFY(fourth);
        QVERIFY(navigationOf(*fourth) == expected);
    }

    void pingsKeepTheirTimesBehindAStandby()
    {
        test::McapFile file;
        const auto channel = file.rawChannel("sonar/s500-a/rx", {{"family", "s500"}});
        const Bytes nothing =
            ping::encodeFrame(ping::common::DeviceInformation{.deviceType = 112}, 1);
        constexpr std::int64_t begin = 1'780'000'000'000;
        file.frame(channel, begin, nothing);
        file.frame(channel, begin + 14'000, profile6(1, 70));
        file.frame(channel, begin + 14'200, profile6(1, 270));
        const auto recording = test::indexed(file.finished(), "a.mcap");
        QVERIFY(recording);
        const auto again = test::indexed(exported(*recording), "b.svlog");
        QVERIFY(again);
        const auto utcOf = [](const formats::Recording& its) {
            const log::Log& log = its.log();
            const log::Time last = *log.timeOf(log.frameCount() - 1);
            return its.clock().utcOfZeroAt(last).value_or(log::Time{}) + last;
        };
        QCOMPARE(utcOf(*again), utcOf(*recording));
        QVERIFY(utcOf(*again) > log::Time{});
    }

    void sideScanUnitsAreNamedByTheirSides()
    {
        test::McapFile made;
        std::mt19937 random(1);
        for (const float headingDeg : {-90.0F, 90.0F}) {
            const auto rx = made.rawChannel(headingDeg < 0 ? "sonar/left/rx" : "sonar/right/rx",
                                            {{"family", "omniscan450"}});
            made.frame(rx, 1,
                       test::SideScanSea{}.frame(random, headingDeg < 0 ? 1 : 2, 255, headingDeg));
        }
        const auto first = test::indexed(made.finished(), "a.mcap");
        const auto names = [&](const sidescan::SideChoices& sides) {
            const auto again = test::indexed(exported(*first, SvlogForm::Plain, sides), "b.svlog");
            std::map<int, std::string> found;
            for (log::StreamNumber i = 0; i < again->log().streamCount(); ++i)
                found[again->log().stream(i).source()] = again->log().stream(i).label().name;
            return found;
        };
        auto found = names({});
        QVERIFY2(found[1] == "sonar/left/rx port", found[1].c_str());
        QVERIFY2(found[2] == "sonar/right/rx starboard", found[2].c_str());
        // The user knows better.
        found = names({.streams = {{0, sidescan::Side::Starboard}, {1, sidescan::Side::Port}}});
        QVERIFY2(found[1] == "sonar/left/rx starboard", found[1].c_str());
        QVERIFY2(found[2] == "sonar/right/rx port", found[2].c_str());
    }

    void devicesOfOneIdGetIdsOfTheirOwn()
    {
        test::McapFile file;
        const auto first = file.rawChannel("sonar/s500-a/rx", {{"family", "s500"}});
        const auto second = file.rawChannel("sonar/omniscan450-b/rx", {{"family", "omniscan450"}});
        file.frame(first, 1000, profile6(0, 70));
        file.frame(second, 1100, sideScan(0, 90));
        file.frame(first, 1200, profile6(0, 270));
        const auto recording = test::indexed(file.finished(), "a.mcap");
        QVERIFY(recording);
        QVERIFY(recording->log().stream(0).kind() == ping::Family::S500);
        const auto again = test::indexed(exported(*recording), "b.svlog");
        QVERIFY(again);
        QVERIFY(again->log().stream(1).kind() == ping::Family::S500);
        QCOMPARE(again->log().stream(1).source(), std::uint8_t{1});
        QCOMPARE(again->log().stream(1).pings().size(), std::uint64_t{2});
        QVERIFY(again->log().stream(2).kind() == ping::Family::Omniscan450);
        QCOMPARE(again->log().stream(2).source(), std::uint8_t{2});
    }

    void compressedLogIsTheSameOne()
    {
        Bytes bytes = session("{'device_id':2,'product_id':'os450'}");
        for (int i = 0; i < 3000; ++i)
            base::append(bytes, sideScan(2, static_cast<std::uint32_t>(50 * i)));
        const auto recording = test::indexed(bytes, "a.svlog");
        const Bytes plain = exported(*recording);
        const Bytes packed = exported(*recording, SvlogForm::Compressed);
        QVERIFY(packed.size() < plain.size() / 2);
        const auto again = test::indexed(packed, "b.svlz");
        QVERIFY(again && again->format() == log::Format::Svlog);
        QVERIFY(!again->counts().truncated);
        QVERIFY(exported(*again) == plain);
    }

    void aFullDiskIsSaid_data()
    {
        QTest::addColumn<SvlogForm>("form");
        QTest::newRow("plain") << SvlogForm::Plain;
        QTest::newRow("compressed") << SvlogForm::Compressed;
    }
    void aFullDiskIsSaid()
    {
        QFETCH(const SvlogForm, form);
        const auto recording = test::indexed(
            concatenated({session("{'device_id':2,'product_id':'os450'}"), sideScan(2, 500)}),
            "a.svlog");
        const auto done =
            exporting::exportSvlog(*recording, {}, form, [](base::ByteSpan) { return false; });
        QVERIFY(!done);
        QVERIFY2(done.error().message.text().find("disk is full") != std::string::npos,
                 done.error().message.text().c_str());
    }

    void aRecordingWithoutSonarsIsRefused()
    {
        const auto recording = test::indexed(attitude(), "a.svlog");
        QVERIFY(recording);
        QVERIFY(exported(*recording).empty());
    }
};

LEADLINE_APPLESS_TEST(SvlogExportTest)
#include "tst_svlogexport.moc"
