// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/RecordingPlace.h"

#include "live/DataFolder.h"
#include "support/OwnSettings.h"
#include "support/TestMain.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace leadline;
using app::RecordingPlace;

class RecordingPlaceTest : public QObject {
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
        QCOMPARE(text(RecordingPlace::usual()), m_folder->filePath("data/Leadline"));
        QCOMPARE(RecordingPlace::atStart().folder, RecordingPlace::usual());
        app::setDataFolder({});
        QCOMPARE(RecordingPlace::usual(), app::Dive::usualFolder());
    }

    void whatIsChosenHoldsNowAndAtTheNextStart()
    {
        app::Dive dive;
        RecordingPlace place;
        place.setDive(&dive);
        QVERIFY(!place.chosen());
        QVERIFY(place.choose(QUrl::fromLocalFile(stick())));
        QCOMPARE(place.folder(), stick());
        QVERIFY(place.chosen());
        QCOMPARE(text(RecordingPlace::atStart().folder), stick());
        QVERIFY(RecordingPlace::atStart().sentence.isEmpty());
        QVERIFY(QDir(stick()).isEmpty());

        place.useUsual();
        QVERIFY(!place.chosen());
        QCOMPARE(place.folder(), m_folder->filePath("data/Leadline"));
        QCOMPARE(RecordingPlace::atStart().folder, RecordingPlace::usual());
    }

    void whereNothingCanBeWrittenIsNotTaken()
    {
        app::Dive dive;
        RecordingPlace place;
        place.setDive(&dive);
        QVERIFY(place.choose(QUrl::fromLocalFile(stick())));
        QVERIFY(!place.choose(QUrl::fromLocalFile(m_folder->filePath("none"))));
        QVERIFY2(place.trouble().contains("cannot be written to"), qPrintable(place.trouble()));
        QCOMPARE(place.folder(), stick());
        QVERIFY(!place.choose(QUrl("https://example.org/")));
        QCOMPARE(place.folder(), stick());
    }

    void aStickThatIsGoneIsSaidAndNotMissed()
    {
        app::Dive dive;
        RecordingPlace place;
        place.setDive(&dive);
        QVERIFY(place.choose(QUrl::fromLocalFile(stick())));
        QVERIFY(QDir(stick()).removeRecursively());
        const RecordingPlace::Start start = RecordingPlace::atStart();
        QCOMPARE(start.folder, RecordingPlace::usual());
        QVERIFY2(start.sentence.contains(stick()), qPrintable(start.sentence));
        // It is there again the next time.
        QVERIFY(QDir().mkpath(stick()));
        QCOMPARE(text(RecordingPlace::atStart().folder), stick());
    }

private:
    [[nodiscard]] QString stick() const { return m_folder->filePath("stick"); }
    [[nodiscard]] static QString text(const std::filesystem::path& path)
    {
        return QString::fromStdString(path.string());
    }

    test::OwnSettings m_settings;
    std::unique_ptr<QTemporaryDir> m_folder;
};

LEADLINE_GUILESS_TEST(RecordingPlaceTest)
#include "tst_recordingplace.moc"
