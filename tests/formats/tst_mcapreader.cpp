// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotations/EventLog.h"
#include "base/CivilTime.h"
#include "formats/Recording.h"
#include "formats/RecordingChannels.h"
#include "mavlink/Message.h"
#include "mcap/McapCompression.h"
#include "mcap/McapRecordCursor.h"
#include "ping/Codec.h"
#include "ping/Ping1d.h"
#include "ping/Ping360.h"
#include "support/IndexedRecording.h"
#include "support/McapFile.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using test::Bytes;
using test::McapFile;

namespace {

Bytes mcapSpoke(int n)
{
    return test::Spoke360{.angleGrad = static_cast<std::uint16_t>(n % 400),
                          .samples = test::someSamples(30, static_cast<unsigned>(n))}
        .frame();
}

Bytes echo(int n)
{
    return test::Echo1d{.pingNumber = static_cast<std::uint32_t>(n),
                        .samples = test::someSamples(20, static_cast<unsigned>(n))}
        .profile();
}

std::unique_ptr<formats::Recording> openMcap(const Bytes& bytes)
{
    return test::indexed(bytes, "a.mcap");
}

Bytes frameOf(const formats::Recording& recording, std::uint64_t number)
{
    Bytes scratch;
    const auto frame = recording.log().read(number, scratch);
    return frame ? Bytes(frame->bytes.begin(), frame->bytes.end()) : Bytes();
}

/// `count` spokes in chunks of ten, 50 ms apart.
McapFile mcapSpokes(int count)
{
    McapFile file;
    const auto channel = file.rawChannel("sonar/ping360-1/rx");
    for (int i = 0; i < count; ++i) {
        file.frame(channel, i * 50, mcapSpoke(i));
        if (i % 10 == 9)
            file.writer().closeChunk();
    }
    return file;
}

} // namespace

class McapReaderTest : public QObject {
    Q_OBJECT

private slots:
    void ourRecordingsBecomeStreamsOfTheirDevices()
    {
        McapFile file;
        const auto head = file.rawChannel("sonar/ping360-1/rx", {{"family", "ping360"}});
        const auto asked = file.rawChannel("sonar/ping360-1/tx", {{"direction", "tx"}});
        const auto sounder = file.rawChannel("sonar/ping1d-1/rx");
        file.frame(asked, 0, test::pingFrame(1300, {}));
        file.frame(head, 100, mcapSpoke(7));
        file.frame(sounder, 200, echo(1));
        file.frame(sounder, 300, Bytes(13, std::byte{'x'}));
        file.frame(head, 400, mcapSpoke(8));
        const auto recording = openMcap(file.finished());
        QVERIFY(recording);
        QVERIFY(recording->format() == log::Format::Mcap);
        const auto counts = recording->counts();
        QCOMPARE(counts.records, std::uint64_t{5});
        QCOMPARE(counts.frames, std::uint64_t{3});
        QCOMPARE(counts.sentFrames, std::uint64_t{1});
        QCOMPARE(counts.bytesSkipped, std::uint64_t{13});
        QVERIFY(!counts.truncated);
        QCOMPARE(recording->duration(), log::Time(400ms));
        QCOMPARE(base::utcIso(*counts.startUtc), std::string("2023-11-14T22:13:20.000Z"));
        QCOMPARE(recording->log().streamCount(), std::size_t{2});
        QVERIFY(recording->log().stream(0).kind() == ping::Family::Ping360);
        QVERIFY(recording->log().stream(1).kind() == ping::Family::Ping1D);
        QCOMPARE(recording->log().timeOf(0), std::optional<log::Time>(100ms));
        QCOMPARE(frameOf(*recording, 0), mcapSpoke(7));
        QCOMPARE(frameOf(*recording, 1), echo(1));
        QCOMPARE(recording->contents().library, std::string("test/1"));
        QCOMPARE(recording->contents().topics.size(), std::size_t{3});
    }

    void aFrameMayComeInTwoMessages()
    {
        McapFile file;
        const auto channel = file.rawChannel("sonar/a/rx");
        const Bytes whole = mcapSpoke(3);
        file.frame(channel, 0, base::ByteSpan(whole).first(17));
        file.frame(channel, 20, base::ByteSpan(whole).subspan(17));
        const auto recording = openMcap(file.finished());
        QCOMPARE(recording->log().frameCount(), std::uint64_t{1});
        QCOMPARE(frameOf(*recording, 0), whole);
        QCOMPARE(recording->log().timeOf(0), std::optional<log::Time>(20ms));
        QCOMPARE(recording->counts().bytesSkipped, std::uint64_t{0});
    }

    void aWholeFrameDoesNotWaitForJunkBeforeIt()
    {
        McapFile file;
        const auto channel = file.rawChannel("sonar/a/rx");
        // Claims to be the head of a frame of 10000 bytes.
        file.frame(
            channel, 0,
            test::joined({Bytes{std::byte{'B'}, std::byte{'R'}, std::byte{0x10}, std::byte{0x27}},
                          Bytes(20)}));
        for (int i = 1; i <= 3; ++i)
            file.frame(channel, i * 100, mcapSpoke(i));
        const auto recording = openMcap(file.finished());
        QCOMPARE(recording->log().frameCount(), std::uint64_t{3});
        QVERIFY(recording->log().inTimeOrder());
        QCOMPARE(recording->counts().bytesSkipped, std::uint64_t{24});
    }

    void whatVehiclesSaidIsAStreamOfEachLink()
    {
        McapFile file;
        const auto one = file.rawChannel("mavlink_raw/out", {{"link", "udp://192.168.2.2:14660"}});
        const auto sent = file.rawChannel("mavlink_raw/in", {{"link", "udp://192.168.2.2:14660"}});
        const auto two = file.rawChannel("mavlink_raw/out", {{"link", "sim:vehicle"}});
        const auto sonar = file.rawChannel("sonar/ping360-1/rx");
        const auto attitude = [](std::uint32_t ms) {
            mavlink::Attitude message;
            message.timeBootMs = ms;
            message.yaw = 1.5F;
            return mavlink::encodeFrame({{1, 1}, static_cast<std::uint8_t>(ms)}, message);
        };
        file.frame(one, 0, attitude(1));
        file.frame(sonar, 10, mcapSpoke(1));
        file.frame(sent, 20, attitude(2));
        file.frame(two, 30, attitude(3));
        // A frame in two messages, then junk before a whole one.
        const Bytes halves = attitude(4);
        file.frame(one, 40, base::ByteSpan(halves).first(15));
        file.frame(one, 50, base::ByteSpan(halves).subspan(15));
        file.frame(one, 60, Bytes(20, std::byte{0xfd}));
        file.frame(one, 70, attitude(5));
        const auto recording = openMcap(file.finished());
        QVERIFY(recording);
        const log::Log& log = recording->log();
        QCOMPARE(recording->counts().frames, std::uint64_t{5});
        QCOMPARE(recording->counts().sentFrames, std::uint64_t{1});
        QCOMPARE(recording->counts().bytesSkipped, std::uint64_t{20});
        QCOMPARE(log.streamCount(), std::size_t{4});
        QVERIFY(log.stream(0).kind() == ping::DeviceKind::Vehicle);
        QVERIFY(log.stream(3).kind() == ping::DeviceKind::Vehicle);
        QVERIFY(!log.stream(0).simulated() && log.stream(3).simulated());
        std::vector<std::uint32_t> numbers;
        std::vector<log::Time> times;
        Bytes scratch;
        for (std::uint64_t i = 0; i < log.stream(0).series(30)->size(); ++i) {
            const auto number = *log.stream(0).series(30)->at(i);
            const auto frame = log.readMavlink(number, scratch);
            QVERIFY(frame);
            numbers.push_back(*mavlink::timeBootMs(*frame));
            times.push_back(*log.timeOf(number));
        }
        QCOMPARE(numbers, (std::vector<std::uint32_t>{1, 4, 5}));
        QCOMPARE(times, (std::vector<log::Time>{0ms, 50ms, 70ms}));
    }

    void whatWasSentToAVehicleIsAStreamOfItsOwn()
    {
        McapFile file;
        const auto out = file.rawChannel("mavlink_raw/out", {{"link", "sim:vehicle"}});
        const auto in = file.rawChannel("mavlink_raw/in", {{"link", "sim:vehicle"}});
        const auto other = file.rawChannel("mavlink_raw/in", {{"link", "udp://192.168.2.2:14660"}});
        const auto elsewhere = file.rawChannel("mavlink_raw/seen");
        const auto sendHeartbeat = [](std::uint8_t seq, mavlink::Address from) {
            return mavlink::encodeFrame({from, seq}, mavlink::Heartbeat{});
        };
        constexpr mavlink::Address us{254, 190};
        file.frame(in, 0, sendHeartbeat(0, us));
        file.frame(out, 10, sendHeartbeat(1, {1, 1}));
        file.frame(other, 20, sendHeartbeat(2, us));
        file.frame(in, 30, test::joined({sendHeartbeat(3, us), sendHeartbeat(4, us)}));
        // Cut off; what was sent next does not go on from it.
        file.frame(in, 40, base::ByteSpan(sendHeartbeat(5, us)).first(10));
        file.frame(in, 50, sendHeartbeat(6, us));
        file.frame(elsewhere, 60, sendHeartbeat(7, us));
        file.frame(out, 70, sendHeartbeat(8, {1, 1}));
        const auto recording = openMcap(file.finished());
        QVERIFY(recording);
        const auto counts = recording->counts();
        QCOMPARE(counts.frames, std::uint64_t{2});
        QCOMPARE(counts.sentFrames, std::uint64_t{6});
        QCOMPARE(counts.bytesSkipped, std::uint64_t{0});
        QCOMPARE(counts.badChecksums, std::uint64_t{0});
        const log::Log& log = recording->log();
        QVERIFY(log.inTimeOrder());
        QCOMPARE(log.streamCount(), std::size_t{3});
        QCOMPARE(formats::streamName(log, 0), std::string("mavlink-sent-simulated"));
        QCOMPARE(formats::streamName(log, 1), std::string("mavlink-simulated"));
        QCOMPARE(formats::streamName(log, 2), std::string("mavlink-sent-2"));
        QVERIFY(log.stream(0).sent() && !log.stream(1).sent() && log.stream(2).sent());
        QCOMPARE(log.frameCount(), std::uint64_t{7});
        std::vector<int> sequence;
        Bytes scratch;
        for (std::uint64_t i = 0; i < log.frameCount(); ++i)
            sequence.push_back(log.readMavlink(i, scratch)->sequence());
        QCOMPARE(sequence, (std::vector<int>{0, 1, 2, 3, 4, 6, 8}));
        QCOMPARE(log.timeOf(4), std::optional<log::Time>(30ms));
    }

    void channelsOfOneTopicAreOneStream()
    {
        McapFile file;
        file.frame(file.rawChannel("sonar/a/rx"), 0, mcapSpoke(1));
        file.frame(file.rawChannel("sonar/a/rx", {{"family", "ping360"}}), 50, mcapSpoke(2));
        const auto recording = openMcap(file.finished());
        QCOMPARE(recording->log().streamCount(), std::size_t{1});
        QCOMPARE(recording->contents().topics.size(), std::size_t{1});
        QCOMPARE(recording->contents().topics.front().messages, std::uint64_t{2});
    }

    void filesWithoutChunksOrIndexesAreReadToo()
    {
        McapFile file({.chunks = false, .repeatChannels = false, .statistics = false});
        const auto channel = file.rawChannel("sonar/a/rx");
        for (int i = 0; i < 5; ++i)
            file.frame(channel, i * 50, mcapSpoke(i));
        const auto recording = openMcap(file.finished());
        QCOMPARE(recording->log().frameCount(), std::uint64_t{5});
        QCOMPARE(frameOf(*recording, 4), mcapSpoke(4));
        QVERIFY(!recording->counts().truncated);
    }

    void chunksWithoutIndexesAreLookedIntoOneAfterTheOther()
    {
        constexpr int chunks = 20;
        McapFile file({.messageIndexes = false});
        const auto channel = file.rawChannel("sonar/a/rx");
        for (int i = 0; i < chunks; ++i) {
            file.frame(channel, i * 50,
                       test::Spoke360{.samples = test::someSamples(1200, 1)}.frame());
            file.writer().closeChunk();
        }
        auto opened = formats::Recording::open(
            std::make_unique<test::MemorySource>(file.finished()), "a.mcap");
        QVERIFY(opened);
        // Whoever stops it asks between two steps: to find them, and to look into them.
        int steps = 0;
        while ((*opened)->log().frameCount() == 0 && (*opened)->step(1000))
            ++steps;
        QVERIFY2(steps >= 2 * chunks, qPrintable(QString::number(steps)));
        QVERIFY((*opened)->index());
        QCOMPARE((*opened)->log().frameCount(), std::uint64_t{chunks});
    }

    void chunksAreReadInTheOrderOfTheirTimes_data()
    {
        QTest::addColumn<bool>("finished");
        QTest::newRow("with its end") << true;
        QTest::newRow("cut off") << false;
    }

    void chunksAreReadInTheOrderOfTheirTimes()
    {
        QFETCH(bool, finished);
        McapFile file;
        const auto channel = file.rawChannel("sonar/a/rx");
        // Later chunks first, the middle two interleaved.
        for (const auto& times : {std::vector{60, 70}, {20, 40}, {30, 50}, {0, 10}}) {
            for (const int t : times)
                file.frame(channel, t, mcapSpoke(t));
            file.writer().closeChunk();
        }
        const auto recording = openMcap(finished ? file.finished() : file.cut());
        QCOMPARE(recording->log().frameCount(), std::uint64_t{8});
        QVERIFY(recording->log().inTimeOrder());
        for (std::uint64_t i = 0; i < 8; ++i)
            QCOMPARE(frameOf(*recording, i), mcapSpoke(static_cast<int>(i) * 10));
        QCOMPARE(recording->duration(), log::Time(70ms));
    }

    void compressedChunksAreReadToo_data()
    {
        QTest::addColumn<QString>("compression");
        QTest::newRow("zstd") << "zstd";
        QTest::newRow("lz4") << "lz4";
    }

    void compressedChunksAreReadToo()
    {
        QFETCH(QString, compression);
        const Bytes file =
            test::withCompressedChunks(mcapSpokes(30).cut(), compression.toStdString());
        const auto recording = openMcap(file);
        QCOMPARE(recording->log().frameCount(), std::uint64_t{30});
        for (int i = 0; i < 30; ++i)
            QCOMPARE(frameOf(*recording, static_cast<std::uint64_t>(i)), mcapSpoke(i));
        QCOMPARE(recording->counts().containerBytesLost, std::uint64_t{0});
        for (std::size_t length = 0; length < file.size(); length += 7) {
            const auto cut = openMcap(Bytes(file.begin(), file.begin() + std::ptrdiff_t(length)));
            if (cut)
                QVERIFY(cut->log().frameCount() <= 30);
        }
    }

    void everyPrefixKeepsItsWholeMessages()
    {
        McapFile made = mcapSpokes(25);
        const Bytes file = made.finished();
        // Where each message ends, chunks or not.
        std::vector<std::size_t> ends;
        for (int i = 0; i < 25; ++i) {
            const Bytes frame = mcapSpoke(i);
            const auto found = std::search(file.begin(), file.end(), frame.begin(), frame.end());
            ends.push_back(static_cast<std::size_t>(found - file.begin()) + frame.size());
        }
        for (std::size_t length = mcap::magic.size(); length < file.size(); ++length) {
            const auto recording =
                openMcap(Bytes(file.begin(), file.begin() + std::ptrdiff_t(length)));
            QVERIFY(recording);
            const auto whole = std::count_if(ends.begin(), ends.end(),
                                             [&](std::size_t end) { return end <= length; });
            QCOMPARE(recording->log().frameCount(), static_cast<std::uint64_t>(whole));
            QVERIFY(recording->counts().truncated);
        }
    }

    void anOpenChunkOfTheRustWriterIsEntered()
    {
        McapFile made = mcapSpokes(10);
        Bytes file = made.cut();
        const std::size_t chunkAt = file.size();
        for (int i = 10; i < 15; ++i)
            made.frame(1, i * 50, mcapSpoke(i));
        file = made.cut();
        file.resize(file.size() - 31 - 9 * 5); // into the last message
        // Length, times, size and CRC are filled in at the chunk's end only.
        for (std::size_t i = 1; i < 9 + 28; ++i)
            file[chunkAt + i] = std::byte{0xff};
        for (std::size_t i = 0; i < 8; ++i)
            file[chunkAt + 41 + i] = std::byte{0xff};
        const auto recording = openMcap(file);
        QVERIFY(recording->log().frameCount() >= 13);
        QVERIFY(recording->counts().truncated);
        QCOMPARE(frameOf(*recording, 12), mcapSpoke(12));
    }

    void zerosAtTheEndAreATornEnd()
    {
        Bytes file = mcapSpokes(20).cut();
        file.resize(file.size() + 4096);
        const auto recording = openMcap(file);
        QCOMPARE(recording->log().frameCount(), std::uint64_t{20});
        QVERIFY(recording->counts().truncated);
    }

    void aFlippedByteCostsItsNeighbourhoodOnly()
    {
        McapFile made = mcapSpokes(30);
        const Bytes file = made.finished();
        for (std::size_t at = 0; at < file.size(); ++at) {
            Bytes damaged = file;
            damaged[at] ^= std::byte{0x55};
            const auto recording = openMcap(damaged);
            if (at < mcap::magic.size())
                continue;
            QVERIFY(recording);
            // No more than the chunk that it lies in, and one that stands in its place.
            QVERIFY2(recording->log().frameCount() >= 10,
                     qPrintable(QStringLiteral("byte %1: %2 frames")
                                    .arg(at)
                                    .arg(recording->log().frameCount())));
            QVERIFY(recording->log().frameCount() <= 30);
        }
    }

    /// As damage to a file's schemas leaves it.
    void whatSaysItIsJsonIsNoRawFrame()
    {
        McapFile file;
        const auto sounder =
            file.channel("device_1a2b/Ping1D", std::string(formats::rawFrameSchema), "json");
        file.json(
            sounder, 0,
            R"({"distance":4321,"ping_number":9,"profile_data_length":1,"profile_data":[7]})");
        const auto recording = openMcap(file.finished());
        QVERIFY(recording);
        QCOMPARE(recording->log().frameCount(), std::uint64_t{1});
        QVERIFY(recording->log().stream(0).kind() == ping::Family::Ping1D);
    }

    void pingViewerNextsPingsBecomeFrames()
    {
        McapFile file;
        const auto topic = [](const char* what) { return std::string("device_1a2b/") + what; };
        const auto sounder = file.channel(topic("Ping1D"), "a::b::ProfileStruct", "json");
        const auto head = file.channel("/" + topic("Ping360"), "AutoDeviceDataStruct", "json");
        const auto vehicle = file.channel(topic("VehicleData"), "VehicleData", "json");
        file.json(sounder, 0,
                  R"({"distance":4321,"confidence":87,"transmit_duration":60,"ping_number":9,)"
                  R"("scan_start":250,"scan_length":9750,"gain_setting":3,)"
                  R"("profile_data_length":3,"profile_data":[0, 128 ,255]})");
        file.json(vehicle, 10, R"({"roll":0.1,"pitch":0.2,"yaw":1.5,"alt":-3,"lat":1,"lon":2})");
        file.json(head, 20,
                  R"({"mode":1,"gain_setting":2,"angle":399,"transmit_duration":100,)"
                  R"("sample_period":888,"transmit_frequency":750,"start_angle":0,)"
                  R"("stop_angle":399,"num_steps":1,"delay":0,"number_of_samples":2,)"
                  R"("data_length":2,"data":[1,2]})");
        file.json(head, 30,
                  R"({"angle":10,"start_angle":10,"stop_angle":90,"num_steps":2,"delay":0,)"
                  R"("number_of_samples":1,"data":[7],"later":{"a":[{}]},)"
                  "\"b\":\"}\\\"\"}");
        file.json(head, 40, R"({"angle":10,"data":[256]})");
        file.json(head, 50, R"({"angle":70000,"data":[1]})");
        file.json(head, 60, "no json");
        const auto recording = openMcap(file.finished());
        QVERIFY(recording);
        QCOMPARE(recording->log().frameCount(), std::uint64_t{3});
        QCOMPARE(recording->log().streamCount(), std::size_t{2});
        QVERIFY(recording->log().stream(0).kind() == ping::Family::Ping1D);
        QVERIFY(recording->log().stream(1).kind() == ping::Family::Ping360);
        QCOMPARE(frameOf(*recording, 0), (test::Echo1d{.distanceMm = 4321,
                                                       .confidence = 87,
                                                       .transmitUs = 60,
                                                       .pingNumber = 9,
                                                       .startMm = 250,
                                                       .lengthMm = 9750,
                                                       .gain = 3,
                                                       .samples = {0, 128, 255},
                                                       .source = 0}
                                              .profile()));
        Bytes scratch;
        const auto single = recording->log().read(1, scratch);
        QCOMPARE(single->messageId, std::uint16_t{2300});
        const auto data = ping::decodePayload<ping::ping360::DeviceData>(single->payload);
        QCOMPARE(data->angle, std::uint16_t{399});
        QCOMPARE(data->samplePeriod, std::uint16_t{888});
        const auto automatic = recording->log().read(2, scratch);
        QCOMPARE(automatic->messageId, std::uint16_t{2301});
        QCOMPARE(ping::decodePayload<ping::ping360::AutoDeviceData>(automatic->payload)->numSteps,
                 std::uint8_t{2});
        QVERIFY(recording->counts().bytesSkipped > 0);
        const auto topics = recording->contents().topics;
        QCOMPARE(topics.size(), std::size_t{3});
        QVERIFY(!topics[2].isRead && topics[2].messages == 1);
    }

    void aZeroThatIsNoNumberIsNone_data()
    {
        QTest::addColumn<QString>("zero");
        QTest::newRow("none") << "";
        QTest::newRow("too large") << "99999999999999999999999";
        QTest::newRow("words") << "12 o'clock";
    }

    void aZeroThatIsNoNumberIsNone()
    {
        QFETCH(QString, zero);
        McapFile file;
        file.writer().addMetadata({"session", {{"time_zero_ns", zero.toStdString()}}});
        const auto channel = file.rawChannel("sonar/a/rx");
        for (int i = 0; i < 3; ++i)
            file.frame(channel, i * 100, mcapSpoke(i));
        const auto recording = test::indexed(file.finished(), "a.mcap");
        QVERIFY(recording->duration() == 200ms);
        QVERIFY(recording->counts().startUtc == std::chrono::nanoseconds(McapFile::start));
    }

    void timesPastEveryClockAreNoDates_data()
    {
        QTest::addColumn<qulonglong>("first");
        QTest::addColumn<qulonglong>("last");
        QTest::addColumn<bool>("isDate");
        QTest::newRow("the year 2116") << (1ULL << 62U) - 1 << (1ULL << 62U) - 1 << true;
        QTest::newRow("later") << (1ULL << 62U) << (1ULL << 62U) + 5 << false;
        QTest::newRow("the farthest") << ~0ULL << ~0ULL << false;
        QTest::newRow("from end to end") << 0ULL << ~0ULL << true;
        QTest::newRow("and back") << 1ULL << (1ULL << 63U) << true;
    }

    void timesPastEveryClockAreNoDates()
    {
        QFETCH(qulonglong, first);
        QFETCH(qulonglong, last);
        QFETCH(bool, isDate);
        McapFile file;
        const auto channel = file.rawChannel("sonar/a/rx");
        file.frameAt(channel, first, mcapSpoke(1));
        file.frameAt(channel, last, mcapSpoke(2));
        const auto recording = openMcap(file.finished());
        QCOMPARE(recording->log().frameCount(), std::uint64_t{2});
        QCOMPARE(recording->counts().startUtc.has_value(), isDate);
        QVERIFY(recording->duration() >= log::Time{});
        for (log::FrameNumber frame = 0; frame < 2; ++frame) {
            const auto shown =
                recording->clock().shownFor(frame, recording->log().timeOf(frame).value());
            QCOMPARE(shown.has_value(), isDate);
        }
    }

    void whatHappenedIsBoundedInMemory()
    {
        test::McapFile file;
        const auto events = file.channel("leadline/events", "leadline.Event", "json");
        const auto marks = file.channel("leadline/markers", "leadline.Mark", "json");
        const std::string text(std::size_t{3} << 20U, 'a');
        for (int i = 0; i < 7; ++i)
            file.json(events, i, R"({"kind":"alarm","text":")" + text + R"("})");
        for (int i = 0; i < 23; ++i)
            file.json(marks, i,
                      R"({"record":"note","id":")" + std::to_string(i) + R"(","time_ns":1,)" +
                          R"("text":")" + text + R"("})");
        const auto recording = test::indexed(file.finished(), "a.mcap");
        const auto eventLog = recording->contents().eventLog;
        QVERIFY(eventLog && eventLog->full);
        QCOMPARE(eventLog->events.size(), annotations::EventLog::maxEventBytes / text.size());
        QCOMPARE(eventLog->marks.size(), annotations::EventLog::maxMarkerBytes / text.size());
    }

    void aDamagedIndexOrSummaryHurtsNobody()
    {
        McapFile made = mcapSpokes(20);
        const Bytes whole = made.finished();
        Bytes file = whole;
        const std::size_t summaryAt = whole.size() - 200;
        std::fill(file.begin() + std::ptrdiff_t(summaryAt), file.end() - 8, std::byte{0xee});
        const auto recording = openMcap(file);
        QCOMPARE(recording->log().frameCount(), std::uint64_t{20});
        QVERIFY(!recording->counts().truncated);
    }

    void hostileClaimsDoNotEatMemory()
    {
        Bytes file(mcap::magic.begin(), mcap::magic.end());
        const Bytes packed = mcap::compress("zstd", Bytes(1000));
        const mcap::Chunk chunk{
            .uncompressedSize = ~std::uint64_t{0}, .compression = "zstd", .records = {packed}};
        mcap::appendRecord(file, chunk);
        Bytes channel;
        mcap::appendRecord(channel, mcap::Channel{1, 0, "t", "json", {}});
        base::storeLittle(std::span(channel), 1, std::uint64_t{1} << 62U);
        base::append(file, channel);
        const auto recording = openMcap(file);
        QVERIFY(recording);
        QCOMPARE(recording->log().frameCount(), std::uint64_t{0});
    }
};

LEADLINE_APPLESS_TEST(McapReaderTest)
#include "tst_mcapreader.moc"
