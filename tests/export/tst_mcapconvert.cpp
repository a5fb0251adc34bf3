// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/McapExport.h"
#include "export/PingViewerExport.h"
#include "export/TlogExport.h"
#include "formats/PingJson.h"
#include "formats/RecordingChannels.h"
#include "formats/RecordingJson.h"
#include "mavlink/Message.h"
#include "support/IndexedRecording.h"
#include "support/McapContents.h"
#include "support/McapFile.h"
#include "support/PingViewerWriter.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"
#include "support/TlogFrames.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

using namespace leadline;
using namespace std::chrono_literals;
using test::Bytes;
using test::McapContents;
using test::PingViewerWriter;

namespace {

std::unique_ptr<formats::Recording> openRecording(const Bytes& bytes, std::string_view name = "a")
{
    auto recording = test::indexed(bytes, name);
    if (!recording)
        qFatal("The bytes are no recording.");
    return recording;
}

Bytes asMcap(const formats::Recording& recording, const exporting::McapOptions& options = {})
{
    Bytes all;
    const auto done = exporting::convertToMcap(recording, options, [&](base::ByteSpan bytes) {
        base::append(all, bytes);
        return true;
    });
    if (!done)
        qFatal("%s", done.error().message.text().c_str());
    return all;
}

Bytes cutOf(const Bytes& file, const exporting::McapOptions& options)
{
    Bytes all;
    const test::MemorySource source(file);
    const auto done =
        exporting::cutMcap(source, *openRecording(file), options, [&](base::ByteSpan bytes) {
            base::append(all, bytes);
            return true;
        });
    if (!done)
        qFatal("%s", done.error().message.text().c_str());
    return all;
}

base::Result<std::uint64_t> pingViewer(const formats::Recording& recording, Bytes& into,
                                       const exporting::ExportPart& part = {})
{
    return exporting::exportPingViewer(recording, {.part = part}, [&](base::ByteSpan bytes) {
        base::append(into, bytes);
        return true;
    });
}

Bytes asPingViewer(const formats::Recording& recording, const exporting::ExportPart& part = {})
{
    Bytes all;
    const auto done = pingViewer(recording, all, part);
    if (!done)
        qFatal("%s", done.error().message.text().c_str());
    return all;
}

struct Frame {
    log::Time time;
    bool untimed;
    Bytes bytes;
    friend bool operator==(const Frame&, const Frame&) = default;
};

std::vector<Frame> framesOf(const formats::Recording& recording)
{
    const log::Log& log = recording.log();
    std::vector<Frame> frames;
    Bytes scratch;
    for (log::FrameNumber i = 0; i < log.frameCount(); ++i) {
        const auto entry = log.entry(i);
        const bool vehicle = log.stream(entry->stream).kind() == ping::DeviceKind::Vehicle;
        const base::ByteSpan bytes =
            vehicle ? log.readMavlink(i, scratch)->bytes() : log.read(i, scratch)->bytes;
        frames.push_back({entry->time, entry->untimed, {bytes.begin(), bytes.end()}});
    }
    return frames;
}

/// A log as Ping Viewer writes it: frames that span records, stray bytes, no time after a day.
Bytes oldLog()
{
    PingViewerWriter writer({.zeroDigit = U'\u06f0'});
    const auto time = [](int i) { return std::chrono::milliseconds(2103 + 61 * i); };
    writer.record(time(0), test::deviceInformation(2, 2));
    for (int i = 1; i < 90; ++i) {
        const Bytes frame =
            test::Spoke360{.angleGrad = static_cast<std::uint16_t>(i * 5 % 400),
                           .samples = test::someSamples(200, unsigned(i)),
                           .steps = i % 4 == 0 ? std::optional<std::uint8_t>(2) : std::nullopt}
                .frame();
        const std::size_t half = frame.size() * static_cast<std::size_t>(i % 3) / 3;
        writer.record(time(i), base::ByteSpan(frame).first(half));
        writer.record(time(i) + 3ms, base::ByteSpan(frame).subspan(half));
        if (i % 20 == 0)
            writer.record(time(i) + 4ms, test::Bytes(7, std::byte{0x55}));
    }
    writer.record(25h, test::Spoke360{.samples = {1, 2, 3}}.frame());
    return writer.bytes();
}

/// A dive with a vehicle, as our recorder has it.
Bytes mixedDive()
{
    test::McapFile file;
    const auto sonar =
        file.rawChannel("sonar/ping360-1/rx", {{"device", "ping360-1"}, {"family", "ping360"}});
    const auto echo = file.rawChannel("sonar/ping1d-1/rx", {{"device", "ping1d-1"}});
    const auto out = file.rawChannel("mavlink_raw/out", {{"link", "udp:1"}});
    std::uint8_t sequence = 0;
    const auto say = [&](int ms, const auto& message) {
        file.frame(out, ms, mavlink::encodeFrame({{1, 1}, sequence++}, message));
    };
    for (int i = 0; i < 450; ++i) {
        const int ms = i * 50;
        if (i % 10 == 0) {
            say(ms, mavlink::Heartbeat{19, 12, 3, 0xc1, 4, 3});
            mavlink::Attitude attitude;
            attitude.roll = 0.25F;
            attitude.yaw = 1.5F;
            say(ms, attitude);
            mavlink::GpsRawInt gps;
            gps.fixType = 3;
            gps.lat = 541'234'567;
            gps.lon = 101'234'567;
            say(ms, gps);
            mavlink::GlobalPositionInt position;
            position.lat = 541'234'567;
            position.lon = 101'234'567;
            say(ms, position);
        }
        if (i == 30) {
            mavlink::StatusText text;
            text.severity = 4;
            std::ranges::copy(std::string_view("Leak detected"), text.text.begin());
            say(ms, text);
        }
        file.frame(sonar, ms + 1,
                   test::Spoke360{.angleGrad = static_cast<std::uint16_t>(i % 400),
                                  .samples = test::Samples(100, 200)}
                       .frame());
        if (i % 2 == 0)
            file.frame(echo, ms + 2,
                       test::Echo1d{.samples = test::someSamples(50, unsigned(i))}.profile());
    }
    return file.finished();
}

QJsonObject jsonOf(const test::FoundMessage& message)
{
    return QJsonDocument::fromJson(
               {reinterpret_cast<const char*>(message.data.data()), qsizetype(message.data.size())})
        .object();
}

std::string_view textOf(const test::FoundMessage& message)
{
    return {reinterpret_cast<const char*>(message.data.data()), message.data.size()};
}

} // namespace

class McapConvertTest : public QObject {
    Q_OBJECT

private slots:
    void aLogOfPingViewerComesOutAsItWentIn()
    {
        const auto before = openRecording(oldLog());
        const auto frames = framesOf(*before);
        QVERIFY(frames.size() >= 90);
        QVERIFY(frames.back().untimed);
        QVERIFY(framesOf(*openRecording(asPingViewer(*before))) == frames);
    }

    void andThroughARecordingOfOurs()
    {
        const auto before = openRecording(oldLog(), "20261121-004130831.bin");
        const auto ours = openRecording(asMcap(*before));
        QVERIFY(ours->format() == log::Format::Mcap);
        auto frames = framesOf(*before);
        QCOMPARE(ours->counts().frames, std::uint64_t{frames.size()});
        // Such a file has no word for a frame without a time: it has that of the one before.
        for (Frame& frame : frames)
            frame.untimed = false;
        QVERIFY(framesOf(*ours) == frames);
        QVERIFY(framesOf(*openRecording(asPingViewer(*ours))) == frames);
        // Also where only its end was kept.
        const auto end = openRecording(cutOf(asMcap(*before), {.part = {.after = 4s}}));
        std::erase_if(frames, [](const Frame& frame) { return frame.time <= 4s; });
        QVERIFY(!frames.empty() && framesOf(*openRecording(asPingViewer(*end))) == frames);
    }

    void aLocalTimeIsNotToldForUtc()
    {
        const auto named =
            openRecording(asMcap(*openRecording(oldLog(), "20261121-004130831.bin")));
        QVERIFY(!named->counts().startUtc);
        QVERIFY(!named->clock().utcOfZeroAt({}));
        const auto first =
            test::contentsOf(asMcap(*openRecording(oldLog(), "20261121-004130831.bin")));
        // 2026-11-21 00:41:30.831 and the first record's 2.103 s.
        QCOMPARE(first.messages.front().logTime, std::uint64_t{1'795'221'692'934'000'000});
        QCOMPARE(test::contentsOf(asMcap(*openRecording(oldLog()))).messages.front().logTime,
                 std::uint64_t{2'103'000'000});
    }

    void aTelemetryLogComesBack()
    {
        test::TlogMaker maker;
        for (std::uint32_t i = 0; i < 50; ++i)
            maker.attitude(i);
        const auto ours = openRecording(asMcap(*openRecording(maker.bytes())));
        QVERIFY(ours->counts().startUtc == test::TlogMaker::start);
        Bytes back;
        QVERIFY(exporting::exportTlog(*ours, {}, [&](base::ByteSpan bytes) {
            base::append(back, bytes);
            return true;
        }));
        QCOMPARE(back, maker.bytes());
    }

    void twoPartsOfATelemetryLogAreAllOfIt()
    {
        test::TlogMaker maker;
        for (std::uint32_t i = 0; i < 50; ++i)
            maker.attitude(i);
        const auto log = openRecording(maker.bytes());
        for (const log::Time at : {log::Time(2s), log::Time(2050ms), log::Time(1h)}) {
            Bytes both;
            const auto sink = [&](base::ByteSpan bytes) {
                base::append(both, bytes);
                return true;
            };
            QVERIFY(exporting::exportTlog(*log, {.until = at}, sink));
            QVERIFY(exporting::exportTlog(*log, {.after = at}, sink));
            QCOMPARE(both, maker.bytes());
        }
    }

    void whatWasSimulatedStaysSo()
    {
        test::McapFile file;
        file.writer().addMetadata({"device:ping360-1", {{"simulated", "true"}}});
        const auto rx = file.rawChannel("sonar/ping360-1/rx", {{"device", "ping360-1"}});
        for (int i = 0; i < 5; ++i)
            file.frame(rx, i, test::Spoke360{.samples = {1, 2}}.frame());
        const auto bin = openRecording(asPingViewer(*openRecording(file.finished())));
        QVERIFY(bin->log().stream(0).simulated());
        QVERIFY(openRecording(asMcap(*bin))->log().stream(0).simulated());
        QVERIFY(
            !openRecording(asPingViewer(*openRecording(oldLog())))->log().stream(0).simulated());
    }

    void aRecordingWithTwoSonarsHasToBeToldWhich()
    {
        const auto both = openRecording(mixedDive());
        Bytes into;
        const auto refused = pingViewer(*both, into);
        QVERIFY(!refused);
        QVERIFY(refused.error().message.text().find("ping360, ping1d") != std::string::npos);
        const auto one = openRecording(asPingViewer(*both, {.streams = {"ping1d"}}));
        QCOMPARE(one->log().streamCount(), std::size_t{1});
        QVERIFY(one->log().stream(0).kind() == ping::Family::Ping1D);
        QCOMPARE(one->log().frameCount(), std::uint64_t{225});
        const auto vehicle = pingViewer(*both, into, {.streams = {"mavlink"}});
        QVERIFY(!vehicle);
    }

    void pingsAreThereForPingViewerNext()
    {
        const Bytes file = cutOf(mixedDive(), {.jsonTopics = true});
        const McapContents contents = test::contentsOf(file);
        QVERIFY(contents.sound);
        const auto raw = contents.ofTopic("sonar/ping360-1/rx");
        const auto json = contents.ofTopic("device_ping360-1/Ping360");
        QCOMPARE(json.size(), raw.size());
        for (std::size_t i = 0; i < raw.size(); ++i) {
            QCOMPARE(json[i].logTime, raw[i].logTime);
            auto frame = *formats::ping360FrameFromJson(textOf(json[i]));
            const auto there = *formats::rawFrameBytes(raw[i].data);
            // Its sender is not told.
            QVERIFY(
                std::equal(there.begin() + 8, there.end() - 2, frame.begin() + 8, frame.end() - 2));
        }
        QCOMPARE(contents.ofTopic("device_ping1d-1/Ping1D").size(), std::size_t{225});
        // They are the same pings again: whoever reads the raw frames passes them over.
        const auto read = openRecording(file);
        QCOMPARE(read->log().frameCount(), openRecording(mixedDive())->log().frameCount());
        QCOMPARE(read->log().streamCount(), std::size_t{3});
    }

    void aFixSaysHowSureItIs()
    {
        formats::FoxgloveFix fix{.latitude = 54, .longitude = 10, .altitudeM = -7.5, .errorM = 2};
        const auto parsed = [&] {
            return QJsonDocument::fromJson(QByteArray::fromStdString(formats::locationFixJson(fix)))
                .object();
        };
        QCOMPARE(parsed()["altitude"].toDouble(), -7.5);
        QCOMPARE(parsed()["position_covariance"][8].toDouble(), 4.0);
        // Approximated.
        QCOMPARE(parsed()["position_covariance_type"].toInt(), 1);
        fix.altitudeM.reset();
        QVERIFY(!parsed().contains("altitude"));
        QVERIFY(parsed()["position_covariance"][8].toDouble() > 1e6);
        fix.errorM.reset();
        QCOMPARE(parsed()["position_covariance_type"].toInt(), 0);
    }

    void wordsWhoseLastPartIsMissingAreThereAtTheEnd()
    {
        test::McapFile file;
        const auto out = file.rawChannel("mavlink_raw/out", {{"link", "udp:1"}});
        file.frame(out, 0,
                   mavlink::encodeFrame({{1, 1}, 0}, mavlink::Heartbeat{19, 12, 3, 0, 4, 3}));
        mavlink::StatusText text;
        text.severity = 2;
        text.textId = 7;
        std::ranges::fill(text.text, 'x');
        file.frame(out, 100, mavlink::encodeFrame({{1, 1}, 1}, text));
        const auto said =
            test::contentsOf(cutOf(file.finished(), {.jsonTopics = true})).ofTopic("/log");
        QCOMPARE(said.size(), std::size_t{1});
        QVERIFY(jsonOf(said[0])["message"].toString().startsWith("xxxx"));
    }

    void positionsWordsAndPicturesAreThereForFoxglove()
    {
        const McapContents contents = test::contentsOf(cutOf(mixedDive(), {.jsonTopics = true}));
        const auto fixes = contents.ofTopic("/fix");
        QCOMPARE(fixes.size(), std::size_t{45});
        QCOMPARE(fixes[1].schema, std::string("foxglove.LocationFix"));
        const QJsonObject fix = jsonOf(fixes[1]);
        QCOMPARE(fix["latitude"].toDouble(), 54.1234567);
        QCOMPARE(fix["longitude"].toDouble(), 10.1234567);
        QCOMPARE(fix["position_covariance"].toArray().size(), 9);
        const QJsonObject pose = jsonOf(contents.ofTopic("device_ping360-1/VehicleData").back());
        QCOMPARE(pose["roll"].toDouble(), 0.25);
        QCOMPARE(pose["yaw"].toDouble(), 1.5);
        const auto words = contents.ofTopic("/log");
        QCOMPARE(words.size(), std::size_t{1});
        QCOMPARE(jsonOf(words[0])["message"].toString(), QString("Leak detected"));
        QCOMPARE(jsonOf(words[0])["level"].toInt(), 3);
        // One turn, and what came behind it.
        const auto discs = contents.ofTopic("sonar/ping360-1/image");
        QCOMPARE(discs.size(), std::size_t{2});
        const QJsonObject disc = jsonOf(discs[0]);
        const QByteArray pixels = QByteArray::fromBase64(disc["data"].toString().toLatin1());
        QCOMPARE(pixels.size(), disc["width"].toInt() * disc["height"].toInt());
        QCOMPARE(disc["encoding"].toString(), QString("mono8"));
        const auto pixel = [&](int x, int y) {
            return static_cast<std::uint8_t>(pixels[y * disc["step"].toInt() + x]);
        };
        QCOMPARE(pixel(256, 100), std::uint8_t{200});
        QCOMPARE(pixel(256, 400), std::uint8_t{200});
        QCOMPARE(pixel(2, 2), std::uint8_t{0}); // outside of the disc
        QCOMPARE(contents.ofTopic("sonar/ping1d-1/image").size(), std::size_t{1});
    }

    void whatHasTheTopicsAlreadyGetsNoSecondOnes()
    {
        const Bytes once = cutOf(mixedDive(), {.jsonTopics = true});
        const McapContents twice = test::contentsOf(cutOf(once, {.jsonTopics = true}));
        QVERIFY(twice.sorted() == test::contentsOf(once).sorted());
        const McapContents one = test::contentsOf(cutOf(once, {.part = {.streams = {"ping1d"}}}));
        QVERIFY(one.ofTopic("device_ping360-1/Ping360").empty());
        QCOMPARE(one.ofTopic("device_ping1d-1/Ping1D").size(), std::size_t{225});
        QVERIFY(one.ofTopic("/fix").empty());
    }

    void aConvertedLogHasThemToo()
    {
        const McapContents contents =
            test::contentsOf(asMcap(*openRecording(oldLog()), {.jsonTopics = true}));
        QCOMPARE(contents.ofTopic("device_ping360/Ping360").size(), std::size_t{90});
        QVERIFY(contents.finished && contents.sound);
    }
};

LEADLINE_GUILESS_TEST(McapConvertTest)
#include "tst_mcapconvert.moc"
