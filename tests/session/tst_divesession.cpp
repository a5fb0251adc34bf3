// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/Session.h"

#include "SyntheticLog.h"
#include "session/SessionNote.h"
#include "support/OwnSettings.h"
#include "support/TestMain.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <memory>

using namespace leadline;
using namespace std::chrono_literals;
using app::RecorderState;
using app::Session;

namespace {

/// However slow the machine is.
/// Times of a log are whole ones.
constexpr double aMicrosecond = 1.001e-6;
constexpr int diveSessionTimeoutMs = 60'000;

} // namespace

/// Tests a session with simulated sonars, whose links and drivers run in their own thread.
class DiveSessionTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_session = std::make_unique<Session>();
        m_session->startDemo();
        QVERIFY(m_session->dive()->active());
        QTRY_VERIFY_WITH_TIMEOUT(pings360() > 3 && pings1d() > 3, diveSessionTimeoutMs);
    }
    void cleanup() { m_session.reset(); }

    void theNewestIsFollowed()
    {
        QCOMPARE(m_session->mode(), Session::Mode::Live);
        QVERIFY(playback().live() && playback().following());
        const double then = playback().end();
        QTRY_VERIFY_WITH_TIMEOUT(playback().end() > then + 0.2, diveSessionTimeoutMs);
        QCOMPARE(playback().position(), playback().end());
        QTRY_COMPARE_WITH_TIMEOUT(m_session->ping360()->count(), pings360(), diveSessionTimeoutMs);
        QVERIFY(m_session->clockText().endsWith(QStringLiteral(" UTC")));
        QVERIFY(m_session->shown360()->live() && m_session->shown1d()->live());
        QVERIFY(m_session->dive()->simulatedOnly());
    }

    void theHeadingIsThatOfTheSystemThatWasChosen()
    {
        const auto hasHeading = [this] { return !std::isnan(m_session->vehicle()->headingDeg()); };
        QTRY_VERIFY_WITH_TIMEOUT(hasHeading(), diveSessionTimeoutMs);
        m_session->dive()->vehicle()->chooseSystem(7); // nobody is
        QTRY_VERIFY_WITH_TIMEOUT(!hasHeading(), diveSessionTimeoutMs);
        m_session->dive()->vehicle()->chooseSystem(1);
        QTRY_VERIFY_WITH_TIMEOUT(hasHeading(), diveSessionTimeoutMs);
    }

    void lookingBackIsReviewAndTheDiveGoesOn()
    {
        const double there = playback().begin();
        playback().seek(there);
        QCOMPARE(m_session->mode(), Session::Mode::Review);
        const auto pings = pings1d();
        const auto seen = m_session->ping1d()->count();
        QTRY_VERIFY_WITH_TIMEOUT(pings1d() > pings + 3, diveSessionTimeoutMs);
        QCOMPARE(playback().position(), there);
        QCOMPARE(m_session->ping1d()->count(), seen);
        // What is live is there beside it.
        QTRY_COMPARE_WITH_TIMEOUT(m_session->live1d()->source()->count(), pings1d(),
                                  diveSessionTimeoutMs);
        QVERIFY(playback().end() > there);
        m_session->goLive();
        QCOMPARE(m_session->mode(), Session::Mode::Live);
        QCOMPARE(playback().position(), playback().end());
    }

    void steppingAndPausingLookBackToo()
    {
        m_session->stepPings(-1);
        QCOMPARE(m_session->mode(), Session::Mode::Review);
        playback().toEnd();
        QCOMPARE(m_session->mode(), Session::Mode::Live);
        playback().toggle();
        QCOMPARE(m_session->mode(), Session::Mode::Review);
        // It stands behind the newest by now, and catches up.
        const double then = playback().end();
        QTRY_VERIFY_WITH_TIMEOUT(playback().end() > then, diveSessionTimeoutMs);
        playback().setSpeed(20);
        playback().toggle();
        QTRY_COMPARE_WITH_TIMEOUT(m_session->mode(), Session::Mode::Live, diveSessionTimeoutMs);
        QCOMPARE(playback().speed(), 1.0);
    }

    /// A recording goes on in several files: a picture leads to that which holds its instant.
    void aPictureNamesThePartThatHoldsItsInstant()
    {
        playback().seek(playback().begin());
        const auto shown = *m_session->dive()->utcZero() + playback().time();
        log::RecorderStatus status;
        for (const auto& [file, began] :
             {std::pair("/dives/a.mcap", -60s), std::pair("/dives/a-part002.mcap", -2s),
              std::pair("/dives/a-part003.mcap", 5s)}) {
            status.file = file;
            status.fileBegan = shown + began;
            m_session->dive()->recorder()->apply(status);
        }
        const exporting::PictureNote note = app::noteOf(*m_session);
        QCOMPARE(note.path, "/dives/a-part002.mcap");
        QCOMPARE(note.file, "a-part002.mcap");
        QVERIFY(note.offset == base::Duration(2s));
    }

    void aFileDisconnectsNothing()
    {
        const QString path =
            test::written(m_folder.filePath(QStringLiteral("file.bin")), test::spokesWithAGap());
        m_session->openPath(path);
        QCOMPARE(m_session->mode(), Session::Mode::Live);
        QCOMPARE(m_session->openingName(), QStringLiteral("file.bin"));
        QTRY_COMPARE_WITH_TIMEOUT(m_session->mode(), Session::Mode::Replay, diveSessionTimeoutMs);
        QTRY_COMPARE_WITH_TIMEOUT(m_session->progress(), 1.0, diveSessionTimeoutMs);
        QVERIFY(m_session->dive()->active());
        QVERIFY(!playback().live());
        QCOMPARE(playback().begin(), 1.0);
        QVERIFY(!m_session->ping1d()->present());
        QVERIFY(!m_session->shown360()->live());
        const auto pings = m_session->live1d()->source()->count();
        QTRY_VERIFY_WITH_TIMEOUT(m_session->live1d()->source()->count() > pings,
                                 diveSessionTimeoutMs);

        m_session->close();
        QCOMPARE(m_session->mode(), Session::Mode::Live);
        QVERIFY(m_session->ping1d()->present());
        QCOMPARE(playback().position(), playback().end());

        m_session->openPath(path);
        QTRY_COMPARE_WITH_TIMEOUT(m_session->mode(), Session::Mode::Replay, diveSessionTimeoutMs);
        m_session->goLive();
        QCOMPARE(m_session->mode(), Session::Mode::Live);
        QVERIFY(m_session->fileName().isEmpty());
    }

    void afterAFileOneIsWhereOneWasInTheDive()
    {
        const QString path =
            test::written(m_folder.filePath(QStringLiteral("file.bin")), test::spokesWithAGap());
        QTRY_VERIFY_WITH_TIMEOUT(playback().end() > playback().begin() + 1.5, diveSessionTimeoutMs);
        const double there = playback().begin() + 0.3;
        playback().seek(there);
        playback().setLoopA();
        m_session->openPath(path);
        QTRY_COMPARE_WITH_TIMEOUT(m_session->mode(), Session::Mode::Replay, diveSessionTimeoutMs);
        QVERIFY(std::isnan(playback().loopA()));
        // And a second one from there.
        m_session->openPath(path);
        QTRY_VERIFY_WITH_TIMEOUT(m_session->openingName().isEmpty(), diveSessionTimeoutMs);
        m_session->close();
        QCOMPARE(m_session->mode(), Session::Mode::Review);
        QVERIFY(qAbs(playback().position() - there) < aMicrosecond);
        QVERIFY(qAbs(playback().loopA() - there) < aMicrosecond);
        QVERIFY(playback().live() && !playback().playing());
        QVERIFY(m_session->ping1d()->present());

        m_session->openPath(path);
        QTRY_COMPARE_WITH_TIMEOUT(m_session->mode(), Session::Mode::Replay, diveSessionTimeoutMs);
        m_session->dive()->disconnectAll();
        m_session->close();
        QCOMPARE(m_session->mode(), Session::Mode::Review);
        QVERIFY(qAbs(playback().position() - there) < aMicrosecond);
    }

    void aFileThatIsNoneLeavesTheDiveAsItWas()
    {
        playback().seek(playback().begin());
        const double there = playback().position();
        m_session->openPath(m_folder.filePath(QStringLiteral("missing.bin")));
        QTRY_COMPARE_WITH_TIMEOUT(m_session->failure(), Session::Failure::NotReadable,
                                  diveSessionTimeoutMs);
        QCOMPARE(m_session->mode(), Session::Mode::Review);
        QCOMPARE(playback().position(), there);
        m_session->forgetFailure();
        QCOMPARE(m_session->state(), Session::State::Empty);
    }

    void afterTheLastLinkTheDiveCanBeLookedAt()
    {
        m_session->dive()->disconnectAll();
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->dive()->active(), diveSessionTimeoutMs);
        QTRY_COMPARE_WITH_TIMEOUT(m_session->mode(), Session::Mode::Review, diveSessionTimeoutMs);
        QVERIFY(!playback().live());
        QVERIFY(m_session->ping360()->present());
        playback().toBegin();
        QCOMPARE(playback().position(), playback().begin());
        m_session->goLive();
        QCOMPARE(m_session->mode(), Session::Mode::Review);
        m_session->startDemo();
        QTRY_COMPARE_WITH_TIMEOUT(m_session->mode(), Session::Mode::Live, diveSessionTimeoutMs);
    }

    void aDemoMayHaveGoneOnForAWhile()
    {
        m_session = std::make_unique<Session>();
        m_session->dive()->beginAgo(30s);
        m_session->startDemo();
        m_session->dive()->catchUp();
        QTRY_VERIFY_WITH_TIMEOUT(playback().end() >= 30 && pings1d() > 100 && pings360() > 100,
                                 diveSessionTimeoutMs);
        QCOMPARE(m_session->mode(), Session::Mode::Live);
        QVERIFY(playback().begin() < 5);
        QCOMPARE(playback().gapCount(), 0);
    }

    void recordingGoesOnWhileOneLooksBack()
    {
        m_session = std::make_unique<Session>();
        m_session->dive()->setRecordingFolder(
            m_folder.filePath(QStringLiteral("recordings")).toStdString());
        m_session->dive()->setRecordSimulated(true);
        m_session->startDemo();
        const RecorderState& recorder = *m_session->dive()->recorder();
        QTRY_VERIFY_WITH_TIMEOUT(recorder.state() == RecorderState::State::Recording &&
                                     recorder.bytes() > 0 && pings1d() > 3,
                                 diveSessionTimeoutMs);
        playback().seek(playback().begin());
        const double bytes = recorder.bytes();
        QTRY_VERIFY_WITH_TIMEOUT(recorder.bytes() > bytes, diveSessionTimeoutMs);
        QCOMPARE(m_session->mode(), Session::Mode::Review);
    }

    void aRecordingOfSimulatedSonarsIsMarkedAsTheDiveIs()
    {
        const QString folder = m_folder.filePath(QStringLiteral("simulated"));
        m_session = std::make_unique<Session>();
        m_session->dive()->setRecordingFolder(folder.toStdString());
        m_session->dive()->setRecordSimulated(true);
        m_session->startDemo();
        QTRY_VERIFY_WITH_TIMEOUT(pings360() > 3 && pings1d() > 3, diveSessionTimeoutMs);
        const auto isMarked = [this] {
            return m_session->shown360()->simulated() && m_session->shown1d()->simulated();
        };
        QVERIFY(isMarked());
        m_session->dive()->disconnectAll();
        QTRY_COMPARE_WITH_TIMEOUT(m_session->mode(), Session::Mode::Review, diveSessionTimeoutMs);
        QVERIFY(isMarked());
        QTRY_COMPARE_WITH_TIMEOUT(m_session->dive()->recorder()->state(),
                                  RecorderState::State::Stopped, diveSessionTimeoutMs);
        const QString file = m_session->dive()->recorder()->fileName();
        m_session = std::make_unique<Session>();
        m_session->openPath(QDir(folder).filePath(file));
        QTRY_COMPARE_WITH_TIMEOUT(m_session->mode(), Session::Mode::Replay, diveSessionTimeoutMs);
        QTRY_COMPARE_WITH_TIMEOUT(m_session->progress(), 1.0, diveSessionTimeoutMs);
        QVERIFY(m_session->ping360()->present() && m_session->ping1d()->present());
        QVERIFY(isMarked());

        m_session->openPath(
            test::written(m_folder.filePath(QStringLiteral("real.bin")), test::spokesWithAGap()));
        QTRY_COMPARE_WITH_TIMEOUT(m_session->fileName(), QStringLiteral("real.bin"),
                                  diveSessionTimeoutMs);
        QVERIFY(!m_session->shown360()->simulated());
    }

private:
    [[nodiscard]] app::Playback& playback() { return *m_session->playback(); }
    /// In the dive's log by now.
    static std::uint64_t pingsOf(app::SonarSource* source)
    {
        return source->present() ? source->reader().count() : 0;
    }
    [[nodiscard]] std::uint64_t pings360() { return pingsOf(m_session->ping360()); }
    [[nodiscard]] std::uint64_t pings1d() { return pingsOf(m_session->ping1d()); }

    test::OwnSettings m_settings;
    QTemporaryDir m_folder;
    std::unique_ptr<Session> m_session;
};

LEADLINE_GUILESS_TEST(DiveSessionTest)
#include "tst_divesession.moc"
