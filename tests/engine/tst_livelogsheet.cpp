// SPDX-License-Identifier: GPL-3.0-or-later
// Tests where the dive sheet and the markers of a running recording are stored.
#include "annotations/MarkerRecord.h"
#include "engine/LiveLog.h"
#include "support/IndexedRecording.h"
#include "support/LiveBench.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using annotations::DiveSheet;
using app::LiveLog;

namespace {

struct LiveLogSheetBench {
    base::FakeClock clock;
    std::shared_ptr<test::FakeDisk> disk = std::make_shared<test::FakeDisk>();
    LiveLog log{clock, "Leadline/test"};
    LiveLog::DeviceNumber device = 0;

    void connect()
    {
        log.recordTo([its = disk] { return std::make_unique<test::BlockingDisk>(its); });
        device = log.addDevice({.name = "ping1d", .kind = ping::Family::Ping1D, .link = "a"});
    }
    void ping()
    {
        clock.advance(100ms);
        const auto bytes = test::Echo1d{.samples = test::someSamples(9, 1)}.profile();
        log.received(device, ping::viewFrame(bytes), clock.now());
    }
    std::shared_ptr<test::FakeDisk> goTo()
    {
        const auto other = std::make_shared<test::FakeDisk>();
        log.recordNextTo([other] { return std::make_unique<test::BlockingDisk>(other); });
        return other;
    }
    [[nodiscard]] std::unique_ptr<formats::Recording> read()
    {
        log.finish();
        return test::indexed(disk->only().bytes, "made.mcap");
    }
};

} // namespace

class LiveLogSheetTest : public QObject {
    Q_OBJECT

private slots:
    void whatWasFilledInBeforeGoesIntoTheRecording()
    {
        LiveLogSheetBench bench;
        bench.log.setDiveSheet({.job = "Quay", .pilot = "Ada"});
        bench.connect();
        bench.ping();
        QVERIFY((bench.read()->diveSheet() == DiveSheet{.job = "Quay", .pilot = "Ada"}));
    }

    void whatWasFilledInLastCounts()
    {
        LiveLogSheetBench bench;
        bench.log.setDiveSheet({.job = "Quay", .pilot = "Ada"});
        bench.connect();
        bench.ping();
        bench.log.setDiveSheet({.pilot = "Bo", .notes = "Tether\ncaught"});
        bench.ping();
        QVERIFY((bench.read()->diveSheet() == DiveSheet{.pilot = "Bo", .notes = "Tether\ncaught"}));
    }

    void withoutASheetThereIsNone()
    {
        LiveLogSheetBench bench;
        bench.connect();
        bench.ping();
        bench.log.setDiveSheet({.job = "Quay"});
        bench.log.setDiveSheet({});
        bench.ping();
        const auto recording = bench.read();
        QVERIFY(!recording->diveSheet());
    }

    void aMarkThatNoRecordingTakesIsGivenBack()
    {
        LiveLogSheetBench bench;
        std::vector<log::RecordedEvent> unrecorded;
        bench.log.onUnrecorded([&](const log::RecordedEvent& mark) { unrecorded.push_back(mark); });
        const auto mark = [&](const char* id) {
            bench.log.happened(annotations::recordedOf(
                annotations::UserNote{.id = id, .text = "Net"}, bench.clock.now()));
        };
        bench.connect();
        // A recording does not begin with it.
        mark("00000000000000a1");
        bench.ping();
        mark("00000000000000a2");
        // Its word that it ends is on its way still.
        bench.log.recordTo({});
        mark("00000000000000a3");
        QCOMPARE(unrecorded.size(), std::size_t{2});
        const auto first = annotations::decodeMarker(unrecorded[0].value);
        QVERIFY(first && annotations::idOf(*first) == "00000000000000a1");
        const auto second = annotations::decodeMarker(unrecorded[1].value);
        QVERIFY(second && annotations::idOf(*second) == "00000000000000a3");
        const auto eventLog = bench.read()->contents().eventLog;
        QVERIFY(eventLog && eventLog->marks.size() == 1);
        QVERIFY(annotations::idOf(*eventLog->marks[0]) == "00000000000000a2");
    }

    void anotherDiskIsForTheNextRecording()
    {
        LiveLogSheetBench bench;
        bench.connect();
        bench.ping();
        const auto other = bench.goTo();
        bench.ping();
        bench.log.removeDevice(bench.device);
        bench.device =
            bench.log.addDevice({.name = "ping1d", .kind = ping::Family::Ping1D, .link = "a"});
        bench.ping();
        bench.log.finish();
        QCOMPARE(bench.disk->files.size(), std::size_t{1});
        QCOMPARE(other->files.size(), std::size_t{1});
        QCOMPARE(pingsOn(*bench.disk), std::size_t{2});
        QCOMPARE(pingsOn(*other), std::size_t{1});
    }

    void aRecordingThatItsDiskRefusesGoesThereAtOnce()
    {
        LiveLogSheetBench bench;
        bench.disk->refuse = "Nothing can be written.";
        bench.connect();
        bench.ping();
        QTRY_VERIFY(bench.log.recorderStatus()->state == log::RecorderState::Failing);
        const auto other = bench.goTo();
        bench.ping();
        bench.log.finish();
        QVERIFY(bench.disk->files.empty());
        QCOMPARE(other->files.size(), std::size_t{1});
        QCOMPARE(pingsOn(*other), std::size_t{1});
    }

private:
    static std::size_t pingsOn(test::FakeDisk& disk)
    {
        return test::indexed(disk.only().bytes, "made.mcap")->log().stream(0).pings().size();
    }
};

LEADLINE_GUILESS_TEST(LiveLogSheetTest)
#include "tst_livelogsheet.moc"
