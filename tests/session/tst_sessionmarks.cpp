// SPDX-License-Identifier: GPL-3.0-or-later
#include "SyntheticLog.h"
#include "annotations/MarkerFile.h"
#include "engine/DataFolder.h"
#include "markers/TimelineFlags.h"
#include "session/Session.h"
#include "support/OwnSettings.h"
#include "support/SampleMarkers.h"
#include "support/StalledFile.h"
#include "support/TestMain.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace leadline;
using namespace std::chrono_literals;
using app::Session;
using app::SessionMarkers;

namespace {

annotations::Marker markerAt(log::Time time, double rangeM = 5)
{
    annotations::Marker marker = test::someMarker();
    marker.moment = {.time = time};
    marker.stream = "ping360";
    marker.rangeM = rangeM;
    marker.soundSpeed = 1500;
    return marker;
}

} // namespace

/// Tests markers in a session without a window.
class SessionMarksTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        test::OwnSettings::forget();
        m_folder = std::make_unique<QTemporaryDir>();
        app::setDataFolder(m_folder->filePath("data"));
        m_file =
            test::written(m_folder->filePath("20260101-120000000.bin"), test::spokesWithAGap());
    }

    void theNextMarkerIsTheNextByTime()
    {
        Session session;
        open(session);
        SessionMarkers& marks = *session.markers();
        marks.chooseNext(1);
        QCOMPARE(marks.chosen(), QString());
        QSignalSpy taken(&marks, &SessionMarkers::taken);
        for (const auto time : {3s, 1s, 2s})
            marks.take(markerAt(time));
        QCOMPARE(taken.count(), 3);
        QCOMPARE(taken.last().front().toString(), marks.chosen());
        std::vector<int> numbers;
        marks.choose({});
        for (int i = 0; i < 4; ++i) {
            marks.chooseNext(1);
            numbers.push_back(marks.details()->number());
        }
        QCOMPARE(numbers, (std::vector{2, 3, 1, 2}));
        marks.chooseNext(-1);
        QCOMPARE(marks.details()->number(), 1);
        marks.choose({});
        marks.chooseNext(-1);
        QCOMPARE(marks.details()->number(), 1);
    }

    void theEndDoesNotWaitForTheDiskOfMarks()
    {
        {
            Session session;
            open(session);
            session.markers()->take(markerAt(3s));
            session.markers()->finish();
        }
        const QByteArray before = read(m_file + ".marks");
        std::optional<test::StalledFile> stalled;
        {
            Session session;
            open(session);
            stalled.emplace(m_file + ".marks");
            session.markers()->take(markerAt(4s));
            QTRY_VERIFY(stalled->isAwaited());
        } // would wait for the file else
        QVERIFY(!base::waitForDetachableThreads(std::chrono::milliseconds(0)));
        stalled->release();
        // It is kept all the same, as long as the program lives.
        QVERIFY(base::waitForDetachableThreads(std::chrono::minutes(1)));
        const QByteArray after = read(m_file + ".marks");
        QVERIFY(after.startsWith(before) && after.size() > before.size());
    }

    void aMarkOnAFileLiesBesideItAndComesBack()
    {
        const QByteArray before = read(m_file);
        {
            Session session;
            open(session);
            QSignalSpy said(session.markers(), &SessionMarkers::notified);
            session.markers()->take(markerAt(3s));
            session.note("  Diver at the net ", 4);
            QCOMPARE(session.markers()->count(), 1);
            QCOMPARE(session.markers()->details()->number(), 1);
            QTRY_COMPARE(said.count(), 2);
            QCOMPARE(said.at(0).at(0).toString(), QStringLiteral("Marker 1 set"));
            session.markers()->rename(session.markers()->chosen(), "Knot");
            session.markers()->finish();
        }
        QCOMPARE(read(m_file), before);
        QVERIFY(QFile::exists(m_file + ".marks"));
        Session again;
        open(again);
        QTRY_COMPARE(again.markers()->count(), 1);
        const app::MarkerModel::Row row = again.markers()->list()->rows().at(0);
        QCOMPARE(row.text, QStringLiteral("Knot"));
        QCOMPARE(row.timeS, 3.0);
        QCOMPARE(row.clock, QStringLiteral("00:00:03"));
        again.markers()->setFilter(SessionMarkers::Filter::All);
        // The gap, too.
        QTRY_COMPARE(again.markers()->list()->count(), 3);
    }

    void whatIsDeletedComesBackWithinItsTime()
    {
        Session session;
        open(session);
        session.markers()->take(markerAt(2s));
        session.markers()->take(markerAt(3s));
        const QString second = session.markers()->chosen();
        session.markers()->remove(second);
        QCOMPARE(session.markers()->count(), 1);
        QCOMPARE(session.markers()->undoText(), QStringLiteral("Marker 2 deleted"));
        // The one before is looked at.
        QCOMPARE(session.markers()->details()->number(), 1);
        session.markers()->undo();
        QCOMPARE(session.markers()->count(), 2);
        QCOMPARE(session.markers()->chosen(), second);
        QVERIFY(session.markers()->undoText().isEmpty());

        session.markers()->setProperty("undoMs", 1);
        session.markers()->remove(second);
        QTRY_VERIFY(session.markers()->undoText().isEmpty());
        session.markers()->undo();
        QCOMPARE(session.markers()->count(), 1);
        session.markers()->take(markerAt(4s));
        QCOMPARE(session.markers()->details()->number(), 3);
    }

    void marksAreEventsOfTheTransport()
    {
        Session session;
        open(session);
        session.markers()->take(markerAt(2s));
        session.markers()->take(markerAt(4s));
        session.playback()->toBegin();
        session.playback()->toNextEvent();
        QCOMPARE(session.playback()->position(), 2.0);
        session.playback()->toNextEvent();
        QCOMPARE(session.playback()->position(), 4.0);
        QCOMPARE(session.playback()->snapped(3.9, 0.2), 4.0);
        session.markers()->goTo(QString::fromStdString(session.markers()->markers().front().id));
        QCOMPARE(session.markers()->details()->number(), 1);
        QCOMPARE(session.playback()->position(), 2.0);
    }

    void theTimelineShowsWhatHasRoom()
    {
        Session session;
        open(session);
        session.markers()->take(markerAt(2s));
        session.note("One", 3);
        session.note("Another", 3.05);
        app::TimelineFlags flags;
        flags.setMarkers(session.markers());
        flags.setProperty("fromS", 1.0);
        flags.setProperty("toS", 11.0);
        flags.setProperty("width", 1000.0);
        QCOMPARE(flags.count(), 2);
        QVERIFY(flags.shown().at(0).kind == app::MarkerModel::Note);
        QVERIFY(flags.shown().at(0).text.contains("One"));
        QVERIFY(flags.shown().at(0).text.contains("1 more"));
        QVERIFY(flags.shown().at(1).kind == app::MarkerModel::Marker);
        QCOMPARE(flags.shown().at(1).x, 100.0);
        flags.setProperty("toS", 2.5);
        flags.setProperty("fromS", 2.2);
        QCOMPARE(flags.count(), 0);
    }

    void markersAreWrittenBesideTheRecording()
    {
        Session session;
        open(session);
        QSignalSpy said(session.markers(), &SessionMarkers::notified);
        session.markers()->exportAs(0);
        session.markers()->take(markerAt(2s));
        session.markers()->exportAs(0);
        session.markers()->exportAs(0);
        session.markers()->exportAs(2);
        session.markers()->finish();
        QTRY_COMPARE(said.count(), 4);
        QCOMPARE(said.at(1).at(0).toString(),
                 QStringLiteral("Saved 20260101-120000000-markers.csv"));
        QCOMPARE(said.at(2).at(0).toString(),
                 QStringLiteral("Saved 20260101-120000000-markers-2.csv"));
        QCOMPARE(QDir(m_folder->path()).entryList({"*markers*"}, QDir::Files).size(), 3);
        QVERIFY(read(m_folder->filePath("20260101-120000000-markers.gpx")).contains("<wpt "));
    }

    void marksOnWhatMayNotBeWrittenAreKeptElsewhere()
    {
        // Also root may not put a file in the place of a folder.
        QVERIFY(QDir(m_folder->path()).mkdir("20260101-120000000.bin.marks.writing"));
        {
            Session session;
            open(session);
            QSignalSpy said(session.markers(), &SessionMarkers::notified);
            session.markers()->take(markerAt(2s));
            QTRY_COMPARE(said.count(), 1);
            QVERIFY(said.at(0).at(0).toString().contains("Saved in"));
        }
        Session again;
        open(again);
        QTRY_COMPARE(again.markers()->count(), 1);
    }

    /// Two or three files that begin at these hours, or know none, in the order in which they are
    /// opened: what lies on the clock of the log that is shown.
    void marksOfSeveralFilesLieBesideTheirOwn_data()
    {
        QTest::addColumn<QStringList>("names");
        const QString early = "20260101-120000000.bin";
        const QString late = "20260101-120200000.bin";
        const QString without = "dive.bin";
        QTest::newRow("in order") << QStringList{early, late};
        QTest::newRow("the later first") << QStringList{late, early};
        QTest::newRow("no clock first") << QStringList{without, late};
        QTest::newRow("no clock at all") << QStringList{"b.bin", "a.bin"};
        QTest::newRow("three") << QStringList{late, without, early};
        QTest::newRow("three without") << QStringList{"c.bin", "a.bin", "b.bin"};
        QTest::newRow("three that know UTC") << QStringList{"30.mcap", "60.mcap", "0.mcap"};
        QTest::newRow("UTC and none") << QStringList{without, "60.mcap", "0.mcap"};
    }
    void marksOfSeveralFilesLieBesideTheirOwn()
    {
        QFETCH(const QStringList, names);
        QStringList paths;
        QList<QUrl> urls;
        for (const QString& name : names) {
            paths += test::madeLog(m_folder->filePath(name));
            urls += QUrl::fromLocalFile(paths.last());
        }
        std::vector<QString> ids;
        {
            Session session;
            open(session, urls);
            const auto& files = session.files().files();
            QCOMPARE(files.size(), std::size_t(names.size()));
            for (const app::OpenFile& file : files) {
                const log::Time at = file.zero + 3s;
                annotations::Marker marker = markerAt(at);
                marker.stream = formats::streamName(*session.log(), *file.streamShown(0));
                session.markers()->take(marker);
                ids.push_back(session.markers()->chosen());
                session.note("Here", std::chrono::duration<double>(at).count());
            }
            session.markers()->finish();
            // A word about a mark goes to it, and so does its end.
            session.markers()->rename(ids.back(), "Knot");
            session.markers()->remove(ids.front());
            session.markers()->undo();
            session.markers()->finish();
        }
        for (qsizetype i = 0; i < paths.size(); ++i) {
            // Alone, each has its own and nothing else, at its own time.
            const auto beside = annotations::readMarkers(
                {.recording = paths[i].toStdString(), .fallbackFolder = {}});
            QCOMPARE(beside.size(), std::size_t(i == 0 ? 4 : i + 1 == paths.size() ? 3 : 2));
            Session alone;
            alone.openPath(paths[i]);
            QTRY_COMPARE(alone.progress(), 1.0);
            QTRY_COMPARE(alone.markers()->count(), 1);
            const annotations::Marker& marker = alone.markers()->markers().front();
            QVERIFY(marker.moment.time == 3s);
            QCOMPARE(marker.stream, std::string("ping360"));
            QCOMPARE(QString::fromStdString(marker.id), ids[std::size_t(i)]);
            QVERIFY(!marker.moment.utc || names[i].endsWith("mcap"));
        }
        // Together again, in another order.
        std::ranges::reverse(urls);
        Session again;
        open(again, urls);
        QTRY_COMPARE(again.markers()->count(), int(names.size()));
        const auto& files = again.files().files();
        for (std::size_t i = 0; i < files.size(); ++i) {
            const auto& markers = again.markers()->markers();
            const auto its = std::ranges::find(markers, ids[files.size() - 1 - i].toStdString(),
                                               &annotations::Marker::id);
            QVERIFY(its != markers.end());
            QVERIFY(its->moment.time == files[i].zero + 3s);
            QCOMPARE(its->stream, formats::streamName(*again.log(), *files[i].streamShown(0)));
            QCOMPARE(its->name, std::string(i == 0 ? "Knot" : test::someMarker().name));
        }
        // Where no clock tells the date the list does not, either.
        for (std::size_t i = 0; i < files.size(); ++i)
            if (files[i].path.endsWith("dive.bin"))
                for (const app::MarkerModel::Row& row : again.markers()->list()->rows())
                    if (row.markerId == ids[files.size() - 1 - i])
                        QVERIFY(!again.files().isDatelessAt(files[i].zero + 3s) ||
                                row.clock ==
                                    QString::fromStdString(base::durationText(files[i].zero + 3s)));
    }

    void rangesAreAskedForOnceUntilTheSoundSpeedIsAnotherOne()
    {
        Session session;
        open(session);
        int asked = 0;
        session.markers()->setSpeedSource([&](const annotations::Marker&) {
            ++asked;
            return std::optional(1400.0);
        });
        session.markers()->take(markerAt(2s, 15));
        session.markers()->take(markerAt(3s, 15));
        session.note("Again", 3);
        QCOMPARE(session.markers()->list()->rows().at(0).rangeM, 14.0);
        QCOMPARE(asked, 2);
        session.markers()->refresh();
        QCOMPARE(asked, 4);
    }

    void aMarkThatNoRecordingTookIsKeptOrSaidToBeLost()
    {
        Session session;
        QSignalSpy said(session.markers(), &SessionMarkers::notified);
        emit session.dive()->unrecorded(
            annotations::UserNote{.id = "00000000000000a1", .text = "Net"});
        QCOMPARE(said.count(), 1);
        QVERIFY(said.at(0).at(0).toString().contains("lost when this dive ends"));
        session.markers()->setRecordedDive(
            [this] { return annotations::MarkerFile{.recording = m_file.toStdString()}; });
        emit session.dive()->unrecorded(
            annotations::UserNote{.id = "00000000000000a2", .text = "Net"});
        session.markers()->finish();
        const auto kept =
            annotations::readMarkers({.recording = m_file.toStdString(), .fallbackFolder = {}});
        QCOMPARE(kept.size(), std::size_t{1});
        QCOMPARE(annotations::idOf(kept[0]), std::string("00000000000000a2"));
    }

    void aDiveWithoutARecordingSaysThatItsMarksAreLost()
    {
        Session session;
        QSignalSpy said(session.markers(), &SessionMarkers::notified);
        session.markers()->take(markerAt(0s));
        QCOMPARE(session.markers()->count(), 1);
        QVERIFY(said.at(0).at(0).toString().contains("Not recording"));
        // Behind a file it waits.
        open(session);
        QCOMPARE(session.markers()->count(), 0);
        session.close();
        QCOMPARE(session.markers()->count(), 1);
    }

private:
    void open(Session& session)
    {
        session.openPath(m_file);
        QTRY_COMPARE(session.state(), Session::State::Ready);
        QTRY_COMPARE(session.progress(), 1.0);
        session.playback()->pause();
        session.markers()->finish();
    }
    static void open(Session& session, const QList<QUrl>& files)
    {
        session.open(files);
        QTRY_COMPARE(session.state(), Session::State::Ready);
        QTRY_COMPARE(session.progress(), 1.0);
        session.playback()->pause();
        session.markers()->finish();
    }
    static QByteArray read(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    test::OwnSettings m_settings;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

LEADLINE_GUILESS_TEST(SessionMarksTest)
#include "tst_sessionmarks.moc"
