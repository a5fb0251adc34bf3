// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/CliRun.h"
#include "support/PingViewerWriter.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>
#include <memory>

#include <unistd.h>

using namespace leadline;
using test::CliRun;

/// Tests inputs that cannot be read, and outputs that may not be written.
class CliOutputTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = path("good.bin");
        test::writeFile(m_file, recording());
    }

    void whatIsNoRecordingGivesOneLine_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::addColumn<QString>("name");
        const QStringList csv{"export", "FILE", "--to", "csv", "-o", "OUT"};
        const QStringList png{"render", "FILE", "--view", "waterfall", "-o", "OUT"};
        for (const char* name :
             {"missing.bin", "folder", "empty.bin", "text.bin", "text.svlog", "noise.bin"}) {
            QTest::addRow("info %s", name) << QStringList{"info", "FILE"} << name;
            QTest::addRow("info --json %s", name) << QStringList{"info", "--json", "FILE"} << name;
            QTest::addRow("export %s", name) << csv << name;
            QTest::addRow("render %s", name) << png << name;
        }
    }

    void whatIsNoRecordingGivesOneLine()
    {
        QFETCH(QStringList, command);
        QFETCH(QString, name);
        makeBadFiles();
        command.replaceInStrings("FILE", path(name));
        command.replaceInStrings("OUT", path("out"));
        const QStringList before = QDir(m_folder->path()).entryList();
        const CliRun run = cli(command);
        QVERIFY2(run.status == 1, run.reported());
        QVERIFY2(run.printedOneLineWith(name), run.reported());
        QCOMPARE(run.out, QByteArray());
        QCOMPARE(QDir(m_folder->path()).entryList(), before);
    }

    void aNameNeedNotBeUtf8()
    {
        const QByteArray odd = path("dive-").toUtf8() + "\xff\xc3\x28-\xc3\xa4.bin";
        const QByteArray out = path("out-").toUtf8() + "\xfe.csv";
        QVERIFY(::rename(m_file.toUtf8().constData(), odd.constData()) == 0);
        // Qt gives a program no such arguments.
        const QByteArray script =
            "'" LEADLINE_BIN_DIR "/leadline-cli' export '" + odd + "' --to csv -o '" + out + "'";
        QProcess shell;
        test::writeFile(path("script"), script);
        shell.start("/bin/sh", {path("script")});
        QVERIFY(shell.waitForFinished(60'000));
        QVERIFY2(shell.exitCode() == 0, shell.readAllStandardError());
        QVERIFY(::access(out.constData(), R_OK) == 0);
        QVERIFY(::unlink(odd.constData()) == 0 && ::unlink(out.constData()) == 0);
    }

    void infoTriesAllFiles()
    {
        makeBadFiles();
        const CliRun run =
            cli({"info", "--json", m_file, path("missing.bin"), path("text.bin"), m_file});
        QCOMPARE(run.status, 1);
        QCOMPARE(run.outLines().size(), 2);
        QCOMPARE(run.outLines().first(), run.outLines().last());
        QCOMPARE(run.error.count('\n'), 2);
        QVERIFY(run.error.contains("missing.bin") && run.error.contains("text.bin"));
    }

    void nothingIsWrittenOverWithoutForce_data() { commands(); }
    void nothingIsWrittenOverWithoutForce()
    {
        QFETCH(QStringList, command);
        test::writeFile(path("out"), "precious");
        command.replaceInStrings("FILE", m_file);
        command.replaceInStrings("OUT", path("out"));
        CliRun run = cli(command);
        QVERIFY2(run.status == 1, run.reported());
        QVERIFY2(run.printedOneLineWith("out"), run.reported());
        QCOMPARE(test::readFile(path("out")), QByteArray("precious"));
        run = cli(command + QStringList{"--force"});
        QVERIFY2(run.status == 0, run.reported());
        QVERIFY(test::readFile(path("out")) != "precious");
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), (QStringList{"good.bin", "out"}));
    }

    void theRecordingItselfIsNeverTheOutput_data() { commands(); }
    void theRecordingItselfIsNeverTheOutput()
    {
        QFETCH(QStringList, command);
        QVERIFY(QFile::link(m_file, path("other-name.bin")));
        command.replaceInStrings("FILE", m_file);
        for (const QString& out : {m_file, path("other-name.bin")}) {
            QStringList thisOne = command + QStringList{"--force"};
            thisOne.replaceInStrings("OUT", out);
            const CliRun run = cli(thisOne);
            QVERIFY2(run.status == 1, run.reported());
            QVERIFY2(run.printedOneLineWith("recording"), run.reported());
            QCOMPARE(test::readFile(m_file), recording());
        }
    }

    void aFolderThatCannotBeWrittenGivesOneLine_data() { commands(); }
    void aFolderThatCannotBeWrittenGivesOneLine()
    {
        QFETCH(QStringList, command);
        command.replaceInStrings("FILE", m_file);
        const auto fails = [&](const QString& out) {
            QStringList thisOne = command + QStringList{"--force"};
            thisOne.replaceInStrings("OUT", out);
            const CliRun run = cli(thisOne);
            QVERIFY2(run.status == 1, run.reported());
            QVERIFY2(run.printedOneLineWith(out), run.reported());
        };
        fails(path("no-such-folder/out"));
        fails(m_folder->path());
        fails(m_file + "/out");
        fails("/dev/null");
        QVERIFY(!QFileInfo("/dev/null").isFile());
        QVERIFY(QDir(path("closed")).mkpath("."));
        QVERIFY(QFile::setPermissions(path("closed"), QFile::ReadOwner | QFile::ExeOwner));
        if (::geteuid() != 0) // root may write everywhere
            fails(path("closed/out"));
        QVERIFY(QDir(path("closed")).isEmpty());
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{"good.bin"});
    }

    void aFailedCommandLeavesNoFile()
    {
        for (const QStringList& command :
             {QStringList{"export", m_file, "--to", "csv", "--stream", "ping1d"},
              QStringList{"render", m_file, "--view", "waterfall", "--stream", "ping1d"}}) {
            const CliRun run = cli(command + QStringList{"-o", path("out")});
            QVERIFY2(run.status == 1, run.reported());
            QVERIFY2(run.printedOneLineWith("ping1d"), run.reported());
            QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{"good.bin"});
        }
    }

    void aFullDiskIsSaid()
    {
        if (!QFile::exists("/dev/full"))
            QSKIP("This system has no /dev/full to write to");
        QProcess process;
        for (const QStringList& arguments :
             {QStringList{"info", m_file}, QStringList{"info", "--json", m_file},
              QStringList{"export", m_file, "--to", "csv", "-o", "-"},
              QStringList{"render", m_file, "--view", "polar", "-o", "-"}, QStringList{"--help"},
              QStringList{"export", "--version"}}) {
            process.setStandardOutputFile("/dev/full");
            process.start(LEADLINE_BIN_DIR "/leadline-cli", arguments);
            QVERIFY(process.waitForFinished());
            QVERIFY2(process.exitCode() == 1, qPrintable(arguments.join(' ')));
            QCOMPARE(process.readAllStandardError().count('\n'), 1);
        }
    }

private:
    static void commands()
    {
        QTest::addColumn<QStringList>("command");
        QTest::newRow("export") << QStringList{"export", "FILE", "--to", "csv", "-o", "OUT"};
        QTest::newRow("render") << QStringList{"render", "FILE", "--view", "polar", "-o", "OUT"};
    }
    static QByteArray recording()
    {
        test::PingViewerWriter writer(test::PingViewerWriter::Options{});
        for (int i = 0; i < 20; ++i)
            writer.record(std::chrono::milliseconds(100 * i),
                          test::Spoke360{.angleGrad = std::uint16_t(200 + i),
                                         .samples = test::someSamples(300, unsigned(i))}
                              .frame());
        return {reinterpret_cast<const char*>(writer.bytes().data()),
                qsizetype(writer.bytes().size())};
    }
    void makeBadFiles() const
    {
        QVERIFY(QDir(m_folder->path()).mkpath("folder"));
        test::writeFile(path("empty.bin"), {});
        test::writeFile(path("text.bin"),
                        QByteArray("Dear diary,\ntoday BR was fine.\n").repeated(99));
        test::writeFile(path("text.svlog"), "B");
        const auto noise = test::someSamples(100'000, 7);
        test::writeFile(path("noise.bin"), {reinterpret_cast<const char*>(noise.data()), 100'000});
    }
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    static CliRun cli(const QStringList& arguments)
    {
        return test::runCli(LEADLINE_BIN_DIR "/leadline-cli", arguments);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

LEADLINE_GUILESS_TEST(CliOutputTest)
#include "tst_clioutput.moc"
