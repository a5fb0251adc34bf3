// SPDX-License-Identifier: GPL-3.0-or-later
#include "SyntheticLog.h"
#include "session/Notices.h"
#include "session/SessionNote.h"
#include "support/OwnSettings.h"
#include "support/TestMain.h"
#include "support/TlogFrames.h"

#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace leadline;
using namespace std::chrono_literals;
using app::Session;

/// Tests several files on one time line in a session, and to which of them a time belongs.
class AlignedSessionTest : public QObject {
    Q_OBJECT

private slots:
    void init() { test::OwnSettings::forget(); }

    void aPictureNamesTheFileThatHoldsItsInstant_data()
    {
        QTest::addColumn<QStringList>("names");
        QTest::newRow("in order") << QStringList{"0.mcap", "60.mcap"};
        QTest::newRow("the later first") << QStringList{"60.mcap", "0.mcap"};
        QTest::newRow("no clock first") << QStringList{"dive.bin", "0.mcap", "60.mcap"};
        QTest::newRow("side by side") << QStringList{"2.mcap", "60.mcap", "0.mcap"};
        QTest::newRow("no clock at all") << QStringList{"b.bin", "a.bin"};
    }
    void aPictureNamesTheFileThatHoldsItsInstant()
    {
        QFETCH(const QStringList, names);
        Session session;
        open(session, names);
        for (const app::OpenFile& file : session.files().files()) {
            // Of its own sonar, of which it has one.
            session.playback()->seekTo(file.zero + 3s);
            const auto note = app::noteOf(session, file.streamShown(0));
            QCOMPARE(note.path, QFileInfo(file.path).absoluteFilePath().toStdString());
            QVERIFY(note.offset && *note.offset == 3s);
            const auto recorded = app::recordedFile(session, file.zero + 3s, file.streamShown(0));
            QVERIFY(recorded && recorded->shift == file.zero);
        }
    }

    void whatKnowsNoDateShowsNone()
    {
        Session session;
        open(session, {"0.mcap", "dive.bin"});
        session.playback()->seekTo(3s);
        QVERIFY2(session.clockText().contains("22:13:23"), qPrintable(session.clockText()));
        session.playback()->seekTo(session.files().files()[1].zero + 3s);
        QVERIFY2(session.clockText().isEmpty(), qPrintable(session.clockText()));
        // Nor does the date of a name count for another file.
        session.close();
        open(session, {"20260102-040405678.bin", "dive.bin"});
        session.playback()->seekTo(3s);
        QVERIFY2(session.clockText().contains("04:04:08"), qPrintable(session.clockText()));
        session.playback()->seekTo(session.files().files()[1].zero + 3s);
        QVERIFY2(session.clockText().isEmpty(), qPrintable(session.clockText()));
    }

    void whatHangsOnALogThatWasLaidByHandSaysSo()
    {
        test::TlogMaker maker;
        for (std::uint32_t i = 0; i < 100; ++i)
            i % 10 == 0 ? maker.heartbeat() : maker.attitude(i);
        const QString drive = test::written(m_folder.filePath("drive.tlog"), maker.bytes());
        const QString dive = test::madeLog(m_folder.filePath("dive.bin"));
        Session session;
        app::Notices notices;
        notices.setSession(&session);
        session.open({QUrl::fromLocalFile(dive), QUrl::fromLocalFile(drive)});
        QTRY_VERIFY(session.logTimeOffset()->offered());
        session.playback()->pause();
        session.playback()->seekTo(5s);
        // Until the pilot says so there is neither heading nor north.
        QVERIFY(std::isnan(session.vehicle()->headingDeg()) && !session.vehicle()->byHand());
        QVERIFY(!app::noteOf(session).headingDeg && !app::noteOf(session).alignedByHand);
        QCOMPARE(notices.title(), QStringLiteral("No common clock"));
        QCOMPARE(notices.text(), QStringLiteral("drive.tlog is not shown with dive.bin."));
        notices.act();
        // Who is impatient does not make it begin anew.
        for (int i = 0; i < 1000 && !session.logTimeOffset()->present(); ++i) {
            session.logTimeOffset()->align();
            QTest::qWait(1);
        }
        QTRY_VERIFY(session.logTimeOffset()->present());
        QVERIFY(session.time() == 5s);
        QVERIFY(!std::isnan(session.vehicle()->headingDeg()) && session.vehicle()->byHand());
        const auto note = app::noteOf(session);
        QVERIFY(note.headingDeg && note.alignedByHand);
        // It comes back, and says so still.
        session.close();
        QVERIFY(!session.vehicle()->byHand());
        session.open({QUrl::fromLocalFile(dive), QUrl::fromLocalFile(drive)});
        QTRY_VERIFY(session.logTimeOffset()->present());
        session.playback()->seekTo(5s);
        QVERIFY(session.vehicle()->byHand() && app::noteOf(session).alignedByHand);
    }

    void eachFileOfAListWithoutADateIsAlignedByHand()
    {
        test::TlogMaker maker;
        for (std::uint32_t i = 0; i < 100; ++i)
            i % 10 == 0 ? maker.heartbeat() : maker.attitude(i);
        QList<QUrl> urls{
            QUrl::fromLocalFile(test::written(m_folder.filePath("drive.tlog"), maker.bytes()))};
        for (const char* name : {"dive.bin", "other.bin"})
            urls += QUrl::fromLocalFile(test::madeLog(m_folder.filePath(name)));
        Session session;
        app::Notices notices;
        notices.setSession(&session);
        app::LogTimeOffset& shift = *session.logTimeOffset();
        session.open(urls);
        QTRY_COMPARE(session.files().files().size(), std::size_t{3});
        QTRY_COMPARE(session.progress(), 1.0);
        session.playback()->pause();
        QCOMPARE(shift.files(), (QStringList{"dive.bin", "other.bin"}));
        QVERIFY(shift.offered() && !shift.present());
        QCOMPARE(notices.title(), QStringLiteral("No common clock"));
        QCOMPARE(notices.text(), QStringLiteral("dive.bin is placed after the others."));
        const auto fileNamed = [&](const char* name) {
            const auto& files = session.files().files();
            return *std::ranges::find_if(
                files, [&](const app::OpenFile& file) { return file.path.endsWith(name); });
        };
        const log::Time otherBegan = fileNamed("other.bin").zero;
        session.playback()->seekTo(fileNamed("dive.bin").zero + 3s);
        QVERIFY(!session.vehicle()->headingFresh() && !session.vehicle()->byHand());
        notices.act();
        QTRY_VERIFY(shift.present());
        QCOMPARE(shift.title(), QStringLiteral("dive.bin against drive.tlog"));
        // One is where one was in it, with the heading of the log that it lies beside now.
        QVERIFY(session.time() == fileNamed("dive.bin").zero + 3s);
        QVERIFY(session.vehicle()->headingFresh() && session.vehicle()->byHand());
        QVERIFY(app::noteOf(session).headingDeg && app::noteOf(session).alignedByHand);
        QVERIFY(fileNamed("other.bin").zero < otherBegan);
        // The other one still has none.
        session.playback()->seekTo(fileNamed("other.bin").zero + 3s);
        QVERIFY(!session.vehicle()->headingFresh() && !session.vehicle()->byHand());
        shift.setFile(1);
        QVERIFY(shift.offered());
        shift.align();
        QTRY_VERIFY(shift.present());
        shift.setSeconds(1.5);
        QTRY_VERIFY(fileNamed("other.bin").zero - fileNamed("dive.bin").zero == 1500ms);
        // Both come back where they were laid, and say so.
        session.close();
        QVERIFY(!shift.present() && !shift.offered());
        session.open(urls);
        QTRY_COMPARE(session.files().files().size(), std::size_t{3});
        QTRY_COMPARE(session.progress(), 1.0);
        QVERIFY(shift.present());
        QVERIFY(fileNamed("other.bin").zero - fileNamed("dive.bin").zero == 1500ms);
        shift.setFile(1);
        QCOMPARE(shift.seconds(), 1.5);
        shift.separate();
        QTRY_VERIFY(shift.offered());
        shift.setFile(0);
        QVERIFY(shift.present());
    }

    void aFileWithoutADateTakesNoHeadingFromAnotherDive()
    {
        test::TlogMaker maker;
        for (std::uint32_t i = 0; i < 100; ++i)
            i % 10 == 0 ? maker.heartbeat() : maker.attitude(i);
        QList<QUrl> urls{
            QUrl::fromLocalFile(test::written(m_folder.filePath("drive.tlog"), maker.bytes()))};
        for (const char* name : {"dive.bin", "other.bin"})
            urls += QUrl::fromLocalFile(test::madeLog(m_folder.filePath(name)));
        Session session;
        session.open(urls);
        QTRY_COMPARE(session.progress(), 1.0);
        QTRY_COMPARE(session.files().files().size(), std::size_t{3});
        session.playback()->pause();
        for (const app::OpenFile& file : session.files().files()) {
            session.playback()->seekTo(file.zero + 3s);
            QCOMPARE(session.vehicle()->headingFresh(), file.path.endsWith(".tlog"));
        }
    }

private:
    void open(Session& session, const QStringList& names)
    {
        QList<QUrl> urls;
        for (const QString& name : names)
            urls += QUrl::fromLocalFile(test::madeLog(m_folder.filePath(name)));
        session.open(urls);
        QTRY_COMPARE(session.state(), Session::State::Ready);
        QTRY_COMPARE(session.progress(), 1.0);
        QCOMPARE(session.files().files().size(), std::size_t(names.size()));
        session.playback()->pause();
    }
    test::OwnSettings m_settings;
    QTemporaryDir m_folder;
};

LEADLINE_GUILESS_TEST(AlignedSessionTest)
#include "tst_alignedsession.moc"
