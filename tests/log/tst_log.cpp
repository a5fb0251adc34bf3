// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/Log.h"
#include "ping/Codec.h"
#include "ping/Ping1d.h"
#include "ping/Ping360.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QTest>

#include <thread>

using namespace leadline;
using namespace std::chrono_literals;
using ping::DeviceKind;

namespace {

std::vector<std::byte> spoke(std::uint16_t angle, std::size_t samples, std::uint8_t value)
{
    const std::vector<std::uint8_t> data(samples, value);
    ping::ping360::DeviceData message;
    message.angle = angle;
    message.numberOfSamples = static_cast<std::uint16_t>(samples);
    message.data = data;
    return ping::encodeFrame(message, 2);
}

} // namespace

class LogTest : public QObject {
    Q_OBJECT

private slots:
    void entriesSurviveTheirPacking()
    {
        const log::FrameEntry entry{.position = log::FrameEntry::maxPosition - 3,
                                    .length = log::FrameEntry::maxLength,
                                    .stream = log::FrameEntry::maxStream,
                                    .messageId = 0xfffe,
                                    .time = -123456us,
                                    .straddles = true,
                                    .untimed = false};
        const log::FrameEntry back = log::PackedEntry(entry).unpacked();
        QCOMPARE(back.position, entry.position);
        QCOMPARE(back.length, entry.length);
        QCOMPARE(back.stream, entry.stream);
        QCOMPARE(back.messageId, entry.messageId);
        QCOMPARE(back.time, entry.time);
        QCOMPARE(back.straddles, true);
        QCOMPARE(back.untimed, false);
        QCOMPARE(log::PackedEntry({.time = log::Time::max()}).time(),
                 log::Time(std::chrono::microseconds((std::int64_t{1} << 45) - 1)));
    }

    /// Live, a stream has its driver's family from its first byte on.
    void aProfileOfAnotherFamilyIsNoSpoke()
    {
        log::Log log;
        const auto stream = log.addStream(2, ping::Family::Ping360);
        const auto spokeBytes = spoke(7, 40, 9);
        const auto foreign = test::pingHfProfile(3, test::someSamples(80, 1), 2);
        QVERIFY(log.append(*stream, ping::viewFrame(spokeBytes), 1s));
        QVERIFY(log.append(*stream, ping::viewFrame(foreign), 2s));
        QCOMPARE(log.stream(*stream).series(2300)->size(), std::uint64_t{2});
        QCOMPARE(log.stream(*stream).pings().size(), std::uint64_t{1});
        QCOMPARE(log.stream(*stream).pings().at(0)->frame, log::FrameNumber{0});
    }

    void givesBackEveryFrameByItsPosition()
    {
        log::Log log;
        const auto stream = log.addStream(2, ping::Family::Ping360);
        QVERIFY(stream);
        for (std::uint16_t i = 0; i < 300; ++i) {
            const auto bytes = spoke(i, i, static_cast<std::uint8_t>(i));
            QVERIFY(log.append(*stream, ping::viewFrame(bytes), i * 50ms));
        }
        std::vector<std::byte> scratch;
        for (std::uint16_t i = 0; i < 300; ++i) {
            const auto frame = log.read(i, scratch);
            QVERIFY(frame);
            const auto expected = spoke(i, i, static_cast<std::uint8_t>(i));
            QVERIFY(std::equal(frame->bytes.begin(), frame->bytes.end(), expected.begin(),
                               expected.end()));
            QCOMPARE(log.timeOf(i), std::optional<log::Time>(i * 50ms));
        }
        QVERIFY(!log.read(300, scratch));
        const auto entry = log.stream(*stream).pings().at(17);
        QVERIFY(entry);
        QCOMPARE(entry->angleGrad, std::uint16_t{17});
        QCOMPARE(entry->hasSamples, std::uint8_t{1});
    }

    void indexesEachMessageByTime()
    {
        log::Log log;
        const auto stream = log.addStream(1, ping::Family::Ping1D);
        QVERIFY(stream);
        for (int i = 0; i < 1000; ++i) {
            const auto bytes =
                i % 10 == 0
                    ? ping::encodeFrame(ping::ping1d::Voltage5{5000}, 1)
                    : ping::encodeFrame(ping::ping1d::Profile{.pingNumber = std::uint32_t(i)}, 1);
            QVERIFY(log.append(*stream, ping::viewFrame(bytes), i * 10ms));
        }
        const log::FrameSeries* voltage = log.stream(*stream).series(1202);
        QVERIFY(voltage);
        QCOMPARE(voltage->size(), std::uint64_t{100});
        QCOMPARE(log.countUpTo(*voltage, 95ms), std::uint64_t{1});
        QCOMPARE(log.countUpTo(*voltage, 100ms), std::uint64_t{2});
        QCOMPARE(log.countUpTo(*voltage, -1ms), std::uint64_t{0});
        QCOMPARE(log.countUpTo(*voltage, 1h), std::uint64_t{100});
        // Wherever the search begins.
        for (std::uint64_t near = 0; near < 103; ++near)
            for (const log::Time time : {-1ms, 0ms, 95ms, 100ms, 4500ms, 9999ms, 100'000ms})
                QCOMPARE(log.countUpTo(*voltage, time, near), log.countUpTo(*voltage, time));
        QCOMPARE(log.countUpTo(log.stream(*stream).pings(), 100ms), std::uint64_t{9});
        QVERIFY(!log.stream(*stream).series(1300 + 1));
    }

    void timesThatGoBackAreSearchedAllTheSame()
    {
        log::Log log;
        const auto stream = log.addStream(2, ping::Family::Ping360);
        const auto bytes = spoke(1, 4, 9);
        for (const auto time : {1s, 2s, 3s, 1s, 2s})
            log.append(*stream, ping::viewFrame(bytes), time);
        QVERIFY(!log.inTimeOrder());
        const auto& pings = log.stream(*stream).pings();
        QCOMPARE(log.countUpTo(pings, 2s), std::uint64_t{5});
        QCOMPARE(log.countUpTo(pings, 1500ms), std::uint64_t{4});
        QCOMPARE(log.countUpTo(pings, 500ms), std::uint64_t{0});
    }

    void itsMemoryIsBounded()
    {
        log::Log log;
        const auto stream = log.addStream(2, ping::Family::Ping360);
        const auto bytes = spoke(3, 10000, 77);
        constexpr int frames = 20'000; // 200 MB
        for (int i = 0; i < frames; ++i) {
            QVERIFY(log.append(*stream, ping::viewFrame(bytes), i * 1ms));
            if (i % 1000 == 0)
                log.release();
        }
        log.release();
        QVERIFY(log.memoryForFrames() <= std::size_t{66} << 20U);
        QCOMPARE(log.firstAvailable(), std::uint64_t{0});
        std::vector<std::byte> scratch;
        for (const std::uint64_t i : std::initializer_list<std::uint64_t>{0, 1, 9999, frames - 1}) {
            const auto frame = log.read(i, scratch);
            QVERIFY(frame);
            QVERIFY(std::equal(bytes.begin(), bytes.end(), frame->bytes.begin()));
        }
    }

    void manyMessagesCostABoundedNumberOfSeries()
    {
        log::Log log;
        const auto stream = log.addStream(9, ping::Family::Unknown);
        for (int id = 0; id < 65536; id += 7) {
            const auto bytes = ping::encodeFrame(static_cast<std::uint16_t>(id), {}, 9);
            QVERIFY(log.append(*stream, ping::viewFrame(bytes), 1ms));
        }
        QCOMPARE(log.stream(*stream).seriesCount(), log::Log::maxSeries);
        std::vector<std::byte> scratch;
        QCOMPARE(log.read(log.frameCount() - 1, scratch)->messageId, std::uint16_t{65534});
    }

    void manyReadWhileOneWrites()
    {
        log::Log log;
        const auto stream = log.addStream(2, ping::Family::Ping360);
        constexpr std::uint64_t total = 8000;
        std::atomic<int> wrong = 0;
        const auto read = [&] {
            std::vector<std::byte> scratch;
            std::uint64_t count = 0;
            while (count < total) {
                count = log.stream(*stream).pings().size();
                for (std::uint64_t i = 0; i < count; i += 1 + count / 20) {
                    const auto ping = log.stream(*stream).pings().at(i);
                    const auto frame = ping ? log.read(ping->frame, scratch) : std::nullopt;
                    if (!frame || frame->payload.size() != 14 + i % 50)
                        ++wrong;
                }
            }
        };
        std::thread a(read);
        std::thread b(read);
        std::thread disk([&] {
            while (log.frameCount() < total)
                log.release();
        });
        for (std::uint64_t i = 0; i < total; ++i) {
            const auto bytes = spoke(static_cast<std::uint16_t>(i % 400), i % 50, 1);
            log.append(*stream, ping::viewFrame(bytes), static_cast<int>(i) * 1ms);
        }
        a.join();
        b.join();
        disk.join();
        QCOMPARE(wrong.load(), 0);
    }
};

LEADLINE_APPLESS_TEST(LogTest)
#include "tst_log.moc"
