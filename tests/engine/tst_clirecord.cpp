// SPDX-License-Identifier: GPL-3.0-or-later
#include "ping/Ping1d.h"
#include "ping/Ping360.h"
#include "ping/s500/S500.h"
#include "support/CliRun.h"
#include "support/LiveBench.h"
#include "support/Simulator.h"
#include "support/TestMain.h"

#include <QDir>
#include <QFileInfo>
#include <QNetworkDatagram>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QUdpSocket>

#include <csignal>
#include <functional>

using namespace leadline;
using test::CliRun;
using test::Simulator;
namespace common = ping::common;

namespace {

const QString program = QStringLiteral(LEADLINE_BIN_DIR "/leadline-cli");

std::unique_ptr<formats::Recording> opened(const QString& path)
{
    auto recording = formats::Recording::open(std::filesystem::path(path.toStdString()));
    if (!recording)
        qFatal("%s", recording.error().message.text().c_str());
    (*recording)->index();
    return std::move(*recording);
}

/// The newest ping of a kind.
template<class M>
std::optional<M> newest(const log::Log& log, std::vector<std::byte>& scratch)
{
    for (auto i = log.frameCount(); i > 0; --i) {
        const auto frame = log.read(i - 1, scratch);
        if (frame && frame->messageId == M::id)
            return ping::decodePayload<M>(frame->payload);
    }
    return std::nullopt;
}

/// Records until what is recorded so far is enough, then interrupts it as Ctrl+C does.
CliRun recordUntil(const QStringList& arguments, const std::function<bool()>& enough)
{
    QProcess record;
    record.start(program, QStringList{"record"} + arguments);
    const bool came =
        QTest::qWaitFor([&] { return record.state() == QProcess::NotRunning || enough(); }, 60'000);
    if (record.state() != QProcess::NotRunning)
        ::kill(static_cast<pid_t>(record.processId()), SIGINT);
    const bool ended = record.waitForFinished(60'000);
    return {.status = came && ended && record.exitStatus() == QProcess::NormalExit
                          ? record.exitCode()
                          : -1,
            .out = record.readAllStandardOutput(),
            .error = record.readAllStandardError()};
}

/// Answers each request as a test says.
class FakeSonar {
public:
    using Answer = std::function<std::vector<std::byte>(const ping::Frame&)>;

    explicit FakeSonar(Answer answer) : m_answer(std::move(answer))
    {
        if (!m_socket.bind(QHostAddress::LocalHost))
            qFatal("%s", qPrintable(m_socket.errorString()));
        QObject::connect(&m_socket, &QUdpSocket::readyRead, &m_socket, [this] {
            while (m_socket.hasPendingDatagrams())
                handle(m_socket.receiveDatagram());
        });
    }
    [[nodiscard]] QString url() const
    {
        return QStringLiteral("udp://127.0.0.1:%1").arg(m_socket.localPort());
    }
    /// To whoever spoke last.
    void say(const std::vector<std::byte>& bytes)
    {
        m_socket.writeDatagram(reinterpret_cast<const char*>(bytes.data()),
                               static_cast<qint64>(bytes.size()), m_address, m_port);
    }
    int asked = 0;

private:
    void handle(const QNetworkDatagram& datagram)
    {
        m_address = datagram.senderAddress();
        m_port = static_cast<quint16>(datagram.senderPort());
        const QByteArray bytes = datagram.data();
        if (bytes.isEmpty())
            return;
        ++asked;
        const auto reply = m_answer(
            ping::viewFrame(base::ByteSpan(reinterpret_cast<const std::byte*>(bytes.data()),
                                           static_cast<std::size_t>(bytes.size()))));
        if (!reply.empty())
            say(reply);
    }

    Answer m_answer;
    QUdpSocket m_socket;
    QHostAddress m_address;
    quint16 m_port = 0;
};

bool asksFor(const ping::Frame& frame, std::uint16_t id)
{
    const auto request = ping::decodePayload<common::GeneralRequest>(frame.payload);
    return frame.messageId == common::GeneralRequest::id && request && request->requestedId == id;
}

/// What is recorded so far; null before there is a file.
std::unique_ptr<formats::Recording> growing(const QString& path)
{
    auto recording = formats::Recording::open(std::filesystem::path(path.toStdString()));
    if (!recording)
        return nullptr;
    (*recording)->index();
    return std::move(*recording);
}

} // namespace

class CliRecordTest : public QObject {
    Q_OBJECT

private slots:
    void aNameIsNoTemplateAndNoCommandToTheTerminal()
    {
        const QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("dive%1\x1b[31m.mcap"));
        const CliRun run =
            test::runCli(program, {"record", "sim:ping1d", "-o", name, "--for", "1"});
        QVERIFY2(run.status == 0, run.reported());
        QVERIFY2(run.out.contains("dive%1\xef\xbf\xbd[31m.mcap: "), run.reported());
        QVERIFY2(run.out.contains(" messages, ") && run.out.endsWith("B.\n"), run.reported());
        QVERIFY(QFile::exists(name));
    }

    void whoMayNotReadTheOldFileMayNotReadTheNewOne()
    {
        const QTemporaryDir folder;
        const QString name = folder.filePath("out.mcap");
        test::writeFile(name, "mine");
        QVERIFY(QFile::setPermissions(name, QFile::ReadOwner | QFile::WriteOwner));
        const auto permissions = QFile::permissions(name);
        const CliRun run =
            test::runCli(program, {"record", "sim:ping1d", "-o", name, "--force", "--for", "1"});
        QVERIFY2(run.status == 0, run.reported());
        QCOMPARE(QFile::permissions(name), permissions);
    }

    void wrongUsageGivesTwoAndASentence_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const QStringList good{"sim:ping1d", "-o", "out.mcap"};
        QTest::newRow("nothing") << QStringList{};
        QTest::newRow("no link") << QStringList{"-o", "out.mcap"};
        QTest::newRow("no -o") << QStringList{"sim:ping1d"};
        QTest::newRow("not .mcap") << QStringList{"sim:ping1d", "-o", "out.bin"};
        QTest::newRow("no such link") << QStringList{"carrier:pigeon", "-o", "out.mcap"};
        QTest::newRow("a place twice")
            << QStringList{"udp://127.0.0.1:9092", "udp:127.0.0.1:9092", "-o", "out.mcap"};
        QTest::newRow("bad time") << good + QStringList{"--for", "soon"};
        QTest::newRow("parts of no time") << good + QStringList{"--split-after", "0"};
        QTest::newRow("parts of some time") << good + QStringList{"--split-after", "often"};
        QTest::newRow("parts of no size") << good + QStringList{"--split-size", "0"};
        QTest::newRow("parts of some size") << good + QStringList{"--split-size", "1GB"};
        QTest::newRow("no such key") << good + QStringList{"--set", "colour=red"};
        for (const char* bad :
             {"range=far",       "range=",      "range",        "gain=loud",
              "gain=14",         "sector=5",    "sector=1:2:3", "frequency=100",
              "step=0",          "transmit=0",  "mode=both",    "interval=x",
              "sound-speed=1.5", "range=5,",    "range=2:",     "range=:10",
              "range=1:2:3",     "range=-1:10", "range=200:5",  "range=2:300",
              "range=2:far",     "gain=1:2",    "mode=auto:1",  "transmit=automatic",
              "step=auto"})
            QTest::newRow(bad) << good + QStringList{"--set", QString::fromLatin1(bad)};
        QTest::newRow("listening and setting")
            << good + QStringList{"--listen-only", "--set", "range=5"};
    }

    void wrongUsageGivesTwoAndASentence()
    {
        QFETCH(QStringList, arguments);
        const QTemporaryDir folder;
        arguments.replaceInStrings("out.", folder.filePath("out."));
        const CliRun run = test::runCli(program, QStringList{"record"} + arguments);
        QVERIFY2(run.status == 2, run.reported());
        QVERIFY2(run.printedOneLineWith(""), run.reported());
        QVERIFY(!QFileInfo::exists(folder.filePath("out.mcap")));
    }

    void aWrongSettingIsAnsweredWithWhatIsTaken_data()
    {
        QTest::addColumn<QByteArray>("sentence");
        const auto row = [](const char* setting, const char* sentence) {
            QTest::newRow(setting) << QByteArray(sentence);
        };
        row("range=far", "--set range= takes 0.5 to 100 metres (Ping360), "
                         "1 to 200 metres or START:LENGTH (Ping1D), "
                         "auto, 1 to 200 metres or START:LENGTH (S500), "
                         "1 to 150 metres or START:LENGTH (Omniscan 450), "
                         "auto, 1 to 100 metres or START:END (Surveyor 240-16, Omniscan 3D).");
        row("range=2:300", "--set range= takes 0.5 to 100 metres (Ping360), "
                           "1 to 200 metres or START:LENGTH (Ping1D), "
                           "auto, 1 to 200 metres or START:LENGTH (S500), "
                           "1 to 150 metres or START:LENGTH (Omniscan 450), "
                           "auto, 1 to 100 metres or START:END (Surveyor 240-16, Omniscan 3D).");
        row("gain=loud", "--set gain= takes low, normal or high (Ping360), "
                         "0 to 6 (Ping1D), auto or 0 to 13 (S500), auto or 0 to 7 (Omniscan 450), "
                         "auto or 0 to 10 (Surveyor 240-16, Omniscan 3D).");
        row("sector=5", "--set sector= takes 10 to 360 degrees or CENTRE:WIDTH.");
        row("sector=180:90", "--set sector= takes 10 to 360 degrees or CENTRE:WIDTH.");
        row("frequency=100", "--set frequency= takes 500 to 1000 kHz.");
        row("step=0", "--set step= takes 1 to 10 gradians.");
        row("transmit=0", "--set transmit= takes auto or 1 to 1000 microseconds.");
        row("mode=both", "--set mode= takes auto or manual.");
        row("interval=x", "--set interval= takes 0 to 65535 milliseconds (Ping1D), "
                          "0 to 32767 milliseconds (S500), 0 to 10000 milliseconds (Omniscan 450), "
                          "50 to 10000 milliseconds (Surveyor 240-16, Omniscan 3D).");
        row("sound-speed=1.5", "--set sound-speed= takes 1300 to 1700 m/s.");
        row("colour=red", "--set knows sound-speed, range, sector, gain, frequency, step, "
                          "transmit, mode, interval, pulse, report, samples, pulse-length, filter, "
                          "depth-limit, steps and channel-data, as in range=10,gain=high; not "
                          "colour.");
        // The first one that is wrong.
        row("range=5,mode=both,gain=loud", "--set mode= takes auto or manual.");
    }

    void aWrongSettingIsAnsweredWithWhatIsTaken()
    {
        QFETCH(const QByteArray, sentence);
        const QTemporaryDir folder;
        const CliRun run =
            test::runCli(program, {"record", "sim:ping1d", "-o", folder.filePath("out.mcap"),
                                   "--set", QString::fromLatin1(QTest::currentDataTag())});
        QVERIFY2(run.status == 2, run.reported());
        QVERIFY2(run.printedOneLineWith(sentence), run.reported());
    }

    void itRecordsForATimeAndSaysSo()
    {
        const QTemporaryDir folder;
        const QString out = folder.filePath("dive.mcap");
        const CliRun run =
            test::runCli(program, {"record", "sim:ping1d", "sim:ping360", "-o", out, "--for", "3"});
        QVERIFY2(run.status == 0, run.reported());
        QVERIFY2(run.error.isEmpty(), run.reported());
        QVERIFY2(run.out.contains(out.toUtf8()), run.reported());
        const auto recording = opened(out);
        QVERIFY(!recording->counts().truncated);
        QCOMPARE(recording->log().streamCount(), std::size_t{2});
        QCOMPARE(recording->counts().bytesSkipped, std::uint64_t{0});
        for (log::StreamNumber i = 0; i < 2; ++i)
            QVERIFY(recording->log().stream(i).pings().size() > 0);
    }

    void aHostWithoutItsPortIsAskedAtTheUsualOnes()
    {
        const QTemporaryDir folder;
        const QString out = folder.filePath("dive.mcap");
        const Simulator sonar({"ping1d", "--listen", "udpin://127.0.0.79:9090"});
        const CliRun run = test::runCli(program, {"record", "127.0.0.79", "--for", "3", "-o", out});
        QVERIFY2(run.status == 0 && run.error.isEmpty(), run.reported());
        QVERIFY(opened(out)->log().frameCount() > 0);
    }

    void whatIsSetIsWhatIsRecorded()
    {
        const QTemporaryDir folder;
        const QString out = folder.filePath("dive.mcap");
        std::vector<std::byte> read;
        const CliRun run = recordUntil(
            {"sim:ping360", "sim:ping1d", "-o", out, "--set", "range=10,sector=-45:90", "--set",
             "step=2,frequency=700,gain=1,interval=60"},
            [&] {
                const auto recording = growing(out);
                if (!recording)
                    return false;
                const auto spoke = newest<ping::ping360::AutoDeviceData>(recording->log(), read);
                const auto profile = newest<ping::ping1d::Profile>(recording->log(), read);
                return spoke && spoke->numSteps == 2 && spoke->stopAngle == 199 && profile &&
                       profile->scanLength == 10'000 && profile->gainSetting == 1;
            });
        QVERIFY2(run.status == 0, run.reported());
        const auto recording = opened(out);
        std::vector<std::byte> scratch;
        const auto spoke = newest<ping::ping360::AutoDeviceData>(recording->log(), scratch);
        QVERIFY(spoke.has_value());
        QCOMPARE(int(spoke->gainSetting), 1);
        QCOMPARE(int(spoke->transmitFrequency), 700);
        QCOMPARE(int(spoke->numSteps), 2);
        QCOMPARE(int(spoke->startAngle), 100);
        QCOMPARE(int(spoke->stopAngle), 199);
        const auto profile = newest<ping::ping1d::Profile>(recording->log(), scratch);
        QVERIFY(profile.has_value());
        QCOMPARE(profile->scanLength, std::uint32_t{10'000});
        QCOMPARE(profile->gainSetting, std::uint32_t{1});
    }

    void aPing1dsRangeMayHaveAStart()
    {
        const QTemporaryDir folder;
        const QString out = folder.filePath("dive.mcap");
        std::vector<std::byte> read;
        const CliRun run =
            recordUntil({"sim:ping360", "sim:ping1d", "-o", out, "--set", "range=2:10"}, [&] {
                const auto recording = growing(out);
                if (!recording)
                    return false;
                const auto profile = newest<ping::ping1d::Profile>(recording->log(), read);
                return profile && profile->scanStart == 2000 && profile->scanLength == 10'000 &&
                       newest<ping::ping360::AutoDeviceData>(recording->log(), read);
            });
        QVERIFY2(run.status == 0, run.reported());
        // A Ping360's range has none: it stays as it is.
        const auto recording = opened(out);
        std::vector<std::byte> scratch;
        const auto spoke = newest<ping::ping360::AutoDeviceData>(recording->log(), scratch);
        QVERIFY(spoke.has_value());
        QCOMPARE(int(spoke->samplePeriod), 888);
    }

    void whatASonarCannotDoItRefusesInWords_data()
    {
        QTest::addColumn<QString>("link");
        QTest::addColumn<QByteArray>("sentence");
        const auto row = [](const char* setting, const char* link, const char* sentence) {
            QTest::newRow(setting) << QString::fromLatin1(link) << QByteArray(sentence);
        };
        row("range=150", "sim:ping360",
            "The Ping360 refused what was --set: The range is 0.5 to 100 m.");
        row("range=0.5", "sim:ping1d",
            "The Ping1D refused what was --set: The range length is 1 m or more");
        row("range=150:60", "sim:ping1d", "ends at 200 m.");
    }

    void whatASonarCannotDoItRefusesInWords()
    {
        QFETCH(const QString, link);
        QFETCH(const QByteArray, sentence);
        const QTemporaryDir folder;
        const CliRun run =
            test::runCli(program, {"record", link, "-o", folder.filePath("out.mcap"), "--for", "3",
                                   "--set", QString::fromLatin1(QTest::currentDataTag())});
        QVERIFY2(run.status == 1, run.reported());
        QVERIFY2(run.error.contains(sentence), run.reported());
    }

    void aPing360sSoundSpeedIsThatOfItsRecording()
    {
        const QTemporaryDir folder;
        const QString out = folder.filePath("dive.mcap");
        const auto lengthsAt = [&](const QStringList& speed) {
            const CliRun rows =
                test::runCli(program, QStringList{"export", out, "--to", "csv", "-o", "-"} + speed);
            return rows.out.trimmed().split('\n').back().split(',').value(7).toDouble();
        };
        const CliRun run =
            recordUntil({"sim:ping360", "-o", out, "--set", "range=10,sound-speed=1450"},
                        [&] { return qAbs(lengthsAt({}) - 10) < 0.1; });
        QVERIFY2(run.status == 0, run.reported());
        // 10 m in that speed, as near as the head's samples allow.
        QVERIFY(qAbs(lengthsAt({}) - 10) < 0.1);
        QCOMPARE(lengthsAt({}), lengthsAt({"--sound-speed", "1450"}));
        QVERIFY(qAbs(lengthsAt({"--sound-speed", "1500"}) / lengthsAt({}) - 1500.0 / 1450) < 1e-3);
    }

    void partsAreWholeAndLoseNothing_data()
    {
        QTest::addColumn<QStringList>("split");
        QTest::newRow("time") << QStringList{"--split-after", "1"};
        QTest::newRow("size") << QStringList{"--split-size", "0.1"};
    }

    void partsAreWholeAndLoseNothing()
    {
        QFETCH(QStringList, split);
        const QTemporaryDir folder;
        const QString out = folder.filePath("dive.mcap");
        const CliRun run =
            recordUntil(QStringList{"sim:ping1d", "sim:ping360", "-o", out} + split,
                        [&] { return QFileInfo::exists(folder.filePath("dive-part003.mcap")); });
        QVERIFY2(run.status == 0, run.reported());
        QVERIFY2(run.out.contains("dive-part001.mcap to dive-part00"), run.reported());
        QVERIFY(!QFileInfo::exists(out));
        const QStringList parts = QDir(folder.path()).entryList(QDir::Files, QDir::Name);
        QVERIFY2(parts.size() >= 3, qPrintable(parts.join(' ')));
        std::optional<std::uint32_t> last;
        std::vector<std::byte> scratch;
        for (int i = 0; i < parts.size(); ++i) {
            QCOMPARE(parts[i], QStringLiteral("dive-part%1.mcap").arg(i + 1, 3, 10, QChar('0')));
            const auto part = opened(folder.filePath(parts[i]));
            QVERIFY(!part->counts().truncated);
            const log::Log& log = part->log();
            for (log::FrameNumber at = 0; at < log.frameCount(); ++at) {
                const auto frame = log.read(at, scratch);
                const auto profile =
                    frame->messageId == ping::ping1d::Profile::id
                        ? ping::decodePayload<ping::ping1d::Profile>(frame->payload)
                        : std::nullopt;
                if (!profile)
                    continue;
                QVERIFY(!last || profile->pingNumber == *last + 1);
                last = profile->pingNumber;
            }
        }
        QVERIFY(last.value_or(0) > 20);
    }

    void partsOfAnotherRecordingAreNotMixedWithOnes()
    {
        const QTemporaryDir folder;
        const QString out = folder.filePath("dive.mcap");
        const QString other = folder.filePath("dive-part002.mcap");
        test::writeFile(other, "mine");
        const QStringList arguments{"record", "sim:ping1d",    "-o", out, "--for",
                                    "3",      "--split-after", "1"};
        CliRun run = test::runCli(program, arguments);
        QVERIFY2(run.status == 1 && run.printedOneLineWith("dive-part002.mcap"), run.reported());
        QCOMPARE(test::readFile(other), QByteArray("mine"));
        QVERIFY(!QFileInfo::exists(folder.filePath("dive-part001.mcap")));
        run = test::runCli(program, arguments + QStringList{"--force"});
        QVERIFY2(run.status == 0, run.reported());
        QVERIFY(opened(other)->log().frameCount() > 0);
    }

    void aSignalCompletesTheFile_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("SIGINT") << SIGINT;
        QTest::newRow("SIGTERM") << SIGTERM;
        QTest::newRow("SIGHUP") << SIGHUP;
    }

    void aSignalCompletesTheFile()
    {
        QFETCH(int, signal);
        const QTemporaryDir folder;
        const QString out = folder.filePath("dive.mcap");
        const Simulator simulator({"ping1d", "--listen", "udpin:0"});
        QProcess record;
        record.start(program, {"record", simulator.url(), "-o", out});
        QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(out).size() > 20'000, 30'000);
        ::kill(static_cast<pid_t>(record.processId()), signal);
        QVERIFY(record.waitForFinished(30'000));
        QCOMPARE(record.exitStatus(), QProcess::NormalExit);
        QCOMPARE(record.exitCode(), 0);
        QCOMPARE(record.readAllStandardError(), QByteArray());
        QVERIFY(!opened(out)->counts().truncated);
    }

    /// As nohup starts it, to go on when its terminal is closed.
    void anIgnoredHangUpGoesOnBeingIgnored()
    {
        const QTemporaryDir folder;
        const QString out = folder.filePath("dive.mcap");
        QProcess record;
        record.setChildProcessModifier([] { std::signal(SIGHUP, SIG_IGN); });
        record.start(program, {"record", "sim:ping1d", "-o", out});
        QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(out).size() > 20'000, 30'000);
        ::kill(static_cast<pid_t>(record.processId()), SIGHUP);
        const auto size = QFileInfo(out).size();
        QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(out).size() > size + 20'000, 30'000);
        ::kill(static_cast<pid_t>(record.processId()), SIGTERM);
        QVERIFY(record.waitForFinished(30'000));
        QVERIFY(!opened(out)->counts().truncated);
    }

    void nothingIsWrittenOverUnlessForced()
    {
        const QTemporaryDir folder;
        const QString out = folder.filePath("dive.mcap");
        test::writeFile(out, "mine");
        const QStringList arguments{"record", "sim:ping1d", "-o", out, "--for", "2"};
        CliRun run = test::runCli(program, arguments);
        QVERIFY2(run.status == 1 && run.printedOneLineWith("--force"), run.reported());
        QCOMPARE(test::readFile(out), QByteArray("mine"));
        run = test::runCli(program, arguments + QStringList{"--force"});
        QVERIFY2(run.status == 0, run.reported());
        QVERIFY(opened(out)->log().frameCount() > 0);
    }

    void whatIsBeingRecordedIsNotWrittenOver()
    {
        const QTemporaryDir folder;
        const QString out = folder.filePath("dive.mcap");
        QProcess record;
        record.start(program, {"record", "sim:ping1d", "-o", out});
        QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(out).size() > 5'000, 30'000);
        const CliRun run =
            test::runCli(program, {"record", "sim:ping1d", "-o", out, "--for", "1", "--force"});
        QVERIFY2(run.status == 1 && run.printedOneLineWith("dive.mcap"), run.reported());
        ::kill(static_cast<pid_t>(record.processId()), SIGINT);
        QVERIFY(record.waitForFinished(30'000));
        QVERIFY(!opened(out)->counts().truncated);
    }

    void whatCannotBeWrittenIsSaid()
    {
        const CliRun run = test::runCli(
            program, {"record", "sim:ping1d", "-o", "/no/such/folder/dive.mcap", "--for", "1"});
        QVERIFY2(run.status == 1 && run.printedOneLineWith("/no/such/folder"), run.reported());
    }

    void aSilentLinkIsAFailureAndLeavesNoFile()
    {
        QUdpSocket silent;
        QVERIFY(silent.bind(QHostAddress::LocalHost, 0));
        const QTemporaryDir folder;
        const QString out = folder.filePath("dive.mcap");
        const QString url = QStringLiteral("udp://127.0.0.1:%1").arg(silent.localPort());
        const CliRun run = test::runCli(program, {"record", url, "-o", out, "--for", "1"});
        QVERIFY2(run.status == 1 && run.printedOneLineWith(url), run.reported());
        QVERIFY(!QFileInfo::exists(out));
        QVERIFY(silent.hasPendingDatagrams());
    }

    /// Whoever is not known is said while it runs and at the end, and that is no success.
    void whoIsNotIdentifiedIsSaid_data()
    {
        QTest::addColumn<FakeSonar::Answer>("answer");
        QTest::addColumn<QString>("device");
        QTest::addColumn<QString>("sentence");
        const FakeSonar::Answer garbage = [](const ping::Frame&) {
            return std::vector(200, std::byte{0x55});
        };
        const auto info = [](std::uint8_t type) {
            return ping::encodeFrame(
                common::DeviceInformation{.deviceType = type, .firmwareVersionMajor = 1}, 1);
        };
        const FakeSonar::Answer unknown = [info](const ping::Frame& frame) {
            return asksFor(frame, 4) ? info(77) : std::vector<std::byte>();
        };
        const FakeSonar::Answer future = [info](const ping::Frame& frame) {
            return asksFor(frame, 4)   ? info(1)
                   : asksFor(frame, 5) ? ping::encodeFrame(common::ProtocolVersion{9, 9, 0, 0}, 1)
                                       : std::vector<std::byte>();
        };
        const FakeSonar::Answer nacks = [](const ping::Frame& frame) {
            return ping::encodeFrame(common::Nack{frame.messageId, "not today"}, 1);
        };
        const FakeSonar::Answer shy = [](const ping::Frame& frame) {
            return asksFor(frame, 5) ? ping::encodeFrame(common::ProtocolVersion{1, 0, 0, 0}, 1)
                                     : std::vector<std::byte>();
        };
        for (const QString& device : {QString(), QString("?device=ping1d")}) {
            const auto row = [&](const char* name, const FakeSonar::Answer& answer,
                                 const char* sentence) {
                QTest::addRow("%s %s", name, qPrintable(device))
                    << answer << device << QString::fromLatin1(sentence);
            };
            row("garbage", garbage, "Bytes received on this link, but no sonar messages");
            row("unknown type", unknown, "A device of an unknown type answers here");
            row("protocol 9.9", future, "an unknown protocol version");
            row("nacks", nacks, "refuses to identify itself: not today");
            row("message 4 unanswered", shy, "sends messages, but does not identify itself");
        }
    }
    void whoIsNotIdentifiedIsSaid()
    {
        QFETCH(FakeSonar::Answer, answer);
        QFETCH(QString, device);
        QFETCH(QString, sentence);
        FakeSonar sonar(answer);
        const QTemporaryDir folder;
        QProcess record;
        record.start(program, {"record", sonar.url() + device, "-o", folder.filePath("dive.mcap")});
        QByteArray out;
        const bool said = QTest::qWaitFor(
            [&] {
                out += record.readAllStandardOutput();
                return out.contains(sentence.toUtf8());
            },
            60'000);
        QVERIFY2(said, out + record.readAllStandardError());
        ::kill(static_cast<pid_t>(record.processId()), SIGINT);
        QVERIFY(QTest::qWaitFor([&] { return record.state() == QProcess::NotRunning; }, 60'000));
        const QByteArray error = record.readAllStandardError();
        QCOMPARE(record.exitCode(), 1);
        QVERIFY2(error.contains(sentence.toUtf8()) && error.count('\n') == 1, error);
        // It is recorded all the same, and what it was asked, to the end.
        const auto recording = opened(folder.filePath("dive.mcap"));
        QCOMPARE(recording->counts().sentFrames, std::uint64_t(sonar.asked));
    }

    void whoOnlyListensSaysSo()
    {
        // Somebody else asks for pings at other bearings; what the head says all hear.
        std::uint16_t bearing = 0;
        std::vector<std::byte> samples(200, std::byte{9});
        FakeSonar sonar([](const ping::Frame& frame) {
            return asksFor(frame, 4)
                       ? ping::encodeFrame(
                             common::DeviceInformation{.deviceType = 2, .firmwareVersionMajor = 3},
                             1)
                       : std::vector<std::byte>();
        });
        QTimer other;
        QObject::connect(&other, &QTimer::timeout, &other, [&] {
            bearing = static_cast<std::uint16_t>((bearing + 1) % 400);
            samples[0] = static_cast<std::byte>(bearing & 0xffU);
            sonar.say(ping::encodeFrame(
                ping::ping360::DeviceData{
                    .mode = 1,
                    .gainSetting = 1,
                    .angle = bearing,
                    .transmitDuration = 20,
                    .samplePeriod = 888,
                    .transmitFrequency = 750,
                    .numberOfSamples = 200,
                    .data = std::span(reinterpret_cast<const std::uint8_t*>(samples.data()), 200)},
                1));
        });
        const QTemporaryDir folder;
        QProcess record;
        record.start(program, {"record", sonar.url() + "?device=ping360", "-o",
                               folder.filePath("dive.mcap")});
        QVERIFY(QTest::qWaitFor([&] { return sonar.asked > 2; }, 60'000));
        other.start(60);
        QByteArray out;
        QVERIFY(QTest::qWaitFor(
            [&] {
                out += record.readAllStandardOutput();
                return out.contains("Another program drives this sonar: Leadline only listens.");
            },
            60'000));
        ::kill(static_cast<pid_t>(record.processId()), SIGINT);
        QVERIFY(QTest::qWaitFor([&] { return record.state() == QProcess::NotRunning; }, 60'000));
        QCOMPARE(record.exitCode(), 0);
    }

    void whatIsNotSentToASonarOfAnotherProgramIsNoSuccess()
    {
        std::uint32_t number = 0;
        FakeSonar sonar([](const ping::Frame& frame) {
            return asksFor(frame, 4)
                       ? ping::encodeFrame(common::DeviceInformation{.deviceType = 112}, 1)
                       : std::vector<std::byte>();
        });
        QTimer other;
        QObject::connect(&other, &QTimer::timeout, &other, [&] {
            sonar.say(ping::encodeFrame(ping::s500::Distance2{.timestamp = 100 * ++number}, 1));
        });
        other.start(100);
        const QTemporaryDir folder;
        QProcess record;
        record.start(program, {"record", sonar.url() + "?device=s500", "-o",
                               folder.filePath("dive.mcap"), "--set", "range=20"});
        QByteArray out;
        QVERIFY(QTest::qWaitFor(
            [&] {
                out += record.readAllStandardOutput();
                return out.contains("Another program drives this sonar: Leadline only listens.");
            },
            60'000));
        ::kill(static_cast<pid_t>(record.processId()), SIGINT);
        QVERIFY(QTest::qWaitFor([&] { return record.state() == QProcess::NotRunning; }, 60'000));
        QCOMPARE(record.exitCode(), 1);
        QCOMPARE(record.readAllStandardError(),
                 QByteArray("What was --set was not sent: another program drives the S500.\n"));
    }

    void listeningSendsNothing()
    {
        QUdpSocket silent;
        QVERIFY(silent.bind(QHostAddress::LocalHost, 0));
        const QTemporaryDir folder;
        const QString url = QStringLiteral("udp://127.0.0.1:%1").arg(silent.localPort());
        const CliRun run = test::runCli(program, {"record", url, "-o", folder.filePath("dive.mcap"),
                                                  "--for", "1", "--listen-only"});
        QVERIFY2(run.status == 1, run.reported());
        QVERIFY(!silent.hasPendingDatagrams());
    }

    void aVehicleIsRecordedBesideASonar()
    {
        const Simulator simulator({"vehicle", "--listen", "udpin://127.0.0.1:0"});
        const QTemporaryDir folder;
        const QString out = folder.filePath("dive.mcap");
        const CliRun run = test::runCli(
            program, {"record", simulator.url(), "sim:ping1d", "-o", out, "--for", "4"});
        QVERIFY2(run.status == 0, run.reported());
        const auto recording = opened(out);
        QVERIFY(recording->counts().sentFrames > 0);
        std::uint64_t heartbeats = 0;
        std::vector<std::byte> scratch;
        for (std::uint64_t i = 0; i < recording->log().frameCount(); ++i) {
            const auto frame = recording->log().readMavlink(i, scratch);
            const bool isVehicles = frame && frame->sender().system == 1;
            heartbeats += isVehicles && frame->messageId() == 0 ? 1U : 0U;
        }
        QVERIFY(heartbeats >= 2);
    }

    void aVehicleIsOnlyListenedTo()
    {
        QUdpSocket silent;
        QVERIFY(silent.bind(QHostAddress::LocalHost, 0));
        const QTemporaryDir folder;
        const QString url =
            QStringLiteral("udp://127.0.0.1:%1?device=vehicle").arg(silent.localPort());
        const CliRun run = test::runCli(program, {"record", url, "-o", folder.filePath("dive.mcap"),
                                                  "--for", "1", "--listen-only"});
        QVERIFY2(run.status == 1 && run.printedOneLineWith(url), run.reported());
        QVERIFY(!silent.hasPendingDatagrams());
    }
};

LEADLINE_GUILESS_TEST(CliRecordTest)
#include "tst_clirecord.moc"
