// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/LockedFile.h"
#include "io/RecordingDisk.h"
#include "support/CliRun.h"
#include "support/TestMain.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace leadline;

namespace {

const std::string stem = "20260913-135512Z";

base::ByteSpan bytesOf(std::string_view text)
{
    return std::as_bytes(std::span(text));
}

} // namespace

class RecordingDiskTest : public QObject {
    Q_OBJECT

private slots:
    void filesAreNamedAndNeverWrittenOver()
    {
        io::FolderDisk disk(path("new/folder"));
        const auto first = disk.create(stem, {});
        const auto second = disk.create(stem, {});
        QVERIFY(first && second);
        QCOMPARE((*first)->path().filename().string(), stem + ".mcap");
        QCOMPARE((*second)->path().filename().string(), stem + "-2.mcap");
        QVERIFY((*first)->append(bytesOf("one")).ok() && (*second)->append(bytesOf("two")).ok());
        QVERIFY((*first)->append(bytesOf("more")).ok() && (*first)->sync().ok());
        QCOMPARE(test::readFile(text((*first)->path())), QByteArray("onemore"));
        QCOMPARE(test::readFile(text((*second)->path())), QByteArray("two"));
        QVERIFY(disk.freeBytes().value_or(0) > 0);
    }

    void whatIsRecordedIsLocked()
    {
        io::FolderDisk disk(path("locked"));
        auto file = disk.create(stem, {});
        QVERIFY(file);
        const auto where = (*file)->path();
        io::LockedFile::Failure failure{};
        QVERIFY(!io::LockedFile::open(where, io::LockedFile::Make::Existing, failure));
        QVERIFY(failure.cause == io::LockedFile::Cause::Locked);
        file->reset();
        QVERIFY(io::LockedFile::open(where, io::LockedFile::Make::Existing, failure));
    }

    void aFileThatWasRemovedOrReplacedIsMissed()
    {
        io::FolderDisk disk(path("removed"));
        const auto file = disk.create(stem, {});
        QVERIFY((*file)->isThere());
        QVERIFY(QFile::remove(text((*file)->path())));
        QVERIFY(!(*file)->isThere());
        test::writeFile(text((*file)->path()), "another");
        QVERIFY(!(*file)->isThere());
    }

    void aFolderThatCannotBeIsSaid()
    {
        test::writeFile(text(path("file")), "in the way");
        io::FolderDisk disk(path("file") / "folder");
        const auto made = disk.create(stem, {});
        QVERIFY(!made);
        const QString sentence = QString::fromStdString(made.error().message.text());
        QVERIFY2(sentence.startsWith("Nothing can be recorded in ") &&
                     sentence.endsWith("a file stands where its folder should be."),
                 qPrintable(sentence));
        QVERIFY(!disk.freeBytes());
    }

    void reasonsAreThoseAPilotCanActOn()
    {
        const auto reason = [](std::errc error) {
            return io::reasonOf(std::make_error_code(error)).text();
        };
        QCOMPARE(reason(std::errc::no_space_on_device), std::string("the disk is full"));
        QCOMPARE(reason(std::errc::read_only_file_system),
                 std::string("the disk is write-protected"));
        QCOMPARE(reason(std::errc::permission_denied),
                 std::string("this user may not write there"));
        QCOMPARE(reason(std::errc::io_error), std::string("the disk is not responding"));
    }

    void recordingsAreKnownByTheirNames_data()
    {
        QTest::addColumn<bool>("isOne");
        for (const char* name :
             {"20260913-135512Z.mcap", "20260913-135512Z-2.mcap", "20260913-135512Z-999.mcap",
              "20260913-135512Z-part001.mcap", "20260913-135512Z-2-part1234.mcap"})
            QTest::newRow(name) << true;
        for (const char* name :
             {"", ".mcap", "20260913-135512Z", "20260913-135512Z.mcap.damaged",
              "20260913-135512.mcap", "20260913-135512Z-.mcap", "20260913-135512Z-2x.mcap",
              "20260913-135512Zcopy.mcap", "20260913-135512Z-part1.mcap",
              "20260913-135512Z-part.mcap", "20260913-135512Z-part001-2.mcap",
              "20260913-135512Z2-part001.mcap", "2026o913-135512Z.mcap", "dive.mcap"})
            QTest::newRow(name) << false;
    }

    void recordingsAreKnownByTheirNames()
    {
        QFETCH(bool, isOne);
        QCOMPARE(io::isRecordingName(QTest::currentDataTag()), isOne);
    }

    void partsStandBehindEachOther()
    {
        io::FolderDisk disk(path("parts"));
        QStringList made;
        for (const int part : {1, 2, 10})
            made += text((*disk.create(stem, io::partSuffix(part)))->path());
        made.prepend(text((*disk.create(stem, {}))->path()));
        // Another recording of the same second.
        made.append(text((*disk.create(stem, io::partSuffix(1)))->path()));
        QCOMPARE(made.last(), text(path("parts") / (stem + "-2-part001.mcap")));
        made.swapItemsAt(1, 4);
        made.swapItemsAt(2, 4);
        made.swapItemsAt(3, 4);
        QStringList found;
        for (const auto& each : io::recordingsIn(path("parts")))
            found += text(each);
        QCOMPARE(found, made);
    }

private:
    [[nodiscard]] std::filesystem::path path(const char* name) const
    {
        return m_folder.filePath(name).toStdString();
    }
    static QString text(const std::filesystem::path& path)
    {
        return QString::fromStdString(path.string());
    }

    QTemporaryDir m_folder;
};

LEADLINE_GUILESS_TEST(RecordingDiskTest)
#include "tst_recordingdisk.moc"
