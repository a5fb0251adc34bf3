// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/Recording.h"
#include "log/RecordingReader.h"
#include "support/IndexedRecording.h"
#include "support/MemorySource.h"
#include "support/NaiveMavlink.h"
#include "support/TestMain.h"
#include "support/TlogFrames.h"

#include <QTest>

#include <random>

using namespace leadline;
using namespace std::chrono_literals;
using Bytes = std::vector<std::byte>;
using log::Time;
using test::TlogMaker;

namespace {

std::unique_ptr<formats::Recording> openTlog(const Bytes& bytes)
{
    auto recording = test::indexed(bytes, "a.tlog");
    const bool isTlog = recording && recording->format() == log::Format::Tlog;
    return isTlog ? std::move(recording) : nullptr;
}

struct Held {
    std::vector<std::uint32_t> numbers;
    std::vector<Time> times;
};

/// The numbers of all ATTITUDE frames in the log's order, read back from the file.
Held held(const log::Log& log)
{
    Held found;
    std::vector<std::byte> scratch;
    for (std::uint64_t i = 0; i < log.frameCount(); ++i) {
        const auto frame = log.readMavlink(i, scratch);
        const auto attitude = frame ? mavlink::decodeAs<mavlink::Attitude>(*frame) : std::nullopt;
        if (attitude)
            found.numbers.push_back(attitude->timeBootMs);
        found.times.push_back(*log.timeOf(i));
    }
    return found;
}

Bytes withBigStampsTurned(const Bytes& records, std::size_t recordSize)
{
    Bytes turned = records;
    for (std::size_t at = 0; at < turned.size(); at += recordSize)
        std::reverse(turned.begin() + std::ptrdiff_t(at), turned.begin() + std::ptrdiff_t(at + 8));
    return turned;
}

struct Naive {
    std::uint64_t frames = 0;
    std::uint64_t skipped = 0;
    std::uint64_t bad = 0;
};

/// Record by record: a stamp of these years, or any one directly behind a good record, and a frame.
Naive readNaively(const Bytes& file)
{
    constexpr std::uint64_t year2009 = 1'230'768'000'000'000;
    constexpr std::uint64_t year2100 = 4'102'444'800'000'000;
    Naive seen;
    bool afterGood = true;
    for (std::size_t at = 0; at < file.size();) {
        const bool hasStamp = file.size() - at > 8;
        const auto us = hasStamp ? base::loadBig<std::uint64_t>(file, at) : 0;
        const bool mayBegin = hasStamp && (afterGood || (us >= year2009 && us < year2100));
        const auto frame = mayBegin ? test::naiveFrame(file, at + 8) : test::NaiveFrame{};
        afterGood = frame.isCrcValid;
        if (frame.isCrcValid) {
            ++seen.frames;
            at += 8 + frame.size;
        } else {
            seen.bad += frame.size > 0 ? 1U : 0U;
            ++seen.skipped;
            ++at;
        }
    }
    return seen;
}

using Numbers = std::vector<std::uint32_t>;

} // namespace

class TlogReaderTest : public QObject {
    Q_OBJECT

private slots:
    void recordsAreReadWithTheirTimes()
    {
        TlogMaker maker;
        maker.attitude(1).attitude(2).record(mavlink::encodeFrame(
            {{255, 190}, 0, mavlink::Version::V1}, mavlink::Heartbeat{0, 6, 8, 0, 4, 3}));
        const auto recording = openTlog(maker.bytes());
        QVERIFY(recording);
        const log::ReadCounts counts = recording->counts();
        QCOMPARE(counts.frames, std::uint64_t{3});
        QCOMPARE(counts.records, std::uint64_t{3});
        QCOMPARE(counts.bytesSkipped, std::uint64_t{0});
        QVERIFY(!counts.truncated);
        QVERIFY(counts.startUtc == TlogMaker::start);
        QCOMPARE(recording->duration(), Time(200ms));
        const log::Log& log = recording->log();
        QCOMPARE(log.streamCount(), std::size_t{1});
        QVERIFY(log.stream(0).kind() == ping::DeviceKind::Vehicle);
        QCOMPARE(formats::streamName(log, 0), std::string("mavlink"));
        QCOMPARE(log.stream(0).series(30)->size(), std::uint64_t{2});
        QCOMPARE(log.stream(0).pings().size(), std::uint64_t{0});
        QCOMPARE(held(log).numbers, (Numbers{1, 2}));
        QCOMPARE(held(log).times, (std::vector<Time>{0ms, 100ms, 200ms}));
        // They are no frames of the Ping Protocol.
        std::vector<std::byte> scratch;
        QVERIFY(!log.read(0, scratch));
    }

    void aWrongCrcIsCountedAndTheRestRead()
    {
        TlogMaker maker;
        Bytes broken = maker.attitude(1).frame(2);
        broken.back() ^= std::byte{4};
        maker.record(broken).attitude(3);
        const auto recording = openTlog(maker.bytes());
        QVERIFY(recording);
        QCOMPARE(held(recording->log()).numbers, (Numbers{1, 3}));
        QCOMPARE(recording->counts().badChecksums, std::uint64_t{1});
        QCOMPARE(recording->counts().bytesSkipped, std::uint64_t{8 + broken.size()});
        QVERIFY(!recording->counts().truncated);
    }

    void aFrameOfAnUnknownMessageIsSkippedBytes()
    {
        mavlink::MessageInfo unknown = *mavlink::messageInfo(0);
        unknown.id = 65000;
        const Bytes frame = mavlink::encodeFrame({{1, 1}, 0}, unknown, Bytes(9, std::byte{7}));
        TlogMaker maker;
        maker.attitude(1).record(frame).attitude(2);
        const auto recording = openTlog(maker.bytes());
        QVERIFY(recording);
        QCOMPARE(held(recording->log()).numbers, (Numbers{1, 2}));
        QCOMPARE(recording->counts().bytesSkipped, std::uint64_t{8 + frame.size()});
        QCOMPARE(recording->counts().badChecksums, std::uint64_t{0});
    }

    void aTailThatWasCutOffIsSkippedAndSaid_data()
    {
        QTest::addColumn<int>("missing");
        for (const int missing : {1, 2, 7, 8, 9, 20, 27, 28, 29, 34, 35})
            QTest::addRow("%d", missing) << missing;
    }
    void aTailThatWasCutOffIsSkippedAndSaid()
    {
        QFETCH(int, missing);
        TlogMaker maker;
        Bytes bytes = maker.attitude(1).attitude(2).bytes();
        const std::size_t record = bytes.size() / 2;
        QVERIFY(std::size_t(missing) < record);
        bytes.resize(bytes.size() - std::size_t(missing));
        const auto recording = openTlog(bytes);
        QVERIFY(recording);
        QVERIFY(recording->counts().truncated);
        QCOMPARE(held(recording->log()).numbers, (Numbers{1}));
        QCOMPARE(recording->counts().bytesSkipped, std::uint64_t{bytes.size() - record});
        QCOMPARE(recording->counts().badChecksums, std::uint64_t{0});
    }

    void damageInTheMiddleLosesOnlyWhatItTouches()
    {
        TlogMaker maker;
        maker.attitude(1).raw(Bytes(5000, std::byte{0xfd})).attitude(2);
        Bytes bytes = maker.bytes();
        bytes.erase(bytes.begin() + 3);
        base::append(bytes, TlogMaker().attitude(3).bytes());
        const auto recording = openTlog(bytes);
        QVERIFY(recording);
        QCOMPARE(held(recording->log()).numbers, (Numbers{2, 3}));
        QVERIFY(!recording->counts().truncated);
    }

    void randomDamageMatchesThePlainRule()
    {
        std::mt19937 random(11);
        std::uint64_t lost = 0;
        for (int round = 0; round < 300; ++round) {
            TlogMaker maker;
            for (std::uint32_t i = 0; i < 20; ++i)
                maker.attitude(0x01010101U * (i + 1));
            Bytes bytes = maker.bytes();
            for (int hit = 0; hit < 6; ++hit) {
                const std::size_t at = random() % bytes.size();
                const auto kind = random() % 3;
                if (kind == 0)
                    bytes[at] ^= static_cast<std::byte>(1U << (random() % 8));
                else if (kind == 1)
                    bytes.erase(bytes.begin() + std::ptrdiff_t(at));
                else
                    bytes.insert(bytes.begin() + std::ptrdiff_t(at), std::byte{0xfd});
            }
            const Naive naive = readNaively(bytes);
            const auto recording = openTlog(bytes);
            QVERIFY(recording);
            QCOMPARE(recording->counts().frames, naive.frames);
            QCOMPARE(recording->counts().bytesSkipped, naive.skipped);
            QCOMPARE(recording->counts().badChecksums, naive.bad);
            lost += 20 - naive.frames;
        }
        QVERIFY(lost > 300);
    }

    void framesBehindOneStampShareIt()
    {
        TlogMaker maker;
        maker.attitude(1).attitude(2);
        for (const std::uint32_t number : {3U, 4U})
            maker.raw(maker.frame(number));
        maker.attitude(5);
        const auto recording = openTlog(maker.bytes());
        QVERIFY(recording);
        const Held found = held(recording->log());
        QCOMPARE(found.numbers, (Numbers{1, 2, 3, 4, 5}));
        QCOMPARE(found.times, (std::vector<Time>{0ms, 100ms, 100ms, 100ms, 200ms}));
        QCOMPARE(recording->counts().records, std::uint64_t{3});
        QCOMPARE(recording->counts().untimedFrames, std::uint64_t{2});
        QCOMPARE(recording->counts().bytesSkipped, std::uint64_t{0});
        QVERIFY(recording->log().entry(2)->untimed);
    }

    void stampsOfTheOtherByteOrderAreRead()
    {
        TlogMaker maker;
        for (std::uint32_t i = 1; i <= 20; ++i)
            maker.attitude(1000 + i);
        const Bytes bytes = withBigStampsTurned(maker.bytes(), maker.bytes().size() / 20);
        const auto recording = openTlog(bytes);
        QVERIFY(recording);
        QCOMPARE(recording->counts().frames, std::uint64_t{20});
        QCOMPARE(recording->counts().bytesSkipped, std::uint64_t{0});
        QVERIFY(recording->counts().startUtc == TlogMaker::start);
        QCOMPARE(recording->duration(), Time(1900ms));
    }

    void aClockThatWasNeverSetIsBelieved()
    {
        TlogMaker maker(90s);
        maker.attitude(1).attitude(2).raw(Bytes(100, std::byte{0x55})).attitude(3).attitude(4);
        const auto recording = openTlog(maker.bytes());
        QVERIFY(recording);
        QCOMPARE(held(recording->log()).numbers, (Numbers{1, 2, 3, 4}));
        QCOMPARE(recording->counts().bytesSkipped, std::uint64_t{100});
        QVERIFY(!recording->counts().startUtc);
        QCOMPARE(recording->duration(), Time(300ms));
    }

    void aClockThatWasSetKeepsTheOrder_data()
    {
        QTest::addColumn<qint64>("seconds");
        QTest::newRow("back an hour") << qint64{-3600};
        QTest::newRow("back two seconds") << qint64{-2};
        QTest::newRow("from 1970") << qint64{1'700'000'000};
    }
    void aClockThatWasSetKeepsTheOrder()
    {
        QFETCH(qint64, seconds);
        TlogMaker maker(seconds > 0 ? 100s : TlogMaker::start);
        maker.attitude(1).attitude(2).setClock(std::chrono::seconds(seconds));
        maker.attitude(3).attitude(4);
        const auto recording = openTlog(maker.bytes());
        QVERIFY(recording);
        const Held found = held(recording->log());
        QCOMPARE(found.numbers, (Numbers{1, 2, 3, 4}));
        QCOMPARE(found.times, (std::vector<Time>{0ms, 100ms, 100ms, 200ms}));
        QVERIFY(recording->log().inTimeOrder());
        QCOMPARE(recording->counts().clockSteps, std::uint64_t{1});
        QCOMPARE(recording->duration(), Time(300ms + std::chrono::seconds(seconds)));
    }

    void stampsALittleOutOfOrderAreNoStep()
    {
        TlogMaker maker;
        maker.attitude(1).setClock(-150ms).attitude(2).attitude(3);
        const auto recording = openTlog(maker.bytes());
        QVERIFY(recording);
        QCOMPARE(held(recording->log()).times, (std::vector<Time>{0ms, 0ms, 50ms}));
        QCOMPARE(recording->counts().clockSteps, std::uint64_t{0});
        QVERIFY(recording->log().inTimeOrder());
    }

    void anHoursPauseIsAnHour()
    {
        TlogMaker maker;
        maker.attitude(1).setClock(1h).attitude(2);
        const auto recording = openTlog(maker.bytes());
        QVERIFY(recording);
        QCOMPARE(*recording->counts().last, Time(1h + 100ms));
    }

    void aLogThatBeginsWithNoiseIsRecognised()
    {
        TlogMaker maker;
        maker.raw(Bytes(300, std::byte{0xfe})).attitude(1).attitude(2);
        const auto recording = openTlog(maker.bytes());
        QVERIFY(recording);
        QCOMPARE(held(recording->log()).numbers, (Numbers{1, 2}));
        QCOMPARE(recording->counts().bytesSkipped, std::uint64_t{300});
    }

    void framesWithoutAnyStampAreNoTelemetryLog()
    {
        TlogMaker maker;
        Bytes bytes;
        for (std::uint32_t i = 0; i < 5; ++i)
            base::append(bytes, maker.frame(i));
        QVERIFY(!openTlog(bytes));
    }

    void aMediumThatFailsGivesWhatWasReadBefore()
    {
        TlogMaker maker;
        for (std::uint32_t i = 0; i < 40000; ++i)
            maker.attitude(i);
        auto source = std::make_unique<test::MemorySource>(maker.bytes());
        source->failFrom(std::uint64_t{1} << 20U);
        auto opened = formats::Recording::open(std::move(source), "a.tlog");
        QVERIFY(opened);
        (*opened)->index();
        QVERIFY((*opened)->counts().mediumFailed);
        const auto whole = log::readStatus((*opened)->counts(), "drive.tlog");
        QVERIFY(!whole);
        QCOMPARE(whole.error().message.text(),
                 std::string("drive.tlog could not be read to its end: its medium failed."));
        QVERIFY((*opened)->counts().frames > 20000);
    }

    void whatIsWrittenIsRead()
    {
        const Bytes frame = TlogMaker().frame(7);
        Bytes bytes;
        formats::appendTlogRecord(bytes, TlogMaker::start + 1999ns, frame);
        const auto record = formats::TlogRecord::peek(bytes, false, {});
        QVERIFY(record.state == formats::TlogRecord::State::Good);
        QCOMPARE(*record.stampUs, std::uint64_t(TlogMaker::start.count() / 1000 + 1));
        QCOMPARE(record.size(), bytes.size());
    }
};

LEADLINE_APPLESS_TEST(TlogReaderTest)
#include "tst_tlogreader.moc"
