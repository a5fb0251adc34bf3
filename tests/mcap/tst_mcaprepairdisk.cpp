// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcap/McapRepair.h"
#include "support/CliRun.h"
#include "support/McapFile.h"
#include "support/ProcessTemporary.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <fcntl.h>
#include <functional>
#include <stop_token>
#include <string_view>
#include <sys/syscall.h>
#include <unistd.h>

using namespace leadline;
using test::Bytes;
using test::McapFile;

namespace {

/// What the disk refuses, of all that this program asks of it.
struct Disk {
    /// Nothing is read between these.
    off_t failsFrom = 0;
    off_t failsTo = 0;
    /// Is called before each reading.
    std::function<void()> look = {};
    bool hasLinks = true;
    /// Names that end so are not renamed.
    std::vector<std::string_view> refused = {};
};
Disk disk;

} // namespace

// The program's own word goes before that of the C library.
extern "C" {

ssize_t pread(int descriptor, void* into, size_t count, off_t offset)
{
    if (disk.look)
        disk.look();
    if (offset < disk.failsTo && offset + static_cast<off_t>(count) > disk.failsFrom) {
        if (offset >= disk.failsFrom) {
            errno = EIO;
            return -1;
        }
        count = static_cast<size_t>(disk.failsFrom - offset);
    }
    return ::syscall(SYS_pread64, descriptor, into, count, offset);
}
ssize_t pread64(int descriptor, void* into, size_t count, off_t offset)
{
    return pread(descriptor, into, count, offset);
}
int link(const char* from, const char* to) noexcept
{
    if (!disk.hasLinks) {
        errno = EPERM;
        return -1;
    }
    return static_cast<int>(::syscall(SYS_linkat, AT_FDCWD, from, AT_FDCWD, to, 0));
}
int rename(const char* from, const char* to) noexcept
{
    for (const std::string_view refused : disk.refused)
        if (std::string_view(from).ends_with(refused)) {
            errno = EIO;
            return -1;
        }
    return static_cast<int>(::syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0));
}
}

/// Tests what a repair leaves behind if the disk fails.
class McapRepairDiskTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        disk = {};
        for (const QString& name : names())
            QFile::remove(m_folder.filePath(name));
    }

    void aMediumThatFailsIsNoDamage_data()
    {
        QTest::addColumn<bool>("finished");
        QTest::addColumn<bool>("packed");
        for (const bool finished : {true, false})
            for (const bool packed : {true, false})
                QTest::addRow("%s, %s", finished ? "finished" : "cut", packed ? "zstd" : "plain")
                    << finished << packed;
    }

    void aMediumThatFailsIsNoDamage()
    {
        QFETCH(bool, finished);
        QFETCH(bool, packed);
        McapFile made = someFrames();
        Bytes file = finished && !packed ? made.finished() : made.cut();
        if (packed)
            file = test::finishedWithCompressedChunks(file, "zstd");
        if (packed && !finished)
            file.resize(file.size() - 8);
        write("a.mcap", file);
        const auto chunk = test::placesOf(file, mcap::Op::Chunk)[1];
        // Its head comes.
        disk.failsFrom = static_cast<off_t>(chunk.content() + 100);
        disk.failsTo = static_cast<off_t>(chunk.end());
        const auto report = mcap::repairMcap(path("a.mcap"));
        disk = {};
        QVERIFY(!report);
        QCOMPARE(report.error().message.text(),
                 std::string("a.mcap cannot be read to its end: its disk does not answer."));
        QCOMPARE(names(), QStringList{"a.mcap"});
        QCOMPARE(content("a.mcap"), test::bytesOf(file));
    }

    void whereTheNewFileCannotTakeItsPlaceTheOldOneHasIt_data()
    {
        QTest::addColumn<bool>("links");
        QTest::newRow("with links") << true;
        QTest::newRow("without") << false;
    }

    void whereTheNewFileCannotTakeItsPlaceTheOldOneHasIt()
    {
        QFETCH(bool, links);
        const Bytes file = damaged();
        write("a.mcap", file);
        disk.hasLinks = links;
        disk.refused = {".repairing"};
        const auto report = mcap::repairMcap(path("a.mcap"));
        QVERIFY(!report);
        QCOMPARE(report.error().message.text(),
                 std::string("a.mcap could not be replaced by the repaired file."));
        QCOMPARE(names(), QStringList{"a.mcap"});
        QCOMPARE(content("a.mcap"), test::bytesOf(file));
    }

    void aRepairThatEndedBetweenItsRenamingsIsBegunAnew()
    {
        const Bytes file = damaged();
        write("20260913-135512Z.mcap", file);
        disk = {.hasLinks = false, .refused = {".repairing", ".damaged"}};
        const auto report = mcap::repairMcap(path("20260913-135512Z.mcap"));
        QVERIFY(!report);
        QVERIFY(report.error().message.text().ends_with("kept as 20260913-135512Z.mcap.damaged."));
        QVERIFY(!names().contains("20260913-135512Z.mcap"));
        disk = {};
        QVERIFY(mcap::repairRecordings(m_folder.path().toStdString()).empty());
        QCOMPARE(names(), QStringList{"20260913-135512Z.mcap"});
        QCOMPARE(content("20260913-135512Z.mcap"), test::bytesOf(file));
        const auto again = mcap::repairMcap(path("20260913-135512Z.mcap"));
        QVERIFY(again && again->wasDamaged && !again->original.empty());
    }

    void whereverItIsStoppedTheFileIsAsItWas()
    {
        const Bytes file = damaged();
        int stopped = 0;
        for (int most = 0;; ++most) {
            init();
            write("a.mcap", file);
            std::stop_source stop;
            int reads = 0;
            disk.look = [&] {
                if (reads++ >= most)
                    stop.request_stop();
            };
            const auto report = mcap::repairMcap(path("a.mcap"), stop.get_token());
            disk = {};
            if (report)
                break;
            ++stopped;
            QCOMPARE(report.error().message.text(),
                     std::string("a.mcap is as it was: its repair was stopped."));
            QCOMPARE(names(), QStringList{"a.mcap"});
            QCOMPARE(content("a.mcap"), test::bytesOf(file));
        }
        // Some of them while it was looked into, and while it was copied.
        QVERIFY2(stopped > 4, qPrintable(QString::number(stopped)));
    }

private:
    static Bytes damaged()
    {
        Bytes file = someFrames().finished();
        file[test::placesOf(file, mcap::Op::Chunk)[1].content() + 200] ^= std::byte{1};
        return file;
    }
    /// Two chunks, each of more than is read at once.
    static McapFile someFrames()
    {
        McapFile file;
        const auto channel = file.rawChannel("sonar/ping360-1/rx");
        for (int i = 0; i < 40; ++i) {
            file.frame(channel, i * 50,
                       test::Spoke360{.angleGrad = static_cast<std::uint16_t>(i),
                                      .samples = test::someSamples(400, static_cast<unsigned>(i))}
                           .frame());
            if (i % 20 == 19)
                file.writer().closeChunk();
        }
        return file;
    }
    [[nodiscard]] std::filesystem::path path(const char* name) const
    {
        return m_folder.filePath(name).toStdString();
    }
    void write(const char* name, const Bytes& bytes) const
    {
        test::writeFile(m_folder.filePath(name), test::bytesOf(bytes));
    }
    [[nodiscard]] QByteArray content(const char* name) const
    {
        return test::readFile(m_folder.filePath(name));
    }
    [[nodiscard]] QStringList names() const { return QDir(m_folder.path()).entryList(QDir::Files); }

    QTemporaryDir m_folder{QString::fromStdString(test::ownInMemory()) + "/XXXXXX"};
};

LEADLINE_GUILESS_TEST(McapRepairDiskTest)
#include "tst_mcaprepairdisk.moc"
