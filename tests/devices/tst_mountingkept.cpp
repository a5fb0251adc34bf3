// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the mounting of a Ping360 upside down is kept after changes of firmware and address:
// from the socket to the picture, over restarts of the program, and in the recording.
#include "SyntheticHead.h"
#include "link/UdpPeerServer.h"
#include "pictures/EchoPicture.h"
#include "plot/Sea.h"
#include "polar/PolarItem.h"
#include "session/Session.h"
#include "sim/SimulatedDevice.h"
#include "support/LiveBench.h"
#include "support/OwnSettings.h"
#include "support/SonarBench.h"
#include "support/TestMain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace leadline;
using app::LiveSonar;
using app::Session;
using test::HeadAtPort;

namespace {

constexpr int mountingKeptTimeoutMs = 60'000;
constexpr std::uint64_t spokesOfATurn = 400;
constexpr double upright = 90;
constexpr double mirrored = -90;

/// The program from its start to its end, and what it draws.
struct Run {
    std::shared_ptr<test::FakeDisk> disk = std::make_shared<test::FakeDisk>();
    Session session;

    explicit Run(const QString& url = {})
    {
        m_item.setMargin(0);
        m_item.setSource(session.ping360());
        m_item.setVehicle(session.vehicle());
        m_item.setBackground(Qt::black);
        const auto mount = [this] {
            m_item.setUpsideDown(session.mounting()->upsideDown());
            m_item.setTurnOffset(session.mounting()->turnOffset());
        };
        QObject::connect(session.mounting(), &app::MountingChoice::changed, &m_item, mount);
        mount();
        session.dive()->recordTo(
            [its = disk] { return std::make_unique<test::BlockingDisk>(its); });
        if (!url.isEmpty() && !session.dive()->connectTo(url).isEmpty())
            qFatal("no link");
    }
    [[nodiscard]] LiveSonar* sonar() { return session.dive()->sonars().front(); }
    /// Clockwise from up, of the one thing that there is to be seen.
    [[nodiscard]] std::optional<double> echoDeg()
    {
        (void)m_shown.grab();
        return test::bearingOfEcho(m_item.image(), {.from = 0.4, .to = 0.7, .atLeast = 190});
    }
    [[nodiscard]] bool drawsAt(double degrees)
    {
        return QTest::qWaitFor(
            [&] {
                const auto at = echoDeg();
                return at && std::abs(std::remainder(*at - degrees, 360)) < 5;
            },
            mountingKeptTimeoutMs);
    }
    /// What is drawn once a whole turn of the head is, which is always the same.
    [[nodiscard]] QImage wholeTurn()
    {
        const auto isWhole = [this] { return session.ping360()->count() > 2 * spokesOfATurn; };
        if (!QTest::qWaitFor(isWhole, mountingKeptTimeoutMs))
            qFatal("the head does not turn");
        (void)m_shown.grab();
        return m_item.image().copy();
    }
    [[nodiscard]] bool draws(const QImage& picture)
    {
        return QTest::qWaitFor([&] { return wholeTurn() == picture; }, mountingKeptTimeoutMs);
    }
    [[nodiscard]] bool isRecognised()
    {
        return QTest::qWaitFor([this] { return sonar()->stored().isKnown(); },
                               mountingKeptTimeoutMs);
    }

private:
    app::PolarItem m_item;
    test::Shown m_shown{m_item, {400, 400}};
};

/// A head that its user has mounted upside down.
void mountUpsideDown(const HeadAtPort& head)
{
    Run run(head.url());
    QVERIFY(run.isRecognised());
    const app::SonarSource& source = *run.session.ping360();
    QTRY_VERIFY_WITH_TIMEOUT(source.count() > 0, mountingKeptTimeoutMs);
    QCOMPARE(source.firstOfMounting(), std::uint64_t{0});
    run.session.mounting()->setUpsideDown(true);
    QVERIFY(run.drawsAt(mirrored));
    QVERIFY(!run.session.mounting()->asked());
    // The pings of before do not stay.
    QTRY_VERIFY_WITH_TIMEOUT(source.firstOfMounting() > 0, mountingKeptTimeoutMs);
}

} // namespace

class MountingKeptTest : public QObject {
    Q_OBJECT

private slots:
    void init() { test::OwnSettings::forget(); }

    void howItHangsIsSentAtOnceAndWithinATurn()
    {
        test::SonarBench bench(ping::Family::Ping360, "udp://192.168.2.2:9092");
        bench.sonar->chooseMount({.upsideDown = true, .turnDeg = -200});
        const auto* sent = bench.last<app::SetMount>();
        QVERIFY(sent && sent->confirmed);
        QVERIFY(sent->mount.upsideDown);
        QCOMPARE(sent->mount.turnDeg, -180);
        bench.sonar->apply(bench.status); // older
        QVERIFY(bench.sonar->appliedMount().upsideDown);
        QCOMPARE(bench.sonar->appliedMount().turnDeg, -180);
    }

    void aHeadThatNobodyKnowsIsAskedAbout()
    {
        const HeadAtPort head;
        Run run(head.url());
        QVERIFY(run.drawsAt(upright));
        QVERIFY(run.session.mounting()->asked());
        QCOMPARE(run.session.mounting()->choices(), QStringList({"Upright", "Upside down"}));
        QCOMPARE(run.session.mounting()->current(), 0);
        run.session.mounting()->choose(0);
        QVERIFY(!run.session.mounting()->asked());
        QVERIFY(run.drawsAt(upright));
        Run next(head.url());
        QVERIFY(next.drawsAt(upright));
        QVERIFY(!next.session.mounting()->asked());
    }

    void thePictureIsTheSameAfterAnUpdateOfTheFirmware()
    {
        std::uint16_t port = 0;
        {
            const HeadAtPort head;
            port = head.port();
            mountUpsideDown(head);
        }
        const HeadAtPort updated({.minor = 2}, port);
        Run run(updated.url());
        QVERIFY(run.drawsAt(mirrored));
        QVERIFY(!run.session.mounting()->asked());
        QVERIFY(run.sonar()->appliedMount().upsideDown);
    }

    void thePictureIsTheSameWhateverBecomesOfFirmwareAndAddress_data()
    {
        QTest::addColumn<QString>("unit");
        QTest::newRow("one that is known by its MAC") << "54:10:ec:00:00:01";
        QTest::newRow("one of which nobody can know") << QString();
    }

    // Mounted, updated, at another address, after a restart of the program: each on its own, and
    // all of them together.
    void thePictureIsTheSameWhateverBecomesOfFirmwareAndAddress()
    {
        QFETCH(const QString, unit);
        QImage mounted;
        QImage uprightOne;
        std::uint16_t port = 0;
        {
            const HeadAtPort head;
            port = head.port();
            Run run;
            QCOMPARE(run.session.dive()->connectToUnit(head.url(), unit), QString());
            QVERIFY(run.isRecognised());
            uprightOne = run.wholeTurn();
            run.session.mounting()->setUpsideDown(true);
            run.session.mounting()->setTurnOffset(90);
            QVERIFY(QTest::qWaitFor([&] { return run.wholeTurn() != uprightOne; },
                                    mountingKeptTimeoutMs));
            mounted = run.wholeTurn();
            QVERIFY(run.draws(mounted));
            QVERIFY(!run.session.mounting()->asked());
        }
        {
            const HeadAtPort updated({.minor = 1}, port);
            Run run;
            QCOMPARE(run.session.dive()->connectToUnit(updated.url(), unit), QString());
            QVERIFY(run.draws(mounted));
            QVERIFY(!run.session.mounting()->asked());
        }
        const HeadAtPort moved({.minor = 2});
        QVERIFY(moved.port() != port);
        for (int start = 0; start < 2; ++start) {
            Run run;
            QCOMPARE(run.session.dive()->connectToUnit(moved.url(), unit), QString());
            QVERIFY(run.draws(mounted));
            // The plot has a bar that says so while it is asked.
            QCOMPARE(run.session.mounting()->asked(), unit.isEmpty());
        }
    }

    void whatNobodyConfirmedIsSaidWhenTheHeadIsGone()
    {
        const HeadAtPort head;
        Run run(head.url());
        QVERIFY(run.drawsAt(upright));
        QVERIFY(run.session.mounting()->asked());
        run.session.dive()->disconnectAll();
        QVERIFY(run.session.ping360()->present());
        QVERIFY(run.drawsAt(upright));
        QVERIFY(run.session.mounting()->asked());
        QVERIFY(!run.session.mounting()->reason().isEmpty());
        // There is nobody of whom an answer would be kept.
        QVERIFY(run.session.mounting()->choices().isEmpty());
    }

    void whatSomebodyConfirmedIsNotAskedWhenTheHeadIsGone()
    {
        const HeadAtPort head;
        Run run(head.url());
        QVERIFY(run.drawsAt(upright));
        run.session.mounting()->choose(0);
        // What was confirmed reaches the log on the thread of the links.
        const echo::PingReader& reader = run.session.ping360()->reader();
        const log::Stream& stream = reader.log().stream(reader.stream());
        QTRY_VERIFY_WITH_TIMEOUT(stream.mounting() && stream.mounting()->confirmed,
                                 mountingKeptTimeoutMs);
        run.session.dive()->disconnectAll();
        QVERIFY(run.drawsAt(upright));
        QVERIFY(!run.session.mounting()->asked());
    }

    void underAnotherAddressItIsTheSameAndSaysThatThisIsAGuess()
    {
        const HeadAtPort head;
        mountUpsideDown(head);
        const HeadAtPort moved({.minor = 2});
        {
            Run run(moved.url());
            QVERIFY(run.drawsAt(mirrored));
            QVERIFY(run.session.mounting()->asked());
            QCOMPARE(run.session.mounting()->choices(), QStringList({"Upright", "Upside down"}));
            QCOMPARE(run.session.mounting()->current(), 1);
        }
        {
            // Nobody answered: it is asked until somebody does.
            Run run(moved.url());
            QVERIFY(run.drawsAt(mirrored));
            QVERIFY(run.session.mounting()->asked());
            run.session.mounting()->choose(1);
            QVERIFY(!run.session.mounting()->asked());
        }
        Run run(moved.url());
        QVERIFY(run.drawsAt(mirrored));
        QVERIFY(!run.session.mounting()->asked());
    }

    void anotherHeadThatIsUprightDoesNotTurnTheFirstOne()
    {
        const HeadAtPort first;
        mountUpsideDown(first);
        const HeadAtPort second;
        {
            Run run(second.url());
            QVERIFY(run.isRecognised());
            run.session.mounting()->choose(0);
            QVERIFY(run.drawsAt(upright));
        }
        Run run(first.url());
        QVERIFY(run.drawsAt(mirrored));
        QVERIFY(!run.session.mounting()->asked());
        // Neither of the two is known under a third address.
        const HeadAtPort third;
        Run another(third.url());
        QVERIFY(another.isRecognised());
        QVERIFY(another.session.mounting()->asked());
        QCOMPARE(another.session.mounting()->choices().size(), 2);
    }

    void standbyFollowsItToAnotherAddress()
    {
        const HeadAtPort head;
        {
            Run run(head.url());
            QTRY_COMPARE_WITH_TIMEOUT(run.sonar()->state(), LiveSonar::State::Live,
                                      mountingKeptTimeoutMs);
            run.sonar()->setStandby(true);
            QTRY_VERIFY_WITH_TIMEOUT(run.sonar()->standby(), mountingKeptTimeoutMs);
        }
        const HeadAtPort moved;
        Run run(moved.url());
        QTRY_COMPARE_WITH_TIMEOUT(run.sonar()->state(), LiveSonar::State::Standby,
                                  mountingKeptTimeoutMs);
        // Not once, before it was known who answers.
        QCOMPARE(moved.head().pings, 0);
    }

    void anotherOneIsNotKeptInStandby()
    {
        const HeadAtPort head;
        {
            Run run(head.url());
            QTRY_COMPARE_WITH_TIMEOUT(run.sonar()->state(), LiveSonar::State::Live,
                                      mountingKeptTimeoutMs);
            run.sonar()->setStandby(true);
            QTRY_VERIFY_WITH_TIMEOUT(run.sonar()->standby(), mountingKeptTimeoutMs);
        }
        const HeadAtPort other({.id = 7});
        Run run(other.url());
        QTRY_COMPARE_WITH_TIMEOUT(run.sonar()->state(), LiveSonar::State::Live,
                                  mountingKeptTimeoutMs);
    }

    void aPing1dDoesNotRestForAHeadThatDoes()
    {
        const HeadAtPort head;
        {
            Run run(head.url());
            QTRY_COMPARE_WITH_TIMEOUT(run.sonar()->state(), LiveSonar::State::Live,
                                      mountingKeptTimeoutMs);
            run.sonar()->setStandby(true);
            QTRY_VERIFY_WITH_TIMEOUT(run.sonar()->standby(), mountingKeptTimeoutMs);
        }
        link::EventLoopClock clock;
        auto device = sim::makeDevice(ping::Family::Ping1D, clock,
                                      std::make_shared<const sim::World>(1, clock.now()), {}, {});
        link::UdpPeerServer server(std::move(*device), clock);
        QVERIFY(server.listen("127.0.0.1", 0).ok());
        Run run(QStringLiteral("udp://127.0.0.1:%1").arg(server.port()));
        QTRY_COMPARE_WITH_TIMEOUT(run.sonar()->family(), ping::Family::Ping1D,
                                  mountingKeptTimeoutMs);
        QTRY_COMPARE_WITH_TIMEOUT(run.sonar()->state(), LiveSonar::State::Live,
                                  mountingKeptTimeoutMs);
        QVERIFY(!run.sonar()->foundScanning());
    }

    void afterAnUpdateInOneConnectionItHangsAsBefore()
    {
        auto head = std::make_unique<HeadAtPort>();
        const std::uint16_t port = head->port();
        Run run(head->url());
        QVERIFY(run.isRecognised());
        run.session.mounting()->setUpsideDown(true);
        QVERIFY(run.drawsAt(mirrored));
        head.reset();
        QTRY_COMPARE_WITH_TIMEOUT(run.sonar()->state(), LiveSonar::State::Lost,
                                  mountingKeptTimeoutMs);
        const HeadAtPort updated({.minor = 1}, port);
        QTRY_COMPARE_WITH_TIMEOUT(run.sonar()->state(), LiveSonar::State::Live,
                                  mountingKeptTimeoutMs);
        QVERIFY(run.drawsAt(mirrored));
        QVERIFY(!run.session.mounting()->asked());
        const log::Log& log = *run.session.dive()->log();
        QCOMPARE(int(log.stream(*run.sonar()->status().stream).device()->firmwareMinor), 1);
    }

    void aRecordingIsDrawnAsItSaysOnAnyComputer()
    {
        std::vector<std::byte> bytes;
        {
            const HeadAtPort head;
            Run run(head.url());
            QVERIFY(run.isRecognised());
            run.session.mounting()->setUpsideDown(true);
            QVERIFY(run.drawsAt(mirrored));
            bytes = recordingOf(run);
        }
        test::OwnSettings::forget();
        Run elsewhere;
        QVERIFY(replays(elsewhere, bytes));
        QVERIFY(elsewhere.drawsAt(mirrored));
        QVERIFY(!elsewhere.session.mounting()->asked());
        // So are pictures of it in lists and on paper.
        const echo::PingReader& reader = elsewhere.session.ping360()->reader();
        const raster::Colormap grey;
        const auto echoIn = [&](app::Mounted mounted) {
            const auto picture =
                app::drawPolar(reader, reader.count(), {200, 200}, 0, std::nullopt, grey, mounted);
            return test::bearingOfEcho(picture.image, {.from = 0.4, .to = 0.7, .atLeast = 190})
                .value_or(0);
        };
        QVERIFY(std::abs(echoIn(app::Mounted::AsRecorded) - mirrored) < 5);
        QVERIFY(std::abs(echoIn(app::Mounted::Not) - upright) < 5);
    }

    void aRecordingSaysWhichHeadItIsOf()
    {
        const std::string mac = "54:10:ec:00:00:01";
        std::vector<std::byte> bytes;
        {
            const HeadAtPort head;
            Run run;
            QCOMPARE(run.session.dive()->connectToUnit(head.url(), QString::fromStdString(mac)),
                     QString());
            QVERIFY(run.isRecognised());
            QVERIFY(run.drawsAt(upright));
            bytes = recordingOf(run);
        }
        Run run;
        QVERIFY(replays(run, bytes));
        const echo::PingReader& reader = run.session.ping360()->reader();
        QCOMPARE(reader.log().stream(reader.stream()).label().serial, mac);
    }

    void aRecordingOfAHeadThatNobodyConfirmedIsAskedAboutAndRemembersTheAnswer()
    {
        std::vector<std::byte> bytes;
        {
            const HeadAtPort head;
            Run run(head.url());
            QVERIFY(run.drawsAt(upright));
            bytes = recordingOf(run);
        }
        for (const bool answered : {false, true}) {
            Run run;
            QVERIFY(replays(run, bytes));
            QVERIFY(run.drawsAt(answered ? mirrored : upright));
            QCOMPARE(run.session.mounting()->asked(), !answered);
            if (!answered)
                run.session.mounting()->choose(1);
            QVERIFY(run.drawsAt(mirrored));
            QVERIFY(!run.session.mounting()->asked());
        }
    }

private:
    static std::vector<std::byte> recordingOf(Run& run)
    {
        run.session.dive()->disconnectAll();
        if (!QTest::qWaitFor(
                [&] {
                    return run.session.dive()->recorder()->state() ==
                           app::RecorderState::State::Stopped;
                },
                mountingKeptTimeoutMs))
            qFatal("the recording does not end");
        return run.disk->only().bytes;
    }
    bool replays(Run& run, const std::vector<std::byte>& bytes)
    {
        const QString path = m_folder.filePath("dive.mcap");
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(test::asArray(bytes)) < 0)
            return false;
        file.close();
        run.session.openPath(path);
        if (!QTest::qWaitFor(
                [&] { return run.session.ping360()->present() && run.session.progress() >= 1; },
                mountingKeptTimeoutMs))
            return false;
        run.session.playback()->pause();
        run.session.playback()->toEnd();
        return true;
    }

    test::OwnSettings m_settings;
    QTemporaryDir m_folder;
};

LEADLINE_GUI_TEST(MountingKeptTest)
#include "tst_mountingkept.moc"
