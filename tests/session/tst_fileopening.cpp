// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/FileOpening.h"

#include "MadeLog.h"
#include "support/TestMain.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace leadline;
using app::FileOpening;
using State = FileOpening::State;
using Failure = FileOpening::Failure;

namespace {

constexpr int mostMs = 60'000;

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
        QVERIFY(files.isLooking() && files.recording() == nullptr);
        QTRY_COMPARE_WITH_TIMEOUT(read.count(), 1, mostMs);
        QCOMPARE(opened.count(), 1);
        QCOMPARE(files.state(), State::Ready);
        QVERIFY(!files.isLooking() && files.isRead() && !files.cancelled());
        QCOMPARE(files.progress(), 1.0);
        QCOMPARE(read.front().front().value<std::vector<log::Gap>>().size(), std::size_t{1});
        files.close();
        QCOMPARE(files.state(), State::Empty);
        QVERIFY(files.recording() == nullptr && files.fileName().isEmpty());
    }

    void whatIsOpenStaysUntilTheNextOneIsKnownToBeALog()
    {
        FileOpening files;
        openAndRead(files, log("one.bin"));
        const log::Recording* const first = files.recording();
        QSignalSpy closing(&files, &FileOpening::closing);
        files.openPath(test::written(path("notes.txt"), std::vector(20, std::byte{'n'})));
        QCOMPARE(files.lookingInto(), QStringLiteral("notes.txt"));
        QTRY_COMPARE_WITH_TIMEOUT(files.failure(), Failure::NotALog, mostMs);
        QVERIFY(files.sentence().startsWith(QStringLiteral("notes.txt")));
        QCOMPARE(files.state(), State::Ready);
        QCOMPARE(files.fileName(), QStringLiteral("one.bin"));
        QCOMPARE(files.recording(), first);
        QCOMPARE(closing.count(), 0);
        // It is there as long as it is said to be let go of.
        connect(&files, &FileOpening::closing, this, [&] { QCOMPARE(files.recording(), first); });
        files.openPath(log("two.bin"));
        QCOMPARE(files.failure(), Failure::None);
        QTRY_COMPARE_WITH_TIMEOUT(files.fileName(), QStringLiteral("two.bin"), mostMs);
        QCOMPARE(closing.count(), 1);
        QVERIFY(files.recording() != first);
    }

    void theFilesOfARowFollowEachOther()
    {
        FileOpening files;
        const QStringList paths{log("one.bin"), path("missing.bin"), log("two.bin")};
        QList<QUrl> urls;
        for (const QString& each : paths)
            urls += QUrl::fromLocalFile(each);
        QSignalSpy notThere(&files, &FileOpening::notThere);
        files.open(urls);
        QTRY_VERIFY_WITH_TIMEOUT(files.state() == State::Ready && files.isRead(), mostMs);
        QCOMPARE(files.row().number(), 1);
        QCOMPARE(files.row().count(), 3);
        files.openNext();
        QTRY_COMPARE_WITH_TIMEOUT(files.fileName(), QStringLiteral("two.bin"), mostMs);
        QCOMPARE(files.row().number(), 3);
        QCOMPARE(files.failure(), Failure::NotReadable);
        QCOMPARE(notThere.count(), 1);
        files.openInRow(1);
        QVERIFY(!files.isLooking());
        files.openInRow(-2);
        QTRY_COMPARE_WITH_TIMEOUT(files.fileName(), QStringLiteral("one.bin"), mostMs);
    }

    void lookingCanBeStopped()
    {
        FileOpening files;
        files.openPath(log("one.bin"));
        files.cancel();
        QCOMPARE(files.state(), State::Empty);
        QVERIFY(!files.isLooking() && files.fileName().isEmpty());
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
    static void openAndRead(FileOpening& files, const QString& path)
    {
        QSignalSpy read(&files, &FileOpening::read);
        files.openPath(path);
        QTRY_COMPARE_WITH_TIMEOUT(read.count(), 1, mostMs);
    }

    QTemporaryDir m_folder;
};

LEADLINE_GUILESS_TEST(FileOpeningTest)
#include "tst_fileopening.moc"
