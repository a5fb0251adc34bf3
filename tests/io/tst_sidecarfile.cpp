// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/LockedFile.h"
#include "io/SidecarFile.h"
#include "support/CliRun.h"
#include "support/TestMain.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <chrono>

using namespace leadline;
using io::SidecarFile;

class SidecarFileTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir(m_folder->path()).mkdir("logs"));
        test::writeFile(path("logs/dive.bin"), "the recording");
    }

    void whatIsWrittenLiesBesideTheRecording()
    {
        const SidecarFile sheet(file("logs/dive.bin"), "sheet.txt");
        QVERIFY(!sheet.exists());
        QVERIFY(sheet.read() && !*sheet.read());
        const auto kept = sheet.write("one");
        QVERIFY(kept && kept->message.text().empty());
        QCOMPARE(kept->file, file("logs/dive.bin.sheet.txt"));
        QVERIFY(sheet.write("another"));
        QVERIFY(sheet.exists());
        QCOMPARE(**sheet.read(), std::string("another"));
        QCOMPARE(test::readFile(path("logs/dive.bin")), QByteArray("the recording"));
        // Nothing else is left behind.
        QCOMPARE(names("logs"), (QStringList{"dive.bin", "dive.bin.sheet.txt"}));
        QVERIFY(!*SidecarFile(file("logs/dive.bin"), "markers.json").read());
    }

    void whereTheFolderTakesNoFilesItIsKeptElsewhere()
    {
        // A folder stands where the file would: that holds for whoever runs the test, root too.
        QVERIFY(QDir(path("logs")).mkdir("dive.bin.sheet.txt"));
        const SidecarFile sheet(file("logs/dive.bin"), "sheet.txt", file("kept/notes"));
        const auto kept = sheet.write("one");
        QVERIFY(kept);
        QCOMPARE(kept->file.parent_path(), file("kept/notes"));
        QVERIFY(kept->message.text().find("saved in " + file("kept/notes").string()) !=
                std::string::npos);
        QCOMPARE(**sheet.read(), std::string("one"));
        QCOMPARE(names("logs"), (QStringList{"dive.bin"}));

        // The same recording in another place, and another one of that name.
        QVERIFY(QDir(m_folder->path()).mkdir("copy"));
        test::writeFile(path("copy/dive.bin"), "the recording");
        QCOMPARE(**SidecarFile(file("copy/dive.bin"), "sheet.txt", file("kept/notes")).read(),
                 std::string("one"));
        test::writeFile(path("copy/dive.bin"), "a recording");
        QVERIFY(!*SidecarFile(file("copy/dive.bin"), "sheet.txt", file("kept/notes")).read());
    }

    void withoutAnotherPlaceItIsSaidWhyNothingIsKept()
    {
        QVERIFY(QDir(path("logs")).mkdir("dive.bin.sheet.txt"));
        const SidecarFile sheet(file("logs/dive.bin"), "sheet.txt");
        const auto kept = sheet.write("one");
        QVERIFY(!kept);
        QVERIFY(kept.error().message.text().starts_with("dive.bin.sheet.txt cannot be written: "));
        QCOMPARE(names("logs"), (QStringList{"dive.bin"}));
    }

    void theNewerOneCounts()
    {
        const SidecarFile sheet(file("logs/dive.bin"), "sheet.txt", file("kept"));
        QVERIFY(QDir(path("logs")).mkdir("dive.bin.sheet.txt"));
        const auto elsewhere = sheet.write("elsewhere")->file;
        QVERIFY(QDir(path("logs")).rmdir("dive.bin.sheet.txt"));
        test::writeFile(path("logs/dive.bin.sheet.txt"), "beside");
        const auto now = std::filesystem::last_write_time(elsewhere);
        std::filesystem::last_write_time(sheet.beside(), now - std::chrono::hours(1));
        QCOMPARE(**sheet.read(), std::string("elsewhere"));
        std::filesystem::last_write_time(sheet.beside(), now + std::chrono::hours(1));
        QCOMPARE(**sheet.read(), std::string("beside"));
        // As soon as the folder takes it there is one place only.
        QVERIFY(sheet.write("new"));
        QVERIFY(!std::filesystem::exists(elsewhere));
        QCOMPARE(**sheet.read(), std::string("new"));
    }

    void whatIsKeptElsewhereCountsWhateverTheClockBesideSays()
    {
        const SidecarFile sheet(file("logs/dive.bin"), "sheet.txt", file("kept"));
        QVERIFY(sheet.write("beside"));
        const auto now = std::filesystem::last_write_time(sheet.beside());
        std::filesystem::last_write_time(sheet.beside(), now + std::chrono::hours(2));
        QVERIFY(QDir(path("logs")).mkdir("dive.bin.sheet.txt.writing"));
        const auto kept = sheet.write("elsewhere");
        QVERIFY(kept);
        QCOMPARE(kept->reason.text(),
                 std::string("dive.bin.sheet.txt cannot be made: a folder stands in its place."));
        QCOMPARE(**sheet.read(), std::string("elsewhere"));
    }

    void whatACrashLeftBehindIsTakenOver()
    {
        test::writeFile(path("logs/dive.bin.sheet.txt"), "old");
        test::writeFile(path("logs/dive.bin.sheet.txt.writing"), "half of something longer");
        const SidecarFile sheet(file("logs/dive.bin"), "sheet.txt");
        QCOMPARE(**sheet.read(), std::string("old"));
        QVERIFY(sheet.write("new"));
        QCOMPARE(names("logs"), (QStringList{"dive.bin", "dive.bin.sheet.txt"}));
        QCOMPARE(**sheet.read(), std::string("new"));
    }

    void twoWritersDoNotMixTheirs()
    {
        io::LockedFile::Failure failure{};
        const auto other = io::LockedFile::open(file("logs/dive.bin.sheet.txt.writing"),
                                                io::LockedFile::Make::New, failure);
        QVERIFY(other);
        const SidecarFile sheet(file("logs/dive.bin"), "sheet.txt");
        const auto written = sheet.write("new");
        QVERIFY(!written);
        QCOMPARE(written.error().message.text(),
                 std::string("dive.bin.sheet.txt is being written by another program at this "
                             "moment."));
        QVERIFY(!*sheet.read());
        QVERIFY(other->isThere());
    }

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    [[nodiscard]] std::filesystem::path file(const QString& name) const
    {
        return path(name).toStdString();
    }
    [[nodiscard]] QStringList names(const QString& folder) const
    {
        return QDir(path(folder)).entryList(QDir::Files, QDir::Name);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

LEADLINE_APPLESS_TEST(SidecarFileTest)
#include "tst_sidecarfile.moc"
