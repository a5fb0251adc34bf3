// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/TestMain.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>

namespace {

/// Set in the environment of the process under test.
constexpr const char* asked = "LEADLINE_LEAVES_BEHIND";

/// Prints the temporary folder of this process, and leaves a file in it.
void leaveSomething()
{
    QFile file(QDir::temp().filePath("left"));
    if (!file.open(QIODevice::WriteOnly))
        qFatal("Nothing can be left behind.");
    std::printf("folder %s\n", qPrintable(QDir::tempPath()));
    std::fflush(stdout);
}

QString folderIn(const QByteArray& said)
{
    for (const QByteArray& line : said.split('\n'))
        if (line.startsWith("folder "))
            return QString::fromUtf8(line.mid(7));
    return {};
}

} // namespace

/// Files that a test does not remove, or cannot because it crashed, are removed after it.
class OwnTemporaryTest : public QObject {
    Q_OBJECT

private slots:
    void aTestLeavesNothingBehind_data()
    {
        QTest::addColumn<QByteArray>("end");
        for (const char* end : {"passes", "fails", "crashes", "is killed"})
            QTest::newRow(end) << QByteArray(end);
    }
    void aTestLeavesNothingBehind()
    {
        QFETCH(const QByteArray, end);
        if (const QByteArray mine = qgetenv(asked); !mine.isEmpty()) {
            if (mine != end)
                return;
            leaveSomething();
            if (end == "crashes")
                std::_Exit(3);
            if (end == "is killed")
                std::raise(SIGKILL);
            QVERIFY(end == "passes");
            return;
        }
        QProcess test;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(asked, QString::fromLatin1(end));
        test.setProcessEnvironment(environment);
        QStringList arguments{"aTestLeavesNothingBehind:" + QString::fromLatin1(end)};
#ifdef LEADLINE_TEST_GROUP
        arguments.prepend("tst_owntemporary");
#endif
        test.start(QCoreApplication::applicationFilePath(), arguments);
        QVERIFY(test.waitForFinished(60'000));
        QCOMPARE(test.exitStatus() == QProcess::NormalExit && test.exitCode() == 0,
                 end == "passes");
        const QString folder = folderIn(test.readAllStandardOutput());
        QVERIFY2(QFileInfo(folder).fileName().startsWith("leadline-test-"), qPrintable(folder));
        QVERIFY(folder.startsWith(QDir::tempPath()) && folder != QDir::tempPath());
        QTRY_VERIFY(!QFileInfo::exists(folder));
    }

    /// The folder of a script exists until the last process that it started has ended.
    void aCommandLeavesNothingBehind()
    {
        const QTemporaryDir here;
        const QString pipe = here.filePath("pipe");
        const QString seen = here.filePath("seen");
        QCOMPARE(mkfifo(qPrintable(pipe), 0600), 0);
        QProcess command;
        command.start(LEADLINE_BIN_DIR "/leadline-in-own-temporary",
                      {"sh", "-c",
                       "echo folder $TMPDIR; (cat $0; test -d $TMPDIR && touch $1) & kill -9 $$",
                       pipe, seen});
        QVERIFY(command.waitForFinished(60'000));
        const QString folder = folderIn(command.readAll());
        QVERIFY(QFileInfo(folder).isDir());
        QFile reported(pipe);
        QVERIFY(reported.open(QIODevice::WriteOnly));
        reported.close();
        QTRY_VERIFY(!QFileInfo::exists(folder));
        QVERIFY(QFileInfo::exists(seen));
    }
};

LEADLINE_GUILESS_TEST(OwnTemporaryTest)
#include "tst_owntemporary.moc"
