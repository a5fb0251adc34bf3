// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/FileOpening.h"

#include "SyntheticLog.h"
#include "session/LogTimeOffset.h"
#include "support/OwnSettings.h"
#include "support/StalledFile.h"
#include "support/TestMain.h"
#include "support/TlogFrames.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <utility>

using namespace leadline;
using app::FileOpening;
using State = FileOpening::State;
using Failure = FileOpening::Failure;

namespace {

constexpr int fileOpeningTimeoutMs = 60'000;

} // namespace

class FileOpeningTest : public QObject {
    Q_OBJECT

private slots:
    void aFileIsOpenedAndReadToItsEnd()
    {
        FileOpening files;
        QSignalSpy opened(&files, &FileOpening::opened);
        QSignalSpy read(&files, &FileOpening::read);
        files.openPath(log("one.bin"));
        QCOMPARE(files.state(), State::Opening);
        QCOMPARE(files.fileName(), QStringLiteral("one.bin"));
        QVERIFY(files.isSearching() && files.recording() == nullptr);
        QTRY_COMPARE_WITH_TIMEOUT(read.count(), 1, fileOpeningTimeoutMs);
        QCOMPARE(opened.count(), 1);
        QCOMPARE(files.state(), State::Ready);
        QVERIFY(!files.isSearching() && files.isRead() && !files.cancelled());
        QCOMPARE(files.progress(), 1.0);
        QCOMPARE(read.front().front().value<std::vector<log::Gap>>().size(), std::size_t{1});
        files.close();
        QCOMPARE(files.state(), State::Empty);
        QVERIFY(files.recording() == nullptr && files.fileName().isEmpty());
    }

    void aFileThatBecomesShorterIsSaid()
    {
        FileOpening files;
        const QString open = log("short.bin");
        openAndRead(files, open);
        QSignalSpy said(&files, &FileOpening::cutShort);
        QVERIFY(QFile::resize(open, QFileInfo(open).size() / 2));
        QTRY_COMPARE_WITH_TIMEOUT(said.count(), 1, fileOpeningTimeoutMs);
        QCOMPARE(said.front().front().toString(), QStringLiteral("short.bin"));
    }

    void theEndDoesNotWaitForADiskThatDoesNotAnswer()
    {
        test::StalledFile stalled(log("one.bin"));
        {
            FileOpening files;
            files.openPath(path("one.bin"));
            QTRY_VERIFY(stalled.isAwaited());
        } // would wait for the file else
        QVERIFY(!base::waitForDetachableThreads(std::chrono::milliseconds(0)));
        stalled.release();
        QVERIFY(base::waitForDetachableThreads(std::chrono::minutes(1)));
        QCoreApplication::sendPostedEvents();
    }

    // A repair does so, and an export over it.
    void aFileWhoseNameAShorterOneTakesIsWholeStill()
    {
        FileOpening files;
        const QString open = log("replaced.bin");
        openAndRead(files, open);
        QSignalSpy said(&files, &FileOpening::cutShort);
        const QString other = log("other.bin");
        QVERIFY(QFile::resize(other, QFileInfo(open).size() / 2));
        std::filesystem::rename(other.toStdString(), open.toStdString());
        QTest::qWait(500);
        QCOMPARE(said.count(), 0);
    }

    void whatIsOpenStaysUntilTheNextOneIsKnownToBeALog()
    {
        FileOpening files;
        openAndRead(files, log("one.bin"));
        const formats::Recording* const first = files.recording();
        QSignalSpy closing(&files, &FileOpening::closing);
        files.openPath(test::written(path("notes.txt"), std::vector(20, std::byte{'n'})));
        QCOMPARE(files.searchedName(), QStringLiteral("notes.txt"));
        QTRY_COMPARE_WITH_TIMEOUT(files.failure(), Failure::NotALog, fileOpeningTimeoutMs);
        QVERIFY(files.sentence().startsWith(QStringLiteral("notes.txt")));
        QCOMPARE(files.state(), State::Ready);
        QCOMPARE(files.fileName(), QStringLiteral("one.bin"));
        QCOMPARE(files.recording(), first);
        QCOMPARE(closing.count(), 0);
        // It is there as long as it is said to be let go of.
        connect(&files, &FileOpening::closing, this, [&] { QCOMPARE(files.recording(), first); });
        files.openPath(log("two.bin"));
        QCOMPARE(files.failure(), Failure::None);
        QTRY_COMPARE_WITH_TIMEOUT(files.fileName(), QStringLiteral("two.bin"),
                                  fileOpeningTimeoutMs);
        QCOMPARE(closing.count(), 1);
        QVERIFY(files.recording() != first);
    }

    void theFilesOfARowFollowEachOther()
    {
        FileOpening files;
        QVERIFY(QDir(m_folder.path()).mkpath("row"));
        (void)log("row/1.bin");
        (void)test::written(path("row/2.bin"), {});
        (void)log("row/3.bin");
        files.open({QUrl::fromLocalFile(path("row"))});
        QTRY_VERIFY_WITH_TIMEOUT(files.state() == State::Ready && files.isRead(),
                                 fileOpeningTimeoutMs);
        QCOMPARE(files.row().number(), 1);
        QCOMPARE(files.row().count(), 3);
        files.openNext();
        QTRY_COMPARE_WITH_TIMEOUT(files.fileName(), QStringLiteral("3.bin"), fileOpeningTimeoutMs);
        QCOMPARE(files.row().number(), 3);
        QCOMPARE(files.failure(), Failure::NotReadable);
        files.openInRow(1);
        QVERIFY(!files.isSearching());
        files.openInRow(-2);
        QTRY_COMPARE_WITH_TIMEOUT(files.fileName(), QStringLiteral("1.bin"), fileOpeningTimeoutMs);
    }

    void ofANameThatIsNoUtf8ThatIsSaid()
    {
        const std::string name = m_folder.path().toStdString() + "/dive-\xe9t\xe9.bin";
        std::filesystem::rename(log("named.bin").toStdString(), name);
        FileOpening files;
        files.openPath(QFile::decodeName(name.c_str()));
        QTRY_COMPARE_WITH_TIMEOUT(files.failure(), Failure::NotReadable, fileOpeningTimeoutMs);
        QVERIFY2(files.sentence().contains("its name is not UTF-8"), qPrintable(files.sentence()));
        std::filesystem::remove(name);
        files.openPath(path("missing.bin"));
        QTRY_VERIFY_WITH_TIMEOUT(files.sentence() == "missing.bin does not exist.",
                                 fileOpeningTimeoutMs);
    }

    void severalFilesLieOnOneTimeLineWithoutThoseThatAreNone()
    {
        FileOpening files;
        QList<QUrl> urls;
        for (const QString& each : {log("one.bin"), path("missing.bin"), log("two.bin")})
            urls += QUrl::fromLocalFile(each);
        QSignalSpy notThere(&files, &FileOpening::notThere);
        files.open(urls);
        QTRY_VERIFY_WITH_TIMEOUT(files.state() == State::Ready && files.isRead(),
                                 fileOpeningTimeoutMs);
        QCOMPARE(files.fileName(), QStringLiteral("one.bin + two.bin"));
        QCOMPARE(files.row().count(), 1);
        QVERIFY(!files.joined());
        QCOMPARE(files.failure(), Failure::NotReadable);
        QVERIFY(files.sentence().startsWith("missing.bin"));
        QCOMPARE(notThere.count(), 1);
    }

    void aVehiclesLogLiesBesideASonars()
    {
        FileOpening files;
        QSignalSpy read(&files, &FileOpening::read);
        files.open(bothLogs("60.mcap"));
        QCOMPARE(files.state(), State::Opening);
        QTRY_COMPARE_WITH_TIMEOUT(read.count(), 1, fileOpeningTimeoutMs);
        QCOMPARE(files.fileName(), QStringLiteral("60.mcap + drive.tlog"));
        QVERIFY(files.isRead() && files.joined() && !files.offered());
        QCOMPARE(files.recording()->counts().frames, std::uint64_t{300});
        QVERIFY(files.joined()->placement.by == formats::Placement::By::Utc);
        const log::Time offset = files.joined()->offset();
        for (log::StreamNumber i = 0; i < files.recording()->log().streamCount(); ++i)
            QVERIFY(!files.isByHand(i, {}));

        // Moved, it is the same two logs; and it is remembered, as moved by hand.
        const auto sonar = files.joined()->sonar;
        files.alignByHand(std::chrono::milliseconds(-2500));
        QTRY_COMPARE_WITH_TIMEOUT(read.count(), 2, fileOpeningTimeoutMs);
        QCOMPARE(files.joined()->sonar, sonar);
        QVERIFY(files.joined()->offset() == offset - std::chrono::milliseconds(2500));
        QCOMPARE(files.state(), State::Ready);
        files.close();
        QVERIFY(!files.joined());
        files.open(bothLogs("60.mcap"));
        QTRY_COMPARE_WITH_TIMEOUT(read.count(), 3, fileOpeningTimeoutMs);
        QVERIFY(files.joined()->byHand == std::chrono::milliseconds(-2500));
        const log::Log& log = files.recording()->log();
        for (log::StreamNumber i = 0; i < log.streamCount(); ++i)
            QCOMPARE(files.isByHand(i, {}), log.stream(i).kind() == ping::DeviceKind::Vehicle);
        files.alignByHand({});
        QTRY_COMPARE_WITH_TIMEOUT(read.count(), 4, fileOpeningTimeoutMs);
        QVERIFY(files.joined() && !files.joined()->byHand);
    }

    void anAlignmentThatIsRequestedWhileAFileIsReadIsAppliedOnceItIsRead()
    {
        FileOpening files;
        QSignalSpy read(&files, &FileOpening::read);
        bool requested = false;
        connect(&files, &FileOpening::opened, this, [&] {
            if (std::exchange(requested, true))
                return;
            QVERIFY(!files.isRead());
            files.alignByHand(std::chrono::milliseconds(-2500));
        });
        files.open(bothLogs("60.mcap"));
        QTRY_COMPARE_WITH_TIMEOUT(read.count(), 2, fileOpeningTimeoutMs);
        QVERIFY(files.joined()->byHand == std::chrono::milliseconds(-2500));
        QVERIFY(!files.isSearching());
        // It is done once, and forgotten with the file that it was for.
        requested = false;
        connect(&files, &FileOpening::opened, &files, &FileOpening::close,
                Qt::SingleShotConnection);
        files.open(bothLogs("60.mcap"));
        QTRY_COMPARE_WITH_TIMEOUT(files.state(), State::Empty, fileOpeningTimeoutMs);
        openAndRead(files, log("one.bin"));
        QVERIFY(!files.isSearching() && !files.joined());
        QSettings().remove("vehicleLogShifts");
    }

    void filesOfAListThatAreAlignedOneAfterTheOtherAreBothAligned()
    {
        FileOpening files;
        QSignalSpy read(&files, &FileOpening::read);
        QList<QUrl> urls;
        for (const char* name : {"0.mcap", "one.bin", "two.bin"})
            urls += QUrl::fromLocalFile(test::madeLog(path(name)));
        files.open(urls);
        QTRY_COMPARE_WITH_TIMEOUT(read.count(), 1, fileOpeningTimeoutMs);
        QVERIFY(files.list()->canShiftByHand(1) && files.list()->canShiftByHand(2));
        files.alignByHand(1, std::chrono::seconds(3));
        files.alignByHand(2, std::chrono::seconds(5));
        QTRY_COMPARE_WITH_TIMEOUT(read.count(), 2, fileOpeningTimeoutMs);
        QVERIFY(files.list()->parts[1].byHand == std::chrono::seconds(3));
        QVERIFY(files.list()->parts[2].byHand == std::chrono::seconds(5));
        QSettings().remove("vehicleLogShifts");
    }

    void anAlignmentThatIsStoppedIsNotShownAsDone()
    {
        FileOpening files;
        app::LogTimeOffset offset(files);
        QSignalSpy read(&files, &FileOpening::read);
        files.open(bothLogs("60.mcap"));
        QTRY_COMPARE_WITH_TIMEOUT(read.count(), 1, fileOpeningTimeoutMs);
        QVERIFY(offset.present());
        offset.setSeconds(3);
        QCOMPARE(offset.seconds(), 3.0);
        files.cancel();
        QCOMPARE(offset.seconds(), 0.0);
        offset.setSeconds(3);
        files.openPath(test::written(path("notes.txt"), std::vector(20, std::byte{'n'})));
        QTRY_COMPARE_WITH_TIMEOUT(files.failure(), Failure::NotALog, fileOpeningTimeoutMs);
        QCOMPARE(files.fileName(), QStringLiteral("60.mcap + drive.tlog"));
        QCOMPARE(offset.seconds(), 0.0);
        offset.setSeconds(3);
        QTRY_COMPARE_WITH_TIMEOUT(read.count(), 2, fileOpeningTimeoutMs);
        QVERIFY(files.joined()->byHand == std::chrono::seconds(3));
        QCOMPARE(offset.seconds(), 3.0);
        QSettings().remove("vehicleLogShifts");
    }

    void whatHasNoCommonClockIsLaidTogetherByTheUserAlone()
    {
        FileOpening files;
        QSignalSpy read(&files, &FileOpening::read);
        files.open(bothLogs("one.bin"));
        QTRY_COMPARE_WITH_TIMEOUT(read.count(), 1, fileOpeningTimeoutMs);
        QCOMPARE(files.fileName(), QStringLiteral("one.bin"));
        QVERIFY(!files.joined() && files.offered());
        QVERIFY(files.offered()->placement.by == formats::Placement::By::None);
        QCOMPARE(files.recording()->counts().frames, std::uint64_t{200});
        QCOMPARE(files.files().size(), std::size_t{1});

        // Taken, it stays taken, though nothing was moved.
        const auto sonar = files.offered()->sonar;
        files.alignByHand(log::Time{});
        QTRY_COMPARE_WITH_TIMEOUT(read.count(), 2, fileOpeningTimeoutMs);
        QCOMPARE(files.fileName(), QStringLiteral("one.bin + drive.tlog"));
        QVERIFY(files.joined() && files.joined()->byHand == log::Time{});
        QCOMPARE(files.joined()->sonar, sonar);
        QVERIFY(files.joined()->offset() == std::chrono::seconds(1));
        QCOMPARE(files.recording()->counts().frames, std::uint64_t{300});
        files.close();
        files.open(bothLogs("one.bin"));
        QTRY_COMPARE_WITH_TIMEOUT(read.count(), 3, fileOpeningTimeoutMs);
        QVERIFY(files.joined() && files.joined()->byHand == log::Time{});

        // Another dive under the same names is another pair.
        files.close();
        const QList<QUrl> urls = bothLogs("one.bin");
        (void)test::written(path("one.bin"), test::spokesWithAGap(100));
        files.open(urls);
        QTRY_COMPARE_WITH_TIMEOUT(read.count(), 4, fileOpeningTimeoutMs);
        QVERIFY(!files.joined() && files.offered());

        // And it can be taken back.
        files.alignByHand(std::chrono::seconds(7));
        QTRY_COMPARE_WITH_TIMEOUT(read.count(), 5, fileOpeningTimeoutMs);
        QVERIFY(files.joined() && !files.offered());
        files.alignByHand({});
        QTRY_COMPARE_WITH_TIMEOUT(read.count(), 6, fileOpeningTimeoutMs);
        QVERIFY(!files.joined() && files.offered());
    }

    void whatAnEarlierVersionKeptCountsStill()
    {
        const QList<QUrl> urls = bothLogs("one.bin");
        // Without the sizes of the two.
        QSettings().setValue("vehicleLogShifts",
                             QStringList{"1500\t" + path("one.bin") + '\t' + path("drive.tlog")});
        FileOpening files;
        QSignalSpy read(&files, &FileOpening::read);
        files.open(urls);
        QTRY_COMPARE_WITH_TIMEOUT(read.count(), 1, fileOpeningTimeoutMs);
        QVERIFY(files.joined() && files.joined()->byHand == std::chrono::milliseconds(1500));
        QSettings().remove("vehicleLogShifts");
    }

    void clocksThatSayOtherTimesLayNothingTogether()
    {
        FileOpening files;
        QSignalSpy read(&files, &FileOpening::read);
        files.open(bothLogs("7200.mcap"));
        QTRY_COMPARE_WITH_TIMEOUT(read.count(), 1, fileOpeningTimeoutMs);
        QVERIFY(!files.joined() && files.offered());
        QVERIFY(files.offered()->placement.by == formats::Placement::By::Apart);
        QCOMPARE(files.fileName(), QStringLiteral("7200.mcap"));
    }

    void whatCanBeReadOfTwoLogsIsPlayed_data()
    {
        QTest::addColumn<QString>("missing");
        QTest::addColumn<QString>("left");
        QTest::newRow("no sonar") << "one.bin"
                                  << "drive.tlog";
        QTest::newRow("no vehicle") << "drive.tlog"
                                    << "one.bin";
    }

    void whatCanBeReadOfTwoLogsIsPlayed()
    {
        QFETCH(QString, missing);
        QFETCH(QString, left);
        FileOpening files;
        const auto urls = bothLogs("one.bin");
        QVERIFY(QFile::remove(m_folder.filePath(missing)));
        QSignalSpy notThere(&files, &FileOpening::notThere);
        files.open(urls);
        QTRY_VERIFY_WITH_TIMEOUT(files.state() == State::Ready && files.isRead(),
                                 fileOpeningTimeoutMs);
        QCOMPARE(files.fileName(), left);
        QVERIFY(!files.joined());
        QCOMPARE(files.failure(), Failure::NotReadable);
        QVERIFY(files.sentence().startsWith(missing));
        QCOMPARE(notThere.count(), 1);
    }

    void openingTwoLogsCanBeStopped()
    {
        FileOpening files;
        files.open(bothLogs("one.bin"));
        files.cancel();
        QCOMPARE(files.state(), State::Empty);
        QVERIFY(!files.isSearching());
    }

    void lookingCanBeStopped()
    {
        FileOpening files;
        files.openPath(log("one.bin"));
        files.cancel();
        QCOMPARE(files.state(), State::Empty);
        QVERIFY(!files.isSearching() && files.fileName().isEmpty());
        openAndRead(files, log("one.bin"));
        files.openPath(log("two.bin"));
        files.cancel();
        QCOMPARE(files.state(), State::Ready);
        QCOMPARE(files.fileName(), QStringLiteral("one.bin"));
        QVERIFY(!files.cancelled());
    }

    void aFailureIsForgotten()
    {
        FileOpening files;
        QVERIFY(QDir(m_folder.path()).mkdir(QStringLiteral("empty")));
        files.open({QUrl::fromLocalFile(path("empty"))});
        QCOMPARE(files.state(), State::Failed);
        QCOMPARE(files.failure(), Failure::NoLogs);
        QCOMPARE(files.fileName(), QStringLiteral("empty"));
        files.forgetFailure();
        QCOMPARE(files.state(), State::Empty);
        QCOMPARE(files.failure(), Failure::None);
        QVERIFY(files.sentence().isEmpty());
        QSignalSpy nothing(&files, &FileOpening::nothingToOpen);
        files.open({QUrl(QStringLiteral("https://example.org/dive.bin"))});
        QCOMPARE(nothing.count(), 1);
    }

private:
    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder.filePath(QString::fromLatin1(name));
    }
    [[nodiscard]] QString log(const char* name) const
    {
        return test::written(path(name), test::spokesWithAGap());
    }
    /// A Ping360's and a vehicle's of 100 messages, the latter first. That of an .mcap of a minute
    /// lies with it.
    [[nodiscard]] QList<QUrl> bothLogs(const char* sonar) const
    {
        test::TlogMaker maker(std::chrono::nanoseconds(test::McapFile::start) +
                              std::chrono::seconds(60));
        for (std::uint32_t i = 0; i < 100; ++i)
            maker.attitude(i);
        return {QUrl::fromLocalFile(test::written(path("drive.tlog"), maker.bytes())),
                QUrl::fromLocalFile(test::madeLog(path(sonar)))};
    }
    static void openAndRead(FileOpening& files, const QString& path)
    {
        QSignalSpy read(&files, &FileOpening::read);
        files.openPath(path);
        QTRY_COMPARE_WITH_TIMEOUT(read.count(), 1, fileOpeningTimeoutMs);
    }

    test::OwnSettings m_settings;
    QTemporaryDir m_folder;
};

LEADLINE_GUILESS_TEST(FileOpeningTest)
#include "tst_fileopening.moc"
