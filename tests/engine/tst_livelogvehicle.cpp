// SPDX-License-Identifier: GPL-3.0-or-later
// Tests what is received from and sent to a vehicle, in the log and in the recording.
#include "engine/LiveLog.h"
#include "mavlink/FramePeek.h"
#include "mavlink/FrameWriter.h"
#include "mavlink/Message.h"
#include "support/IndexedRecording.h"
#include "support/LiveBench.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using Bytes = std::vector<std::byte>;
using app::LiveLog;

namespace {

constexpr const char* place = "udp://192.168.2.2:14660";

LiveLog::Device vehicleAt(const std::string& link, bool simulated = false)
{
    return {
        .name = "vehicle", .kind = ping::DeviceKind::Vehicle, .link = link, .simulated = simulated};
}

struct LiveLogVehicleBench {
    base::FakeClock clock;
    std::shared_ptr<test::FakeDisk> disk = std::make_shared<test::FakeDisk>();
    LiveLog log{clock, "Leadline/test"};
    mavlink::FrameWriter vehicle{mavlink::Address{1, 1}};
    mavlink::FrameWriter own{mavlink::Address{254, 190}};
    base::Instant at = clock.now();

    LiveLogVehicleBench()
    {
        log.recordTo([its = disk] { return std::make_unique<test::BlockingDisk>(its); });
    }
    Bytes receive(LiveLog::DeviceNumber device)
    {
        at = at + 1234567ns;
        mavlink::Attitude attitude;
        attitude.timeBootMs = static_cast<std::uint32_t>(at.sinceZero.count() / 1'000'000);
        attitude.yaw = 1.5F;
        const Bytes bytes = vehicle.write(attitude, {});
        log.received(device, *mavlink::readFrame(bytes), at);
        return bytes;
    }
    Bytes send(LiveLog::DeviceNumber device)
    {
        at = at + 1234567ns;
        const Bytes bytes = own.write(mavlink::Heartbeat{0, 6, 8, 0, 4, 3}, {});
        log.sent(device, bytes, at);
        return bytes;
    }
    [[nodiscard]] std::unique_ptr<formats::Recording> read()
    {
        log.finish();
        return test::indexed(disk->only().bytes, "made.mcap");
    }
};

std::vector<log::Time> timesOf(const log::Log& log, log::StreamNumber stream)
{
    std::vector<log::Time> times;
    for (std::uint64_t i = 0; i < log.frameCount(); ++i)
        if (log.entry(i)->stream == stream)
            times.push_back(*log.timeOf(i));
    return times;
}

} // namespace

class LiveLogVehicleTest : public QObject {
    Q_OBJECT

private slots:
    void whatComesAndWhatGoesAreTwoStreams()
    {
        LiveLogVehicleBench bench;
        const auto device = bench.log.addDevice(vehicleAt(place, true));
        int grown = 0;
        bench.log.onGrown([&] { ++grown; });
        QByteArray came;
        QByteArray went;
        for (int i = 0; i < 10; ++i) {
            came += test::asArray(bench.receive(device));
            went += test::asArray(bench.send(device));
        }
        const log::Log& log = *bench.log.log();
        const auto in = bench.log.streamOf(device);
        const auto out = bench.log.sentStreamOf(device);
        QVERIFY(in && out && *in != *out);
        QVERIFY(!log.stream(*in).sent() && log.stream(*out).sent());
        for (const auto stream : {*in, *out}) {
            QVERIFY(log.stream(stream).kind() == ping::DeviceKind::Vehicle);
            QVERIFY(log.stream(stream).simulated());
        }
        QCOMPARE(test::mavlinkOf(log, *in), came);
        QCOMPARE(test::mavlinkOf(log, *out), went);
        QVERIFY(log.inTimeOrder());
        QCOMPARE(grown, 20);
        QVERIFY(bench.disk->files.empty()); // it is a simulator's
    }

    void aRecordingReadsBackWithTheSameFramesAndTimes()
    {
        LiveLogVehicleBench bench;
        const auto first = bench.log.addDevice(vehicleAt(place));
        const auto second = bench.log.addDevice(vehicleAt("tcp://192.168.2.2:5760"));
        for (int i = 0; i < 50; ++i) {
            bench.receive(first);
            bench.send(first);
            if (i % 3 == 0)
                bench.receive(second);
        }
        const auto recording = bench.read();
        const log::Log& live = *bench.log.log();
        const log::Log& read = recording->log();
        std::vector<log::StreamNumber> came;
        for (log::StreamNumber each = 0; each < read.streamCount(); ++each)
            if (!read.stream(each).sent())
                came.push_back(each);
        QCOMPARE(came.size(), std::size_t{2});
        for (std::size_t i = 0; i < came.size(); ++i) {
            const auto lively = *bench.log.streamOf(i == 0 ? first : second);
            QVERIFY(!read.stream(came[i]).simulated());
            QCOMPARE(test::mavlinkOf(read, came[i]), test::mavlinkOf(live, lively));
            const auto before = timesOf(live, lively);
            const auto after = timesOf(read, came[i]);
            // From the first frame on, and microseconds.
            const log::Time zero = timesOf(live, *bench.log.streamOf(first)).front();
            QCOMPARE(after.size(), before.size());
            for (std::size_t k = 0; k < after.size(); ++k)
                QVERIFY(std::chrono::abs(after[k] - (before[k] - zero)) <= 1us);
        }
        const auto topics = test::rawTopics(bench.disk->only().bytes);
        QCOMPARE(topics.at("mavlink_raw/in"),
                 test::mavlinkOf(live, *bench.log.sentStreamOf(first)));
        QVERIFY(!recording->counts().truncated);
        QCOMPARE(recording->counts().bytesSkipped, std::uint64_t{0});
    }

    void bytesInNoFrameAreRecordedAndDisturbNone()
    {
        LiveLogVehicleBench bench;
        const auto device = bench.log.addDevice(vehicleAt(place));
        QByteArray all;
        const auto frame = test::asArray(bench.receive(device));
        all += frame;
        // Even if they begin as a long frame does.
        const Bytes stray{std::byte{0xfd}, std::byte{0xff}, std::byte{0}};
        bench.log.strayed(device, stray, bench.at);
        all += test::asArray(stray);
        all += test::asArray(bench.receive(device));
        const auto recording = bench.read();
        QCOMPARE(test::rawTopics(bench.disk->only().bytes).at("mavlink_raw/out"), all);
        QCOMPARE(recording->log().frameCount(), std::uint64_t{2});
        QCOMPARE(recording->counts().bytesSkipped, std::uint64_t{3});
    }

    void whatIsSentBeginsNoRecording()
    {
        LiveLogVehicleBench bench;
        const auto device = bench.log.addDevice(vehicleAt(place));
        bench.send(device);
        bench.receive(device);
        const QByteArray went = test::asArray(bench.send(device));
        bench.log.finish();
        const auto topics = test::rawTopics(bench.disk->only().bytes);
        QCOMPARE(topics.at("mavlink_raw/in"), went);
        QCOMPARE(bench.log.log()->frameCount(), std::uint64_t{3});
    }

    void oneThatComesBackGoesOnAndAnotherDoesNot()
    {
        LiveLogVehicleBench bench;
        const auto device = bench.log.addDevice(vehicleAt(place));
        const auto stream = bench.log.streamOf(device);
        const auto sentStream = bench.log.sentStreamOf(device);
        bench.log.removeDevice(device);
        const auto other = bench.log.addDevice(vehicleAt("udpin://0.0.0.0:14550"));
        QVERIFY(other != device);
        QVERIFY(bench.log.streamOf(other) != stream);
        bench.log.removeDevice(other);
        const auto again = bench.log.addDevice(vehicleAt(place));
        QCOMPARE(again, device);
        QCOMPARE(bench.log.streamOf(again), stream);
        QCOMPARE(bench.log.sentStreamOf(again), sentStream);
        QCOMPARE(bench.log.log()->streamCount(), std::size_t{4});
    }
};

LEADLINE_GUILESS_TEST(LiveLogVehicleTest)
#include "tst_livelogvehicle.moc"
