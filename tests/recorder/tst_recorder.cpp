// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/Recording.h"
#include "formats/RecordingChannels.h"
#include "io/FileSync.h"
#include "mcap/McapRecordCursor.h"
#include "recorder/Recorder.h"
#include "support/FakeDisk.h"
#include "support/IndexedRecording.h"
#include "support/MemorySource.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QCryptographicHash>
#include <QTest>

#include <atomic>
#include <functional>
#include <latch>
#include <semaphore>

using namespace leadline;
using test::Bytes;

namespace {

/// Its files outlive it, so that a test can look at them when the recorder has ended.
class SharedDisk : public io::RecordingDisk {
public:
    explicit SharedDisk(std::shared_ptr<test::FakeDisk> disk) : m_disk(std::move(disk)) {}
    base::Result<std::unique_ptr<io::RecordingFile>> create(const std::string& stem,
                                                            const std::string& suffix) override
    {
        return m_disk->create(stem, suffix);
    }
    [[nodiscard]] std::optional<std::uint64_t> freeBytes() const override
    {
        return m_disk->freeBytes();
    }

private:
    std::shared_ptr<test::FakeDisk> m_disk;
};

Bytes frameNumber(int n)
{
    return test::Echo1d{.pingNumber = static_cast<std::uint32_t>(n),
                        .samples = test::someSamples(200 + static_cast<std::size_t>(n % 50),
                                                     static_cast<unsigned>(n))}
        .profile();
}

QByteArrayView viewOf(base::ByteSpan bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

/// Time goes by when the test says so.
class HandClock : public base::Clock {
public:
    [[nodiscard]] base::Instant now() const override
    {
        return {std::chrono::nanoseconds(m_now.load())};
    }
    void advance(std::chrono::nanoseconds by) { m_now += by.count(); }

private:
    std::atomic<std::int64_t> m_now = 0;
};

/// Makes the first write, or sync, hang until it is told to go on, at the latest at the test's end.
class Stall {
public:
    explicit Stall(std::function<void()>& what) : m_state(std::make_shared<State>())
    {
        what = [state = m_state] {
            if (std::exchange(state->first, false)) {
                state->reached.count_down();
                state->continueLoading.wait();
            }
        };
    }
    ~Stall() { end(); }
    void waitUntilReached() { m_state->reached.wait(); }
    void end()
    {
        if (!std::exchange(m_ended, true))
            m_state->continueLoading.count_down();
    }

private:
    struct State {
        std::latch reached{1};
        std::latch continueLoading{1};
        bool first = true;
    };
    std::shared_ptr<State> m_state;
    bool m_ended = false;
};

struct Setup {
    explicit Setup(std::size_t maxWaitingBytes = std::size_t{64} << 20U)
        : disk(std::make_shared<test::FakeDisk>()),
          waiting(maxWaitingBytes)
    {
    }
    std::unique_ptr<recorder::Recorder> recorder()
    {
        return std::make_unique<recorder::Recorder>(
            std::make_unique<SharedDisk>(disk), clock,
            log::RecorderOptions{.utcZero = clock.now(),
                                 .utcAtZero = std::chrono::seconds(1'789'307'712),
                                 .library = "Leadline/test",
                                 .chunkBytes = chunkBytes,
                                 .maxWaitingBytes = waiting});
    }
    [[nodiscard]] std::unique_ptr<formats::Recording> recorded() const
    {
        return test::indexed(disk->only().bytes, "a.mcap");
    }

    HandClock clock;
    std::shared_ptr<test::FakeDisk> disk;
    std::size_t waiting;
    std::size_t chunkBytes = std::size_t{256} << 10U;
};

} // namespace

class RecorderTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsReceivedIsWhatIsRecorded()
    {
        Setup setup;
        QCryptographicHash sent(QCryptographicHash::Sha256);
        std::uint64_t bytes = 0;
        {
            const auto recorder = setup.recorder();
            const auto source = recorder->addSource({.name = "ping1d-1", .family = "ping1d"});
            for (int i = 0; i < 3000; ++i) {
                // Now and then bytes that are in no frame.
                const Bytes item = i % 17 == 0 ? Bytes(static_cast<std::size_t>(1 + i % 90),
                                                       static_cast<std::byte>(i))
                                               : frameNumber(i);
                recorder->received(source, setup.clock.now(), item);
                sent.addData(viewOf(item));
                bytes += item.size();
            }
        }
        QCryptographicHash found(QCryptographicHash::Sha256);
        const test::MemorySource file(setup.disk->only().bytes);
        io::ForwardView view(file);
        mcap::RecordCursor cursor(view, mcap::magic.size(), file.size());
        std::uint16_t rx = 0;
        std::uint64_t foundBytes = 0;
        while (const auto place = cursor.next()) {
            if (place->op != mcap::Op::Chunk)
                continue;
            const auto chunk = cursor.decode<mcap::Chunk>(*place);
            const test::MemorySource inner(
                Bytes(chunk->records.bytes.begin(), chunk->records.bytes.end()));
            io::ForwardView innerView(inner);
            mcap::RecordCursor records(innerView, 0, inner.size());
            while (const auto record = records.next()) {
                if (record->op == mcap::Op::Channel) {
                    const auto channel = records.decode<mcap::Channel>(*record);
                    if (channel->topic == "sonar/ping1d-1/rx")
                        rx = channel->id;
                }
                if (record->op != mcap::Op::Message)
                    continue;
                const auto message = records.decode<mcap::Message>(*record);
                const auto raw = message->channelId == rx
                                     ? formats::rawFrameBytes(message->data.bytes)
                                     : std::nullopt;
                if (!raw)
                    continue;
                found.addData(viewOf(*raw));
                foundBytes += raw->size();
            }
        }
        QCOMPARE(foundBytes, bytes);
        QCOMPARE(found.result(), sent.result());
        QCOMPARE(setup.recorded()->log().frameCount(), std::uint64_t{3000 - 177});
    }

    void aStalledDiskHoldsNobodyUpAndLosesNothing()
    {
        Setup setup;
        const auto recorder = setup.recorder();
        Stall stall(setup.disk->onWrite);
        const auto source = recorder->addSource({.name = "a"});
        recorder->received(source, setup.clock.now(), frameNumber(0));
        stall.waitUntilReached();
        // Ten seconds of 100 kB/s, while the disk does not move.
        for (int i = 1; i < 4500; ++i)
            recorder->received(source, setup.clock.now(), frameNumber(i));
        QCOMPARE(recorder->status().lostMessages, std::uint64_t{0});
        stall.end();
        recorder->stop();
        QCOMPARE(recorder->status().lostMessages, std::uint64_t{0});
        QCOMPARE(setup.recorded()->log().frameCount(), std::uint64_t{4500});
        QVERIFY(!setup.recorded()->counts().truncated);
    }

    void aSyncThatTakesLongHoldsNoWriteUp()
    {
        Setup setup;
        setup.chunkBytes = 1;
        const auto recorder = setup.recorder();
        std::counting_semaphore<> writes(0);
        setup.disk->onWrite = [&] { writes.release(); };
        Stall stall(setup.disk->onSync);
        const auto source = recorder->addSource({.name = "a"});
        recorder->received(source, setup.clock.now(), frameNumber(0));
        writes.acquire();
        stall.waitUntilReached();
        // Until the third is about to be written the second is.
        for (const char* text : {"the first", "the second", "the third"}) {
            log::RecordedEvent event;
            event.at = setup.clock.now();
            event.message = base::Message::verbatim(text);
            recorder->event(event);
            setup.clock.advance(std::chrono::seconds(2));
            writes.acquire();
        }
        const auto& file = setup.disk->only();
        QVERIFY(file.holds("the first") && file.holds("the second"));
        QCOMPARE(file.syncedSize, std::size_t{0});
        QVERIFY(recorder->status().waiting >= std::chrono::seconds(6));
        QCOMPARE(recorder->status().message.text(),
                 std::string("The disk is slow: the last 6 s would be lost in a power cut. Nothing "
                             "is lost; a faster disk or card helps."));
        stall.end();
        recorder->stop();
        QCOMPARE(recorder->status().message.text(), std::string());
        QCOMPARE(recorder->status().lostMessages, std::uint64_t{0});
        QVERIFY(file.synced() == file.bytes);
        QVERIFY(!setup.recorded()->counts().truncated);
    }

    void theEndOfASyncIsWaitedFor()
    {
        test::FakeDisk disk;
        const auto file = disk.create("a", "");
        QVERIFY((*file)->append(frameNumber(1)));
        {
            io::ThreadedSync sync;
            QVERIFY(!sync.result());
            sync.begin(**file);
            QVERIFY(sync.wait());
            QVERIFY(!sync.result());
            QVERIFY((*file)->append(frameNumber(2)));
            sync.begin(**file);
        }
        QVERIFY(disk.only().synced() == disk.only().bytes);
    }

    void aDiskThatIsSlowIsSaid()
    {
        Setup setup;
        const auto recorder = setup.recorder();
        Stall stall(setup.disk->onWrite);
        const auto source = recorder->addSource({.name = "a"});
        recorder->received(source, setup.clock.now(), frameNumber(0));
        stall.waitUntilReached();
        QCOMPARE(recorder->status().message.text(), std::string());
        setup.clock.advance(std::chrono::seconds(5));
        QVERIFY(recorder->status().waiting >= std::chrono::seconds(5));
        QVERIFY(recorder->status().message.text().starts_with("The disk is slow: "));
        stall.end();
        recorder->stop();
        QCOMPARE(recorder->status().message.text(), std::string());
    }

    void memoryIsBoundedAndTheRecordingSaysWhatItMisses()
    {
        Setup setup(20'000);
        const auto recorder = setup.recorder();
        Stall stall(setup.disk->onWrite);
        const auto source = recorder->addSource({.name = "a"});
        recorder->received(source, setup.clock.now(), frameNumber(0));
        stall.waitUntilReached();
        for (int i = 1; i <= 200; ++i)
            recorder->received(source, setup.clock.now(), frameNumber(i));
        const auto lost = recorder->status().lostMessages;
        QVERIFY(lost > 100 && lost < 200);
        QVERIFY(!recorder->status().message.text().empty());
        stall.end();
        recorder->stop();
        const auto recording = setup.recorded();
        // What waits was promised first: the oldest are there.
        QCOMPARE(recording->log().frameCount(), 201 - lost);
        QVERIFY(setup.disk->only().holds("messages not recorded"));
    }
};

LEADLINE_APPLESS_TEST(RecorderTest)
#include "tst_recorder.moc"
