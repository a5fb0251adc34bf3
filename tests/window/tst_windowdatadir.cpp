// SPDX-License-Identifier: GPL-3.0-or-later
#include "Recordings.h"
#include "WindowRun.h"
#include "recording/RecorderState.h"
#include "settings/RecordingFolderSetting.h"
#include "support/CliRun.h"
#include "support/TestMain.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QProcess>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace leadline;
using namespace std::chrono_literals;

namespace {

/// Whoever has it in the environment is the session, and not the test that starts it.
constexpr const char* dataOfSession = "LEADLINE_TEST_SESSION_DATA";
/// However slow the machine is: all of a session.
constexpr int sessionMs = 240'000;

/// Every file and folder below it but the caches of fontconfig and of the graphics driver, which
/// libraries keep for all programs.
QStringList contents(const QString& folder)
{
    QStringList all;
    QDirIterator each(folder, QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
                      QDirIterator::Subdirectories);
    while (each.hasNext()) {
        const QString path = QDir(folder).relativeFilePath(each.next());
        if (path != ".cache" && !path.startsWith(".cache/fontconfig") &&
            !path.startsWith(".cache/mesa_shader_cache"))
            all += path;
    }
    all.sort();
    return all;
}

} // namespace

/// Tests that with `--data-dir` everything is stored in that folder, and nothing elsewhere.
class WindowDataDirTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        if (qEnvironmentVariableIsSet(dataOfSession))
            return;
        m_folder = std::make_unique<QTemporaryDir>();
        for (const char* name : {"home", "data", "run", "tmp"})
            QVERIFY(QDir(m_folder->path()).mkdir(QLatin1String(name)));
        QVERIFY(QFile::setPermissions(m_folder->filePath("run"),
                                      QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    }

    void aSessionKeepsEverythingThere()
    {
        if (qEnvironmentVariableIsSet(dataOfSession)) {
            playSession(qEnvironmentVariable(dataOfSession));
            return;
        }
        QVERIFY(QDir(m_folder->path()).mkpath("data/leadline/colormaps"));
        test::writeFile(m_folder->filePath("data/leadline/colormaps/mine.txt"),
                        "#102030\n#f0e0d0\n");
        // One in the usual place is not that of this folder.
        QVERIFY(QDir(m_folder->path()).mkpath("home/.config/leadline/colormaps"));
        test::writeFile(m_folder->filePath("home/.config/leadline/colormaps/another.txt"),
                        "#000000\n#ffffff\n");
        const QStringList before = contents(m_folder->filePath("home"));

        QStringList arguments{QStringLiteral("aSessionKeepsEverythingThere")};
#ifdef LEADLINE_TEST_GROUP
        arguments.prepend(QStringLiteral("tst_windowdatadir"));
#endif
        run(QCoreApplication::applicationFilePath(), arguments);
        QCOMPARE(contents(m_folder->filePath("home")), before);
        QTRY_COMPARE(contents(m_folder->filePath("tmp")), QStringList());
        const QString kept = contents(m_folder->filePath("data")).join('\n');
        for (const char* part : {"leadline/leadline.ini", ".mcap", ".png"})
            QVERIFY2(kept.contains(QLatin1String(part)), qPrintable(kept));
    }

    /// By its own main().
    void soDoesTheProgram_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("start page") << QStringList();
        QTest::newRow("demo") << QStringList{"--demo", "--at", "30"};
        QTest::newRow("recording") << QStringList{"--at", "12", test::diveFile()};
    }
    void soDoesTheProgram()
    {
        QFETCH(const QStringList, arguments);
        const QString picture = m_folder->filePath("window.png");
        run(QStringLiteral(LEADLINE_BIN_DIR "/leadline"),
            QStringList{"--data-dir", m_folder->filePath("data"), "--size", "1024x640",
                        "--screenshot", picture} +
                arguments);
        QVERIFY(QFileInfo(picture).size() > 0);
        QCOMPARE(contents(m_folder->filePath("home")), QStringList());
        QTRY_COMPARE(contents(m_folder->filePath("tmp")), QStringList());
    }

private:
    /// With a home that is empty, and nothing in the environment that leads elsewhere.
    void run(const QString& program, const QStringList& arguments) const
    {
        auto variables = QProcessEnvironment::systemEnvironment();
        for (const char* name :
             {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "DISPLAY",
              "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "QML_DISK_CACHE_PATH"})
            variables.remove(QLatin1String(name));
        variables.insert("HOME", m_folder->filePath("home"));
        variables.insert("XDG_RUNTIME_DIR", m_folder->filePath("run"));
        variables.insert("TMPDIR", m_folder->filePath("tmp"));
        variables.insert("QT_QPA_PLATFORM", "offscreen");
        variables.insert(QLatin1String(dataOfSession), m_folder->filePath("data"));
        QProcess process;
        process.setProcessEnvironment(variables);
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.setStandardInputFile(QProcess::nullDevice());
        process.start(program, arguments);
        const bool ended = process.waitForFinished(sessionMs);
        // So that what the other says of its tests is not taken for what this one says.
        const QByteArray said = "> " + process.readAll().replace('\n', "\n> ");
        if (!ended) {
            process.kill();
            process.waitForFinished();
        }
        QVERIFY2(ended && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0,
                 said);
    }

    /// A dive with a recording and a picture, the recording played and marked, the page Logs, and
    /// some settings.
    static void playSession(const QString& data)
    {
        app::Window::prepare(data);
        const auto run = std::make_unique<test::WindowRun>();
        app::Session& session = run->session();
        const auto press = [&](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
            QTest::keyClick(&run->window(), key, modifiers);
        };
        session.dive()->setRecordingFolder(app::RecordingFolderSetting::atStart());
        const QDir recordings(data + QStringLiteral("/Leadline"));
        session.startDemo();
        QTRY_VERIFY(session.dive()->active());
        press(Qt::Key_R, Qt::ControlModifier);
        QTRY_VERIFY(session.ping1d()->count() > 2 && session.ping360()->count() > 0);
        QTRY_VERIFY(session.dive()->recorder()->bytes() > 0);
        press(Qt::Key_S);
        QVERIFY(run->drawUntil([&] { return contents(data).join('\n').contains(".png"); }));
        session.dive()->disconnectAll();
        QTRY_VERIFY(session.dive()->recorder()->state() != app::RecorderState::State::Recording);
        QCOMPARE(recordings.entryList({"*.mcap"}, QDir::Files).size(), 1);

        QVERIFY(run->open(
            recordings.filePath(recordings.entryList({"*.mcap"}, QDir::Files).constFirst())));
        run->playback().toEnd();
        QVERIFY(run->drawUntilReady());
        press(Qt::Key_Return);
        QTRY_COMPARE(session.markers()->count(), 1);
        press(Qt::Key_Escape); // without a name
        session.markers()->finish();

        // Pictures of recordings, and what was found out about them.
        press(Qt::Key_4, Qt::ControlModifier);
        const auto cached = [&] {
            return contents(data + QStringLiteral("/leadline")).join('\n').contains("recordings/");
        };
        QVERIFY(run->drawUntil(cached));

        QVERIFY(session.display()->palettes().contains("mine"));
        QVERIFY(!session.display()->palettes().contains("another"));
        session.display()->setPalette(QStringLiteral("mine"));
        session.display()->setImperial(true);
        QVERIFY(run->window()
                    .property("windowSettings")
                    .value<QObject*>()
                    ->setProperty("gloves", true));
        run->language().choose(QStringLiteral("fr"));
        QSettings().sync();
        QVERIFY(QSettings().fileName().startsWith(data));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

LEADLINE_GUI_TEST(WindowDataDirTest)
#include "tst_windowdatadir.moc"
