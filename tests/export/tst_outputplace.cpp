// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/OutputPlace.h"
#include "log/LockedFile.h"
#include "support/CliRun.h"
#include "support/TestMain.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace leadline;
using exporting::OutputPlace;

/// Whole or not at all.
class OutputPlaceTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aFileIsThereOnceItIsWhole()
    {
        {
            OutputPlace place(wish("a"));
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
            OutputPlace file(wish("a"));
            QVERIFY(file.beginFile() && file.write("half"));
            OutputPlace named(wish("b"));
            const auto at = named.beginPath();
            QVERIFY(at);
            test::writeFile(QString::fromStdString(at->string()), "half");
            OutputPlace folder(wish("c"));
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
        OutputPlace place(wish("a.nc"));
        const auto at = place.beginPath();
        test::writeFile(QString::fromStdString(at->string()), "all");
        QVERIFY(place.commit());
        QCOMPARE(everything(), QStringList{"a.nc"});
    }

    void aFolderTakesItsPlaceAsAWhole()
    {
        const auto write = [&](bool force, const char* content) {
            OutputPlace place(wish("pictures/", force));
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

    void nothingIsWrittenOverUnasked()
    {
        test::writeFile(path("a"), "precious");
        for (const bool named : {false, true}) {
            OutputPlace place(wish("a"));
            const bool begun = named ? place.beginPath().ok() : place.beginFile().ok();
            QVERIFY(!begun);
        }
        // Also where somebody else made it meanwhile.
        OutputPlace place(wish("b"));
        QVERIFY(place.beginFile() && place.write("mine"));
        test::writeFile(path("b"), "theirs");
        QVERIFY(!place.commit());
        QCOMPARE(test::readFile(path("b")), QByteArray("theirs"));
        OutputPlace forced(wish("a", true));
        QVERIFY(forced.beginFile() && forced.write("new") && forced.commit());
        QCOMPARE(test::readFile(path("a")), QByteArray("new"));
    }

    void theRecordingIsNeverWrittenOver()
    {
        test::writeFile(path("dive.mcap"), "recording");
        QVERIFY(QFile::link(path("dive.mcap"), path("link.mcap")));
        for (const char* name : {"dive.mcap", "link.mcap"}) {
            OutputPlace place({.target = path(name).toStdString(),
                               .sources = {path("dive.mcap").toStdString()},
                               .mayReplace = true});
            const auto begun = place.beginFile();
            QVERIFY(!begun && begun.error().sentence.find("recording itself") != std::string::npos);
        }
    }

    void whatAKilledExportLeftIsCleared()
    {
        test::writeFile(path(".a.unfinished"), "left over, and longer than what comes");
        {
            OutputPlace place(wish("a"));
            QVERIFY(place.beginFile() && place.write("new") && place.commit());
        }
        QCOMPARE(everything(), QStringList{"a"});
        QCOMPARE(test::readFile(path("a")), QByteArray("new"));
    }

    void twoExportsDoNotShareAPlace()
    {
        OutputPlace first(wish("a"));
        QVERIFY(first.beginFile() && first.write("first"));
        {
            OutputPlace second(wish("a"));
            const auto begun = second.beginFile();
            QVERIFY(!begun);
            QVERIFY(begun.error().sentence.find("another export") != std::string::npos);
        }
        QVERIFY(first.commit());
        QCOMPARE(test::readFile(path("a")), QByteArray("first"));
    }

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    [[nodiscard]] OutputPlace::Wish wish(const QString& name, bool force = false) const
    {
        return {.target = path(name).toStdString(), .sources = {}, .mayReplace = force};
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

    std::unique_ptr<QTemporaryDir> m_folder;
};

LEADLINE_GUILESS_TEST(OutputPlaceTest)
#include "tst_outputplace.moc"
