// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/OldRecordings.h"

#include "annotations/MarkerFile.h"
#include "engine/DataFolder.h"
#include "recorder/RecordingWriter.h"
#include "settings/TimeFormat.h"
#include "support/OwnSettings.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QDateTime>
#include <QDir>
#include <QLocale>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <ctime>
#include <memory>
#include <semaphore>

using namespace leadline;
using namespace std::chrono_literals;
using app::OldRecordings;

namespace {

constexpr int mostMs = 60'000;

} // namespace

/// The tests use three recordings that are 100, 50 and 10 days old.
class OldRecordingsTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        test::OwnSettings::forget();
        m_folder = std::make_unique<QTemporaryDir>();
        m_trash = std::make_unique<QTemporaryDir>();
        app::setDataFolder(m_folder->filePath("data"));
        QVERIFY(QDir(m_folder->path()).mkdir("logs"));
        for (const int days : {100, 50, 10})
            record(days);
        m_names = names();
        QCOMPARE(m_names.size(), 3);
    }
    void cleanup()
    {
        app::setDataFolder({});
        m_folder.reset();
        m_trash.reset();
    }

    void withoutARuleNothingMayGo()
    {
        const auto old = shown();
        QVERIFY(!old->isOn());
        QVERIFY(!old->busy());
        QCOMPARE(old->count(), 0);
    }

    void theRuleListsWhatMayGoAndTouchesNothing()
    {
        const auto old = shown();
        old->setDays(30);
        QTRY_COMPARE_WITH_TIMEOUT(listed(*old), m_names.first(2), mostMs);
        QCOMPARE(old->ticked(), 2);
        QCOMPARE(names(), m_names);
        old->setDays(90);
        QTRY_COMPARE_WITH_TIMEOUT(listed(*old), m_names.first(1), mostMs);
        old->setDays(0);
        QTRY_COMPARE_WITH_TIMEOUT(listed(*old), QStringList(), mostMs);
    }

    void onlyWhatIsTickedGoes()
    {
        const auto old = shown();
        old->setDays(1);
        QTRY_COMPARE_WITH_TIMEOUT(old->count(), 3, mostMs);
        old->tick(1, false);
        QCOMPARE(old->ticked(), 2);
        old->removeTicked();
        QTRY_VERIFY_WITH_TIMEOUT(!old->busy(), mostMs);
        QCOMPARE(names(), QStringList(m_names[1]));
        QCOMPARE(QDir(m_trash->path()).entryList(QDir::Files).size(), 2);
        QVERIFY2(old->sentence().contains("moved to the trash"), qPrintable(old->sentence()));
        // What is left is listed as it was.
        QCOMPARE(listed(*old), QStringList(m_names[1]));
        QCOMPARE(old->ticked(), 0);
    }

    void whatWasUntickedStaysSoUnderAnotherRule()
    {
        const auto old = shown();
        old->setDays(30);
        QTRY_COMPARE_WITH_TIMEOUT(listed(*old), m_names.first(2), mostMs);
        old->tick(1, false);
        old->setDays(90);
        QTRY_COMPARE_WITH_TIMEOUT(listed(*old), m_names.first(1), mostMs);
        old->setDays(30);
        QTRY_COMPARE_WITH_TIMEOUT(listed(*old), m_names.first(2), mostMs);
        QCOMPARE(old->ticked(), 1);
        old->tick(1, true);
        old->setDays(1);
        QTRY_COMPARE_WITH_TIMEOUT(listed(*old), m_names, mostMs);
        QCOMPARE(old->ticked(), 3);
    }

    void theListIsOfTheRuleThatWasChosenDuringARemoval()
    {
        std::binary_semaphore begun(0);
        std::binary_semaphore mayGoOn(0);
        const auto old = shown();
        old->setRemove([&](const QString& path) {
            begun.release();
            mayGoOn.acquire();
            return QFile::remove(path);
        });
        old->setDays(90);
        QTRY_COMPARE_WITH_TIMEOUT(old->count(), 1, mostMs);
        old->removeTicked();
        begun.acquire();
        old->setDays(30);
        mayGoOn.release();
        QTRY_VERIFY_WITH_TIMEOUT(!old->busy(), mostMs);
        QCOMPARE(listed(*old), QStringList(m_names[1]));
        QCOMPARE(names(), m_names.last(2));
    }

    void theEndDoesNotWaitForATrashThatDoesNotAnswer()
    {
        std::binary_semaphore begun(0);
        std::binary_semaphore mayGoOn(0);
        auto old = shown();
        old->setRemove([&](const QString&) {
            begun.release();
            mayGoOn.acquire();
            return false;
        });
        old->setDays(90);
        QTRY_COMPARE_WITH_TIMEOUT(old->count(), 1, mostMs);
        old->removeTicked();
        begun.acquire();
        old.reset(); // would wait for ever else
        QCOMPARE(names(), m_names);
        mayGoOn.release();
        QVERIFY(base::waitForDetachableThreads(std::chrono::minutes(1)));
        QCoreApplication::sendPostedEvents();
        QCOMPARE(names(), m_names);
    }

    void theDayIsOfTheZoneThatIsShown()
    {
        const auto old = shown();
        old->setDays(90);
        QTRY_COMPARE_WITH_TIMEOUT(old->count(), 1, mostMs);
        // Its name is its time in UTC.
        const auto at = QDateTime::fromString(m_names[0].first(15), "yyyyMMdd-HHmmss");
        QVERIFY2(at.isValid(), qPrintable(m_names[0]));
        const auto when = [&] { return old->data(old->index(0), OldRecordings::WhenRole); };
        const auto words = [](QDate day) { return QLocale::c().toString(day, "d MMM yyyy"); };
        QCOMPARE(when().toString(), words(at.date()));
        QSignalSpy reported(old.get(), &QAbstractItemModel::dataChanged);
        app::TimeFormat::instance().setLocal(true);
        // Whatever the time is, one of the two has another day.
        QStringList local;
        for (const char* zone : {"XYZ-14", "XYZ+12"}) {
            qputenv("TZ", zone);
            tzset();
            local += when().toString();
        }
        qputenv("TZ", "UTC");
        tzset();
        app::TimeFormat::instance().setLocal(false);
        QVERIFY(!reported.isEmpty());
        QVERIFY2(local.contains(words(at.date().addDays(1))) ||
                     local.contains(words(at.date().addDays(-1))),
                 qPrintable(local.join(", ")));
    }

    void whatWasMarkedMeanwhileStays()
    {
        const auto old = shown();
        old->setDays(1);
        QTRY_COMPARE_WITH_TIMEOUT(old->count(), 3, mostMs);
        QVERIFY(annotations::appendMarkers({path(m_names[0]).toStdString(), app::notesFolder()},
                                           {annotations::UserNote{.id = "a", .text = "Keep"}})
                    .ok());
        old->removeTicked();
        QTRY_VERIFY_WITH_TIMEOUT(!old->busy(), mostMs);
        QCOMPARE(names(), QStringList(m_names[0]));
    }

    void whatTheTrashDoesNotTakeIsSaid()
    {
        const auto old = shown();
        old->setRemove([](const QString&) { return false; });
        old->setDays(90);
        QTRY_COMPARE_WITH_TIMEOUT(old->count(), 1, mostMs);
        old->removeTicked();
        QTRY_VERIFY_WITH_TIMEOUT(!old->busy(), mostMs);
        QCOMPARE(names(), m_names);
        QVERIFY2(old->sentence().contains(m_names[0]), qPrintable(old->sentence()));
    }

    void theRuleIsKept()
    {
        {
            OldRecordings old;
            old.setDays(90);
            old.setGigabytes(50);
        }
        QCOMPARE(OldRecordings().days(), 90);
        QCOMPARE(OldRecordings().gigabytes(), 50);
        OldRecordings().reset();
        QVERIFY(!OldRecordings().isOn());
    }

private:
    void record(int daysAgo) const
    {
        const auto now = std::chrono::system_clock::now().time_since_epoch();
        base::FakeClock clock;
        io::FolderDisk disk(m_folder->filePath("logs").toStdString());
        recorder::RecordingWriter writer(
            disk, clock,
            {.utcZero = {}, .utcAtZero = now - daysAgo * 24h, .library = "Leadline/test"});
        writer.take(log::RecordedSourceChange{0, {.name = "ping1d-1", .family = "ping1d"}});
        writer.take(log::RecordedBytes{
            0, false, clock.now(), test::Echo1d{.samples = test::someSamples(50, 1)}.profile()});
        writer.tick();
        clock.advance(1s);
        writer.stop();
    }
    [[nodiscard]] std::unique_ptr<OldRecordings> shown()
    {
        auto old = std::make_unique<OldRecordings>();
        old->setRemove([trash = m_trash->path()](const QString& path) {
            return QFile::rename(path, QDir(trash).filePath(QFileInfo(path).fileName()));
        });
        old->setFolder(m_folder->filePath("logs"));
        old->setShown(true);
        return old;
    }
    [[nodiscard]] QString path(const QString& name) const
    {
        return m_folder->filePath("logs/" + name);
    }
    /// The oldest first, as they are called by their time.
    [[nodiscard]] QStringList names() const
    {
        return QDir(m_folder->filePath("logs")).entryList({"*.mcap"}, QDir::Files, QDir::Name);
    }
    [[nodiscard]] static QStringList listed(const OldRecordings& old)
    {
        QStringList all;
        for (int row = 0; row < old.count(); ++row)
            all += old.data(old.index(row), OldRecordings::NameRole).toString();
        return all;
    }

    test::OwnSettings m_settings;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QTemporaryDir> m_trash;
    QStringList m_names;
};

LEADLINE_GUILESS_TEST(OldRecordingsTest)
#include "tst_oldrecordings.moc"
