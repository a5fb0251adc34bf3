// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/CliRun.h"
#include "support/PingViewerWriter.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using test::CliRun;

namespace {

constexpr qint64 pictureBytes = qint64{1280} * 720 * 4;

/// Three seconds of a Ping360.
QByteArray videoDive()
{
    test::PingViewerWriter writer(test::PingViewerWriter::Options{});
    for (int i = 0; i < 61; ++i)
        writer.record(50ms * i, test::Spoke360{.angleGrad = static_cast<std::uint16_t>(i * 4 % 400),
                                               .samples = test::Samples(200, 90)}
                                    .frame());
    return {reinterpret_cast<const char*>(writer.bytes().data()),
            static_cast<qsizetype>(writer.bytes().size())};
}

} // namespace

/// Tests video export with a script in place of the encoder, and with ffmpeg if it is installed.
class CliExportVideoTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir(m_folder->path()).mkdir("bin"));
        test::writeFile(log(), videoDive());
    }

    void everyPictureGoesToTheEncoder()
    {
        // What comes in is counted into the file that is named last.
        encoder("for last; do :; done\nwc -c > \"$last\"\necho \"$@\" > " + in("arguments"));
        const CliRun done = video();
        QVERIFY2(done.status == 0, done.reported());
        // Ten a second, the first and the last moment among them.
        QCOMPARE(test::readFile(out()).trimmed().toLongLong(), 31 * pictureBytes);
        const QByteArray arguments = test::readFile(in("arguments"));
        QVERIFY(arguments.contains("rawvideo"));
        QVERIFY(arguments.contains("1280x720"));
        QVERIFY(arguments.contains(".dive.mp4.unfinished/dive.mp4"));
    }

    void aNameWithAColonIsNoProtocol()
    {
        encoder("for last; do :; done\nwc -c > \"$last\"\necho \"$last\" > " + in("arguments"));
        QProcess run;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("PATH", path());
        run.setProcessEnvironment(environment);
        run.setWorkingDirectory(m_folder->path());
        run.start(LEADLINE_BIN_DIR "/leadline-cli",
                  {"export", log(), "--to", "video", "-o", "12:30.mp4", "--until", "0.2"});
        QVERIFY(run.waitForFinished(60'000));
        QCOMPARE(run.exitCode(), 0);
        QVERIFY(QFile::exists(in("12:30.mp4")));
        const QByteArray named = test::readFile(in("arguments"));
        QVERIFY2(named.startsWith('/'), named);
    }

    void aPartIsThatPartOnly()
    {
        encoder("for last; do :; done\nwc -c > \"$last\"");
        QCOMPARE(video({"--from", "1", "--until", "1.5"}).status, 0);
        QCOMPARE(test::readFile(out()).trimmed().toLongLong(), 6 * pictureBytes);
    }

    void withoutAnEncoderItSaysWhatToDo()
    {
        const CliRun none = video();
        QCOMPARE(none.status, 1);
        QVERIFY2(none.printedOneLineWith("install ffmpeg"), none.reported());
        nothingIsLeft();
    }

    void whatTheEncoderSaysIsPassedOn()
    {
        encoder("cat > /dev/null\necho 'no such codec' >&2\nexit 3");
        const CliRun failed = video();
        QCOMPARE(failed.status, 1);
        QVERIFY2(failed.printedOneLineWith("no such codec"), failed.reported());
        nothingIsLeft();
    }

    void anEncoderThatDiesEndsTheExport()
    {
        encoder("for last; do :; done\nhead -c 1000 > \"$last\"\nexit 1");
        const CliRun failed = video();
        QCOMPARE(failed.status, 1);
        QVERIFY(!failed.error.isEmpty());
        nothingIsLeft();
    }

    void whenStoppedNothingIsLeft()
    {
        // It takes nothing, and so does not end.
        encoder("for last; do :; done\necho half > \"$last\"\nsleep 60");
        QProcess run;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("PATH", path());
        run.setProcessEnvironment(environment);
        run.start(LEADLINE_BIN_DIR "/leadline-cli", arguments({}));
        QVERIFY(run.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(in(".dive.mp4.unfinished/dive.mp4")), 60'000);
        run.terminate();
        QVERIFY(run.waitForFinished(60'000));
        QCOMPARE(run.exitCode(), 1);
        nothingIsLeft();
    }

    void ffmpegMakesAVideoThatPlays()
    {
        if (QStandardPaths::findExecutable("ffmpeg").isEmpty() ||
            QStandardPaths::findExecutable("ffprobe").isEmpty())
            QSKIP("ffmpeg is not installed");
        const CliRun done = test::runCli(LEADLINE_BIN_DIR "/leadline-cli", arguments({}));
        QVERIFY2(done.status == 0, done.reported());
        QProcess probe;
        probe.start("ffprobe",
                    {"-v", "error", "-count_frames", "-select_streams", "v:0", "-show_entries",
                     "stream=width,height,nb_read_frames", "-of", "csv=p=0", out()});
        QVERIFY(probe.waitForFinished(-1));
        QCOMPARE(probe.readAllStandardOutput().trimmed(), QByteArray("1280,720,31"));
    }

private:
    [[nodiscard]] QString in(const QString& name) const { return m_folder->filePath(name); }
    [[nodiscard]] QString log() const { return in("dive.bin"); }
    [[nodiscard]] QString out() const { return in("dive.mp4"); }
    /// The encoder, and what a script needs; no other one.
    [[nodiscard]] QString path() const { return in("bin"); }
    void encoder(const QString& script) const
    {
        const QString file = in("bin/ffmpeg");
        test::writeFile(file, "#!/bin/sh\nPATH=/usr/bin:/bin\n" + script.toUtf8() + "\n");
        QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::ExeOwner));
    }
    [[nodiscard]] QStringList arguments(const QStringList& options) const
    {
        return QStringList{"export", log(), "--to", "video", "-o", out()} + options;
    }
    [[nodiscard]] CliRun video(const QStringList& options = {}) const
    {
        return test::runCli(LEADLINE_BIN_DIR "/leadline-cli", arguments(options),
                            {{"PATH", path()}});
    }
    void nothingIsLeft() const
    {
        QCOMPARE(QDir(m_folder->path())
                     .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 (QStringList{"bin", "dive.bin"}));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

LEADLINE_GUILESS_TEST(CliExportVideoTest)
#include "tst_cliexportvideo.moc"
