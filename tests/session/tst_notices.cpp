// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/Notices.h"

#include "SyntheticLog.h"
#include "io/LockedFile.h"
#include "link/EventLoopClock.h"
#include "link/UdpPeerServer.h"
#include "sim/SimulatedDevice.h"
#include "support/McapFile.h"
#include "support/OwnSettings.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using app::Notices;
using app::Session;

class NoticesTest : public QObject {
    Q_OBJECT

private slots:
    void aWholeLogNeedsNoWord()
    {
        Session session;
        Notices notices;
        notices.setSession(&session);
        openReady(session, log("whole.bin", test::spokesWithAGap()));
        QCOMPARE(notices.text(), QString());
    }

    void aLogThatEndsEarlySaysHowMuchCanBePlayed()
    {
        auto bytes = test::spokesWithAGap();
        bytes.resize(bytes.size() - 11);
        Session session;
        Notices notices;
        notices.setSession(&session);
        openReady(session, log("cut.bin", bytes));
        QCOMPARE(notices.title(), QStringLiteral("Log ends early"));
        QCOMPARE(notices.text(),
                 QStringLiteral("The last record is cut off. 00:00:19 can be played."));
        QVERIFY(!notices.fault());
        QVERIFY(notices.ofLog());
        notices.close();
        QCOMPARE(notices.text(), QString());
    }

    void aFullDiskIsSaidSinceWhenWithAnotherFolder()
    {
        Session session;
        Notices notices;
        notices.setSession(&session);
        log::RecorderStatus status;
        status.state = log::RecorderState::Full;
        status.fullSince = base::Instant{2637s};
        status.message = base::Message("Recording ended.");
        session.dive()->recorder()->apply(status, base::Instant{100s});
        QCOMPARE(notices.title(), QStringLiteral("Disk full. Not recording since 00:42:17"));
        QCOMPARE(notices.action(), QStringLiteral("Choose folder"));
        QSignalSpy folder(&notices, &Notices::folderRequested);
        notices.act();
        QCOMPARE(folder.count(), 1);
        // It stays until it is solved.
        QVERIFY(notices.fault() && !notices.title().isEmpty());
        status = {};
        session.dive()->recorder()->apply(status);
        QVERIFY(notices.text().isEmpty());
    }

    void theOneThatIsBeingRecordedDoesNotEndEarly()
    {
        test::McapFile file;
        const auto channel = file.rawChannel("sonar/ping360/rx");
        for (int i = 0; i < 100; ++i)
            file.frame(channel, i * 100,
                       test::Spoke360{.samples = test::someSamples(9, 1)}.frame());
        const QString path = log("20260913-135512Z.mcap", file.cut());
        io::LockedFile::Failure failure{};
        auto recorder =
            io::LockedFile::open(path.toStdString(), io::LockedFile::Make::Existing, failure);
        QVERIFY(recorder);
        Session session;
        Notices notices;
        notices.setSession(&session);
        openReady(session, path);
        QVERIFY(session.counts().truncated);
        QVERIFY(!session.truncated() && session.beingRecorded());
        QCOMPARE(notices.title(), QStringLiteral("Being recorded"));
        QVERIFY(notices.text().startsWith("00:00:09 can be played."));
        // When it is over, what it lacks is lacking.
        recorder.reset();
        session.close();
        openReady(session, path);
        QVERIFY(session.truncated() && !session.beingRecorded());
        QCOMPARE(notices.title(), QStringLiteral("Log ends early"));
    }

    /// A program that locks nothing writes on while it is read.
    void whatGrowsIsBeingWritten()
    {
        const QString path = log("grows.bin", test::spokesWithAGap());
        const auto bytes = std::uint64_t(QFileInfo(path).size());
        QVERIFY(!io::isBeingWritten(path.toStdString(), bytes));
        QFile file(path);
        QVERIFY(file.open(QIODevice::Append) && file.write("x") == 1 && file.flush());
        QVERIFY(io::isBeingWritten(path.toStdString(), bytes));
        QVERIFY(!io::isBeingWritten(path.toStdString(), bytes + 1));
        QVERIFY(!io::isBeingWritten("/not/there.bin", 0));
    }

    void whatIsMissingIsCounted()
    {
        test::McapFile made;
        const auto channel = made.rawChannel("sonar/ping360-1/rx");
        for (int i = 0; i < 30; ++i) {
            made.frame(channel, i * 100, test::Spoke360{.samples = {1, 2, 3}}.frame());
            if (i % 10 == 9)
                made.writer().closeChunk();
        }
        auto bytes = made.finished();
        const auto chunks = test::placesOf(bytes, mcap::Op::Chunk);
        std::fill(bytes.begin() + static_cast<std::ptrdiff_t>(chunks[1].offset),
                  bytes.begin() + static_cast<std::ptrdiff_t>(chunks[2].offset), std::byte{0xff});
        Session session;
        Notices notices;
        notices.setSession(&session);
        openReady(session, log("damaged.mcap", bytes));
        QCOMPARE(notices.title(), QStringLiteral("Recording damaged"));
        QCOMPARE(notices.text(),
                 QStringLiteral("10 messages are missing; the timeline shows where."));
        // The second second of three, in which nothing else is.
        QTRY_COMPARE(session.playback()->gaps().size(), std::size_t{1});
        QVERIFY(session.playback()->gaps().front().isDamage());
    }

    void skippedBytesAreCounted()
    {
        test::PingViewerWriter writer({});
        const std::vector<std::byte> nonsense(12'345, std::byte{0x55});
        writer.record(std::chrono::milliseconds(500), nonsense);
        auto bytes = writer.bytes();
        const auto good = test::spokesWithAGap();
        test::PingViewerWriter header({});
        bytes.insert(bytes.end(), good.begin() + static_cast<std::ptrdiff_t>(header.bytes().size()),
                     good.end());
        Session session;
        Notices notices;
        notices.setSession(&session);
        openReady(session, log("skipped.bin", bytes));
        QCOMPARE(notices.text(), QStringLiteral("Skipped 12 345 unreadable bytes."));
    }

    void passingNoticesGoByThemselvesOneAfterTheOther()
    {
        Notices notices;
        notices.setProperty("shownMs", 1);
        QSignalSpy changed(&notices, &Notices::changed);
        notices.post(QStringLiteral("first"));
        notices.post(QStringLiteral("second"));
        QCOMPARE(notices.text(), QStringLiteral("second"));
        QTRY_COMPARE(notices.text(), QString());
        // first, second, first again, nothing
        QCOMPARE(changed.size(), 4);
    }

    void aFaultStaysUntilItIsClosedOrSolved()
    {
        const std::vector<std::byte> text(100, std::byte{'a'});
        Session session;
        Notices notices;
        notices.setProperty("shownMs", 1);
        notices.setSession(&session);
        openReady(session, log("open.bin", test::spokesWithAGap()));
        session.openPath(log("notes.txt", text));
        QTRY_VERIFY(notices.fault());
        QCOMPARE(notices.title(), QStringLiteral("This is not a sonar log"));
        QVERIFY(notices.text().startsWith(QStringLiteral("notes.txt starts with text.")));
        notices.post(QStringLiteral("passing"));
        QVERIFY(notices.fault());
        notices.close();
        QVERIFY(!notices.fault());
        QTRY_COMPARE(notices.text(), QString());

        session.openPath(log("notes.txt", text));
        QTRY_VERIFY(notices.fault());
        openReady(session, log("solved.bin", test::spokesWithAGap()));
        QVERIFY(!notices.fault());
    }

    void whatIsWrongWithADeviceStaysUntilItIsOverOrClosed()
    {
        constexpr int mostMs = 60'000;
        link::EventLoopClock clock;
        link::UdpPeerServer server(
            std::move(*sim::makeDevice(ping::Family::Ping1D, clock,
                                       std::make_shared<const sim::World>(1, clock.now()))),
            clock);
        QVERIFY(server.listen("127.0.0.1", 0).ok());
        Session session;
        Notices notices;
        notices.setProperty("shownMs", 1);
        notices.setSession(&session);
        const QString fault = QStringLiteral("Ping1D answers here, not Ping360.");
        QCOMPARE(session.dive()->connectTo(
                     QStringLiteral("udp://127.0.0.1:%1?device=ping360").arg(server.port())),
                 QString());
        QTRY_COMPARE_WITH_TIMEOUT(notices.text(), fault, mostMs);
        QCOMPARE(notices.title(), QStringLiteral("Ping360"));
        QVERIFY(notices.fault());
        // What is said later goes by, and the fault is still there.
        notices.post(QStringLiteral("Distance 7.4 m"));
        QCOMPARE(notices.text(), QStringLiteral("Distance 7.4 m"));
        QVERIFY(!notices.fault());
        QTRY_COMPARE(notices.text(), fault);
        notices.close();
        QCOMPARE(notices.text(), QString());
        // Found out again, it is news.
        session.dive()->sonars().front()->checkAgain();
        QTRY_COMPARE_WITH_TIMEOUT(notices.text(), fault, mostMs);
        session.dive()->disconnectAll();
        QCOMPARE(notices.text(), QString());
    }

    void whatIsNoFileIsSaid()
    {
        Session session;
        Notices notices;
        notices.setSession(&session);
        session.openDropped({});
        QVERIFY(notices.text().startsWith(QStringLiteral("That is no file.")));
        QCOMPARE(session.state(), Session::State::Empty);
        notices.close();
        session.openDropped({QUrl(QStringLiteral("https://example.org/dive.bin"))});
        QVERIFY(notices.text().startsWith(QStringLiteral("That is no file.")));
    }

    void readingCanBeStopped()
    {
        Session session;
        Notices notices;
        notices.setProperty("timeoutMs", 0);
        notices.setSession(&session);
        openReady(session, log("before.bin", test::spokesWithAGap()));
        // At once when the file is there, for then it has not been read to its end.
        QString reported;
        connect(&session, &Session::stateChanged, this, [&] {
            if (session.fileName() != QLatin1String("long.bin") || !notices.cancellable())
                return;
            reported = notices.text();
            session.cancel();
        });
        session.openPath(log("long.bin", test::spokesWithAGap(2000)));
        QTRY_VERIFY2(!reported.isEmpty(), qPrintable(notices.text()));
        QVERIFY2(reported.startsWith(QStringLiteral("Reading long.bin (")), qPrintable(reported));
        QVERIFY2(reported.endsWith(QStringLiteral("of it can be played already.")),
                 qPrintable(reported));
        QCOMPARE(notices.title(), QStringLiteral("Reading stopped"));
        QVERIFY(session.cancelled());
        QCOMPARE(session.progress(), 1.0);
        QCOMPARE(session.fileName(), QStringLiteral("long.bin"));
    }

private:
    QString log(const QString& name, const std::vector<std::byte>& bytes)
    {
        return test::written(m_folder.filePath(name), bytes);
    }

    static void openReady(Session& session, const QString& path)
    {
        QSignalSpy read(&session, &Session::readingFinished);
        session.openPath(path);
        QTRY_COMPARE(read.size(), 1);
    }

    test::OwnSettings m_settings;
    QTemporaryDir m_folder;
};

LEADLINE_GUILESS_TEST(NoticesTest)
#include "tst_notices.moc"
