// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/JoinedLogs.h"

#include "annotations/EventLog.h"
#include "annotations/MarkerStore.h"
#include "formats/DeviceNotes.h"
#include "formats/RecordingChannels.h"
#include "support/IndexedRecording.h"
#include "support/McapFile.h"
#include "support/PingViewerWriter.h"
#include "support/SampleMarkers.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"
#include "support/TlogFrames.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <thread>

using namespace leadline;
using namespace std::chrono_literals;
using Bytes = std::vector<std::byte>;
using formats::JoinedLogs;
using formats::Placement;
using log::Time;
using test::TlogMaker;

namespace {

std::shared_ptr<const formats::Recording> openLog(const Bytes& bytes, std::string_view name)
{
    auto recording = test::indexed(bytes, name);
    if (!recording)
        qFatal("The bytes are no recording.");
    return recording;
}

/// Forty pings, one each 100 ms from 1 s on; frames straddle records.
std::shared_ptr<const formats::Recording> sonar(const char* name = "20260102-040405678.bin")
{
    test::PingViewerWriter writer({});
    Bytes all;
    for (int i = 0; i < 40; ++i)
        base::append(all, test::Spoke360{.angleGrad = std::uint16_t(i),
                                         .samples = test::someSamples(50, unsigned(i))}
                              .frame());
    const std::size_t piece = all.size() / 40;
    for (int i = 0; i < 40; ++i)
        writer.record(1s + 100ms * i,
                      base::ByteSpan(all).subspan(std::size_t(i) * piece + (i > 0 ? 7 : 0),
                                                  i == 0    ? piece + 7
                                                  : i == 39 ? piece - 7
                                                            : piece));
    return openLog(writer.bytes(), name);
}

/// So many messages, one each 100 ms.
std::shared_ptr<const formats::Recording> vehicle(std::chrono::nanoseconds begin = TlogMaker::start,
                                                  std::uint32_t count = 60)
{
    TlogMaker maker(begin);
    for (std::uint32_t i = 0; i < count; ++i)
        maker.attitude(i);
    return openLog(maker.bytes(), "a.tlog");
}

/// An hour ahead of UTC.
std::chrono::nanoseconds inTheNextZone(const base::CivilTime& time)
{
    base::CivilTime zero{.year = 1970, .month = 1, .day = 1};
    std::chrono::nanoseconds since{};
    // 2026-01-02 is 20455 days behind 1970-01-01.
    while (zero.moved(std::chrono::days(20'455)).iso().substr(0, 10) != time.iso().substr(0, 10))
        qFatal("another day");
    since = std::chrono::days(20'455) + std::chrono::hours(time.hour - 1) +
            std::chrono::minutes(time.minute) + std::chrono::seconds(time.second) +
            std::chrono::milliseconds(time.millisecond);
    return since;
}

struct Seen {
    Time time;
    bool ofVehicle;
    Bytes frame;
    friend bool operator==(const Seen&, const Seen&) = default;
};

std::vector<Seen> framesOf(const formats::Recording& recording, Time zero = {})
{
    std::vector<Seen> frames;
    const log::Log& log = recording.log();
    Bytes scratch;
    for (std::uint64_t i = 0; i < log.frameCount(); ++i) {
        const auto entry = log.entry(i);
        const bool mavlink = log.stream(entry->stream).kind() == ping::DeviceKind::Vehicle;
        const auto bytes =
            mavlink ? log.readMavlink(i, scratch)->bytes() : log.read(i, scratch)->bytes;
        frames.push_back({entry->time + zero, mavlink, Bytes(bytes.begin(), bytes.end())});
    }
    return frames;
}

template<class Logs>
std::unique_ptr<formats::Recording> joined(const Logs& logs, std::size_t step = 1 << 20U)
{
    auto recording = formats::Recording::join(logs);
    while (recording->step(step))
        continue;
    return recording;
}

} // namespace

class JoinedLogsTest : public QObject {
    Q_OBJECT

private slots:
    void clocksSayHowTheyLie()
    {
        // The sonar's zero is 04:04:05.678 in its zone, the vehicle's 03:04:05.678 UTC.
        const auto both = Placement::of(*sonar(), *vehicle(TlogMaker::start + 2s), inTheNextZone);
        QVERIFY(both.by == Placement::By::LocalTime);
        QVERIFY(both.offset == 2s);
        test::McapFile file;
        const auto channel = file.rawChannel("sonar/a/rx");
        for (int i = 0; i < 50; ++i)
            file.frame(channel, i * 100,
                       test::Spoke360{.samples = test::someSamples(9, 1)}.frame());
        const auto recording = openLog(file.finished(), "a.mcap");
        const std::chrono::nanoseconds start(test::McapFile::start);
        const auto utc = Placement::of(*recording, *vehicle(start - 3s), nullptr);
        QVERIFY(utc.by == Placement::By::Utc);
        QVERIFY(utc.offset == -3s);
    }

    /// The window draws what its worker still lays together.
    void itIsReadWhileItIsLaidTogether()
    {
        const formats::AlignedLogs logs = formats::AlignedLogs::byClocks(
            {sonar(), vehicle(TlogMaker::start + 2s), sonar()}, nullptr);
        const auto whole = framesOf(*joined(logs));
        const auto recording = formats::Recording::join(logs);
        std::atomic<bool> ended = false;
        std::thread worker([&] {
            while (recording->step(1000))
                std::this_thread::yield();
            ended = true;
        });
        const log::Log& log = recording->log();
        std::uint64_t seen = 0;
        std::uint64_t unlike = 0;
        Bytes scratch;
        for (bool more = true; more;) {
            // What came with the last step is looked at, too.
            more = !ended;
            static_cast<void>(recording->counts());
            static_cast<void>(recording->contents());
            static_cast<void>(recording->clock());
            for (; seen < std::min<std::uint64_t>(log.frameCount(), whole.size()); ++seen) {
                const auto entry = log.entry(seen);
                const Seen& expected = whole[static_cast<std::size_t>(seen)];
                const auto& stream = log.stream(entry->stream);
                const auto vehicles = log.readMavlink(seen, scratch);
                const auto sonars = vehicles ? std::nullopt : log.read(seen, scratch);
                const auto bytes = vehicles ? vehicles->bytes()
                                   : sonars ? sonars->bytes
                                            : base::ByteSpan();
                unlike += std::ranges::equal(bytes, expected.frame) &&
                                  entry->time == expected.time &&
                                  (stream.kind() == ping::DeviceKind::Vehicle) == expected.ofVehicle
                              ? 0U
                              : 1U;
            }
        }
        worker.join();
        QCOMPARE(unlike, std::uint64_t{0});
        QCOMPARE(log.frameCount(), std::uint64_t{whole.size()});
    }

    void whatNoClockLaysTogetherIsLeftToTheUser()
    {
        for (const auto begin : {TlogMaker::start + 2h, TlogMaker::start - 24h}) {
            const auto placement = Placement::of(*sonar(), *vehicle(begin), inTheNextZone);
            QVERIFY(placement.by == Placement::By::Apart);
            QVERIFY(placement.offset == 1s); // the sonar's first record
        }
        // 1970 is no date, and not every name is one.
        JoinedLogs logs{.sonar = sonar(), .vehicle = vehicle(std::chrono::nanoseconds(5s))};
        logs.placement = Placement::of(*logs.sonar, *logs.vehicle, inTheNextZone);
        QVERIFY(logs.placement.by == Placement::By::None && !logs.isAligned());
        logs.sonar = sonar("dive.bin");
        logs.vehicle = vehicle();
        logs.placement = Placement::of(*logs.sonar, *logs.vehicle, inTheNextZone);
        QVERIFY(logs.placement.by == Placement::By::None && !logs.isAligned());
        logs.byHand = Time{};
        QVERIFY(logs.isAligned() && logs.offset() == 1s);
        logs.byHand = -3s;
        QVERIFY(logs.offset() == -2s);
    }

    void framesOfBothLieInTheOrderOfTime_data()
    {
        QTest::addColumn<qint64>("offsetMs");
        for (const qint64 ms : {0, 1950, -700, 60'000, -60'000})
            QTest::addRow("%lld ms", static_cast<long long>(ms)) << ms;
    }

    void framesOfBothLieInTheOrderOfTime()
    {
        QFETCH(qint64, offsetMs);
        const JoinedLogs logs{.sonar = sonar(),
                              .vehicle = vehicle(),
                              .placement = {Placement::By::LocalTime, offsetMs * 1ms - 250ms},
                              .byHand = 250ms};
        const auto recording = joined(logs, 32);
        std::vector<Seen> expected = framesOf(*logs.sonar, logs.sonarZero());
        for (Seen& each : framesOf(*logs.vehicle, logs.vehicleZero()))
            expected.push_back(std::move(each));
        std::ranges::stable_sort(expected, {}, &Seen::time);
        QCOMPARE(expected.size(), std::size_t{100});
        QVERIFY(framesOf(*recording) == expected);
        const log::Log& log = recording->log();
        QVERIFY(log.inTimeOrder());
        QCOMPARE(log.streamCount(), std::size_t{2});
        for (log::StreamNumber i = 0; i < 2; ++i)
            if (log.stream(i).kind() == ping::Family::Ping360) {
                QCOMPARE(log.stream(i).pings().size(), std::uint64_t{40});
                const auto ping = *log.stream(i).pings().at(17);
                QCOMPARE(ping.angleGrad, std::uint16_t{17});
                QVERIFY(log.entry(ping.frame)->stream == i);
            } else {
                QCOMPARE(log.stream(i).series(30)->size(), std::uint64_t{60});
                QCOMPARE(*log.stream(i).firstFrame(), *log.stream(i).series(30)->at(0));
                QCOMPARE(*log.stream(i).lastFrame(), *log.stream(i).series(30)->at(59));
            }
        const auto counts = recording->counts();
        QCOMPARE(counts.frames, std::uint64_t{100});
        QCOMPARE(counts.bytesRead, recording->bytes());
        QVERIFY(*counts.first == std::min(log.timeOf(0).value(), logs.sonarZero() + 1s));
        QVERIFY(*counts.last == *log.timeOf(99));
        QVERIFY(*counts.first >= Time{});
    }

    void theDayIsThatOfTheClockTheyAreLaidTogetherBy()
    {
        JoinedLogs logs{.sonar = sonar(), .vehicle = vehicle(TlogMaker::start - 10s, 300)};
        logs.placement = Placement::of(*logs.sonar, *logs.vehicle, inTheNextZone);
        const auto recording = joined(logs);
        QVERIFY(recording->counts().startUtc == TlogMaker::start - 10s);
        QCOMPARE(recording->startLocal()->iso(), std::string("2026-01-02T04:03:55.678"));
        // Moved by the user, the sonar's pings have another time of the vehicle's clock.
        logs.byHand = 4s;
        QVERIFY(joined(logs)->counts().startUtc == TlogMaker::start - 10s);
        logs.placement = {Placement::By::None, 1s};
        QVERIFY(!joined(logs)->counts().startUtc);
    }

    void partsOfARecordingGoOnInTheirStreams()
    {
        // Three parts, the second before the first in what was handed over.
        const auto part = [](std::int64_t fromMs, int count) {
            test::McapFile file;
            const auto channel = file.rawChannel("sonar/a/rx");
            for (int i = 0; i < count; ++i)
                file.frame(channel, fromMs + i * 100,
                           test::Spoke360{.angleGrad = std::uint16_t(fromMs / 100 + i),
                                          .samples = test::someSamples(9, 1)}
                               .frame());
            return openLog(file.finished(), "a.mcap");
        };
        const auto aligned =
            formats::AlignedLogs::byClocks({part(1000, 10), part(0, 10), part(2000, 5)}, {});
        QVERIFY(aligned.parts[1].zero == Time{} && aligned.parts[0].zero == 1s);
        const auto recording = joined(aligned, 100);
        QCOMPARE(recording->log().streamCount(), std::size_t{1});
        QCOMPARE(recording->counts().frames, std::uint64_t{25});
        QVERIFY(recording->log().inTimeOrder());
        for (std::uint16_t i = 0; i < 25; ++i) {
            QCOMPARE(recording->log().stream(0).pings().at(i)->angleGrad, i);
            QVERIFY(*recording->log().timeOf(i) == i * 100ms);
        }
        // All agree on UTC, and nothing was set.
        QCOMPARE(recording->clock().segments().size(), std::size_t{1});
        QVERIFY(recording->counts().startUtc == std::chrono::nanoseconds(test::McapFile::start));
    }

    void eachPartHasTheSoundSpeedThatItHasAlone()
    {
        const auto part = [](std::int64_t fromMs, std::optional<double> speed) {
            test::McapFile file;
            log::NoteValues notes;
            if (speed)
                formats::noteSoundSpeeds(notes, {{.metresPerSecond = *speed}});
            file.writer().addMetadata({"device:ping360-1", {notes.begin(), notes.end()}});
            const auto channel = file.rawChannel("sonar/ping360-1/rx", {{"device", "ping360-1"}});
            for (int i = 0; i < 10; ++i)
                file.frame(channel, fromMs + i * 100,
                           test::Spoke360{.samples = test::someSamples(9, 1)}.frame());
            return openLog(file.finished(), "a.mcap");
        };
        const auto recording = joined(formats::AlignedLogs::byClocks(
            {part(0, 1450), part(1000, {}), part(2000, 1480), part(3000, 1450)}, {}));
        QCOMPARE(recording->log().streamCount(), std::size_t{1});
        const log::Stream& stream = recording->log().stream(0);
        QCOMPARE(stream.soundSpeedAt(500ms), std::optional(1450.0));
        QCOMPARE(stream.soundSpeedAt(1500ms), std::optional(1500.0));
        QCOMPARE(stream.soundSpeedAt(2500ms), std::optional(1480.0));
        QCOMPARE(stream.soundSpeedAt(3500ms), std::optional(1450.0));
    }

    void whatOverlapsLiesSideBySide()
    {
        const auto recording = joined(formats::AlignedLogs::byClocks(
            {vehicle(), sonar(), sonar(), vehicle(TlogMaker::start + 1s)}, inTheNextZone));
        QCOMPARE(recording->log().streamCount(), std::size_t{4});
        QCOMPARE(recording->counts().frames, std::uint64_t{200});
        QVERIFY(recording->log().inTimeOrder());
        std::vector<Seen> expected = framesOf(*vehicle());
        for (Seen& each : framesOf(*vehicle(), 1s))
            expected.push_back(std::move(each));
        for (int i = 0; i < 2; ++i)
            for (Seen& each : framesOf(*sonar()))
                expected.push_back(std::move(each));
        std::ranges::stable_sort(expected, {}, &Seen::time);
        const auto found = framesOf(*recording);
        QVERIFY(std::ranges::equal(found, expected, {}, &Seen::time, &Seen::time));
    }

    void whatKnowsNoDateFollowsBehind()
    {
        const auto aligned = formats::AlignedLogs::byClocks(
            {sonar("dive.bin"), vehicle(), vehicle(std::chrono::nanoseconds(5s))}, inTheNextZone);
        QVERIFY(aligned.parts[1].zero == Time{});
        QVERIFY(aligned.parts[1].by == Placement::By::Utc && aligned.parts[1].providesUtc);
        // The vehicle's last message comes after 5.9 s, the sonar's first ping after one.
        QVERIFY(aligned.parts[0].zero == 5900ms);
        QVERIFY(aligned.parts[0].by == Placement::By::None);
        // 1970 is no date; it follows the sonar's last ping.
        QVERIFY(aligned.parts[2].zero == 5900ms + 4900ms + 1s);
        const auto recording = joined(aligned);
        QCOMPARE(recording->counts().frames, std::uint64_t{160});
        QVERIFY(recording->clock().utcOfZeroAt(3s) == TlogMaker::start);
        QVERIFY(!recording->clock().utcOfZeroAt(8s));
        // The vehicle's stream goes on, so much later.
        QCOMPARE(recording->log().streamCount(), std::size_t{2});
        QVERIFY(formats::AlignedLogs::byClocks({sonar("dive.bin")}, {}).parts[0].zero == Time{});
    }

    void whatKnowsNoDateIsLaidByHandAmongAnyNumber()
    {
        const auto behind = formats::AlignedLogs::byClocks(
            {sonar("dive.bin"), vehicle(), vehicle(std::chrono::nanoseconds(5s))}, inTheNextZone);
        formats::AlignedLogs aligned = behind;
        QCOMPARE(aligned.reference(), std::size_t{1});
        QVERIFY(aligned.canShiftByHand(0) && !aligned.canShiftByHand(1) &&
                aligned.canShiftByHand(2));
        const auto spanOf = [&](std::size_t i) {
            return formats::RecordedSpan(aligned.parts[i].recording->counts(),
                                         aligned.parts[i].zero);
        };
        aligned.alignByHand(0, 2s);
        QVERIFY(*spanOf(0).first == *spanOf(1).first + 2s);
        // It has the date of what it lies beside; the other one follows behind both.
        QVERIFY(!aligned.parts[0].dateless && aligned.parts[2].dateless);
        QVERIFY(*spanOf(2).first == std::max(*spanOf(0).last, *spanOf(1).last) + 1s);
        QVERIFY(aligned.coversTime(0, *spanOf(0).first) &&
                !aligned.coversTime(0, *spanOf(0).first - 1s));
        const auto utc = joined(aligned)->clock().utcOfZeroAt(*spanOf(0).first + 1s);
        QVERIFY(utc == TlogMaker::start - aligned.parts[1].zero);
        // What lies before all begins the time line.
        aligned.alignByHand(2, -3s);
        QVERIFY(*spanOf(2).first == *spanOf(1).first - 3s);
        QVERIFY(*spanOf(0).first == *spanOf(1).first + 2s);
        QVERIFY(aligned.parts[2].zero == Time{} && aligned.parts[1].zero == 3s);
        // A clock is not overruled, and what was done can be undone.
        aligned.alignByHand(1, 7s);
        aligned.alignByHand(0, {});
        aligned.alignByHand(2, {});
        for (std::size_t i = 0; i < aligned.parts.size(); ++i)
            QVERIFY(aligned.parts[i].zero == behind.parts[i].zero &&
                    aligned.parts[i].dateless == behind.parts[i].dateless &&
                    !aligned.parts[i].byHand);
        // Where none knows the date, they are laid to the first.
        aligned = formats::AlignedLogs::byClocks({sonar("a.bin"), sonar("b.bin")}, {});
        QVERIFY(!aligned.canShiftByHand(0) && aligned.canShiftByHand(1));
        aligned.alignByHand(1, 0s);
        QVERIFY(aligned.parts[0].zero == aligned.parts[1].zero && aligned.parts[1].dateless);
    }

    void ofTwoFilesTheOneWithoutADateHasNone()
    {
        const auto aligned =
            formats::AlignedLogs::byClocks({vehicle(), sonar("dive.bin")}, inTheNextZone);
        QVERIFY(!aligned.parts[0].dateless && aligned.parts[1].dateless);
        const auto recording = joined(aligned);
        QVERIFY(recording->clock().utcOfZeroAt(3s) == TlogMaker::start);
        QVERIFY(!recording->clock().utcOfZeroAt(aligned.parts[1].zero + 1s));
        // The same where the date is that of a name.
        const auto local =
            formats::AlignedLogs::byClocks({sonar(), sonar("dive.bin")}, inTheNextZone);
        QVERIFY(!local.parts[0].dateless && local.parts[1].dateless);
    }

    void marksLieAtTheirPings()
    {
        // Of another clock than its file's, as after a cut; and of a file alone.
        const auto dive = [](std::optional<std::chrono::nanoseconds> utc, log::Time time,
                             const char* id) {
            test::McapFile file;
            const auto frames = file.rawChannel("sonar/a/rx");
            const auto marks =
                file.channel(std::string(formats::markerTopic), "leadline.Mark", "json");
            for (int i = 0; i < 30; ++i)
                file.frame(frames, i * 100,
                           test::Spoke360{.samples = test::someSamples(9, 1)}.frame());
            file.json(marks, 2900,
                      annotations::encodeMarker(annotations::UserNote{
                          .id = id, .moment = {.time = time, .utc = utc}, .text = "Net"}));
            file.json(marks, 2900, annotations::encodeMarker(annotations::Renamed{id, "Knot"}));
            return openLog(file.finished(), "a.mcap");
        };
        const std::chrono::nanoseconds start(test::McapFile::start);
        const auto reported = dive(start + 2s, 77s, "00000000000000a1");
        const auto unreported = dive({}, 2s, "00000000000000a2");
        // More than a year apart, so that it follows; placed by UTC; and beginning together.
        const auto far = formats::AlignedLogs::byClocks({vehicle(), reported, unreported}, {});
        QVERIFY(far.parts[1].dateless && far.parts[1].zero > 0s);
        const auto early = vehicle(start - 10s);
        const auto near = formats::AlignedLogs::byClocks({reported, unreported, early}, {});
        QVERIFY(near.parts[0].zero == 10s && near.parts[1].zero == 10s);
        for (const formats::AlignedLogs& aligned : {far, near}) {
            const auto recording = joined(aligned);
            annotations::MarkerStore book;
            for (const auto& mark : recording->contents().eventLog->marks)
                (void)book.apply(*mark, recording->clock().utcOfZeroAt(Time{}));
            for (std::size_t i = 0; i < aligned.parts.size(); ++i) {
                const auto its = aligned.parts[i].recording;
                if (its != reported && its != unreported)
                    continue;
                const annotations::UserNote* note =
                    book.note(its == reported ? "00000000000000a1" : "00000000000000a2");
                QVERIFY(note && note->text == "Knot");
                QVERIFY(note->moment.time == aligned.parts[i].zero + 2s);
            }
        }
        // The user moved the vehicle's: its marks go with its messages.
        const auto moved = joined(
            JoinedLogs{.sonar = sonar(), .vehicle = reported, .placement = {}, .byHand = 4s});
        annotations::MarkerStore book;
        for (const auto& mark : moved->contents().eventLog->marks)
            (void)book.apply(*mark, moved->clock().utcOfZeroAt(Time{}));
        QVERIFY(book.note("00000000000000a1")->moment.time == 6s);
    }

    void marksSpeakOfTheirSonarsAsTheJoinedLogCallsThem()
    {
        const auto dive = [](std::uint8_t source, const char* id) {
            test::McapFile file;
            const auto frames = file.rawChannel("sonar/a/rx");
            const auto marks =
                file.channel(std::string(formats::markerTopic), "leadline.Mark", "json");
            for (int i = 0; i < 30; ++i)
                file.frame(frames, i * 100 + source,
                           test::Spoke360{.samples = test::someSamples(9, 1)}.frame());
            annotations::Marker marker = test::someMarker();
            marker.id = id;
            marker.moment = {.time = 1s};
            marker.stream = "ping360";
            file.json(marks, 2900, annotations::encodeMarker(marker));
            return openLog(file.finished(), "a.mcap");
        };
        const auto recording = joined(formats::AlignedLogs::byClocks(
            {dive(0, "00000000000000a1"), dive(5, "00000000000000a2")}, {}));
        QCOMPARE(recording->log().streamCount(), std::size_t{2});
        annotations::MarkerStore book;
        for (const auto& mark : recording->contents().eventLog->marks)
            (void)book.apply(*mark);
        QCOMPARE(book.marker("00000000000000a1")->stream, std::string("ping360"));
        QCOMPARE(book.marker("00000000000000a2")->stream, std::string("ping360-2"));
    }

    void aTimeLiesInThePartThatHoldsIt()
    {
        // 1 s to 4.9 s each; the second begins where the first has its third second.
        const auto aligned =
            formats::AlignedLogs{.parts = {{.recording = sonar("b.bin"), .zero = 20s},
                                           {.recording = sonar("a.bin"), .zero = 0s},
                                           {.recording = vehicle(), .zero = 2s}}};
        QCOMPARE(aligned.partAt(1s), std::size_t{1});
        QCOMPARE(aligned.partAt(3s), std::size_t{1});
        QCOMPARE(aligned.partAt(3s, [](std::size_t i) { return i == 2; }), std::size_t{2});
        QCOMPARE(aligned.partAt(3s, [](std::size_t i) { return i == 0; }), std::size_t{1});
        QCOMPARE(aligned.partAt(7s), std::size_t{2});
        QCOMPARE(aligned.partAt(22s), std::size_t{0});
        // Between them it is the one that is over; before and behind all, the nearest.
        QCOMPARE(aligned.partAt(20s), std::size_t{2});
        QCOMPARE(aligned.partAt(0s), std::size_t{1});
        QCOMPARE(aligned.partAt(90s), std::size_t{0});
        for (const Time far : {Time::min(), Time::max()})
            QVERIFY(aligned.partAt(far) < 3);
    }

    void streamsOfThePartsAreFoundInTheJoinedLog()
    {
        // Two sonars side by side and their vehicle; a third goes on where the first ends.
        const auto aligned =
            formats::AlignedLogs{.parts = {{.recording = sonar("c.bin"), .zero = 30s},
                                           {.recording = sonar("a.bin"), .zero = 0s},
                                           {.recording = vehicle(), .zero = 0s},
                                           {.recording = sonar("b.bin"), .zero = 0s}}};
        const auto recording = joined(aligned);
        QCOMPARE(recording->log().streamCount(), std::size_t{3});
        std::vector<log::StreamNumber> found;
        for (std::size_t i = 0; i < aligned.parts.size(); ++i) {
            const auto stream = aligned.streamIn(recording->log(), i, 0);
            QVERIFY(stream);
            QVERIFY(recording->log().stream(*stream).kind() ==
                    aligned.parts[i].recording->log().stream(0).kind());
            found.push_back(*stream);
        }
        QVERIFY(found[0] == found[1]);
        QVERIFY(found[1] != found[3] && found[2] != found[1] && found[2] != found[3]);
    }

    void monthsApartIsNoTrouble()
    {
        const auto recording = joined(formats::AlignedLogs::byClocks(
            {vehicle(), vehicle(TlogMaker::start + std::chrono::days(200))}, {}));
        QVERIFY(*recording->counts().last == std::chrono::days(200) + 5900ms);
        QCOMPARE(recording->log().streamCount(), std::size_t{1});
        QVERIFY(recording->clock().utcOfZeroAt(std::chrono::days(100)) == TlogMaker::start);
    }

    void whatIsCutOffIsSaid()
    {
        TlogMaker maker;
        for (std::uint32_t i = 0; i < 10; ++i)
            maker.attitude(i);
        Bytes cut = maker.bytes();
        cut.resize(cut.size() - 3);
        const JoinedLogs logs{.sonar = sonar(), .vehicle = openLog(cut, "a.tlog")};
        const auto recording = joined(logs);
        QVERIFY(recording->counts().truncated);
        QCOMPARE(recording->counts().frames, std::uint64_t{49});
        QCOMPARE(recording->counts().bytesSkipped, logs.vehicle->counts().bytesSkipped);
    }
};

LEADLINE_GUILESS_TEST(JoinedLogsTest)
#include "tst_joinedlogs.moc"
