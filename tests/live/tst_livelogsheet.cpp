// SPDX-License-Identifier: GPL-3.0-or-later
// The dive sheet of what is recorded.
#include "LiveBench.h"
#include "live/LiveLog.h"
#include "support/IndexedRecording.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using app::LiveLog;
using log::DiveSheet;

namespace {

struct Bench {
    base::FakeClock clock;
    std::shared_ptr<test::FakeDisk> disk = std::make_shared<test::FakeDisk>();
    LiveLog log{clock, "Leadline/test"};
    LiveLog::DeviceNumber device = 0;

    void connect()
    {
        log.recordTo([its = disk] { return std::make_unique<test::HeldDisk>(its); });
        device = log.addDevice({.name = "ping1d", .kind = log::StreamKind::Ping1D, .link = "a"});
    }
    void ping()
    {
        clock.advance(100ms);
        const auto bytes = test::Echo1d{.samples = test::someSamples(9, 1)}.profile();
        log.received(device, ping::viewFrame(bytes), clock.now());
    }
    [[nodiscard]] std::unique_ptr<log::Recording> read()
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
        Bench bench;
        bench.log.fillIn({.job = "Quay", .pilot = "Ada"});
        bench.connect();
        bench.ping();
        QVERIFY((bench.read()->diveSheet() == DiveSheet{.job = "Quay", .pilot = "Ada"}));
    }

    void whatWasFilledInLastCounts()
    {
        Bench bench;
        bench.log.fillIn({.job = "Quay", .pilot = "Ada"});
        bench.connect();
        bench.ping();
        bench.log.fillIn({.pilot = "Bo", .notes = "Tether\ncaught"});
        bench.ping();
        QVERIFY((bench.read()->diveSheet() == DiveSheet{.pilot = "Bo", .notes = "Tether\ncaught"}));
    }

    void withoutASheetThereIsNone()
    {
        Bench bench;
        bench.connect();
        bench.ping();
        bench.log.fillIn({.job = "Quay"});
        bench.log.fillIn({});
        bench.ping();
        const auto recording = bench.read();
        QVERIFY(!recording->diveSheet());
    }
};

LEADLINE_GUILESS_TEST(LiveLogSheetTest)
#include "tst_livelogsheet.moc"
