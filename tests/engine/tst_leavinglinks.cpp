// SPDX-License-Identifier: GPL-3.0-or-later
// Tests what a recording contains when links are closed, with a fake clock.
#include "engine/LinkManager.h"
#include "support/LiveBench.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;

namespace {

/// Adds what it said when it goes.
class CountedPeer : public test::SpyPeer {
public:
    CountedPeer(ping::DeviceKind kind, base::Clock& clock, const sim::Faults& line,
                qsizetype& total)
        : test::SpyPeer(std::move(*sim::makeDevice(
              kind, clock, std::make_shared<const sim::World>(1, clock.now()), {}, line))),
          m_total(total)
    {
    }
    ~CountedPeer() override { m_total += said.size(); }
    CountedPeer(const CountedPeer&) = delete;
    CountedPeer& operator=(const CountedPeer&) = delete;

private:
    qsizetype& m_total;
};

/// A dive that records what is simulated, onto a disk in memory.
struct ShutdownHandler {
    std::shared_ptr<test::FakeDisk> disk = std::make_shared<test::FakeDisk>();
    base::FakeClock clock;
    std::shared_ptr<app::LiveLog> log = std::make_shared<app::LiveLog>(clock, "Leadline/test");
    /// By all sonars, once their links are gone.
    qsizetype said = 0;
    app::LinkManager links{clock, log, std::make_shared<app::EngineMailbox>([] {}),
                           [this](ping::DeviceKind device, base::Clock& its) {
                               return base::Result<std::unique_ptr<link::Peer>>(
                                   std::make_unique<CountedPeer>(device, its, line, said));
                           }};
    /// Of those that are opened next.
    sim::Faults line;
    int opened = 0;

    ShutdownHandler()
    {
        log->recordTo([its = disk] { return std::make_unique<test::BlockingDisk>(its); });
        log->recordSimulated(true);
    }
    void open(const QString& url)
    {
        links.open(++opened, {.url = *link::LinkUrl::parse(url.toStdString())});
    }
    /// From the last to the first, as the window does it.
    void closeEach()
    {
        for (int link = opened; link > 0; --link)
            links.close(link);
        clock.advance(1s);
    }
    [[nodiscard]] bool closeAll()
    {
        bool gone = false;
        links.closeAll([&gone] { gone = true; });
        clock.advance(1s);
        return gone;
    }
    [[nodiscard]] bool isRecording() const
    {
        const auto status = log->recorderStatus();
        return status && status->state == log::RecorderState::Recording;
    }
};

} // namespace

class LeavingLinksTest : public QObject {
    Q_OBJECT

private slots:
    void linksThatLeaveTogetherEndOneRecording_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::addColumn<bool>("atOnce");
        QTest::addColumn<int>("delayMs");
        for (const int delayMs : {0, 250})
            for (const bool atOnce : {false, true}) {
                const auto row = [&](const char* name, const char* first, const char* second) {
                    QTest::addRow("%s that answers after %d ms%s", name, delayMs,
                                  atOnce ? ", when the program ends" : "")
                        << first << second << atOnce << delayMs;
                };
                row("a Ping1D beside a Ping360", "sim:ping360", "sim:ping1d");
                row("a Ping360 beside a Ping1D", "sim:ping1d", "sim:ping360");
            }
    }

    /// However far the second of them has come in saying who it is.
    void linksThatLeaveTogetherEndOneRecording()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        QFETCH(bool, atOnce);
        QFETCH(int, delayMs);
        for (base::Duration known{}; known < 4s; known += 40ms) {
            ShutdownHandler dive;
            dive.open(first);
            dive.clock.advance(5s);
            dive.line.delay = std::chrono::milliseconds(delayMs);
            dive.open(second);
            dive.clock.advance(known);
            if (atOnce)
                QVERIFY(dive.closeAll());
            else
                dive.closeEach();
            dive.log->finish();
            QVERIFY2(dive.disk->files.size() == 1,
                     qPrintable(QStringLiteral("%1 recordings after %2 ms")
                                    .arg(dive.disk->files.size())
                                    .arg(known / 1ms)));
            qsizetype recorded = 0;
            for (const auto& [topic, bytes] : test::rawTopics(dive.disk->only().bytes))
                if (topic.ends_with("/rx"))
                    recorded += bytes.size();
            QCOMPARE(recorded, dive.said);
        }
    }

    void aRecordingGoesOnWithThoseThatStay()
    {
        ShutdownHandler dive;
        dive.open("sim:ping360");
        dive.open("sim:ping1d");
        dive.clock.advance(5s);
        dive.links.close(2);
        dive.clock.advance(1s);
        QTRY_VERIFY(dive.isRecording());
        dive.links.close(1);
        dive.clock.advance(1s);
        dive.log->finish();
        QCOMPARE(dive.log->recorderStatus()->state, log::RecorderState::Stopped);
        QCOMPARE(dive.disk->files.size(), std::size_t{1});
    }

    void theNextDiveIsAnotherRecording()
    {
        ShutdownHandler dive;
        for (std::size_t recordings = 1; recordings <= 2; ++recordings) {
            dive.open("sim:ping360");
            dive.clock.advance(5s);
            QTRY_VERIFY(dive.isRecording());
            dive.closeEach();
            QTRY_COMPARE(dive.log->recorderStatus()->state, log::RecorderState::Stopped);
            QCOMPARE(dive.disk->files.size(), recordings);
        }
        dive.log->finish();
    }
};

LEADLINE_GUILESS_TEST(LeavingLinksTest)
#include "tst_leavinglinks.moc"
