// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/AtomicOutput.h"

#include "export/ExportPart.h"
#include "support/CliRun.h"
#include "support/TestMain.h"

#include <QDir>
#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

#include <sys/resource.h>

using namespace leadline;
using exporting::AtomicOutput;

/// Tests that an output file is written completely or not at all.
class AtomicOutputTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void ofTwoFilesBothAreNewOrNone_data()
    {
        QTest::addColumn<bool>("isThere");
        QTest::addColumn<bool>("fails");
        QTest::newRow("new") << false << false;
        QTest::newRow("new, and not") << false << true;
        QTest::newRow("older") << true << false;
        QTest::newRow("older, and not") << true << true;
    }
    void ofTwoFilesBothAreNewOrNone()
    {
        QFETCH(bool, isThere);
        QFETCH(bool, fails);
        if (isThere)
            test::writeFile(path("b"), "older");
        {
            AtomicOutput first(options("a", true));
            AtomicOutput second(options("b", true));
            QVERIFY(first.beginFile() && first.write("one"));
            QVERIFY(second.beginFile() && second.write("two"));
            if (fails)
                QVERIFY(QDir(m_folder->path()).mkdir("a"));
            QCOMPARE(bool(first.commitWith(second)), !fails);
        }
        const QStringList both{"a", "b"};
        QCOMPARE(everything(), fails && !isThere ? QStringList{"a"} : both);
        if (isThere || !fails)
            QCOMPARE(test::readFile(path("b")), QByteArray(fails ? "older" : "two"));
        if (!fails)
            QCOMPARE(test::readFile(path("a")), QByteArray("one"));
    }

    void aFileIsThereOnceItIsWhole()
    {
        {
            AtomicOutput place(options("a"));
            QVERIFY(place.beginFile());
            QVERIFY(place.write("one") && place.write(" two"));
            QCOMPARE(visible(), QStringList());
            QVERIFY(place.commit());
        }
        QCOMPARE(everything(), QStringList{"a"});
        QCOMPARE(test::readFile(path("a")), QByteArray("one two"));
    }

    void whatIsNotCommittedIsGone()
    {
        {
            AtomicOutput file(options("a"));
            QVERIFY(file.beginFile() && file.write("half"));
            AtomicOutput named(options("b"));
            const auto at = named.beginPath();
            QVERIFY(at);
            test::writeFile(QString::fromStdString(at->string()), "half");
            AtomicOutput folder(options("c"));
            const auto in = folder.beginFolder();
            QVERIFY(in);
            test::writeFile(QString::fromStdString((*in / "one").string()), "half");
            QCOMPARE(everything().size(), 3);
            QCOMPARE(visible(), QStringList());
        }
        QCOMPARE(everything(), QStringList());
    }

    void aPathMadeByALibraryTakesItsPlace()
    {
        AtomicOutput place(options("a.nc"));
        const auto at = place.beginPath();
        test::writeFile(QString::fromStdString(at->string()), "all");
        QVERIFY(place.commit());
        QCOMPARE(everything(), QStringList{"a.nc"});
    }

    void aFolderTakesItsPlaceAsAWhole()
    {
        const auto write = [&](bool force, const char* content) {
            AtomicOutput place(options("pictures/", force));
            const auto in = place.beginFolder();
            if (!in)
                return false;
            test::writeFile(QString::fromStdString((*in / "one.png").string()), content);
            return place.commit().ok();
        };
        QVERIFY(write(false, "first"));
        QCOMPARE(test::readFile(path("pictures/one.png")), QByteArray("first"));
        test::writeFile(path("pictures/mine.txt"), "precious");
        QVERIFY(!write(false, "second"));
        QCOMPARE(test::readFile(path("pictures/one.png")), QByteArray("first"));
        QVERIFY(write(true, "second"));
        QCOMPARE(test::readFile(path("pictures/one.png")), QByteArray("second"));
        QCOMPARE(test::readFile(path("pictures/mine.txt")), QByteArray("precious"));
        QCOMPARE(everything(), QStringList{"pictures"});
    }

    void aFolderThatOneStandsIn_data()
    {
        QTest::addColumn<QString>("wished");
        QTest::addColumn<QString>("filled");
        for (const char* name : {".", "./", "../work", "../work/.", "below/.."})
            QTest::newRow(name) << name << "work";
        for (const char* name : {"..", "../", "../../all", "below/../.."})
            QTest::newRow(name) << name << "";
    }
    void aFolderThatOneStandsIn()
    {
        QFETCH(QString, wished);
        QFETCH(QString, filled);
        const QStringList precious{"all/notes.txt", "all/work/dive.bin", "all/work/notes.txt",
                                   "all/work/below/deep.txt"};
        QVERIFY(QDir(m_folder->path()).mkpath("all/work/below"));
        for (const QString& file : precious)
            test::writeFile(path(file), file.toUtf8());
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(path("all/work")));
        const auto fill = [&](bool force) {
            AtomicOutput place({.target = wished.toStdString(), .mayReplace = force});
            const auto in = place.beginFolder();
            if (!in)
                return QString::fromStdString(in.error().message.text());
            test::writeFile(QString::fromStdString((*in / "one.png").string()), "picture");
            const auto kept = place.commit();
            return kept ? QString() : QString::fromStdString(kept.error().message.text());
        };
        const QString refused = fill(false);
        const QString forced = fill(true);
        const bool stillThere = QFile::exists("dive.bin");
        QVERIFY(QDir::setCurrent(before));
        QVERIFY2(refused.contains("holds something already"), qPrintable(refused));
        QCOMPARE(forced, QString());
        QVERIFY(stillThere);
        for (const QString& file : precious)
            QCOMPARE(test::readFile(path(file)), file.toUtf8());
        QStringList all = precious;
        all += filled.isEmpty() ? QString("all/one.png") : "all/" + filled + "/one.png";
        all.sort();
        QCOMPARE(allFiles(), all);
    }

    void anEmptyFolderThatOneStandsInStaysTheSame()
    {
        QVERIFY(QDir(m_folder->path()).mkdir("work"));
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(path("work")));
        AtomicOutput place({.target = "."});
        const auto in = place.beginFolder();
        const bool begun = in.ok();
        if (begun)
            test::writeFile(QString::fromStdString((*in / "one.png").string()), "picture");
        const bool kept = begun && place.commit().ok();
        const bool isHere = QFile::exists("one.png");
        QVERIFY(QDir::setCurrent(before));
        QVERIFY(kept && isHere);
        QCOMPARE(allFiles(), QStringList{"work/one.png"});
    }

    void theTopOfADiskAndAFolderAreNoFiles()
    {
        AtomicOutput top({.target = "/", .mayReplace = true});
        QVERIFY(!top.beginFolder());
        AtomicOutput file({.target = path("new/").toStdString()});
        const auto begun = file.beginFile();
        QVERIFY(!begun && begun.error().message.text().ends_with("is a folder."));
        QCOMPARE(everything(), QStringList());
    }

    void howToReplaceIsSaidWhereThereIsAWay()
    {
        test::writeFile(path("a"), "precious");
        const auto said = [&](const std::string& how) {
            AtomicOutput place({.target = path("a").toStdString(), .replaceHint = how});
            const auto begun = place.beginFile();
            return begun ? std::string() : begun.error().message.text();
        };
        QVERIFY(said({}).ends_with("/a exists already."));
        QVERIFY(said("--force").ends_with("/a exists already; --force writes over it."));
    }

    void aStopEndsTheWaitForAnother()
    {
        AtomicOutput one(options("a"));
        QVERIFY(one.beginFile());
        // So long nobody waits.
        AtomicOutput other({.target = path("a").toStdString(), .timeout = std::chrono::hours(1)});
        std::stop_source stop;
        stop.request_stop();
        other.setStopToken(stop.get_token());
        const auto begun = other.beginFile();
        QVERIFY(!begun);
        QCOMPARE(begun.error().message.text(), exporting::cancelled().message.text());
    }

    void nothingIsWrittenOverUnasked()
    {
        test::writeFile(path("a"), "precious");
        for (const bool named : {false, true}) {
            AtomicOutput place(options("a"));
            const bool begun = named ? place.beginPath().ok() : place.beginFile().ok();
            QVERIFY(!begun);
        }
        // Also where somebody else made it meanwhile.
        AtomicOutput place(options("b"));
        QVERIFY(place.beginFile() && place.write("mine"));
        test::writeFile(path("b"), "theirs");
        QVERIFY(!place.commit());
        QCOMPARE(test::readFile(path("b")), QByteArray("theirs"));
        AtomicOutput forced(options("a", true));
        QVERIFY(forced.beginFile() && forced.write("new") && forced.commit());
        QCOMPARE(test::readFile(path("a")), QByteArray("new"));
    }

    void whoMayNotReadTheOldFileMayNotReadTheNewOne()
    {
        test::writeFile(path("a"), "mine");
        QVERIFY(QFile::setPermissions(path("a"), QFile::ReadOwner | QFile::WriteOwner));
        const auto permissions = QFile::permissions(path("a"));
        AtomicOutput place(options("a", true));
        QVERIFY(place.beginFile() && place.write("new"));
        // On the way, too.
        const QFileInfo hidden(path(".a.unfinished"));
        QVERIFY(!(hidden.permissions() & (QFile::ReadGroup | QFile::ReadOther | QFile::ExeOther)));
        QVERIFY(place.commit());
        QCOMPARE(test::readFile(path("a")), QByteArray("new"));
        QCOMPARE(QFile::permissions(path("a")), permissions);
    }

    void aFolderThatIsNotThereIsNotSaidToBeGone()
    {
        AtomicOutput place(options("nowhere/a"));
        const auto begun = place.beginFile();
        QVERIFY(!begun);
        QVERIFY2(begun.error().message.text().find("there is no such folder") != std::string::npos,
                 begun.error().message.text().c_str());
    }

    void aLongFileIsWholeAndInItsOrder()
    {
        QByteArray all;
        AtomicOutput place(options("a"));
        QVERIFY(place.beginFile());
        for (int i = 0; all.size() < 5'000'000; ++i) {
            const QByteArray piece(1 + i * 7919 % (i % 50 == 0 ? 700'000 : 9000), char(i));
            QVERIFY(place.write(std::string_view(piece.constData(), std::size_t(piece.size()))));
            all += piece;
        }
        QVERIFY(place.commit());
        QCOMPARE(test::readFile(path("a")), all);
    }

    void aDiskThatTakesNoMoreIsSaidAndNothingIsLeft()
    {
        // As a disk that is full, without one: files may not grow beyond this.
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit before{};
        QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
        const rlimit little{1'000'000, before.rlim_max};
        for (const std::size_t size : {std::size_t(1'000'001), std::size_t(9'000'000)}) {
            AtomicOutput place(options("a"));
            QVERIFY(place.beginFile());
            QCOMPARE(::setrlimit(RLIMIT_FSIZE, &little), 0);
            const std::string piece(100'000, 'x');
            bool good = true;
            for (std::size_t i = 0; i < size && good; i += piece.size())
                good = place.write(std::string_view(piece).substr(0, size - i));
            const auto committed = place.commit();
            QCOMPARE(::setrlimit(RLIMIT_FSIZE, &before), 0);
            QVERIFY(!committed);
            QVERIFY2(committed.error().message.text().ends_with("takes no file that large."),
                     committed.error().message.text().c_str());
        }
        QCOMPARE(everything(), QStringList());
    }

    void theRecordingIsNeverWrittenOver()
    {
        test::writeFile(path("dive.mcap"), "recording");
        QVERIFY(QFile::link(path("dive.mcap"), path("link.mcap")));
        for (const char* name : {"dive.mcap", "link.mcap"}) {
            AtomicOutput place({.target = path(name).toStdString(),
                                .sources = {path("dive.mcap").toStdString()},
                                .mayReplace = true});
            const auto begun = place.beginFile();
            QVERIFY(!begun &&
                    begun.error().message.text().find("recording itself") != std::string::npos);
        }
    }

    void whatAKilledExportLeftIsCleared()
    {
        QVERIFY(QDir(m_folder->path()).mkpath(".a.unfinished/a"));
        test::writeFile(path(".a.unfinished/a/one.png"), "half");
        test::writeFile(path(".a.unfinished/a.lock"), "4121");
        test::writeFile(path(".b.unfinished"), "a file has no business here");
        test::writeFile(path("precious"), "precious");
        QVERIFY(QDir(m_folder->path()).mkdir("others"));
        test::writeFile(path("others/precious"), "precious");
        QVERIFY(QFile::link(path("others"), path(".c.unfinished")));
        for (const char* name : {"a", "b", "c"}) {
            AtomicOutput place(options(name));
            QVERIFY(place.beginFile() && place.write("new") && place.commit());
            QCOMPARE(test::readFile(path(name)), QByteArray("new"));
        }
        QCOMPARE(everything(), (QStringList{"a", "b", "c", "others", "precious"}));
        QCOMPARE(test::readFile(path("others/precious")), QByteArray("precious"));
    }

    void twoExportsDoNotShareAPlace_data()
    {
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("second");
        for (const int first : {0, 1, 2})
            for (const int second : {0, 1, 2})
                QTest::addRow("%d beside %d", second, first) << first << second;
    }
    void twoExportsDoNotShareAPlace()
    {
        QFETCH(int, first);
        QFETCH(int, second);
        {
            AtomicOutput one(options("a"));
            QCOMPARE(begin(one, first), QString());
            {
                AtomicOutput other(options("a"));
                const QString refused = begin(other, second);
                QVERIFY2(refused.contains("is being written by another export (process "),
                         qPrintable(refused));
            }
            // Nor does the one that was refused take it away.
            QVERIFY(QFile::exists(path(".a.unfinished/a.lock")));
        }
        AtomicOutput after(options("a"));
        QCOMPARE(begin(after, second), QString());
    }

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    [[nodiscard]] AtomicOutput::Options options(const QString& name, bool force = false) const
    {
        // Nobody dies here.
        return {
            .target = path(name).toStdString(), .sources = {}, .mayReplace = force, .timeout = {}};
    }
    /// As a file, a path or a folder; why not, if not.
    [[nodiscard]] static QString begin(AtomicOutput& place, int kind)
    {
        const auto whyNot = [](const auto& begun) {
            return begun ? QString() : QString::fromStdString(begun.error().message.text());
        };
        return kind == 0   ? whyNot(place.beginFile())
               : kind == 1 ? whyNot(place.beginPath())
                           : whyNot(place.beginFolder());
    }
    [[nodiscard]] QStringList visible() const
    {
        return QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
    }
    [[nodiscard]] QStringList everything() const
    {
        return QDir(m_folder->path())
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }

    /// With their folders, sorted.
    [[nodiscard]] QStringList allFiles() const
    {
        QStringList all;
        QDirIterator found(m_folder->path(), QDir::Files | QDir::Hidden,
                           QDirIterator::Subdirectories);
        while (found.hasNext())
            all += QDir(m_folder->path()).relativeFilePath(found.next());
        all.sort();
        return all;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

LEADLINE_GUILESS_TEST(AtomicOutputTest)
#include "tst_atomicoutput.moc"
