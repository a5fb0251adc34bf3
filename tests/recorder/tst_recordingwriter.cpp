// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotations/EventLog.h"
#include "formats/Recording.h"
#include "io/FileSync.h"
#include "recorder/RecordingWriter.h"
#include "support/FakeDisk.h"
#include "support/IndexedRecording.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QRegularExpression>
#include <QTest>

#include <functional>

using namespace leadline;
using namespace std::chrono_literals;
using log::RecordedBytes;
using log::RecorderState;
using test::Bytes;

namespace {

constexpr std::chrono::nanoseconds diveStart{1'789'307'712'000'000'000}; // 2026-09-13T13:55:12Z

log::RecorderOptions options()
{
    return {.utcZero = {}, .utcAtZero = diveStart, .library = "Leadline/test"};
}

Bytes spoke(int n)
{
    return test::Spoke360{.angleGrad = static_cast<std::uint16_t>(n % 400),
                          .samples = test::someSamples(100, static_cast<unsigned>(n))}
        .frame();
}

std::unique_ptr<formats::Recording> open(const Bytes& bytes)
{
    return test::indexed(bytes, "a.mcap");
}

std::uint64_t framesIn(const Bytes& bytes)
{
    const auto recording = open(bytes);
    return recording ? recording->log().frameCount() : 0;
}

std::string noteOf(const formats::Recording& recording, std::string_view note, std::string_view key)
{
    for (const auto& each : recording.contents().notes)
        for (const auto& [name, value] : each.values)
            if (each.name == note && name == key)
                return value;
    return {};
}

/// A sync that is under way until the test lets it end, or it is waited for.
class HeldSync : public io::FileSync {
public:
    struct State {
        /// How many may end by themselves.
        int mayEnd = 0;
        int begun = 0;
        int waitedFor = 0;
        /// How it ends, unless empty.
        std::string refuse;
        std::function<void()> onEnd;
    };

    explicit HeldSync(std::shared_ptr<State> state) : m_state(std::move(state)) {}
    void begin(io::RecordingFile& file) override
    {
        if (std::exchange(m_file, &file))
            qFatal("Two at a time.");
        ++m_state->begun;
    }
    std::optional<base::Status> result() override
    {
        if (!m_file || m_state->mayEnd == 0)
            return {};
        --m_state->mayEnd;
        return end();
    }
    base::Status wait() override
    {
        ++m_state->waitedFor;
        return end();
    }

private:
    base::Status end()
    {
        if (m_state->onEnd)
            m_state->onEnd();
        io::RecordingFile& file = *std::exchange(m_file, nullptr);
        return m_state->refuse.empty()
                   ? file.sync()
                   : base::Status(base::Error{base::Message::verbatim(m_state->refuse)});
    }

    std::shared_ptr<State> m_state;
    io::RecordingFile* m_file = nullptr;
};

/// A writer on a fake disk, driven by a fake clock, with one Ping360.
struct Session {
    explicit Session(log::RecorderOptions options_ = options(),
                     recorder::RecordingWriter::Resume resume = {},
                     std::unique_ptr<io::FileSync> sync = std::make_unique<io::InlineSync>())
        : writer(disk, clock, options_, resume, std::move(sync))
    {
        writer.take(log::RecordedSourceChange{
            0, {.name = "ping360-1", .link = "sim:ping360", .family = "ping360"}});
    }
    void receive(int n)
    {
        writer.take(RecordedBytes{0, false, clock.now(), spoke(n)});
        writer.tick();
    }
    void pass(base::Duration time)
    {
        clock.advance(time);
        writer.tick();
    }
    [[nodiscard]] const log::RecorderStatus& status() const { return writer.status(); }

    base::FakeClock clock;
    test::FakeDisk disk;
    recorder::RecordingWriter writer;
};

/// With message 0 safe, and each sync from then on held.
struct HeldSession : Session {
    explicit HeldSession(const log::RecorderOptions& options_ = options())
        : HeldSession(options_, std::make_shared<HeldSync::State>())
    {
    }
    HeldSession(const log::RecorderOptions& options_, const std::shared_ptr<HeldSync::State>& state)
        : Session(options_, {}, std::make_unique<HeldSync>(state)),
          sync(*state)
    {
        sync.mayEnd = 1;
        receive(0);
    }
    /// Of one message, appended.
    void chunk(int n)
    {
        receive(n);
        pass(500ms);
    }

    HeldSync::State& sync;
};

} // namespace

class RecordingWriterTest : public QObject {
    Q_OBJECT

private slots:
    void nothingReceivedMakesNoFile()
    {
        Session session;
        session.pass(10s);
        session.writer.stop();
        QVERIFY(session.disk.files.empty());
        QVERIFY(session.status().state == RecorderState::Stopped);
    }

    void theFirstByteBeginsAFileNamedByItsTime()
    {
        Session session;
        session.pass(3s);
        session.receive(1);
        QCOMPARE(session.disk.files.size(), std::size_t{1});
        QVERIFY(session.disk.files.contains("20260913-135515Z.mcap"));
        QVERIFY(session.status().state == RecorderState::Recording);
        QCOMPARE(session.status().message.text(), std::string());
        // It is readable before it is closed.
        QCOMPARE(framesIn(session.disk.only().bytes), std::uint64_t{1});
    }

    void everythingIsSafeWithinHalfASecond()
    {
        Session session;
        for (int i = 0; i < 200; ++i) {
            session.receive(i);
            session.pass(20ms);
            if (session.writer.hasUnsafeData())
                QVERIFY(session.clock.now() - session.writer.unsafeSince() < 500ms);
            const auto safe = framesIn(session.disk.only().synced());
            QVERIFY(safe + 26 >= static_cast<std::uint64_t>(i + 1));
        }
        session.writer.stop();
        const auto recording = open(session.disk.only().bytes);
        QCOMPARE(recording->log().frameCount(), std::uint64_t{200});
        QVERIFY(!recording->counts().truncated);
        QCOMPARE(recording->duration(), log::Time(199 * 20ms));
    }

    /// As after a disk that stood still: each sync may take it long.
    void whatWaitedIsAppendedAtOnceAndSyncedTogether()
    {
        log::RecorderOptions small = options();
        small.chunkBytes = 1000;
        for (const bool removed : {false, true}) {
            Session session(small);
            session.receive(0);
            auto& file = session.disk.only();
            const std::size_t synced = file.syncedSize;
            for (int i = 1; i <= 100; ++i) {
                session.writer.take(RecordedBytes{0, false, session.clock.now(), spoke(i)});
                session.writer.tick(recorder::RecordingWriter::Waiting::More);
            }
            // Of 100, a kill now costs what no chunk is full of yet.
            QVERIFY(framesIn(file.bytes) > 90);
            QCOMPARE(file.syncedSize, synced);
            QVERIFY(session.writer.hasUnsafeData());
            file.there = !removed;
            session.writer.tick();
            QVERIFY(!session.writer.hasUnsafeData());
            QCOMPARE(session.disk.files.size(), std::size_t{removed ? 2U : 1U});
            const auto& last = *session.disk.files.at(session.status().file.string());
            // With the file only what was safe in it is gone.
            QCOMPARE(framesIn(last.synced()), std::uint64_t{removed ? 100U : 101U});
            QCOMPARE(session.status().lostMessages, std::uint64_t{removed ? 1U : 0U});
        }
    }

    void aSyncThatTakesLongHoldsNoChunkUp()
    {
        HeldSession session;
        auto& file = session.disk.only();
        int writes = 0;
        session.disk.onWrite = [&] { ++writes; };
        const base::Instant first = session.clock.now();
        for (int i = 1; i <= 200; ++i) {
            session.receive(i);
            session.pass(50ms);
            QVERIFY(session.writer.untilNext() <= (session.sync.begun == 2 ? 20ms : 500ms));
            // What a kill would leave.
            QVERIFY(framesIn(file.bytes) + 10 > static_cast<std::uint64_t>(i));
        }
        QCOMPARE(session.sync.begun, 2);
        QCOMPARE(session.sync.waitedFor, 0);
        QCOMPARE(writes, 20);
        QCOMPARE(framesIn(file.synced()), std::uint64_t{1});
        QVERIFY(session.status().state == RecorderState::Recording);
        QVERIFY(session.writer.unsafeSince() == first);
        // What was appended meanwhile is the next one's.
        session.sync.mayEnd = 1;
        session.writer.tick();
        QCOMPARE(session.sync.begun, 3);
        QVERIFY(session.writer.hasUnsafeData());
        QVERIFY(session.writer.unsafeSince() == first + 500ms);
        session.receive(201);
        session.sync.mayEnd = 2;
        session.pass(500ms);
        QVERIFY(!session.writer.hasUnsafeData());
        QCOMPARE(framesIn(file.synced()), std::uint64_t{202});
        QCOMPARE(session.sync.waitedFor, 0);
        QVERIFY(session.writer.untilNext() > 1min);
    }

    void aSyncThatFailsLosesNothing()
    {
        HeldSession session;
        const base::Instant first = session.clock.now();
        for (int i = 1; i <= 5; ++i)
            session.chunk(i);
        session.sync.refuse = "X cannot be written: the disk is not responding.";
        session.sync.mayEnd = 1;
        session.writer.tick();
        QVERIFY(session.status().state == RecorderState::Failing);
        QVERIFY(session.status().message.text().starts_with(session.sync.refuse));
        QVERIFY(!session.writer.acceptsItems());
        QVERIFY(session.writer.unsafeSince() == first);
        // A disk that refused is believed when it is done.
        session.pass(1s);
        QCOMPARE(session.sync.waitedFor, 1);
        QVERIFY(session.status().state == RecorderState::Failing);
        session.sync.refuse.clear();
        session.disk.only().there = false;
        session.pass(1s);
        QVERIFY(session.status().state == RecorderState::Recording);
        QVERIFY(!session.writer.hasUnsafeData());
        QCOMPARE(framesIn(session.disk.newest().synced()), std::uint64_t{5});
        QCOMPARE(session.status().lostMessages, std::uint64_t{1});
    }

    void aFileThatIsSyncedIsNotDropped()
    {
        HeldSession session;
        session.chunk(1);
        session.disk.only().there = false;
        session.chunk(2);
        QCOMPARE(session.sync.waitedFor, 1);
        auto& last = session.disk.newest();
        QCOMPARE(session.disk.files.size(), std::size_t{2});
        // What was not yet known to be safe is in the new one, too.
        QCOMPARE(framesIn(last.bytes), std::uint64_t{2});
        QCOMPARE(session.status().lostMessages, std::uint64_t{1});
        QVERIFY(session.writer.unsafeSince() == base::Instant{});
        session.writer.stop();
        QVERIFY(last.synced() == last.bytes);
        QCOMPARE(session.status().lostMessages, std::uint64_t{1});
    }

    void theEndOfEachFileWaitsForTheSync()
    {
        log::RecorderOptions split = options();
        split.split.time = 2s;
        HeldSession session(split);
        for (int i = 1; i < 10; ++i)
            session.chunk(i);
        session.writer.stop();
        QVERIFY(session.sync.waitedFor > 0);
        QCOMPARE(session.disk.files.size(), std::size_t{3});
        std::uint64_t frames = 0;
        for (const auto& [name, file] : session.disk.files) {
            QVERIFY(file->synced() == file->bytes);
            const auto recording = open(file->bytes);
            QVERIFY(!recording->counts().truncated);
            frames += recording->log().frameCount();
        }
        QCOMPARE(frames, std::uint64_t{10});
        QVERIFY(session.status().state == RecorderState::Stopped);
    }

    void aFullDiskWaitsForTheSync()
    {
        HeldSession session;
        session.chunk(1);
        session.disk.free = 199'000'000;
        session.chunk(2);
        QVERIFY(session.status().state == RecorderState::Full);
        QCOMPARE(session.status().lostMessages, std::uint64_t{0});
        const auto recording = open(session.disk.only().synced());
        QVERIFY(!recording->counts().truncated);
        QCOMPARE(recording->log().frameCount(), std::uint64_t{3});
    }

    void whatIsSafeIsNotLostWithTheEnd()
    {
        HeldSession session;
        session.chunk(1);
        session.disk.refuse = "No.";
        session.sync.onEnd = [&] { session.disk.refuse.clear(); };
        session.receive(2);
        session.writer.stop();
        QCOMPARE(session.sync.waitedFor, 1);
        QCOMPARE(session.status().lostMessages, std::uint64_t{1});
        QCOMPARE(session.status().message.text(),
                 std::string("The end of the recording could not be written: 1 message lost."));
    }

    void whatIsNotSafeIsBounded()
    {
        log::RecorderOptions small = options();
        small.maxWaitingBytes = 64'000;
        HeldSession session(small);
        for (int i = 1; i <= 400; ++i) {
            session.receive(i);
            session.pass(50ms);
            QVERIFY(framesIn(session.disk.only().synced()) + 160 > static_cast<std::uint64_t>(i));
        }
        QVERIFY(session.sync.waitedFor > 0);
    }

    void bothDirectionsFiguresNotesAndEventsAreInIt()
    {
        Session session;
        session.writer.take(log::RecordedNote{"session", {{"simulated", "yes"}}});
        session.receive(200);
        session.writer.take(RecordedBytes{0, true, session.clock.now(), test::pingFrame(2903, {})});
        session.writer.take(log::RecordedEvent{.at = session.clock.now(),
                                               .device = "ping360-1",
                                               .kind = "setting",
                                               .name = "range",
                                               .value = "20",
                                               .message = base::Message("Range 20 m \"applied\"")});
        session.writer.stop();
        const auto recording = open(session.disk.only().bytes);
        QCOMPARE(recording->counts().frames, std::uint64_t{1});
        QCOMPARE(recording->counts().sentFrames, std::uint64_t{1});
        const auto contents = recording->contents();
        QStringList topics;
        for (const auto& topic : contents.topics)
            topics += QString::fromStdString(topic.name) + '=' + QString::number(topic.messages);
        topics.sort();
        QCOMPARE(topics.join(' '), "/log=1 leadline/events=1 sonar/ping360-1/rx=1 "
                                   "sonar/ping360-1/summary=1 sonar/ping360-1/tx=1");
        QCOMPARE(contents.library, std::string("Leadline/test"));
        QStringList notes;
        for (const auto& note : contents.notes)
            notes += QString::fromStdString(note.name);
        QCOMPARE(notes, (QStringList{"session", "device:ping360-1"}));
        QVERIFY(session.disk.only().holds("{\"angle_deg\":180,\"range_m\":"));
        QVERIFY(session.disk.only().holds(
            "\"text\":\"Range 20 m \\\"applied\\\"\",\"message\":{\"template\":"
            "\"Range 20 m \\\"applied\\\"\",\"arguments\":[]}}"));
        QVERIFY(session.disk.only().holds(
            "{\"timestamp\":{\"sec\":1789307712,\"nsec\":0},\"level\":2"));
    }

    void timesNeverGoBackInAFile()
    {
        Session session;
        session.receive(1);
        session.writer.take(RecordedBytes{0, false, session.clock.now() - 5ms, spoke(2)});
        session.writer.stop();
        const auto recording = open(session.disk.only().bytes);
        QVERIFY(recording->log().inTimeOrder());
        QCOMPARE(recording->log().frameCount(), std::uint64_t{2});
    }

    void filesAreSplitByTimeAndSize_data()
    {
        QTest::addColumn<bool>("bySize");
        QTest::newRow("size") << true;
        QTest::newRow("time") << false;
    }

    void filesAreSplitByTimeAndSize()
    {
        QFETCH(bool, bySize);
        log::RecorderOptions split = options();
        if (bySize)
            split.split.bytes = 10'000;
        else
            split.split.time = 2s;
        Session session(split);
        session.writer.take(log::RecordedNote{"dive", {{"pilot", "somebody"}}});
        Bytes said;
        for (int i = 0; i < 100; ++i) {
            base::append(said, spoke(i));
            session.receive(i);
            session.pass(100ms);
        }
        QCOMPARE(session.status().part, static_cast<int>(session.disk.files.size()));
        session.writer.stop();
        QVERIFY(session.disk.files.size() >= 3);
        Bytes recorded;
        std::uint64_t bytes = 0;
        int part = 0;
        std::chrono::nanoseconds end{};
        // By their names.
        for (const auto& [name, file] : session.disk.files) {
            QCOMPARE(name, "20260913-135512Z-part00" + std::to_string(++part) + ".mcap");
            QVERIFY(io::isRecordingName(name));
            const auto recording = open(file->bytes);
            QVERIFY(!recording->counts().truncated);
            QCOMPARE(recording->counts().bytesSkipped, std::uint64_t{0});
            QVERIFY(recording->log().stream(0).kind() == ping::Family::Ping360);
            QCOMPARE(noteOf(*recording, "session", "part"), std::to_string(part));
            QCOMPARE(noteOf(*recording, "session", "recording"), std::string("20260913-135512Z"));
            QCOMPARE(noteOf(*recording, "dive", "pilot"), std::string("somebody"));
            QVERIFY(recording->counts().startUtc > end);
            end = *recording->counts().startUtc + recording->duration();
            if (bySize)
                QVERIFY(file->bytes.size() < 20'000);
            else
                QVERIFY(recording->duration() < 2s);
            std::vector<std::byte> scratch;
            for (log::FrameNumber i = 0; i < recording->log().frameCount(); ++i)
                base::append(recorded, recording->log().read(i, scratch)->bytes);
            bytes += file->bytes.size();
        }
        QVERIFY(recorded == said);
        QCOMPARE(session.status().earlierBytes + session.status().fileBytes, bytes);
        QCOMPARE(session.status().firstFile.string(), session.disk.files.begin()->first);
        QCOMPARE(session.status().file.string(), session.disk.files.rbegin()->first);
    }

    void splittingMayBeAskedWhileItIsRecorded()
    {
        Session session;
        session.receive(1);
        session.pass(5s);
        session.writer.take(log::RecordingSplit{.time = 3s});
        session.receive(2);
        session.pass(1s);
        session.writer.take(log::RecordingSplit{});
        session.pass(5s);
        session.receive(3);
        session.writer.stop();
        QCOMPARE(session.disk.files.size(), std::size_t{2});
        QCOMPARE(framesIn(session.disk.files.at("20260913-135512Z.mcap")->bytes), std::uint64_t{1});
        QCOMPARE(framesIn(session.disk.files.at("20260913-135512Z-part002.mcap")->bytes),
                 std::uint64_t{2});
    }

    void aNewRecordingLosesNothingAndDoublesNothing_data()
    {
        QTest::addColumn<bool>("inParts");
        QTest::newRow("whole") << false;
        QTest::newRow("in parts") << true;
    }

    void aNewRecordingLosesNothingAndDoublesNothing()
    {
        QFETCH(bool, inParts);
        log::RecorderOptions split = options();
        if (inParts)
            split.split.time = 2s;
        Session session(split);
        session.writer.take(log::RecordedNote{"dive", {{"pilot", "somebody"}}});
        Bytes received;
        const auto receiveTen = [&](int from) {
            for (int i = from; i < from + 10; ++i) {
                base::append(received, spoke(i));
                session.receive(i);
                session.pass(30ms);
            }
        };
        receiveTen(0);
        session.pass(1s);
        const std::uint64_t messages = session.status().messages;
        session.writer.take(log::NewRecording{});
        // The file is complete before anything else comes.
        QCOMPARE(session.disk.files.size(), std::size_t{1});
        const auto first = open(session.disk.only().bytes);
        QVERIFY(first && !first->counts().truncated);
        QCOMPARE(first->log().frameCount(), std::uint64_t{10});
        QCOMPARE(session.status().part, 0);
        QVERIFY(session.status().state == RecorderState::Recording);
        receiveTen(10);
        session.pass(1s);
        QCOMPARE(session.status().part, 1);
        QCOMPARE(session.status().earlierBytes, std::uint64_t{0});
        QCOMPARE(session.status().messages, messages);
        session.writer.stop();
        const std::string end = inParts ? "-part001.mcap" : ".mcap";
        QCOMPARE(session.disk.files.size(), std::size_t{2});
        QCOMPARE(session.status().file.string(), "20260913-135513Z" + end);
        QCOMPARE(session.status().firstFile, session.status().file);
        QCOMPARE(session.status().lostMessages, std::uint64_t{0});
        Bytes recorded;
        for (const std::string stem : {"20260913-135512Z", "20260913-135513Z"}) {
            const auto recording = open(session.disk.files.at(stem + end)->bytes);
            QVERIFY(recording && !recording->counts().truncated);
            QCOMPARE(recording->counts().messagesMissing, std::uint64_t{0});
            QVERIFY(recording->log().stream(0).kind() == ping::Family::Ping360);
            QCOMPARE(noteOf(*recording, "session", "recording"), stem);
            QCOMPARE(noteOf(*recording, "session", "part"), std::string("1"));
            QCOMPARE(noteOf(*recording, "dive", "pilot"), std::string("somebody"));
            std::vector<std::byte> scratch;
            for (log::FrameNumber i = 0; i < recording->log().frameCount(); ++i)
                base::append(recorded, recording->log().read(i, scratch)->bytes);
        }
        QVERIFY(recorded == received);
    }

    void aNewRecordingWaitsForADiskThatRefuses()
    {
        Session session;
        session.receive(0);
        session.pass(1s);
        session.receive(1);
        session.disk.refuse = "no medium";
        session.writer.take(log::NewRecording{});
        QVERIFY(session.status().state == RecorderState::Failing);
        session.disk.refuse.clear();
        session.pass(2s);
        QVERIFY(session.status().state == RecorderState::Recording);
        session.receive(2);
        session.writer.stop();
        QCOMPARE(session.disk.files.size(), std::size_t{2});
        QCOMPARE(framesIn(session.disk.files.at("20260913-135512Z.mcap")->bytes), std::uint64_t{2});
        QCOMPARE(framesIn(session.disk.files.at("20260913-135515Z.mcap")->bytes), std::uint64_t{1});
        QCOMPARE(session.status().lostMessages, std::uint64_t{0});
    }

    void aNewRecordingBeforeTheFirstByteIsNothing()
    {
        Session session;
        session.writer.take(log::NewRecording{});
        session.writer.take(log::NewRecording{});
        QVERIFY(session.disk.files.empty());
        session.receive(1);
        session.writer.take(RecordedBytes{0, false, session.clock.now(), spoke(2)});
        session.disk.free = 100'000'000;
        session.writer.take(log::NewRecording{});
        QVERIFY(session.status().state == RecorderState::Full);
        session.writer.take(log::NewRecording{});
        session.receive(3);
        session.writer.stop();
        QCOMPARE(session.disk.files.size(), std::size_t{1});
    }

    void aPartThatWasTakenAwayIsFollowedByTheNext()
    {
        log::RecorderOptions split = options();
        split.split.time = 1h;
        Session session(split);
        session.receive(1);
        session.disk.only().there = false;
        session.pass(1s);
        session.receive(2);
        session.writer.stop();
        QVERIFY(session.disk.files.contains("20260913-135512Z-part002.mcap"));
        QCOMPARE(session.disk.files.size(), std::size_t{2});
    }

    void aDiskAboutToBeFullEndsItCleanly()
    {
        Session session;
        session.disk.free = 300'000'000;
        session.receive(1);
        session.pass(1s);
        QVERIFY(session.status().state == RecorderState::Recording);
        session.disk.free = 199'000'000;
        session.receive(2);
        session.pass(1s);
        QVERIFY(session.status().state == RecorderState::Full);
        QVERIFY(session.status().message.text().starts_with("Recording stopped: only 199 MB left"));
        QVERIFY(session.status().fullSince == session.clock.now());
        session.receive(3);
        session.pass(1s);
        const auto recording = open(session.disk.only().bytes);
        QVERIFY(!recording->counts().truncated);
        QCOMPARE(recording->log().frameCount(), std::uint64_t{2});
        QCOMPARE(session.status().lostMessages, std::uint64_t{1});
    }

    void itGoesOnWhenThereIsRoomAgain()
    {
        Session session(options(), 100'000'000);
        session.receive(1);
        session.disk.free = 199'000'000;
        session.receive(2);
        session.pass(1s);
        QVERIFY(session.status().state == RecorderState::Full);
        QCOMPARE(session.status().message.text(),
                 std::string("Recording stopped: only 199 MB left on the disk. Free disk space: "
                             "recording resumes in a new file with 300 MB free."));
        // Not at its edge, where it would end again.
        session.disk.free = 299'000'000;
        session.pass(1s);
        session.receive(3);
        QVERIFY(session.status().state == RecorderState::Full);
        session.disk.free = 300'000'000;
        session.pass(999ms);
        QVERIFY(session.status().state == RecorderState::Full);
        session.pass(1ms);
        session.receive(4);
        session.pass(1s);
        QVERIFY(session.status().state == RecorderState::Recording);
        QVERIFY(!session.status().fullSince);
        QCOMPARE(
            session.status().message.text(),
            std::string(
                "1 message not recorded while the disk was full; later data is in a new file."));
        QCOMPARE(session.disk.files.size(), std::size_t{2});
        session.writer.stop();
        std::uint64_t frames = 0;
        for (const auto& [name, file] : session.disk.files) {
            const auto recording = open(file->bytes);
            QVERIFY(!recording->counts().truncated);
            frames += recording->log().frameCount();
        }
        QCOMPARE(frames, std::uint64_t{3});
    }

    void eachTimeItWasFullIsInTheRecordingThatFollows()
    {
        Session session(options(), 100'000'000);
        const auto fillUp = [&](int lost) {
            session.receive(1);
            session.disk.free = 199'000'000;
            session.receive(2);
            session.pass(1s);
            for (int i = 0; i < lost; ++i)
                session.receive(3);
            session.disk.free = 10'000'000'000;
            session.pass(1s);
        };
        fillUp(3);
        QVERIFY(session.status().message.text().starts_with("3 messages not recorded"));
        session.receive(4);
        session.pass(1s);
        fillUp(2);
        QVERIFY(session.status().message.text().starts_with("2 messages not recorded"));
        QCOMPARE(session.status().lostMessages, std::uint64_t{5});
        session.receive(5);
        session.writer.stop();
        QCOMPARE(session.disk.files.size(), std::size_t{3});
        QStringList reported;
        for (const auto& [name, file] : session.disk.files) {
            const auto eventLog = open(file->bytes)->contents().eventLog;
            for (std::size_t i = 0; eventLog && i < eventLog->events.size(); ++i) {
                const annotations::LogEvent& event = eventLog->events[i];
                QVERIFY(event.level == log::RecordedEvent::Level::Error);
                QCOMPARE(event.kind + '/' + event.name, std::string("recorder/lost"));
                reported += QString::fromStdString(event.value + ": " + event.message.text());
            }
        }
        QCOMPARE(reported,
                 (QStringList{"3: 3 messages were not recorded while the disk was full.",
                              "2: 2 messages were not recorded while the disk was full."}));
    }

    void afterItWasFullItIsSaidInTimeToo()
    {
        Session session(options(), 100'000'000);
        for (int i = 0; i < 200; ++i) {
            session.receive(i);
            session.pass(100ms);
        }
        session.disk.free = 199'000'000;
        session.receive(1);
        session.pass(1s);
        session.receive(2);
        session.disk.free = 980'000'000;
        session.pass(1s);
        const std::uint64_t before = session.status().earlierBytes + session.status().fileBytes;
        for (int i = 0; i < 200; ++i) {
            session.receive(i);
            session.pass(100ms);
        }
        QVERIFY2(QRegularExpression("^0.9 GB left: about \\d\\d hours at this rate. 1 message not "
                                    "recorded while the disk was full; later data is in "
                                    "a new file.$")
                     .match(QString::fromStdString(session.status().message.text()))
                     .hasMatch(),
                 session.status().message.text().c_str());
        // At the rate of what is recorded now.
        const double rate =
            double(session.status().earlierBytes + session.status().fileBytes - before) / 20;
        const double seconds = std::chrono::duration<double>(*session.status().roomFor).count();
        QVERIFY(qAbs(seconds * rate / double(780'000'000) - 1) < 0.1);
    }

    void stoppedWhileFullItPromisesNothing()
    {
        Session session(options(), 100'000'000);
        session.receive(1);
        session.disk.free = 199'000'000;
        session.receive(2);
        session.pass(1s);
        session.writer.stop();
        QVERIFY(session.status().state == RecorderState::Full);
        QCOMPARE(session.status().message.text(),
                 std::string("Recording stopped: only 199 MB left on the disk. Free disk space, "
                             "then start recording again."));
    }

    void lowSpaceIsSaidInTime_data()
    {
        QTest::addColumn<quint64>("free");
        QTest::addColumn<QString>("said");
        // About 340 B are recorded in a tenth of a second.
        QTest::newRow("plenty") << quint64(1'000'000'000) << QString();
        QTest::newRow("days") << quint64(980'000'000)
                              << "0.9 GB left: about \\d\\d hours at this rate.";
        QTest::newRow("half an hour")
            << quint64(206'000'000) << "0.2 GB left: about \\d\\d minutes at this rate.";
    }

    void lowSpaceIsSaidInTime()
    {
        QFETCH(quint64, free);
        QFETCH(QString, said);
        Session session;
        session.disk.free = free;
        for (int i = 0; i < 90; ++i) {
            session.receive(i);
            session.pass(100ms);
        }
        // Nobody can tell the rate so early.
        QCOMPARE(session.status().message.text(), std::string());
        for (int i = 0; i < 60; ++i) {
            session.receive(i);
            session.pass(100ms);
        }
        const QString sentence = QString::fromStdString(session.status().message.text());
        QVERIFY2(QRegularExpression(QRegularExpression::anchoredPattern(said))
                     .match(sentence)
                     .hasMatch(),
                 qPrintable(sentence));
        QVERIFY(session.status().roomFor);
        const double rate = double(session.status().fileBytes) / 15;
        const double seconds = std::chrono::duration<double>(*session.status().roomFor).count();
        QVERIFY(qAbs(seconds * rate / double(free - 200'000'000) - 1) < 0.1);
        session.disk.free = quint64(5'000'000'000);
        session.receive(1);
        session.pass(1s);
        QCOMPARE(session.status().message.text(), std::string());
    }

    void aRefusingDiskIsTriedAgainAndLosesNothing()
    {
        Session session;
        session.receive(1);
        session.disk.refuse = "X cannot be written: the disk is full.";
        session.receive(2);
        session.pass(600ms);
        QVERIFY(session.status().state == RecorderState::Failing);
        QVERIFY(session.status().message.text().starts_with(session.disk.refuse));
        QVERIFY(!session.writer.acceptsItems());
        session.pass(1s);
        QVERIFY(session.status().state == RecorderState::Failing);
        session.disk.refuse.clear();
        session.pass(1s);
        QVERIFY(session.status().state == RecorderState::Recording);
        QCOMPARE(session.status().message.text(), std::string());
        session.receive(3);
        session.writer.stop();
        QCOMPARE(framesIn(session.disk.only().bytes), std::uint64_t{3});
        QCOMPARE(session.status().lostMessages, std::uint64_t{0});
    }

    void aDiskThatCannotBeginIsTriedAgain()
    {
        Session session;
        session.disk.refuse = "The folder is gone.";
        session.receive(1);
        QVERIFY(session.status().state == RecorderState::Failing);
        session.disk.refuse.clear();
        session.pass(2s);
        session.writer.stop();
        QCOMPARE(framesIn(session.disk.only().bytes), std::uint64_t{1});
    }

    void aDeletedFileIsFollowedByANewOne()
    {
        Session session;
        session.receive(1);
        session.pass(1s);
        session.disk.only().there = false;
        session.receive(2);
        session.pass(1s);
        session.receive(3);
        session.writer.stop();
        QCOMPARE(session.disk.files.size(), std::size_t{2});
        std::uint64_t frames = 0;
        QStringList reported;
        for (const auto& [name, file] : session.disk.files)
            if (file->there) {
                const auto recording = open(file->bytes);
                QVERIFY(!recording->counts().truncated);
                frames += recording->log().frameCount();
                for (const annotations::LogEvent& event : recording->contents().eventLog->events)
                    reported += QString::fromStdString(event.value + ": " + event.message.text());
            }
        QCOMPARE(frames, std::uint64_t{2});
        QCOMPARE(reported, QStringList("1: 20260913-135512Z.mcap was removed during recording, "
                                       "losing 1 message; later data is in a new file."));
        // All that was received is kept or counted.
        QCOMPARE(session.status().lostMessages, std::uint64_t{1});
        QCOMPARE(session.status().lostBytes, std::uint64_t{spoke(1).size()});
    }

    void whatWaitedWhenTheFileWasDeletedKeepsItsTimes()
    {
        Session session;
        session.receive(1);
        session.pass(1s);
        session.disk.only().there = false;
        session.receive(2);
        session.clock.advance(200ms);
        session.receive(3);
        session.pass(1s);
        session.writer.stop();
        const auto recording = open(session.disk.files.at("20260913-135513Z.mcap")->bytes);
        QCOMPARE(recording->log().frameCount(), std::uint64_t{2});
        QCOMPARE(recording->duration(), log::Time(200ms));
        QVERIFY(recording->counts().startUtc == diveStart + 1s);
        QVERIFY(session.status().fileBegan == diveStart + 1s);
    }

    void theDeletedFileIsSaid()
    {
        Session session;
        session.receive(1);
        session.disk.only().there = false;
        session.receive(2);
        session.pass(1s);
        QVERIFY(session.status().message.text().find("was removed during recording") !=
                std::string::npos);
    }

    void aFileThatWasCutShortIsSaid()
    {
        Session session;
        session.receive(1);
        session.pass(1s);
        session.disk.only().bytes.resize(100);
        session.receive(2);
        session.pass(1s);
        QCOMPARE(session.status().message.text(),
                 std::string("20260913-135512Z.mcap was truncated during recording: up to 1 "
                             "message lost; later data is in a new file."));
        session.writer.stop();
        QCOMPARE(session.disk.files.size(), std::size_t{2});
        const auto recording = open(session.disk.newest().bytes);
        QCOMPARE(recording->log().frameCount(), std::uint64_t{1});
        QVERIFY(!recording->counts().truncated);
        QCOMPARE(session.status().lostMessages, std::uint64_t{1});
    }

    void whatIsNotInTheFileIsNotSaidToBe()
    {
        Session session;
        session.disk.free = 199'000'000;
        session.receive(1);
        session.pass(1s);
        QVERIFY(session.status().state == RecorderState::Full);
        QVERIFY(session.disk.files.empty());
        QCOMPARE(session.status().fileBytes, std::uint64_t{0});
        QCOMPARE(session.status().messages, std::uint64_t{0});
        QCOMPARE(session.status().lostMessages, std::uint64_t{1});
    }

    void anEndThatWasNotWrittenIsNotCounted()
    {
        Session session;
        session.receive(1);
        session.pass(1s);
        const std::uint64_t before = session.status().fileBytes;
        QCOMPARE(before, std::uint64_t{session.disk.only().bytes.size()});
        session.disk.refuse = "No.";
        session.disk.free = 199'000'000;
        session.receive(2);
        session.pass(1s);
        QVERIFY(session.status().state == RecorderState::Full);
        QCOMPARE(session.status().fileBytes, std::uint64_t{session.disk.only().bytes.size()});
    }

    void aFileThatCannotBeMadeIsSaidWithTheReason()
    {
        Session session;
        session.disk.refuse = "a.mcap cannot be made: this user may not write there.";
        session.receive(1);
        session.pass(1s);
        session.writer.stop();
        QCOMPARE(session.status().message.text(),
                 std::string("a.mcap cannot be made: this user may not write there. Nothing was "
                             "recorded: 1 message lost."));
    }

    void whatCannotBeWrittenAtTheEndIsCounted()
    {
        Session session;
        session.receive(1);
        session.disk.refuse = "No.";
        session.receive(2);
        session.writer.stop();
        QCOMPARE(session.status().lostMessages, std::uint64_t{1});
        QVERIFY(!session.status().message.text().empty());
    }

    void aFamilyLearnedLaterDoesNotMakeASecondStream()
    {
        Session session;
        session.writer.take(log::RecordedSourceChange{0, {.name = "a", .link = "udp://h:1"}});
        session.receive(1);
        session.writer.take(
            log::RecordedSourceChange{0, {.name = "a", .link = "udp://h:1", .family = "ping360"}});
        session.receive(2);
        session.writer.stop();
        const auto recording = open(session.disk.only().bytes);
        QCOMPARE(recording->log().streamCount(), std::size_t{1});
        QCOMPARE(recording->log().frameCount(), std::uint64_t{2});
    }
};

LEADLINE_APPLESS_TEST(RecordingWriterTest)
#include "tst_recordingwriter.moc"
