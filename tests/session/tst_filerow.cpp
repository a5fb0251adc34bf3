// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/FileRow.h"

#include "SyntheticLog.h"
#include "support/TestMain.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace leadline;
using app::FileRow;

class FileRowTest : public QObject {
    Q_OBJECT

private slots:
    void goesFromFileToFileAndNoFurther()
    {
        const FileRow row({"/a/one.bin", "/b/two.bin"});
        QCOMPARE(row.name(), QStringLiteral("one.bin"));
        QCOMPARE(row.number(), 1);
        QCOMPARE(row.count(), 2);
        QVERIFY(!row.moved(-1));
        const auto second = row.moved(1);
        QVERIFY(second);
        QCOMPARE(second->path(), QStringLiteral("/b/two.bin"));
        QCOMPARE(second->number(), 2);
        QVERIFY(!second->moved(1));
        QVERIFY(!FileRow().moved(1));
    }

    void aFolderStandsForTheLogsInIt()
    {
        const QTemporaryDir folder;
        for (const char* name : {"b.bin", "a.mcap", "notes.txt", "c.tlog"})
            (void)test::written(folder.filePath(QString::fromLatin1(name)), {});
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("empty")));
        const FileRow::Given given({QUrl::fromLocalFile(folder.path()),
                                    QUrl(QStringLiteral("https://example.org/dive.bin")),
                                    QUrl::fromLocalFile(folder.filePath(QStringLiteral("empty")))});
        QCOMPARE(given.row.count(), 3);
        QCOMPARE(given.row.name(), QStringLiteral("a.mcap"));
        QCOMPARE(given.row.moved(1)->name(), QStringLiteral("b.bin"));
        QCOMPARE(given.row.moved(2)->name(), QStringLiteral("c.tlog"));
        QCOMPARE(given.emptyFolder, QStringLiteral("empty"));
        QVERIFY(FileRow::Given({}).row.isEmpty());
    }

    void aSonarsLogAndAVehiclesArePlayedTogether()
    {
        const auto given = [](const QStringList& paths) {
            QList<QUrl> urls;
            for (const QString& path : paths)
                urls += QUrl::fromLocalFile(path);
            return FileRow::Given(urls).row;
        };
        for (const QStringList& paths :
             {QStringList{"/a/one.bin", "/b/two.TLOG"}, QStringList{"/b/two.TLOG", "/a/one.bin"}}) {
            const FileRow row = given(paths);
            QCOMPARE(row.count(), 1);
            QCOMPARE(row.path(), QStringLiteral("/a/one.bin"));
            QCOMPARE(row.beside(), QStringLiteral("/b/two.TLOG"));
            QCOMPARE(row.name(), QStringLiteral("one.bin + two.TLOG"));
            QVERIFY(!row.moved(1));
        }
        for (const QStringList& paths :
             {QStringList{"/a/one.tlog", "/b/two.tlog"}, QStringList{"/a/one.bin", "/b/two.mcap"},
              QStringList{"/a/one.bin", "/b/two.tlog", "/c/three.bin"}}) {
            QCOMPARE(given(paths).count(), 1);
            QVERIFY(given(paths).beside().isEmpty());
            QCOMPARE(given(paths).onOneLine(), paths);
            QCOMPARE(given(paths).path(), paths.first());
        }
        QCOMPARE(given({"/a/one.bin", "/b/two.mcap"}).name(), QStringLiteral("one.bin + two.mcap"));
        const FileRow three = given({"/a/one.bin", "/b/two.tlog", "/c/three.bin"});
        QCOMPARE(three.name(), QStringLiteral("one.bin + 2 more"));
        QCOMPARE(three.without("/a/one.bin").onOneLine(),
                 (QStringList{"/b/two.tlog", "/c/three.bin"}));
        QVERIFY(given({"/a/one.bin", "/b/two.bin"}).without("/a/one.bin").onOneLine().isEmpty());
        // The same file twice is one.
        QVERIFY(given({"/a/one.bin", "/a/one.bin"}).onOneLine().isEmpty());
    }

    void picturesArePlayedOneAfterTheOtherWithWhatCameAlong()
    {
        for (const QStringList& paths :
             {QStringList{"/a/one.png", "/a/two.PNG"}, QStringList{"/a/one.png", "/a/two.bin"},
              QStringList{"/a/one.png", "/a/two.tlog"},
              QStringList{"/a/one.bin", "/a/two.png", "/a/three.tlog"}}) {
            QList<QUrl> urls;
            for (const QString& path : paths)
                urls += QUrl::fromLocalFile(path);
            const FileRow row = FileRow::Given(urls).row;
            QCOMPARE(row.count(), int(paths.size()));
            QCOMPARE(row.path(), paths.first());
            QCOMPARE(row.atOnce(), QStringList(paths.first()));
            QCOMPARE(row.name(), app::fileNameOf(paths.first()));
        }
        // What a picture leads to is alone.
        const FileRow led = FileRow::together("/a/one.png", "/a/x.tlog").replaced("/a/one.bin");
        QCOMPARE(led.name(), QStringLiteral("one.bin"));
        QCOMPARE(FileRow::together({"/a/one.png", "/a/two.bin"}).replaced("/a/one.bin").atOnce(),
                 QStringList("/a/one.bin"));
    }

    void allThatIsOpenAtOnceIsNamed()
    {
        QCOMPARE(FileRow({"/a/one.bin", "/a/two.bin"}).atOnce(), QStringList("/a/one.bin"));
        QCOMPARE(FileRow::together("/a/one.bin", "/a/x.tlog").atOnce(),
                 (QStringList{"/a/one.bin", "/a/x.tlog"}));
        QCOMPARE(FileRow::together({"/a/two.bin", "/a/one.bin"}).atOnce(),
                 (QStringList{"/a/two.bin", "/a/one.bin"}));
    }

    void moreThanAPersonOverlooksArePlayedOneAfterTheOther()
    {
        QList<QUrl> urls;
        for (int i = 0; i <= FileRow::maximumTogether; ++i)
            urls += QUrl::fromLocalFile(QStringLiteral("/a/%1.bin").arg(i));
        QCOMPARE(FileRow::Given(urls).row.count(), int(FileRow::maximumTogether) + 1);
        urls.removeLast();
        QCOMPARE(FileRow::Given(urls).row.onOneLine().size(), FileRow::maximumTogether);
    }
};

LEADLINE_GUILESS_TEST(FileRowTest)
#include "tst_filerow.moc"
