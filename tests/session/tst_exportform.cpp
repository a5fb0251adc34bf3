// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/ExportForm.h"

#include "SyntheticLog.h"
#include "annotations/DiveSheet.h"
#include "support/BlockingEncoder.h"
#include "support/CliRun.h"
#include "support/OwnSettings.h"
#include "support/SonarDive.h"
#include "support/TestMain.h"
#include "support/XtfFile.h"

#include <QDir>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <cstring>

using namespace leadline;
using app::ExportForm;
using app::Session;

namespace {

constexpr int exportFormTimeoutMs = 60'000;

} // namespace

/// Tests the export form with a recording of one minute with two sonars and their vehicle.
class ExportFormTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        test::OwnSettings::forget();
        m_folder = std::make_unique<QTemporaryDir>();
        m_session = std::make_unique<Session>();
        m_form = std::make_unique<ExportForm>();
        m_form->setSession(m_session.get());
        m_saved = std::make_unique<QSignalSpy>(m_form.get(), &ExportForm::saved);
        m_failed = std::make_unique<QSignalSpy>(m_form.get(), &ExportForm::failed);
    }
    void cleanup()
    {
        m_form.reset();
        m_session.reset();
        m_folder.reset();
    }

    void everyFormatHasAName()
    {
        const auto formats = app::exportFormats();
        QCOMPARE(ExportForm::formats().size(), qsizetype(formats.size()));
        QCOMPARE(ExportForm::abouts().size(), qsizetype(formats.size()));
        QStringList names = ExportForm::formats();
        for (const app::ExportFormat& format : formats)
            QVERIFY2(!names.contains(QLatin1String(format.name.data(), int(format.name.size()))),
                     format.name.data());
        names.removeDuplicates();
        QCOMPARE(names.size(), qsizetype(formats.size()));
        for (const QString& about : ExportForm::abouts())
            QVERIFY(about[0].isUpper());
    }

    void formatsThatCannotSayItNameASimulatedSonar()
    {
        open();
        choose("svlog");
        QVERIFY2(m_form->fileName().contains("simulated"), qPrintable(m_form->fileName()));
        // Only the Ping1D of that recording is simulated, and this is of the vehicle.
        choose("tlog");
        QVERIFY2(!m_form->fileName().contains("simulated"), qPrintable(m_form->fileName()));
    }

    void withoutALogItSaysWhatToDo()
    {
        QCOMPARE(m_form->obstacle(), QStringLiteral("Open a recording, or start one."));
        m_form->begin();
        QVERIFY(!m_form->running());
        m_form->report();
        QCOMPARE(m_failed->count(), 1);
        QCOMPARE(m_failed->at(0).at(0).toString(), m_form->obstacle());
        QVERIFY(!m_form->loopKnown());
        QVERIFY(m_form->streams().isEmpty());
    }

    void ofTheDemoItSaysHowItIsRecorded()
    {
        m_session->dive()->setRecordingFolder(m_folder->path().toStdString());
        m_session->startDemo();
        QTRY_VERIFY_WITH_TIMEOUT(m_session->ping1d()->pinged(), exportFormTimeoutMs);
        QVERIFY2(m_form->obstacle().contains("Ctrl+R"), qPrintable(m_form->obstacle()));
        QSignalSpy changed(m_form.get(), &ExportForm::changed);
        m_session->dive()->setRecordSimulated(true);
        // It says by itself that something can be exported now.
        QTRY_VERIFY_WITH_TIMEOUT(m_form->obstacle().isEmpty() && changed.count() > 0,
                                 exportFormTimeoutMs);
        QVERIFY(!m_form->streams().isEmpty());
        QVERIFY2(m_form->fileName().endsWith(".csv"), qPrintable(m_form->fileName()));
        QCOMPARE(m_form->folder(), m_session->recordingFolder());
    }

    void streamsAreThoseThatTheFormatHolds()
    {
        open();
        choose("mcap");
        const QStringList all = m_form->streams();
        QVERIFY2(all.size() >= 3 && all.contains("ping360") && all.contains("mavlink"),
                 qPrintable(all.join(' ')));
        choose("csv");
        QStringList sonars = m_form->streams();
        sonars.sort();
        QCOMPARE(sonars, QStringList({"ping1d-simulated", "ping360"}));
        choose("tlog");
        for (const QString& stream : m_form->streams())
            QVERIFY2(stream.startsWith("mavlink"), qPrintable(stream));
        QVERIFY(!m_form->streams().isEmpty());
    }

    void aStreamThatIsNotWantedIsLeftOut()
    {
        open();
        choose("csv");
        m_form->want(sounder(), false);
        QCOMPARE(m_form->wanted().count(false), 1);
        // Kept from format to format, whatever else these hold.
        choose("mcap");
        QVERIFY(!m_form->wanted()[sounder()]);
        choose("csv");
        QVERIFY(!m_form->wanted()[sounder()]);
        const QByteArray rows = test::readFile(written());
        QVERIFY(rows.contains(",ping360,") && !rows.contains(",ping1d"));
        choose("pingviewer");
        QVERIFY(QFileInfo(written()).size() > 1000);
        m_form->want(sounder(), true);
        choose("netcdf");
        QCOMPARE(m_form->wanted(), QList<bool>({true, true}));
        for (const int none : {-1, 2})
            m_form->want(none, false);
        QCOMPARE(m_form->wanted(), QList<bool>({true, true}));
    }

    void withoutAnyStreamItSaysSo()
    {
        open();
        m_form->want(0, false);
        m_form->want(1, false);
        m_form->begin();
        QVERIFY(!m_form->running());
        QCOMPARE(m_form->trouble(), QStringLiteral("Choose at least one stream."));
        QCOMPARE(m_failed->count(), 1);
        // Another look at the recording, and the sentence is gone.
        m_form->update();
        QVERIFY(m_form->trouble().isEmpty());
    }

    void choicesAreThoseOfTheFormat()
    {
        open();
        QCOMPARE(m_form->choices().size(), 3);
        QCOMPARE(m_form->chosen(), QList<bool>({false, false, false}));
        m_form->choose(1, true);
        QCOMPARE(m_form->chosen(), QList<bool>({false, true, false}));
        choose("tlog");
        QVERIFY(m_form->choices().isEmpty());
        choose("mcap");
        QCOMPARE(m_form->chosen(), QList<bool>({false}));
        choose("csv");
        QCOMPARE(m_form->chosen(), QList<bool>({false, true, false}));
        const QByteArray head = test::readFile(written()).split('\n').front();
        QVERIFY2(head.contains(",heading_deg") && !head.contains(",s0"), head);
    }

    void theDriftIsAFileBesideTheTable()
    {
        open();
        QSignalSpy remarked(m_form.get(), &ExportForm::remarked);
        m_form->choose(2, true);
        choose("netcdf");
        QCOMPARE(m_form->chosen(), QList<bool>({true}));
        choose("csv");
        m_form->setFileName("wall.csv");
        QCOMPARE(written(), m_folder->filePath("wall.csv"));
        const QByteArray table = test::readFile(m_folder->filePath("wall.drift.csv"));
        QVERIFY2(table.startsWith("begin_s,end_s,rotation_deg,"), table);
        // These echoes are noise.
        QCOMPARE(remarked.count(), 1);
        QVERIFY(remarked[0][0].toString().startsWith("The drift is not known"));
    }

    void theNameFollowsTheFormatUntilItIsTyped()
    {
        open();
        const QString proposed = m_form->fileName();
        // By the clock of the recording, not by its name.
        QVERIFY2(proposed.startsWith("20231114-2213") && proposed.endsWith(".csv"),
                 qPrintable(proposed));
        choose("png");
        QVERIFY(!m_form->fileName().contains('.'));
        choose("csv");
        m_form->setFileName("  wall 3.csv ");
        QCOMPARE(m_form->targetName(), QStringLiteral("wall 3.csv"));
        QCOMPARE(written(), m_folder->filePath("wall 3.csv"));
        // Each has a name of its own.
        QCOMPARE(m_form->fileName(), proposed);
        (void)written();
        QVERIFY2(m_form->fileName().endsWith("-2.csv"), qPrintable(m_form->fileName()));
    }

    void whatIsTypedStaysAsItIsTyped()
    {
        open();
        const QString proposed = m_form->fileName();
        // On the way to "wall 3", and with everything rubbed out.
        for (const char* typed : {"wall", "wall ", "wall 3", " ", ""}) {
            m_form->setFileName(typed);
            QCOMPARE(m_form->fileName(), QString(typed));
        }
        QCOMPARE(m_form->targetName(), proposed);
        QCOMPARE(written(), m_folder->filePath(proposed));
    }

    void whatElseThereIsToSayIsSaid()
    {
        open();
        QSignalSpy remarked(m_form.get(), &ExportForm::remarked);
        // Somebody else's sheet lies where that of the dive should.
        QVERIFY(annotations::writeSidecarSheet(m_folder->filePath("wall.csv").toStdString(),
                                               {.job = "another"}));
        m_form->setFileName("wall.csv");
        QCOMPARE(written(), m_folder->filePath("wall.csv"));
        QCOMPARE(remarked.count(), 1);
        QVERIFY(remarked[0][0].toString().contains("another one exists there"));
        QVERIFY(m_failed->isEmpty());
    }

    void whatIsSetByHandOfASideScanIsExported()
    {
        using test::XtfFile;
        XtfFile::Bytes bytes = XtfFile::header({{.type = 0}});
        for (int i = 0; i < 5; ++i)
            base::append(bytes, XtfFile::ping({.second = i, .altitude = 6},
                                              {XtfFile::part(0, std::vector<std::uint8_t>(100))}));
        open(test::written(m_folder->filePath("line.xtf"), bytes));
        choose("xtf");
        QSignalSpy remarked(m_form.get(), &ExportForm::remarked);
        constexpr qsizetype channelType = 256;
        QCOMPARE(test::readFile(written()).at(channelType), char(0));
        QCOMPARE(remarked.count(), 1);
        QCOMPARE(remarked[0][0].toString(),
                 QStringLiteral("The side of xtf is not known: the file has it as neither port nor "
                                "starboard."));
        sidescan::SideFinder finder;
        finder.lookAt(*m_session->log());
        QCOMPARE(finder.units().size(), 1U);
        using std::chrono::seconds;
        m_form->setSideScanCorrections(
            {.sides = {.units = {{finder.units().front(), sidescan::Side::Starboard}}},
             .bottom = {{.points = {{seconds(-1), 4.5}, {seconds(10), 4.5}}}}});
        const QByteArray file = test::readFile(written());
        QCOMPARE(remarked.count(), 1);
        // Channel 0 would be port, and has no pings.
        QCOMPARE(file.at(channelType + 128), char(2));
        float altitude = 0;
        std::memcpy(&altitude, file.constData() + 1024 + 196, sizeof altitude);
        QCOMPARE(altitude, 4.5F);
    }

    void aNameThatCannotBeSaysWhy_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("words");
        QTest::newRow("a folder") << "../wall.csv"
                                  << "cannot contain /";
        QTest::newRow("hidden") << ".wall"
                                << "full stop";
        QTest::newRow("is there") << "dive.mcap"
                                  << "dive.mcap already exists";
    }
    void aNameThatCannotBeSaysWhy()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, words);
        open();
        const QStringList before = test::everythingIn(m_folder->path());
        m_form->setFileName(name);
        m_form->begin();
        QVERIFY(!m_form->running());
        QVERIFY2(m_form->trouble().contains(words), qPrintable(m_form->trouble()));
        QCOMPARE(m_failed->count(), 1);
        QCOMPARE(test::everythingIn(m_folder->path()), before);
    }

    void onlyWhatLiesBetweenAAndB()
    {
        open();
        app::Playback& playback = *m_session->playback();
        m_form->setLoopOnly(true);
        QVERIFY(!m_form->loopOnly());
        playback.pause();
        playback.seek(10);
        playback.setLoopA();
        QVERIFY(!m_form->loopKnown());
        playback.seek(12);
        playback.setLoopB();
        QVERIFY(m_form->loopKnown() && m_form->loopOnly());
        QVERIFY2(m_form->fileName().startsWith("20231114-221330"), qPrintable(m_form->fileName()));
        const QList<QByteArray> rows = test::readFile(written()).trimmed().split('\n');
        QVERIFY(rows.size() > 20);
        for (const QByteArray& row : rows.mid(1)) {
            const double time = row.split(',').front().toDouble();
            QVERIFY2(time >= 10 && time <= 12, row);
        }
    }

    void whatIsWrittenIsSaid()
    {
        open();
        QSignalSpy running(m_form.get(), &ExportForm::runningChanged);
        m_form->begin();
        QVERIFY(m_form->running());
        QTRY_VERIFY_WITH_TIMEOUT(!m_form->running(), exportFormTimeoutMs);
        QCOMPARE(m_saved->count(), 1);
        QVERIFY(QFileInfo(m_saved->at(0).at(0).toString()).size() > 1000);
        QVERIFY(m_failed->isEmpty() && m_form->trouble().isEmpty());
        QVERIFY(running.count() >= 2);
        QCOMPARE(m_form->progress(), 0.0);
    }

    void cancelledItLeavesNothing()
    {
        const test::BlockingEncoder encoder;
        open();
        const QStringList before = test::everythingIn(m_folder->path());
        choose("video");
        m_form->begin();
        QTRY_VERIFY_WITH_TIMEOUT(test::everythingIn(m_folder->path()).size() > before.size(),
                                 exportFormTimeoutMs);
        QVERIFY(m_form->running());
        QTRY_VERIFY_WITH_TIMEOUT(m_form->progress() > 0, exportFormTimeoutMs);
        // One at a time.
        m_form->begin();
        m_form->report();
        QCOMPARE(m_failed->count(), 1);
        QVERIFY(m_failed->at(0).at(0).toString().contains("is running"));
        m_form->cancel();
        QTRY_VERIFY_WITH_TIMEOUT(!m_form->running(), exportFormTimeoutMs);
        QCOMPARE(test::everythingIn(m_folder->path()), before);
        QVERIFY(m_saved->isEmpty() && m_form->trouble().isEmpty());
        QCOMPARE(m_failed->count(), 1);
    }

    void aProgramThatEndsMeanwhileLeavesNothing()
    {
        const test::BlockingEncoder encoder;
        open();
        const QStringList before = test::everythingIn(m_folder->path());
        choose("video");
        m_form->begin();
        QTRY_VERIFY_WITH_TIMEOUT(test::everythingIn(m_folder->path()).size() > before.size(),
                                 exportFormTimeoutMs);
        m_form.reset();
        m_session.reset();
        // As the program does at its end.
        QVERIFY(base::waitForDetachableThreads(std::chrono::minutes(1)));
        QCOMPARE(test::everythingIn(m_folder->path()), before);
    }

    void whatGoesWrongIsASentence()
    {
        const test::BlockingEncoder none(test::BlockingEncoder::Kind::Missing);
        open();
        const QStringList before = test::everythingIn(m_folder->path());
        choose("video");
        m_form->begin();
        QTRY_VERIFY_WITH_TIMEOUT(!m_form->running(), exportFormTimeoutMs);
        QVERIFY2(m_form->trouble().contains("install ffmpeg"), qPrintable(m_form->trouble()));
        QCOMPARE(m_failed->count(), 1);
        QVERIFY(m_saved->isEmpty());
        QCOMPARE(test::everythingIn(m_folder->path()), before);
        // It does not stand in the way of the next one.
        choose("csv");
        QVERIFY(QFileInfo(written()).size() > 1000);
        QVERIFY(m_form->trouble().isEmpty());
    }

    void aSecondSonarForPingViewerIsSaid()
    {
        open();
        choose("pingviewer");
        m_form->begin();
        QTRY_VERIFY_WITH_TIMEOUT(!m_form->running(), exportFormTimeoutMs);
        QVERIFY2(m_form->trouble().contains("holds one sonar"), qPrintable(m_form->trouble()));
    }

    void filesOnOneTimeLineAreExportedOneAfterTheOther()
    {
        openTwo();
        QVERIFY2(m_form->more().startsWith("2 files"), qPrintable(m_form->more()));
        QVERIFY(m_form->obstacle().isEmpty());
        (void)written();
        // Each on its own clock, the earlier one first, by its own hour.
        QCOMPARE(m_saved->count(), 2);
        QVERIFY2(QFileInfo(m_saved->at(0).at(0).toString()).fileName().startsWith("20231114-2213"),
                 qPrintable(m_saved->at(0).at(0).toString()));
        QVERIFY2(QFileInfo(m_saved->at(1).at(0).toString()).fileName().startsWith("20231114-2215"),
                 qPrintable(m_saved->at(1).at(0).toString()));
        QCOMPARE(test::readFile(m_saved->at(0).at(0).toString()).count('\n'), 51);
        QCOMPARE(test::readFile(m_saved->at(1).at(0).toString()).count('\n'), 51);
        // A name of the user's gets a number.
        m_form->setFileName("wall.csv");
        (void)written();
        QCOMPARE(QFileInfo(m_saved->at(0).at(0).toString()).fileName(), QStringLiteral("wall.csv"));
        QCOMPARE(QFileInfo(m_saved->at(1).at(0).toString()).fileName(),
                 QStringLiteral("wall-2.csv"));
        m_saved->clear();
        m_form->report();
        QTRY_VERIFY_WITH_TIMEOUT(!m_form->running(), exportFormTimeoutMs);
        QCOMPARE(m_saved->count(), 2);
        choose("tlog");
        QVERIFY2(m_form->obstacle().contains("None of the recordings"),
                 qPrintable(m_form->obstacle()));
    }

    void betweenAAndBOnTheirTimeLineItIsTheFileThatHoldsIt()
    {
        openTwo();
        app::Playback& playback = *m_session->playback();
        playback.pause();
        // The later one begins 100 s behind.
        playback.seek(101);
        playback.setLoopA();
        playback.seek(102);
        playback.setLoopB();
        m_form->setLoopOnly(true);
        QVERIFY(m_form->more().isEmpty() && m_form->obstacle().isEmpty());
        QVERIFY2(m_form->fileName().startsWith("20231114-221501"), qPrintable(m_form->fileName()));
        const QList<QByteArray> rows = test::readFile(written()).trimmed().split('\n');
        QCOMPARE(m_saved->count(), 1);
        QCOMPARE(rows.size(), qsizetype{12});
        QCOMPARE(rows[1].split(',').front().toDouble(), 1.0);
        QCOMPARE(rows[11].split(',').front().toDouble(), 2.0);
        // From one into the other it is a part of each.
        playback.seek(4);
        playback.setLoopA();
        QVERIFY(!m_form->more().isEmpty());
        (void)written();
        QCOMPARE(m_saved->count(), 2);
        QCOMPARE(test::readFile(m_saved->at(0).at(0).toString()).count('\n'), 11);
        QCOMPARE(test::readFile(m_saved->at(1).at(0).toString()).count('\n'), 22);
        // What lies between them is in none.
        playback.seek(102);
        playback.setLoopB();
        playback.seek(50);
        playback.setLoopA();
        playback.seek(60);
        playback.setLoopB();
        QVERIFY2(m_form->obstacle().contains("between A and B"), qPrintable(m_form->obstacle()));
    }

    void theReportNeedsNoForm()
    {
        open();
        choose("tlog");
        m_form->setFileName("mine.tlog");
        m_form->report();
        QTRY_COMPARE_WITH_TIMEOUT(m_saved->count(), 1, exportFormTimeoutMs);
        const QString path = m_saved->at(0).at(0).toString();
        QVERIFY2(path.endsWith(".pdf"), qPrintable(path));
        QVERIFY(test::readFile(path).startsWith("%PDF-"));
    }

private:
    void open()
    {
        open(test::written(m_folder->filePath("dive.mcap"), test::SonarDive::recording()));
    }
    void open(const QString& path)
    {
        m_session->openPath(path);
        QTRY_COMPARE_WITH_TIMEOUT(m_session->mode(), Session::Mode::Replay, exportFormTimeoutMs);
        QTRY_COMPARE_WITH_TIMEOUT(m_session->progress(), 1.0, exportFormTimeoutMs);
        QTRY_VERIFY_WITH_TIMEOUT(!m_form->streams().isEmpty(), exportFormTimeoutMs);
    }
    /// Fifty pings each from 0 s and from 100 s on, the later one first.
    void openTwo()
    {
        QList<QUrl> urls;
        for (const int from : {100'000, 0}) {
            test::McapFile file;
            const auto channel = file.rawChannel("sonar/ping360/rx");
            for (int i = 0; i < 50; ++i)
                file.frame(channel, from + i * 100, test::SonarDive::spoke(50 + i).frame());
            urls += QUrl::fromLocalFile(test::written(
                m_folder->filePath(QStringLiteral("%1.mcap").arg(from)), file.finished()));
        }
        m_session->open(urls);
        QTRY_COMPARE_WITH_TIMEOUT(m_session->mode(), Session::Mode::Replay, exportFormTimeoutMs);
        QTRY_COMPARE_WITH_TIMEOUT(m_session->progress(), 1.0, exportFormTimeoutMs);
        QTRY_VERIFY_WITH_TIMEOUT(!m_form->streams().isEmpty(), exportFormTimeoutMs);
    }
    void choose(std::string_view format)
    {
        const auto formats = app::exportFormats();
        const auto found = std::ranges::find(formats, format, &app::ExportFormat::name);
        QVERIFY(found != formats.end());
        m_form->setFormat(static_cast<int>(found - formats.begin()));
    }
    [[nodiscard]] int sounder() const
    {
        return static_cast<int>(m_form->streams().indexOf("ping1d-simulated"));
    }
    /// Begins it and waits; the path.
    QString written()
    {
        m_saved->clear();
        m_form->begin();
        const bool ended = QTest::qWaitFor([&] { return !m_form->running(); }, exportFormTimeoutMs);
        if (!ended || m_saved->isEmpty()) {
            qWarning("%s", qPrintable(m_form->trouble()));
            return {};
        }
        return m_saved->at(0).at(0).toString();
    }

    test::OwnSettings m_settings;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<ExportForm> m_form;
    std::unique_ptr<QSignalSpy> m_saved;
    std::unique_ptr<QSignalSpy> m_failed;
};

LEADLINE_GUI_TEST(ExportFormTest)
#include "tst_exportform.moc"
