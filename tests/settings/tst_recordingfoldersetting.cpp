// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/RecordingFolderSetting.h"

#include "engine/DataFolder.h"
#include "settings/RecordingFolders.h"
#include "support/OwnSettings.h"
#include "support/TestMain.h"

#include <QDir>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <memory>
#include <semaphore>

using namespace leadline;
using namespace std::chrono_literals;
using app::RecordingFolderSetting;
using Answers = std::counting_semaphore<8>;

class RecordingFolderSettingTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        test::OwnSettings::forget();
        m_folder = std::make_unique<QTemporaryDir>();
        app::setDataFolder(m_folder->filePath("data"));
        QVERIFY(QDir(m_folder->path()).mkdir("stick"));
    }
    void cleanup() { app::setDataFolder({}); }

    void withADataFolderRecordingsStayInIt()
    {
        QCOMPARE(text(RecordingFolderSetting::usual()), m_folder->filePath("data/Leadline"));
        QCOMPARE(RecordingFolderSetting::atStart(), RecordingFolderSetting::usual());
        app::setDataFolder({});
        QCOMPARE(RecordingFolderSetting::usual(), app::LiveSession::defaultFolder());
    }

    void whatIsChosenHoldsNowAndAtTheNextStart()
    {
        app::LiveSession dive;
        RecordingFolderSetting place;
        place.setDive(&dive);
        QVERIFY(!place.chosen());
        place.choose(QUrl::fromLocalFile(stick()));
        QTRY_COMPARE(place.folder(), stick());
        QVERIFY(place.chosen() && !place.trying());
        QCOMPARE(text(RecordingFolderSetting::atStart()), stick());
        QVERIFY(QDir(stick()).isEmpty());

        place.useDefault();
        QVERIFY(!place.chosen());
        QCOMPARE(place.folder(), usual());
        QCOMPARE(RecordingFolderSetting::atStart(), RecordingFolderSetting::usual());
    }

    void theSameAgainChangesNothing()
    {
        app::LiveSession dive;
        RecordingFolderSetting place;
        place.setDive(&dive);
        place.begin();
        QSignalSpy reported(&dive, &app::LiveSession::recordingFolderChanged);
        place.useDefault();
        QCOMPARE(reported.size(), 0);
        for (int i = 0; i < 2; ++i) {
            place.choose(QUrl::fromLocalFile(stick()));
            QTRY_VERIFY(!place.trying());
        }
        QCOMPARE(reported.size(), 1);
        QCOMPARE(place.folder(), stick());
    }

    void theFolderBeforeStaysOnThePageLogs()
    {
        app::LiveSession dive;
        RecordingFolderSetting place;
        place.setDive(&dive);
        place.begin();
        QCOMPARE(app::listedFolders(), QStringList());
        place.choose(QUrl::fromLocalFile(stick()));
        QTRY_COMPARE(place.folder(), stick());
        QCOMPARE(app::listedFolders(), QStringList(usual()));
        place.useDefault();
        QCOMPARE(app::listedFolders(), QStringList({usual(), stick()}));
    }

    void whereNothingCanBeWrittenIsNotTaken()
    {
        app::LiveSession dive;
        RecordingFolderSetting place;
        place.setDive(&dive);
        place.choose(QUrl::fromLocalFile(stick()));
        QTRY_COMPARE(place.folder(), stick());
        place.choose(QUrl::fromLocalFile(m_folder->filePath("none")));
        QTRY_VERIFY(!place.trying());
        QVERIFY2(place.trouble().contains("none cannot be written to"),
                 qPrintable(place.trouble()));
        QCOMPARE(place.folder(), stick());
        place.choose(QUrl("https://example.org/"));
        QTRY_VERIFY(!place.trying());
        QVERIFY2(place.trouble().contains("example.org"), qPrintable(place.trouble()));
        QCOMPARE(place.folder(), stick());
    }

    void aStickThatIsGoneIsSaidAndNotMissed()
    {
        QSettings().setValue("recording/folder", stick());
        QVERIFY(QDir(stick()).removeRecursively());
        {
            app::LiveSession dive;
            QSignalSpy said(&dive, &app::LiveSession::happened);
            RecordingFolderSetting place;
            place.setDive(&dive);
            place.begin();
            QTRY_COMPARE(place.folder(), usual());
            QCOMPARE(said.size(), 1);
            const QString sentence = said.first().first().toString();
            QVERIFY2(sentence.contains(stick()) && sentence.contains(usual()),
                     qPrintable(sentence));
        }
        // It is there again the next time.
        QVERIFY(QDir().mkpath(stick()));
        app::LiveSession dive;
        QSignalSpy said(&dive, &app::LiveSession::happened);
        RecordingFolderSetting place;
        place.setDive(&dive);
        place.begin();
        QTRY_VERIFY(!place.trying());
        QCOMPARE(place.folder(), stick());
        QCOMPARE(said.size(), 0);
    }

    void aFolderThatDoesNotAnswerHoldsNothingUp()
    {
        QSettings().setValue("recording/folder", stick());
        Answers answers(0);
        app::LiveSession dive;
        RecordingFolderSetting place;
        place.setDive(&dive);
        place.setTrial([&](const QString&) { return answers.try_acquire_for(1min) && false; });
        place.begin();
        QCOMPARE(place.folder(), stick());
        QVERIFY(place.trying());
        answers.release();
        QTRY_COMPARE(place.folder(), usual());
        QVERIFY(place.chosen()); // for the next start
    }

    void theEndDoesNotWaitForAFolderThatDoesNotAnswer()
    {
        QSettings().setValue("recording/folder", stick());
        std::binary_semaphore asked(0);
        std::binary_semaphore answered(0);
        {
            app::LiveSession dive;
            RecordingFolderSetting place;
            place.setDive(&dive);
            place.setTrial([&](const QString&) {
                asked.release();
                answered.acquire();
                return false;
            });
            place.begin();
            asked.acquire();
        } // would wait for ever else
        answered.release();
        QVERIFY(base::waitForDetachableThreads(1min));
        // What the answer changes is there no more.
        QCoreApplication::sendPostedEvents();
        QCOMPARE(QSettings().value("recording/folder").toString(), stick());
    }

    void onlyTheLastAnswerCounts()
    {
        QVERIFY(QDir(m_folder->path()).mkdir("other"));
        const QString other = m_folder->filePath("other");
        Answers answers(0);
        app::LiveSession dive;
        RecordingFolderSetting place;
        place.setDive(&dive);
        place.setTrial([&](const QString&) { return answers.try_acquire_for(1min); });
        QSignalSpy reported(&dive, &app::LiveSession::recordingFolderChanged);
        place.choose(QUrl::fromLocalFile(stick()));
        place.choose(QUrl::fromLocalFile(other));
        answers.release(2);
        QTRY_COMPARE(place.folder(), other);
        QCOMPARE(reported.size(), 1);

        place.choose(QUrl::fromLocalFile(stick()));
        place.useDefault();
        QVERIFY(!place.trying());
        answers.release();
        place.choose(QUrl::fromLocalFile(other));
        answers.release();
        QTRY_COMPARE(place.folder(), other);
        QCOMPARE(reported.size(), 3);
    }

private:
    [[nodiscard]] QString stick() const { return m_folder->filePath("stick"); }
    [[nodiscard]] QString usual() const { return m_folder->filePath("data/Leadline"); }
    [[nodiscard]] static QString text(const std::filesystem::path& path)
    {
        return QString::fromStdString(path.string());
    }

    test::OwnSettings m_settings;
    std::unique_ptr<QTemporaryDir> m_folder;
};

LEADLINE_GUILESS_TEST(RecordingFolderSettingTest)
#include "tst_recordingfoldersetting.moc"
