// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/Recording.h"
#include "ping/Codec.h"
#include "ping/Ping1d.h"
#include "ping/Ping360.h"
#include "support/MemorySource.h"
#include "support/PingViewerWriter.h"
#include "support/TestMain.h"

#include <QTest>

#include <random>

using namespace leadline;
using namespace std::chrono_literals;
using Bytes = std::vector<std::byte>;
using test::PingViewerWriter;

namespace {

Bytes pingViewerSpoke(std::uint16_t angle, std::size_t samples = 60)
{
    std::vector<std::uint8_t> data(samples);
    for (std::size_t i = 0; i < samples; ++i)
        data[i] = static_cast<std::uint8_t>(i * 7 + angle);
    ping::ping360::DeviceData message;
    message.angle = angle;
    message.samplePeriod = 88;
    message.numberOfSamples = static_cast<std::uint16_t>(samples);
    message.data = data;
    return ping::encodeFrame(message, 2);
}

struct Opened {
    std::unique_ptr<formats::Recording> recording;
    std::string sentence;
};

Opened openPingViewer(const Bytes& bytes, std::string_view name = "a.bin")
{
    auto opened = formats::Recording::open(std::make_unique<test::MemorySource>(bytes), name);
    if (!opened)
        return {nullptr, opened.error().message.text()};
    (*opened)->index();
    return {std::move(*opened), {}};
}

/// Angles of all pings in their order: which of them survived.
std::vector<int> angles(const formats::Recording& recording)
{
    std::vector<int> found;
    for (std::size_t i = 0; i < recording.log().streamCount(); ++i) {
        const auto& pings = recording.log().stream(static_cast<log::StreamNumber>(i)).pings();
        for (std::uint64_t k = 0; k < pings.size(); ++k)
            found.push_back(pings.at(k)->angleGrad);
    }
    return found;
}

std::vector<int> upTo(int count)
{
    std::vector<int> all(static_cast<std::size_t>(count));
    std::iota(all.begin(), all.end(), 0);
    return all;
}

/// Twelve pings, a record each, with times 100 ms apart.
PingViewerWriter twelve(PingViewerWriter::Options options = {})
{
    PingViewerWriter writer(std::move(options));
    for (std::uint16_t i = 0; i < 12; ++i)
        writer.record(100ms * (i + 1), pingViewerSpoke(i));
    return writer;
}

} // namespace

class PingViewerReaderTest : public QObject {
    Q_OBJECT

private slots:
    void readsEveryVariant_data()
    {
        QTest::addColumn<bool>("header");
        QTest::addColumn<bool>("utf8");
        QTest::addColumn<uint>("zero");
        for (const bool header : {true, false})
            for (const bool utf8 : {true, false})
                for (const uint zero : {0x30U, 0x6f0U, 0x966U, 0x1d7ceU})
                    QTest::addRow("header %d utf8 %d zero %x", header, utf8, zero)
                        << header << utf8 << zero;
    }

    void readsEveryVariant()
    {
        QFETCH(bool, header);
        QFETCH(bool, utf8);
        QFETCH(uint, zero);
        const auto writer = twelve({.header = header, .utf8 = utf8, .zeroDigit = zero});
        const auto [recording, sentence] = openPingViewer(writer.bytes());
        QVERIFY2(recording, sentence.c_str());
        QVERIFY(recording->format() == log::Format::PingViewer);
        QCOMPARE(angles(*recording), upTo(12));
        const auto counts = recording->counts();
        QCOMPARE(counts.records, quint64{12});
        QCOMPARE(counts.first, std::optional<log::Time>(100ms));
        QCOMPARE(counts.last, std::optional<log::Time>(1200ms));
        QCOMPARE(counts.containerBytesLost, quint64{0});
        QCOMPARE(counts.bytesSkipped, quint64{0});
        QVERIFY(!counts.truncated);
        QVERIFY(recording->log().stream(0).kind() == ping::Family::Ping360);
        QCOMPARE(recording->log().timeOf(3), std::optional<log::Time>(400ms));
    }

    void framesSpanRecordsAndRecordsHoldSeveral()
    {
        Bytes stream;
        for (std::uint16_t i = 0; i < 30; ++i)
            base::append(stream, pingViewerSpoke(i, 40U + i));
        std::mt19937 random(3);
        PingViewerWriter writer({});
        const base::ByteSpan all = stream;
        std::vector<std::pair<std::size_t, log::Time>> ends;
        log::Time time = 0ms;
        for (std::size_t at = 0; at < all.size();) {
            const std::size_t size = std::min<std::size_t>(random() % 200, all.size() - at);
            time += 10ms;
            writer.record(std::chrono::duration_cast<std::chrono::milliseconds>(time),
                          all.subspan(at, size));
            at += size;
            ends.emplace_back(at, time);
        }
        const auto [recording, sentence] = openPingViewer(writer.bytes());
        QVERIFY(recording);
        QCOMPARE(angles(*recording), upTo(30));
        Bytes scratch;
        std::size_t end = 0;
        for (std::uint16_t i = 0; i < 30; ++i) {
            const auto frame = recording->log().read(i, scratch);
            QVERIFY(frame);
            const Bytes expected = pingViewerSpoke(i, 40U + i);
            QVERIFY(std::equal(frame->bytes.begin(), frame->bytes.end(), expected.begin(),
                               expected.end()));
            // A frame's time is that of the record that completes it.
            end += expected.size();
            const auto completes = std::find_if(ends.begin(), ends.end(),
                                                [&](const auto& e) { return e.first >= end; });
            QCOMPARE(recording->log().timeOf(i), std::optional(completes->second));
        }
    }

    void nullTimesKeepTheLastOne()
    {
        PingViewerWriter writer({});
        writer.record(23h + 59min, pingViewerSpoke(0));
        writer.recordWithNullTime(pingViewerSpoke(1));
        writer.recordWithNullData(23h + 59min);
        writer.recordWithNullTime(pingViewerSpoke(2));
        const auto [recording, sentence] = openPingViewer(writer.bytes());
        QVERIFY(recording);
        QCOMPARE(angles(*recording), upTo(3));
        QCOMPARE(recording->counts().untimedFrames, quint64{2});
        QCOMPARE(recording->log().timeOf(2), std::optional<log::Time>(23h + 59min));
        QVERIFY(recording->log().entry(2)->untimed);
        QVERIFY(!recording->log().entry(0)->untimed);
    }

    void strayBytesAreSkippedAndCounted()
    {
        PingViewerWriter writer({});
        Bytes stray(1205, std::byte{'B'});
        writer.record(1s, pingViewerSpoke(0));
        writer.record(2s, stray);
        writer.record(3s, pingViewerSpoke(1));
        const auto [recording, sentence] = openPingViewer(writer.bytes());
        QVERIFY(recording);
        QCOMPARE(angles(*recording), upTo(2));
        QCOMPARE(recording->counts().bytesSkipped, quint64{1205});
    }

    void aFileCutAtAnyByteShowsWhatIsWhole()
    {
        const auto writer = twelve();
        const Bytes& whole = writer.bytes();
        const std::size_t record = 4 + 24 + 4 + pingViewerSpoke(0).size();
        const std::size_t header = whole.size() - 12 * record;
        for (std::size_t size = 1; size < whole.size(); ++size) {
            const auto [recording, sentence] =
                openPingViewer(Bytes(whole.begin(), whole.begin() + std::ptrdiff_t(size)));
            if (!recording) {
                QVERIFY(size < 12);
                QVERIFY(sentence.starts_with("a.bin"));
                continue;
            }
            const std::size_t records = size < header ? 0 : (size - header) / record;
            QCOMPARE(angles(*recording), upTo(static_cast<int>(records)));
            const bool cut = size < header || (size - header) % record != 0;
            QVERIFY2(recording->counts().truncated == cut,
                     qPrintable(QStringLiteral("cut at %1 of %2").arg(size).arg(whole.size())));
            QCOMPARE(recording->counts().containerBytesLost, quint64{0});
            QCOMPARE(recording->counts().bytesSkipped, quint64{0});
        }
    }

    void anyFlippedByteCostsAtMostThePingsItTouches()
    {
        const auto writer = twelve();
        for (const unsigned mask : {0xffU, 0x01U, 0x80U, 0x10U})
            for (std::size_t at = 0; at < writer.bytes().size(); ++at) {
                Bytes bytes = writer.bytes();
                bytes[at] ^= static_cast<std::byte>(mask);
                const auto [recording, sentence] = openPingViewer(bytes);
                QVERIFY2(recording, qPrintable(QStringLiteral("byte %1").arg(at)));
                const auto pings = angles(*recording);
                const auto frames = recording->log().frameCount();
                QVERIFY2(frames >= 10, qPrintable(QStringLiteral("byte %1 mask %2: %3 frames left")
                                                      .arg(at)
                                                      .arg(mask)
                                                      .arg(frames)));
                // A damaged time does not spoil the order of the others.
                for (const int angle : pings)
                    QVERIFY(angle < 12 || mask != 0);
                if (!recording->log().inTimeOrder())
                    QVERIFY2(false,
                             qPrintable(QStringLiteral("byte %1: times out of order").arg(at)));
            }
    }

    void aDamagedLengthIsJumpedOverAndCounted()
    {
        PingViewerWriter writer({});
        writer.record(100ms, pingViewerSpoke(0));
        const std::size_t second = writer.bytes().size();
        writer.record(200ms, pingViewerSpoke(1));
        const std::size_t third = writer.bytes().size();
        writer.record(300ms, pingViewerSpoke(2));
        Bytes bytes = writer.bytes();
        bytes[second + 28] = std::byte{0x7f};
        const auto [recording, sentence] = openPingViewer(bytes);
        QVERIFY(recording);
        QCOMPARE(angles(*recording), (std::vector<int>{0, 2}));
        QCOMPARE(recording->counts().containerBytesLost, quint64{third - second});
        QVERIFY(!recording->counts().truncated);
    }

    void aFillingOfZerosAtTheEndIsNoRecord()
    {
        auto writer = twelve();
        writer.raw(Bytes(5000));
        const auto [recording, sentence] = openPingViewer(writer.bytes());
        QVERIFY(recording);
        QCOMPARE(angles(*recording), upTo(12));
        QCOMPARE(recording->counts().containerBytesLost, quint64{5000});
    }

    void itCanBeReadWhileItIsIndexed()
    {
        PingViewerWriter writer({});
        for (std::uint16_t i = 0; i < 400; ++i)
            writer.record(10ms * i, pingViewerSpoke(i, 1200));
        auto opened =
            formats::Recording::open(std::make_unique<test::MemorySource>(writer.bytes()), "a.bin");
        QVERIFY(opened);
        formats::Recording& recording = **opened;
        QVERIFY(recording.step(100'000));
        const auto some = recording.log().frameCount();
        QVERIFY(some > 50 && some < 100);
        Bytes scratch;
        QVERIFY(recording.log().read(some - 1, scratch));

        std::stop_source stop;
        double share = 0;
        QVERIFY(!recording.index(stop.get_token(), [&](double done) {
            share = done;
            stop.request_stop();
        }) || share == 1.0);
        QVERIFY(recording.index({}, [&](double done) {
            QVERIFY(done >= share);
            share = done;
        }));
        QCOMPARE(share, 1.0);
        QCOMPARE(recording.log().frameCount(), quint64{400});
    }

    void aMediumThatFailsLeavesWhatWasRead()
    {
        PingViewerWriter writer({});
        for (std::uint16_t i = 0; i < 400; ++i)
            writer.record(10ms * i, pingViewerSpoke(i, 10'000));
        auto source = std::make_unique<test::MemorySource>(writer.bytes());
        test::MemorySource& medium = *source;
        auto opened = formats::Recording::open(std::move(source), "a.bin");
        QVERIFY(opened);
        medium.failFrom(2'000'000);
        QVERIFY((*opened)->index());
        QVERIFY((*opened)->counts().mediumFailed);
        const auto frames = (*opened)->log().frameCount();
        QVERIFY(frames > 150 && frames < 210);
    }

    void whatIsNoRecordingGetsASentence_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QByteArray>("sentence");
        QTest::newRow("empty") << QByteArray() << QByteArray("a.bin is empty.");
        QTest::newRow("text") << QByteArray("Dear diary, today we dived.\n")
                              << QByteArray("a.bin starts with text.");
        QTest::newRow("zeros") << QByteArray(4000, '\0')
                               << QByteArray("a.bin is not a sonar recording.");
        QTest::newRow("png") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16)
                             << QByteArray("a.bin is not a sonar recording.");
    }

    void whatIsNoRecordingGetsASentence()
    {
        QFETCH(QByteArray, content);
        QFETCH(QByteArray, sentence);
        const auto* data = reinterpret_cast<const std::byte*>(content.constData());
        const auto [recording, said] = openPingViewer(Bytes(data, data + content.size()));
        QVERIFY(!recording);
        QVERIFY2(said.starts_with(sentence.toStdString()), said.c_str());
        QCOMPARE(std::count(said.begin(), said.end(), '\n'), std::ptrdiff_t{0});
    }
};

LEADLINE_APPLESS_TEST(PingViewerReaderTest)
#include "tst_pingviewerreader.moc"
