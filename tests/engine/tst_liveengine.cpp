// SPDX-License-Identifier: GPL-3.0-or-later
// Tests how the threads of a live session exchange data; run it with the preset tsan as well.
#include "engine/IoThread.h"
#include "engine/LinkManager.h"
#include "support/LiveBench.h"
#include "support/TestMain.h"

#include <QTest>

#include <array>
#include <atomic>
#include <map>
#include <thread>

using namespace leadline;
using namespace std::chrono_literals;
using app::EngineMailbox;
using app::IoThread;
using app::LinkManager;
using app::LiveLog;

namespace {

constexpr int mostMs = 90'000;

/// All that a window holds of a dive.
struct Threads {
    base::SystemClock clock;
    std::shared_ptr<test::FakeDisk> disk = std::make_shared<test::FakeDisk>();
    std::shared_ptr<LiveLog> log = std::make_shared<LiveLog>(clock, "Leadline/test");
    std::atomic<int> woken = 0;
    std::shared_ptr<EngineMailbox> mailbox = std::make_shared<EngineMailbox>([this] { ++woken; });
    std::unique_ptr<LinkManager> links;
    IoThread io;

    Threads()
    {
        io.post([this] {
            links = std::make_unique<LinkManager>(io.clock(), log, mailbox);
            links->log().recordTo(
                [its = disk] { return std::make_unique<test::BlockingDisk>(its); });
            links->log().recordSimulated(true);
        });
    }
    void open(int link, const std::string& url)
    {
        app::ConnectionPlan plan;
        plan.url = *link::LinkUrl::parse(url);
        io.post([this, link, plan] { links->open(link, plan); });
    }
    void openVehicle(int link)
    {
        const app::VehiclePlan plan{.url = *link::LinkUrl::parse("sim:vehicle")};
        io.post([this, link, plan] { links->openVehicle(link, plan); });
    }
    void tellVehicle(int link, const app::VehicleCommand& command)
    {
        io.post([this, link, command] { links->commandVehicle(link, command); });
    }
    void report(int link, const app::SonarCommand& command)
    {
        io.post([this, link, command, number = ++commands] {
            if (app::SonarChannel* const channel = links->channel(link, 0))
                channel->execute(command, number);
            else
                links->prepare(link, command);
        });
    }
    void end()
    {
        io.finish([this](const IoThread::Done& done) {
            links->closeAll([this, done] {
                links.reset();
                done();
            });
        });
    }
    std::uint64_t commands = 0;
};

/// Reads a log from its beginning to wherever it is, again and again, as a worker does.
class Reader {
public:
    explicit Reader(const log::Log& log)
        : m_thread([this, &log](const std::stop_token& stop) { read(log, stop); })
    {
    }
    [[nodiscard]] std::uint64_t frames() const { return m_frames; }
    [[nodiscard]] bool failed() const { return m_failed; }

private:
    void read(const log::Log& log, const std::stop_token& stop)
    {
        std::vector<std::byte> scratch;
        for (std::uint64_t i = 0; !stop.stop_requested();) {
            if (i == log.frameCount()) {
                std::this_thread::yield();
                continue;
            }
            const auto entry = log.entry(i);
            if (!entry || messageOf(log, i, *entry, scratch) != entry->messageId ||
                !seriesIsBehind(log, *entry))
                m_failed = true;
            m_frames = ++i;
        }
    }

    static std::optional<std::uint16_t> messageOf(const log::Log& log, std::uint64_t number,
                                                  const log::FrameEntry& entry,
                                                  std::vector<std::byte>& scratch)
    {
        if (log.stream(entry.stream).kind() == ping::DeviceKind::Vehicle) {
            const auto frame = log.readMavlink(number, scratch);
            return frame ? std::optional(frame->messageId()) : std::nullopt;
        }
        const auto frame = log.read(number, scratch);
        return frame ? std::optional(frame->messageId) : std::nullopt;
    }

    /// What a series points to is there.
    static bool seriesIsBehind(const log::Log& log, const log::FrameEntry& entry)
    {
        const auto* series = log.stream(entry.stream).series(entry.messageId);
        if (series == nullptr || series->size() == 0)
            return true;
        const auto newest = series->at(series->size() - 1);
        const auto there = newest ? log.entry(*newest) : std::nullopt;
        return there && there->messageId == entry.messageId && there->stream == entry.stream;
    }

    std::atomic<std::uint64_t> m_frames = 0;
    std::atomic<bool> m_failed = false;
    std::jthread m_thread;
};

} // namespace

class LiveEngineTest : public QObject {
    Q_OBJECT

private slots:
    void aThreadThatEndsWhileItIsToldToHasDoneAll()
    {
        constexpr int threads = 2000;
        std::atomic<int> done = 0;
        for (int i = 0; i < threads; ++i) {
            IoThread io;
            // Awake already, it may find its end before the telling of it is over.
            io.post([&done] { ++done; });
            io.post([&done] { ++done; });
        }
        QCOMPARE(done.load(), 2 * threads);
    }

    void whatIsPostedIsDoneInItsOrder()
    {
        constexpr int each = 500;
        std::array<int, 4> last{};
        bool inOrder = true;
        {
            IoThread io;
            std::vector<std::jthread> posters;
            for (std::size_t poster = 0; poster < last.size(); ++poster)
                posters.emplace_back([&, poster] {
                    for (int i = 1; i <= each; ++i)
                        io.post([&, poster, i] {
                            inOrder = inOrder && last[poster] == i - 1;
                            last[poster] = i;
                        });
                });
        }
        QVERIFY(inOrder);
        for (const int done : last)
            QCOMPARE(done, each);
    }

    void whatHappensMeanwhileIsDoneWhenItCatchesUp()
    {
        std::atomic<int> rang = 0;
        std::atomic<bool> over = false;
        IoThread io(10min);
        io.post([&] {
            base::Clock& clock = io.clock();
            for (int i = 1; i <= 100; ++i)
                clock.after(1s * i, [&] { ++rang; });
        });
        io.catchUp();
        io.post([&] { over = true; });
        QTRY_VERIFY(over);
        QCOMPARE(rang.load(), 100);
    }

    void aBulletinLosesNoSentenceAndWakesOnce()
    {
        std::atomic<int> woken = 0;
        int looks = 0;
        std::vector<std::string> heard;
        EngineMailbox mailbox([&] { ++woken; });
        {
            std::vector<std::jthread> tellers;
            for (int teller = 0; teller < 3; ++teller)
                tellers.emplace_back([&, teller] {
                    for (int i = 0; i < 500; ++i) {
                        mailbox.happened(base::Message::verbatim(std::to_string(i)));
                        mailbox.post([teller](app::EngineUpdate& news) {
                            news.sonars[{teller, 0}] = {};
                        });
                        mailbox.grown();
                    }
                });
            while (heard.size() < 1500) {
                const app::EngineUpdate reported = mailbox.take();
                ++looks;
                for (const base::Message& each : reported.messages)
                    heard.push_back(each.text());
                std::this_thread::yield();
            }
        }
        QCOMPARE(heard.size(), std::size_t{1500});
        // Once, until somebody looked.
        QVERIFY(woken > 0 && woken <= looks + 1);
    }

    /// Links, log, recorder, mailbox, and a window and a worker that look on all the time.
    void aDiveIsOneOnAllItsThreads()
    {
        Threads threads;
        threads.open(1, "sim:ping1d");
        threads.open(2, "sim:ping360");
        threads.openVehicle(3);
        const log::Log& log = *threads.log->log();
        Reader worker(log);
        std::map<app::EngineUpdate::Key, app::SonarStatus> news;
        app::VehicleStatus vehicle;
        std::uint64_t looked = 0;
        const auto update = [&] {
            app::EngineUpdate reported = threads.mailbox->take();
            for (auto& [key, each] : reported.sonars)
                news[key] = std::move(each);
            for (auto& [link, each] : reported.vehicles)
                vehicle = std::move(each);
            for (std::size_t i = 0; i < log.streamCount(); ++i) {
                const log::Stream& stream = log.stream(static_cast<log::StreamNumber>(i));
                looked += stream.device().has_value() + stream.pings().size() +
                          static_cast<std::uint64_t>(stream.kind().family());
            }
            const auto status = threads.log->recorderStatus();
            looked += status ? status->fileBytes : 0;
        };
        const auto live = [&](int link) {
            update();
            const auto found = news.find({link, 0});
            return found != news.end() && found->second.driver == device::DriverState::Live &&
                   found->second.stream && found->second.lastPing;
        };
        QTRY_VERIFY_WITH_TIMEOUT(live(1) && live(2), mostMs);
        threads.tellVehicle(3, app::SetTimesyncRate{10});
        QTRY_VERIFY_WITH_TIMEOUT((update(), vehicle.timesyncPerSecond == 10), mostMs);
        QTRY_VERIFY_WITH_TIMEOUT((update(), vehicle.stream && vehicle.roundTrip), mostMs);
        threads.report(1, app::SetSettings{{{"mode", 0}}});
        threads.report(2, app::SetSettings{{{"rangeM", 2}}});
        QTRY_VERIFY_WITH_TIMEOUT((update(), log.frameCount() > 200), mostMs);
        threads.report(1, app::SetStandby{true});
        QTRY_VERIFY_WITH_TIMEOUT((update(), news[{1, 0}].standby), mostMs);
        QTRY_VERIFY_WITH_TIMEOUT(worker.frames() > 200, mostMs);
        threads.end();
        threads.log->finish();
        QVERIFY(threads.woken > 0 && looked > 0);
        QTRY_COMPARE_WITH_TIMEOUT(worker.frames(), log.frameCount(), mostMs);
        QVERIFY(!worker.failed());
        QByteArray recorded;
        for (const auto& [topic, bytes] : test::rawTopics(threads.disk->only().bytes))
            if (topic.ends_with("/rx"))
                recorded += bytes;
        QByteArray logged;
        std::vector<std::byte> scratch;
        for (std::uint64_t i = 0; i < log.frameCount(); ++i)
            if (log.stream(log.entry(i)->stream).kind() != ping::DeviceKind::Vehicle)
                logged += test::asArray(log.read(i, scratch)->bytes);
        QCOMPARE(recorded.size(), logged.size());
        const auto topics = test::rawTopics(threads.disk->only().bytes);
        QCOMPARE(topics.at("mavlink_raw/out"), test::mavlinkOf(log, *vehicle.stream));
    }

    void aRecordingEndsAndAnotherBeginsWhileFramesCome()
    {
        Threads threads;
        // Each has a disk of its own: the one before may still be written when the next begins.
        std::vector<std::shared_ptr<test::FakeDisk>> disks;
        threads.io.post([&] {
            threads.links->log().recordTo([&] {
                disks.push_back(std::make_shared<test::FakeDisk>());
                return std::make_unique<test::BlockingDisk>(disks.back());
            });
        });
        threads.open(1, "sim:ping1d");
        const log::Log& log = *threads.log->log();
        for (int i = 0; i < 5; ++i) {
            const auto before = log.frameCount();
            QTRY_VERIFY_WITH_TIMEOUT(log.frameCount() > before + 5, mostMs);
            threads.io.post(
                [&threads, on = i % 2 == 1] { threads.links->log().recordSimulated(on); });
            QVERIFY(!threads.log->recorderStatus() ||
                    threads.log->recorderStatus()->lostMessages == 0);
        }
        threads.end();
        threads.log->finish();
        QCOMPARE(disks.size(), std::size_t{3});
        for (const auto& disk : disks)
            QVERIFY(test::rawTopics(disk->only().bytes).contains("sonar/ping1d-1/rx"));
    }
};

LEADLINE_GUILESS_TEST(LiveEngineTest)
#include "tst_liveengine.moc"
