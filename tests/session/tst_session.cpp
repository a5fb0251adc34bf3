// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/ScrubPreview.h"
#include "session/Session.h"

#include "SyntheticLog.h"
#include "ping/Codec.h"
#include "ping/cerulean/ChannelData.h"
#include "ping/surveyor240/Surveyor240.h"
#include "support/McapFile.h"
#include "support/OwnSettings.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace leadline;
using namespace std::chrono_literals;
using app::Session;

namespace {

constexpr int pings = 200;

std::vector<std::byte> recording(int angleOfAll = -1)
{
    return test::spokesWithAGap(pings, angleOfAll);
}

} // namespace

class SessionTest : public QObject {
    Q_OBJECT

private slots:
    void aFileOpensPlayingFromItsStart()
    {
        Session session;
        QCOMPARE(session.state(), Session::State::Empty);
        session.openPath(write("20260101-120000000.bin", recording()));
        QCOMPARE(session.state(), Session::State::Opening);
        QTRY_COMPARE(session.state(), Session::State::Ready);
        QVERIFY(session.playback()->playing());
        QTRY_COMPARE(session.progress(), 1.0);
        session.playback()->pause();
        QCOMPARE(session.playback()->begin(), 1.0);
        QCOMPARE(session.playback()->end(), 1.0 + 0.05 * (pings - 1) + 10);
        QVERIFY(session.ping360()->present());
        QVERIFY(!session.ping1d()->present());
        session.playback()->seek(1.0);
        QCOMPARE(session.clockText(), QStringLiteral("Thu 1 Jan · 12:00:01"));
        QCOMPARE(session.recent()->files().size(), 1);
    }

    void anMcapRecordingTellsUtc()
    {
        test::McapFile file;
        const auto channel = file.rawChannel("sonar/ping360-1/rx", {{"family", "ping360"}});
        for (int i = 0; i < 100; ++i)
            file.frame(channel, i * 50,
                       test::Spoke360{.angleGrad = static_cast<std::uint16_t>(i)}.frame());
        Session session;
        openReady(session, write("20231114-221320Z.mcap", file.cut()));
        session.playback()->toBegin();
        QCOMPARE(session.ping360()->count(), 1U);
        QCOMPARE(session.clockText(), QStringLiteral("Tue 14 Nov · 22:13:20 UTC"));
        session.playback()->toEnd();
        QCOMPARE(session.ping360()->count(), 100U);
        QCOMPARE(session.clockText(), QStringLiteral("Tue 14 Nov · 22:13:24 UTC"));
    }

    void theCountOfPingsFollowsThePlayheadAtEverySpeed_data()
    {
        QTest::addColumn<double>("speed");
        QTest::addColumn<bool>("reverse");
        for (const double speed : {0.25, 1.0, 2.0, 5.0, 20.0})
            for (const bool reverse : {false, true})
                QTest::addRow("%g %s", speed, reverse ? "reverse" : "forward") << speed << reverse;
    }

    void theCountOfPingsFollowsThePlayheadAtEverySpeed()
    {
        QFETCH(double, speed);
        QFETCH(bool, reverse);
        Session session;
        openReady(session, write("count.bin", recording()));
        app::Playback& playback = *session.playback();
        playback.setSpeed(speed);
        playback.setReverse(reverse);
        reverse ? playback.toEnd() : playback.toBegin();
        playback.play();
        std::uint64_t before = session.ping360()->count();
        std::uint64_t passed = 0;
        int steps = 0;
        while (playback.playing() && ++steps < 100'000) {
            playback.advance(16ms);
            const std::uint64_t now = session.ping360()->count();
            QVERIFY(reverse ? now <= before : now >= before);
            passed += reverse ? before - now : now - before;
            before = now;
        }
        // The first ping stands at the begin and is seen from there on.
        QCOMPARE(passed, std::uint64_t{pings - 1});
        QCOMPARE(before, std::uint64_t{reverse ? 1U : pings});
    }

    void multibeamSonarsAreShown()
    {
        std::vector<std::byte> bytes = ping::encodeFrame(ping::surveyor240::SetPingParameters(), 1);
        base::append(bytes, ping::encodeFrame(ping::cerulean::EndPingInfo(), 1));
        Session session;
        session.openPath(write("swath.svlog", bytes));
        QTRY_VERIFY(session.swath()->present());
        QCOMPARE(session.shownSwath()->names(), QStringList{"Surveyor 240-16"});
        QVERIFY(!session.ping1d()->present());
        session.close();
        QVERIFY(!session.swath()->present());
    }

    void stepsByOnePing()
    {
        Session session;
        openReady(session, write("step.bin", recording()));
        session.playback()->toBegin();
        for (std::uint64_t i = 2; i <= pings; ++i) {
            session.stepPings(1);
            QCOMPARE(session.ping360()->count(), i);
        }
        session.stepPings(1);
        QCOMPARE(session.ping360()->count(), std::uint64_t{pings});
        for (std::uint64_t i = pings - 1; i >= 1; --i) {
            session.stepPings(-1);
            QCOMPARE(session.ping360()->count(), i);
        }
        session.stepPings(-1);
        QCOMPARE(session.ping360()->count(), std::uint64_t{1});
    }

    void stepsByOneSwath()
    {
        std::vector<std::byte> bytes = ping::encodeFrame(ping::surveyor240::SetPingParameters(), 1);
        for (const std::uint32_t ms : {0U, 100U, 300U})
            base::append(bytes,
                         ping::encodeFrame(ping::surveyor240::AtofPointData{.pwrUpMsec = ms}, 1));
        Session session;
        session.openPath(write("steps.svlog", bytes));
        QTRY_VERIFY(session.progress() == 1.0 && session.playback()->end() > 0.29);
        session.playback()->toBegin();
        session.stepPings(2);
        const double end = session.playback()->position();
        QVERIFY(std::abs(end - session.playback()->begin() - 0.3) < 1e-6);
        session.stepPings(1);
        QCOMPARE(session.playback()->position(), end);
        session.stepPings(-1);
        QVERIFY(std::abs(end - session.playback()->position() - 0.2) < 1e-6);
    }

    void aSilenceIsJumpedOverWhenPlaying()
    {
        Session session;
        openReady(session, write("gap.bin", recording()));
        QTRY_VERIFY(session.progress() == 1.0);
        session.playback()->seek(1 + 0.05 * (pings / 2 - 1));
        session.playback()->play();
        session.playback()->advance(100ms);
        QVERIFY(session.playback()->position() >= 1 + 0.05 * (pings / 2) + 10);
    }

    void anotherFileTakesThePlaceOfTheOneThatPlays()
    {
        Session session;
        openReady(session, write("first.bin", recording()));
        session.open({QUrl::fromLocalFile(write("second.bin", recording(7)))});
        QCOMPARE(session.openingName(), QStringLiteral("second.bin"));
        QCOMPARE(session.fileName(), QStringLiteral("first.bin"));
        QVERIFY(session.ping360()->present());
        QTRY_COMPARE(session.fileName(), QStringLiteral("second.bin"));
        QCOMPARE(session.state(), Session::State::Ready);
        QVERIFY(session.openingName().isEmpty());
        QTRY_VERIFY(session.ping360()->count() > 0);
        QCOMPARE(session.ping360()->reader().entry(0)->angleGrad, std::uint16_t{7});
    }

    void severalFilesLieOnOneTimeLine()
    {
        // An hour apart by the times in their names.
        Session session;
        session.open({QUrl::fromLocalFile(write("20260102-040000000.bin", recording())),
                      QUrl::fromLocalFile(write("20260102-050000000.bin", recording()))});
        QTRY_COMPARE(session.state(), Session::State::Ready);
        QTRY_COMPARE(session.progress(), 1.0);
        QCOMPARE(session.fileName(),
                 QStringLiteral("20260102-040000000.bin + 20260102-050000000.bin"));
        QCOMPARE(session.fileCount(), 1);
        const double length = session.playback()->end() - session.playback()->begin();
        QVERIFY(length > 3600 && length < 3700);
        // The silence between them is jumped in play.
        QVERIFY(std::ranges::any_of(session.playback()->gaps(), [](const log::Gap& gap) {
            return gap.end - gap.begin > 3500s;
        }));
        // One sonar, which goes on.
        QTRY_VERIFY(session.ping360()->count() > 0);
        session.playback()->seek(session.playback()->end());
        QTRY_COMPARE(session.ping360()->reader().count(), std::uint64_t(2 * pings));
        QVERIFY(session.clockText().contains(QStringLiteral("05:0")));
    }

    void severalFilesPlayInARow()
    {
        QVERIFY(QDir(m_folder.path()).mkpath("row"));
        write("row/one.bin", recording());
        write("row/two.bin", recording());
        Session session;
        session.open({QUrl::fromLocalFile(m_folder.filePath("row"))});
        QTRY_COMPARE(session.state(), Session::State::Ready);
        QTRY_COMPARE(session.progress(), 1.0);
        session.playback()->setSpeed(20);
        session.playback()->seek(session.playback()->end() - 0.01);
        session.playback()->play();
        session.playback()->advance(1s);
        QTRY_COMPARE(session.fileName(), QStringLiteral("two.bin"));
        QTRY_COMPARE(session.state(), Session::State::Ready);
    }

    void aLogStaysWhenTheNextFileIsNone_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<Session::Failure>("failure");
        QTest::newRow("text") << writeText("notes.txt") << Session::Failure::NotALog;
        QTest::newRow("missing") << m_folder.filePath("missing.bin")
                                 << Session::Failure::NotReadable;
    }

    void aLogStaysWhenTheNextFileIsNone()
    {
        QFETCH(QString, path);
        QFETCH(Session::Failure, failure);
        Session session;
        openReady(session, write("stays.bin", recording()));
        session.playback()->seek(3);
        session.playback()->play();
        session.openPath(path);
        QTRY_COMPARE(session.failure(), failure);
        QVERIFY(session.sentence().startsWith(QFileInfo(path).fileName()));
        QCOMPARE(session.state(), Session::State::Ready);
        QCOMPARE(session.fileName(), QStringLiteral("stays.bin"));
        QVERIFY(session.playback()->playing());
        QVERIFY(session.playback()->position() >= 3);
        session.forgetFailure();
        QCOMPARE(session.failure(), Session::Failure::None);
        QVERIFY(session.sentence().isEmpty());
    }

    void theOthersOfARowAreOpenedWhenOneIsNone()
    {
        Session session;
        session.open({QUrl::fromLocalFile(writeText("one.txt")),
                      QUrl::fromLocalFile(write("good.bin", recording()))});
        QTRY_COMPARE(session.fileName(), QStringLiteral("good.bin"));
        QTRY_COMPARE(session.state(), Session::State::Ready);
        QCOMPARE(session.fileCount(), 1);
        QCOMPARE(session.failure(), Session::Failure::NotALog);
        QVERIFY(session.sentence().startsWith(QStringLiteral("one.txt")));
    }

    void aFolderStandsForItsLogsInTheOrderOfTheirNames()
    {
        const QDir folder(m_folder.path());
        QVERIFY(folder.mkpath("dives") && folder.mkpath("empty"));
        write("dives/b.BIN", recording());
        write("dives/a.bin", recording());
        writeText("dives/notes.txt");
        Session session;
        session.open({QUrl::fromLocalFile(m_folder.filePath("dives"))});
        QTRY_COMPARE(session.state(), Session::State::Ready);
        QCOMPARE(session.fileCount(), 2);
        QCOMPARE(session.fileName(), QStringLiteral("a.bin"));
        session.openInRow(1);
        QTRY_COMPARE(session.fileName(), QStringLiteral("b.BIN"));
        session.openInRow(1);
        QVERIFY(session.openingName().isEmpty());
        session.openInRow(-1);
        QTRY_COMPARE(session.fileName(), QStringLiteral("a.bin"));
        session.open({QUrl::fromLocalFile(m_folder.filePath("empty"))});
        QCOMPARE(session.failure(), Session::Failure::NoLogs);
        QCOMPARE(session.fileName(), QStringLiteral("a.bin"));
    }

    void aLogThatIsGoneIsNoRecentOne()
    {
        Session session;
        const QString path = write("gone.bin", recording());
        openReady(session, path);
        QVERIFY(session.recent()->files().contains(path));
        session.close();
        QVERIFY(QFile::remove(path));
        session.openPath(path);
        QTRY_COMPARE(session.state(), Session::State::Failed);
        QCOMPARE(session.failure(), Session::Failure::NotReadable);
        QVERIFY(!session.recent()->files().contains(path));
    }

    void nothingOfOneLogRemainsInTheNext()
    {
        Session session;
        openReady(session, write("looped.bin", recording()));
        session.playback()->moveLoopA(2);
        session.playback()->moveLoopB(4);
        session.playback()->setLooping(true);
        session.playback()->setSpeed(5);
        QCOMPARE(session.playback()->gapCount(), 1);
        session.openPath(write("next.bin", recording()));
        QTRY_COMPARE(session.fileName(), QStringLiteral("next.bin"));
        QVERIFY(!session.playback()->looping());
        QVERIFY(std::isnan(session.playback()->loopA()));
        QCOMPARE(session.playback()->speed(), 5.0);
    }

    void aGlanceFollowsTheLogWithoutMovingIt()
    {
        Session session;
        app::ScrubPreview glance;
        glance.setSession(&session);
        QVERIFY(!glance.ping360()->present());
        openReady(session, write("glance.bin", recording()));
        session.playback()->seek(1);
        glance.setTimeS(1.5);
        QVERIFY(glance.ping360()->present());
        QTRY_COMPARE(glance.ping360()->count(), std::uint64_t{11});
        glance.setTimeS(2);
        glance.setTimeS(3);
        QTRY_COMPARE(glance.ping360()->count(), std::uint64_t{41});
        QCOMPARE(session.ping360()->count(), std::uint64_t{1});
        session.close();
        QVERIFY(!glance.ping360()->present());
    }

    void whatIsNoRecordingGetsItsSentence()
    {
        Session session;
        session.openPath(writeText("notes.txt"));
        QTRY_COMPARE(session.state(), Session::State::Failed);
        QVERIFY(session.sentence().startsWith(QStringLiteral("notes.txt starts with text.")));
        QCOMPARE(session.failure(), Session::Failure::NotALog);
        openReady(session, write("after.bin", recording()));
        QVERIFY(session.sentence().isEmpty());
    }

    void aFileThatEndsEarlySaysSo()
    {
        auto bytes = recording();
        bytes.resize(bytes.size() - 11);
        Session session;
        openReady(session, write("cut.bin", bytes));
        QTRY_VERIFY(session.truncated());
        session.playback()->toEnd();
        QCOMPARE(session.ping360()->count(), std::uint64_t{pings - 1});
    }

private:
    QString write(const QString& name, const std::vector<std::byte>& bytes)
    {
        return test::written(m_folder.filePath(name), bytes);
    }

    QString writeText(const QString& name)
    {
        const QByteArray text("Dear diary\n");
        const auto* data = reinterpret_cast<const std::byte*>(text.constData());
        return write(name, {data, data + text.size()});
    }

    static void openReady(Session& session, const QString& path)
    {
        session.openPath(path);
        QTRY_COMPARE(session.fileName(), QFileInfo(path).fileName());
        QTRY_COMPARE(session.state(), Session::State::Ready);
        QTRY_COMPARE(session.progress(), 1.0);
        session.playback()->pause();
    }

    test::OwnSettings m_settings;
    QTemporaryDir m_folder;
};

LEADLINE_GUILESS_TEST(SessionTest)
#include "tst_session.moc"
