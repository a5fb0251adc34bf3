// SPDX-License-Identifier: GPL-3.0-or-later
#include "LogsBench.h"
#include "library/Recordings.h"
#include "session/SyntheticLog.h"
#include "settings/RecordingFolderSetting.h"
#include "support/RecordingSummary.h"
#include "support/StalledFile.h"
#include "support/TestMain.h"

#include <QSignalSpy>
#include <QTest>

using namespace leadline;
using app::RecordingRows;
using app::Recordings;

namespace {

constexpr int recordingsTimeoutMs = 60'000;

} // namespace

class RecordingsTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_bench = std::make_unique<test::LogsBench>();
        m_session = std::make_unique<app::Session>();
        m_session->dive()->setRecordingFolder(m_bench->folder().toStdString());
        m_recordings = std::make_unique<Recordings>();
        m_recordings->setSession(m_session.get());
    }
    void cleanup()
    {
        m_recordings.reset();
        m_session.reset();
        m_bench.reset();
    }

    void whatTheFolderHoldsIsListed()
    {
        for (int day = 0; day < 3; ++day)
            m_bench->record(day);
        QCOMPARE(m_recordings->all(), 0); // Nobody looks yet.
        update();
        QCOMPARE(m_recordings->count(), 3);
        QVERIFY(m_recordings->summary().startsWith("3 recordings · "));
        QCOMPARE(m_recordings->current(), 0);
        QCOMPARE(m_recordings->name(), QStringLiteral("20260915-135512Z.mcap"));
        QVERIFY(m_recordings->facts().contains("Ping1D · ping1d-7 · firmware 3.29.0 · 3 messages"));
    }

    void aFolderThatIsNotThereHasNone()
    {
        m_session->dive()->setRecordingFolder(m_bench->path("none").toStdString());
        update();
        QCOMPARE(m_recordings->all(), 0);
        QVERIFY(m_recordings->trouble().isEmpty());
        m_recordings->step(1);
        QCOMPARE(m_recordings->current(), -1);
        QVERIFY(!m_recordings->open());
    }

    void aNewRecordingAppearsByItself()
    {
        m_bench->record(0);
        update();
        m_bench->record(1);
        QTRY_COMPARE_WITH_TIMEOUT(m_recordings->count(), 2, recordingsTimeoutMs);
        // Who looks at one goes on looking at it.
        QCOMPARE(m_recordings->name(), QStringLiteral("20260913-135512Z.mcap"));
        QCOMPARE(m_recordings->current(), 1);
    }

    void otherFoldersAndWhatWasOpenedAreListedToo()
    {
        m_bench->record(0);
        const QTemporaryDir other;
        const QTemporaryDir third;
        QVERIFY(QFile::copy(m_bench->path("20260913-135512Z.mcap"), other.filePath("b.mcap")));
        QVERIFY(QFile::copy(m_bench->path("20260913-135512Z.mcap"), third.filePath("c.mcap")));
        m_session->recent()->add(third.filePath("c.mcap"));
        m_session->recent()->add(m_bench->path("20260913-135512Z.mcap"));
        update();
        QCOMPARE(m_recordings->count(), 2);
        m_recordings->addFolder(QUrl::fromLocalFile(other.path()));
        QTRY_COMPARE_WITH_TIMEOUT(m_recordings->count(), 3, recordingsTimeoutMs);
    }

    void anotherFolderLeavesThoseOfTheOneBeforeInTheList()
    {
        m_bench->record(0);
        update();
        QCOMPARE(m_recordings->count(), 1);
        const QTemporaryDir stick;
        QVERIFY(QFile::copy(m_bench->path("20260913-135512Z.mcap"), stick.filePath("b.mcap")));
        app::RecordingFolderSetting place;
        place.setDive(m_session->dive());
        place.choose(QUrl::fromLocalFile(stick.path()));
        QTRY_COMPARE_WITH_TIMEOUT(m_recordings->count(), 2, recordingsTimeoutMs);
        QCOMPARE(m_recordings->folder(), stick.path());
    }

    void theKeysGoThroughTheList()
    {
        for (int day = 0; day < 5; ++day)
            m_bench->record(day);
        update();
        m_recordings->step(2);
        QCOMPARE(m_recordings->current(), 2);
        m_recordings->step(100);
        QCOMPARE(m_recordings->current(), 4);
        m_recordings->step(-1);
        m_recordings->toggleTick(3);
        m_recordings->tickTo(1);
        QCOMPARE(m_recordings->ticked(), 3);
        QVERIFY(m_recordings->tickedText().startsWith("3 recordings · 00:00:06 · "));
        m_recordings->tickNone();
        m_recordings->toggleTick(3);
        QVERIFY2(m_recordings->tickedText().startsWith("1 recording · 00:00:02 · "),
                 qPrintable(m_recordings->tickedText()));
        m_recordings->setSearch("20260913");
        QCOMPARE(m_recordings->count(), 1);
        QCOMPARE(m_recordings->current(), 0);
        QCOMPARE(m_recordings->summary(), QStringLiteral("1 of 5"));
        m_recordings->setSearch("nowhere");
        QCOMPARE(m_recordings->current(), -1);
    }

    void oneIsOpenedOrAllThatAreTickedOnOneTimeLine()
    {
        for (int day = 0; day < 3; ++day)
            m_bench->record(day);
        update();
        QVERIFY(m_recordings->open());
        QTRY_VERIFY_WITH_TIMEOUT(m_session->state() == app::Session::State::Ready,
                                 recordingsTimeoutMs);
        QCOMPARE(m_session->fileName(), QStringLiteral("20260915-135512Z.mcap"));
        m_recordings->tickAll();
        QVERIFY(m_recordings->open());
        QCOMPARE(m_recordings->ticked(), 0);
        QTRY_COMPARE_WITH_TIMEOUT(m_session->fileName(),
                                  QStringLiteral("20260913-135512Z.mcap + 2 more"),
                                  recordingsTimeoutMs);
        // Two days, one sonar.
        QVERIFY(m_session->playback()->end() > 2 * 86'400);
        QCOMPARE(m_session->ping1d()->reader().count(), std::uint64_t{9});
    }

    void aSheetThatIsFilledInLiesBeside()
    {
        m_bench->record(0);
        m_bench->record(1, 3, {.pilot = "Ada"});
        update();
        QCOMPARE(m_recordings->sheet()->sheet().pilot, std::string("Ada"));
        m_recordings->setCurrent(1);
        QVERIFY(m_recordings->sheet()->blank());
        m_recordings->sheet()->fill(4, "  Kiel ");
        // Going on to another one keeps what was written.
        m_recordings->setCurrent(0);
        const QString file = m_bench->path("20260913-135512Z.mcap.sheet.txt");
        QTRY_VERIFY_WITH_TIMEOUT(QFileInfo::exists(file), recordingsTimeoutMs);
        QCOMPARE(test::readFile(file), QByteArray("Leadline dive sheet\nplace: Kiel\n"));
        m_recordings->setCurrent(1);
        QCOMPARE(m_recordings->sheet()->sheet().place, std::string("Kiel"));
        QCOMPARE(
            m_recordings->rows()->data(m_recordings->rows()->index(1), RecordingRows::SheetRole),
            QVariant("Kiel"));
    }

    void whereASheetCannotLieIsSaid()
    {
        m_bench->record(0);
        QVERIFY(QDir().mkdir(m_bench->path("20260913-135512Z.mcap.sheet.txt")));
        update();
        m_recordings->sheet()->fill(0, "Quay");
        m_recordings->sheet()->settle();
        QTRY_VERIFY_WITH_TIMEOUT(m_recordings->sheetSentence().contains("It is saved in "),
                                 recordingsTimeoutMs);
        // There it is found again.
        const auto again = annotations::readSidecarSheet(
            m_bench->path("20260913-135512Z.mcap").toStdString(), app::notesFolder());
        QVERIFY(again && (**again).job == "Quay");
    }

    void theLastOfManyEditsCounts()
    {
        m_bench->record(0);
        const QString path = m_bench->path("20260913-135512Z.mcap");
        QStringList sentences;
        app::RecordingScan scan;
        connect(&scan, &app::RecordingScan::sheetStored, this,
                [&](const QString&, const QString& sentence) { sentences += sentence; });
        constexpr int edits = 30;
        for (int i = 1; i <= edits; ++i)
            scan.storeSheet(path, {.job = std::to_string(i)});
        QTRY_COMPARE_WITH_TIMEOUT(sentences.size(), edits, recordingsTimeoutMs);
        // Each of them lay beside the recording.
        QCOMPARE(sentences.join(QString()), QString());
        QCOMPARE((**annotations::readSidecarSheet(path.toStdString())).job, std::to_string(edits));
    }

    void theEndDoesNotWaitForADiskWhoseFilesAreLookedInto()
    {
        m_bench->record(0);
        m_bench->record(1);
        test::StalledFile stalled(m_bench->path("20260913-135512Z.mcap"));
        {
            app::RecordingScan scan;
            scan.begin({m_bench->folder()}, {}, {});
            QTRY_VERIFY(stalled.isAwaited());
        } // would wait for the file else
        QVERIFY(!base::waitForDetachableThreads(std::chrono::milliseconds(0)));
        stalled.release();
        QVERIFY(base::waitForDetachableThreads(std::chrono::minutes(1)));
        QCoreApplication::sendPostedEvents();
    }

    void theEndDoesNotWaitForARepairWhichLeavesTheFileAsItWas()
    {
        m_bench->record(0, 20);
        m_bench->cutOff("20260913-135512Z.mcap", 500);
        const QString path = m_bench->path("20260913-135512Z.mcap");
        const QByteArray before = test::readFile(path);
        test::StalledFile stalled(path);
        {
            app::RecordingScan scan;
            scan.repair(path);
            QTRY_VERIFY(stalled.isAwaited());
        } // would wait for the file else
        QVERIFY(!base::waitForDetachableThreads(std::chrono::milliseconds(0)));
        QCOMPARE(QFileInfo(path).size(), before.size());
        stalled.release();
        QVERIFY(base::waitForDetachableThreads(std::chrono::minutes(1)));
        QVERIFY(!test::keptIn(path).truncated); // it is done as long as the program lives
    }

    void whatAnotherProgramRecordsIsNotThisDive()
    {
        m_bench->record(0, 20, {.job = "Theirs"});
        m_bench->cutOff("20260913-135512Z.mcap", 500);
        test::writeFile(m_bench->path("20260913-135512Z.mcap"),
                        test::readFile(m_bench->path("20260913-135512Z.mcap")));
        m_session->startDemo();
        QVERIFY(m_session->dive()->active());
        update();
        QVERIFY(m_recordings->sheet() != m_session->dive()->sheet());
        m_recordings->sheet()->fill(0, "Ours");
        m_recordings->sheet()->settle();
        QVERIFY(m_recordings->sheetSentence().startsWith("Another program is recording it"));
        QVERIFY(m_recordings->sheet()->sheet().job != "Ours");
        QVERIFY(!QFileInfo::exists(m_bench->path("20260913-135512Z.mcap.sheet.txt")));
    }

    void whatWasCutOffIsRepaired()
    {
        m_bench->record(0, 20);
        // Elsewhere: what lies where a dive records, the dive itself repairs.
        const QTemporaryDir stick;
        QVERIFY(QFile::rename(m_bench->path("20260913-135512Z.mcap"), stick.filePath("a.mcap")));
        cutOff(stick.filePath("a.mcap"));
        m_recordings->addFolder(QUrl::fromLocalFile(stick.path()));
        update();
        QVERIFY(m_recordings->repairable());
        QVERIFY(!m_recordings->sentence().isEmpty());
        QSignalSpy said(m_recordings.get(), &Recordings::notified);
        m_recordings->repair();
        QTRY_COMPARE_WITH_TIMEOUT(said.count(), 1, recordingsTimeoutMs);
        QTRY_VERIFY_WITH_TIMEOUT(!m_recordings->repairable(), recordingsTimeoutMs);
        QTRY_VERIFY_WITH_TIMEOUT(m_recordings->sentence().isEmpty(), recordingsTimeoutMs);
    }

    void damageAmidAFinishedOneIsKnownOnceItWasRead()
    {
        m_bench->record(0, 20);
        const QString path = m_bench->path("20260913-135512Z.mcap");
        QByteArray bytes = test::readFile(path);
        const auto* first = reinterpret_cast<const std::byte*>(bytes.constData());
        const auto chunks = test::placesOf({first, first + bytes.size()}, mcap::Op::Chunk);
        QVERIFY(chunks.size() > 3);
        // All of the second one.
        const auto from = static_cast<qsizetype>(chunks[1].offset);
        bytes.replace(from, static_cast<qsizetype>(chunks[1].length),
                      QByteArray(static_cast<qsizetype>(chunks[1].length), '\xff'));
        test::writeFile(path, bytes);
        m_bench->makeOld("20260913-135512Z.mcap");
        update();
        // Its end says nothing of that.
        QVERIFY(!m_recordings->repairable() && m_recordings->sentence().isEmpty());
        QVERIFY(m_recordings->open());
        QTRY_VERIFY_WITH_TIMEOUT(m_session->damaged(), recordingsTimeoutMs);
        QTRY_VERIFY_WITH_TIMEOUT(m_recordings->repairable(), recordingsTimeoutMs);
        const auto say = [&](RecordingRows::Role role) {
            return m_recordings->rows()->data(m_recordings->rows()->index(0), role);
        };
        QCOMPARE(say(RecordingRows::StateRole), QVariant("Damaged"));
        QVERIFY(say(RecordingRows::FaultRole).toBool());
        const QString damaged = m_recordings->sentence();
        QVERIFY2(damaged.startsWith("The recording is damaged"), qPrintable(damaged));
        QVERIFY2(damaged.endsWith(" Repair rewrites it with all readable data."),
                 qPrintable(damaged));
        // Nobody has to read it for that again.
        m_recordings.reset();
        m_session = std::make_unique<app::Session>();
        m_session->dive()->setRecordingFolder(m_bench->folder().toStdString());
        m_recordings = std::make_unique<Recordings>();
        m_recordings->setSession(m_session.get());
        update();
        QVERIFY(m_recordings->repairable());
        QCOMPARE(m_recordings->sentence(), damaged);
        QSignalSpy said(m_recordings.get(), &Recordings::notified);
        m_recordings->repair();
        QTRY_COMPARE_WITH_TIMEOUT(said.count(), 1, recordingsTimeoutMs);
        QTRY_VERIFY_WITH_TIMEOUT(!m_recordings->repairable(), recordingsTimeoutMs);
        // What is lost stays lost.
        QTRY_COMPARE_WITH_TIMEOUT(m_recordings->sentence() +
                                      " Repair rewrites it with all readable data.",
                                  damaged, recordingsTimeoutMs);
    }

    void whatTheDiveRepairsIsSeen()
    {
        m_bench->record(0, 20);
        const QTemporaryDir stick;
        const QString path = stick.filePath("20260913-135512Z.mcap");
        QVERIFY(QFile::rename(m_bench->path("20260913-135512Z.mcap"), path));
        cutOff(path);
        m_recordings->addFolder(QUrl::fromLocalFile(stick.path()));
        update();
        QVERIFY(m_recordings->repairable());
        QSignalSpy happened(m_session->dive(), &app::LiveSession::happened);
        m_session->dive()->setRecordingFolder(stick.path().toStdString());
        QTRY_COMPARE_WITH_TIMEOUT(happened.count(), 1, recordingsTimeoutMs);
        QTRY_VERIFY_WITH_TIMEOUT(!m_recordings->repairable(), recordingsTimeoutMs);
    }

    void whatWasLookedIntoIsKnownAfterARestart()
    {
        const auto bytes = test::spokesWithAGap();
        test::writeFile(
            m_bench->path("dive.bin"),
            QByteArray(reinterpret_cast<const char*>(bytes.data()), qsizetype(bytes.size())));
        m_bench->makeOld("dive.bin");
        m_bench->record(0);
        update();
        m_recordings.reset();
        {
            // As a lie shows, nothing is read that was read before.
            app::DigestCache cache(app::digestCachePath());
            QCOMPARE(cache.count(), 2);
            const QString key = app::recordingFile(m_bench->path("dive.bin")).key();
            auto digest = cache.find(key);
            QVERIFY(digest);
            digest->duration = std::chrono::seconds(77);
            cache.put(key, *digest);
            QVERIFY(cache.save());
        }
        m_recordings = std::make_unique<Recordings>();
        m_recordings->setSession(m_session.get());
        update();
        QCOMPARE(lengthOf("dive.bin"), QStringLiteral("00:01:17"));
        // A damaged one costs time only.
        m_recordings.reset();
        test::writeFile(app::digestCachePath(), "rubbish");
        m_recordings = std::make_unique<Recordings>();
        m_recordings->setSession(m_session.get());
        update();
        QVERIFY(lengthOf("dive.bin") != QStringLiteral("00:01:17"));
        QVERIFY(!lengthOf("dive.bin").isEmpty());
    }

    void rowsThatAreSeenAreLookedIntoFirst()
    {
        m_bench->record(0);
        const QByteArray one = test::readFile(m_bench->path("20260913-135512Z.mcap"));
        QVERIFY(QFile::remove(m_bench->path("20260913-135512Z.mcap")));
        constexpr int many = 500;
        for (int i = 0; i < many; ++i) {
            const QString name = QStringLiteral("copy%1.mcap").arg(i);
            test::writeFile(m_bench->path(name), one);
        }
        // The last in the order of time.
        m_bench->makeOld("copy7.mcap");
        QStringList order;
        app::RecordingScan scan;
        QSignalSpy finished(&scan, &app::RecordingScan::finished);
        connect(&scan, &app::RecordingScan::found, this, [&](const auto& findings) {
            for (const auto& [file, found] : findings)
                order += file.path;
        });
        scan.begin({m_bench->folder()}, {}, {});
        scan.prefer(m_bench->path("copy7.mcap"));
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, recordingsTimeoutMs);
        // All of them, each once.
        QCOMPARE(order.size(), many);
        QCOMPARE(QSet<QString>(order.begin(), order.end()).size(), many);
        const auto at = order.indexOf(m_bench->path("copy7.mcap"));
        QVERIFY2(at < many / 10, qPrintable(QString::number(at)));
    }

    void nobodyLooksIntoThemWhileThePageIsNotSeen()
    {
        m_bench->record(0);
        const QByteArray one = test::readFile(m_bench->path("20260913-135512Z.mcap"));
        for (int i = 0; i < 200; ++i)
            test::writeFile(m_bench->path(QStringLiteral("copy%1.mcap").arg(i)), one);
        QSignalSpy changed(m_recordings.get(), &Recordings::changed);
        m_recordings->setShown(true);
        m_recordings->setShown(false);
        QVERIFY(!m_recordings->scanning());
        // What its thread had under way it says to nobody.
        const auto before = changed.count();
        QTest::qWait(0);
        QCOMPARE(changed.count(), before);
        // Seen again, it goes on.
        update();
        QCOMPARE(m_recordings->count(), 201);
        for (int row = 0; row < 201; ++row)
            QVERIFY(m_recordings->rows()
                        ->data(m_recordings->rows()->index(row), RecordingRows::KnownRole)
                        .toBool());
    }

    void aThousandAreNoTrouble()
    {
        m_bench->record(0);
        const QByteArray one = test::readFile(m_bench->path("20260913-135512Z.mcap"));
        for (int i = 0; i < 1000; ++i)
            test::writeFile(m_bench->path(QStringLiteral("copy%1.mcap").arg(i)), one);
        update();
        QCOMPARE(m_recordings->count(), 1001);
        const auto known =
            m_recordings->rows()->data(m_recordings->rows()->index(1000), RecordingRows::KnownRole);
        QVERIFY(known.toBool());
    }

private:
    [[nodiscard]] QString lengthOf(const QString& name) const
    {
        const RecordingRows& rows = *m_recordings->rows();
        const QModelIndex row = rows.index(rows.rowOf(m_bench->path(name)));
        return rows.data(row, RecordingRows::LengthRole).toString();
    }
    static void cutOff(const QString& path)
    {
        test::writeFile(path, test::readFile(path).chopped(500));
        test::LogsBench::makeOldFile(path);
    }
    void update()
    {
        m_recordings->setShown(true);
        QTRY_VERIFY_WITH_TIMEOUT(!m_recordings->scanning(), recordingsTimeoutMs);
    }

    std::unique_ptr<test::LogsBench> m_bench;
    std::unique_ptr<app::Session> m_session;
    std::unique_ptr<Recordings> m_recordings;
};

LEADLINE_GUI_TEST(RecordingsTest)
#include "tst_recordings.moc"
