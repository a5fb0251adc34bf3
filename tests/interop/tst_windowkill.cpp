// SPDX-License-Identifier: GPL-3.0-or-later
// Tests what remains of a live session when the window's process is killed.
#include "OfficialReaders.h"
#include "ping/Codec.h"
#include "ping/Ping1d.h"
#include "support/RecordingSummary.h"
#include "support/Simulator.h"
#include "support/TestMain.h"

#include <QDir>
#include <QFileInfo>
#include <QHostAddress>
#include <QJsonDocument>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>
#include <QUdpSocket>
#include <QUrl>

#include <array>
#include <memory>
#include <optional>
#include <string>

using namespace leadline;
using namespace std::chrono_literals;
using test::Simulator;

namespace {

/// However slow the machine is.
constexpr int mostMs = 90'000;

std::chrono::nanoseconds utcNow()
{
    return std::chrono::system_clock::now().time_since_epoch();
}

/// Makes a simulated Ping1D ping as fast as it can, as its user left it.
void hurry(const QString& url)
{
    const QUrl place(url);
    QUdpSocket socket;
    const auto send = [&](const std::vector<std::byte>& frame) {
        socket.writeDatagram(reinterpret_cast<const char*>(frame.data()),
                             static_cast<qint64>(frame.size()), QHostAddress(place.host()),
                             static_cast<quint16>(place.port()));
    };
    namespace wire = ping::ping1d;
    send(ping::encodeFrame(wire::SetModeAuto{0}));
    send(ping::encodeFrame(wire::SetRange{0, 2000}));
    send(ping::encodeFrame(wire::SetPingInterval{8}));
}

/// `leadline`, ended with its owner.
class Program {
public:
    Program(const QString& folder, const QStringList& sources)
    {
        m_process.start(QStringLiteral(LEADLINE_BIN_DIR "/leadline"),
                        QStringList{"--data-dir", folder, "--size", "1024x640"} + sources);
    }
    ~Program() { kill(); }
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    void kill()
    {
        m_process.kill(); // SIGKILL
        m_process.waitForFinished();
    }

private:
    QProcess m_process;
};

} // namespace

class WindowKillTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        for (const auto& sonar : m_sonars)
            QVERIFY(sonar->url().startsWith("udp://"));
        hurry(m_sonars[0]->url());
        hurry(m_sonars[1]->url());
    }

    void aKilledDiveLosesAtMostTheLastSecond_data()
    {
        QTest::addColumn<int>("size");
        int rounds = qEnvironmentVariableIntValue("LEADLINE_KILLS");
        rounds = rounds > 0 ? rounds : 5;
        for (int i = 1; i <= rounds; ++i)
            QTest::addRow("%d", i) << QRandomGenerator::global()->bounded(50'000, 400'000);
    }

    /// At about 100 kB/s.
    void aKilledDiveLosesAtMostTheLastSecond()
    {
        QFETCH(int, size);
        const QTemporaryDir data;
        const QDir folder(data.filePath("Leadline"));
        QStringList links;
        for (const auto& sonar : m_sonars)
            links += sonar->url();
        Program leadline(data.path(), links);
        QTRY_COMPARE_WITH_TIMEOUT(folder.entryList({"*.mcap"}).size(), 1, mostMs);
        const QString file = folder.filePath(folder.entryList({"*.mcap"}).front());
        QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(file).size() > size, mostMs);
        const auto killedAt = utcNow();
        leadline.kill();
        const test::RecordingSummary kept = test::keptIn(file);
        QVERIFY(kept.truncated);
        QVERIFY(kept.frames > 0);
        QVERIFY2(killedAt - kept.until <= 1s,
                 qPrintable(QStringLiteral("%1 ms are lost").arg((killedAt - kept.until) / 1ms)));
        {
            // The next start completes it.
            const Program again(data.path(), {});
            QTRY_VERIFY_WITH_TIMEOUT(!test::keptIn(file).truncated, mostMs);
        }
        QCOMPARE(test::keptIn(file).frames, kept.frames);
        QCOMPARE(test::keptIn(file).streams, kept.streams);
        checkOfficially(file, kept.frames);
        if (!m_official.missing().isEmpty())
            QSKIP(qPrintable(m_official.missing()));
    }

private:
    void checkOfficially(const QString& file, std::uint64_t frames) const
    {
        if (!m_official.missing().isEmpty())
            return;
        const auto indexed = m_official.run("read.mjs", file);
        QVERIFY2(indexed["ok"].toBool(), QJsonDocument(indexed).toJson());
        const auto streamed = m_official.run("stream.mjs", file);
        QVERIFY(streamed["complete"].toBool() && streamed["error"].isNull());
        for (const auto& reader : {indexed, streamed}) {
            std::uint64_t received = 0;
            const QJsonObject counts = reader["counts"].toObject();
            for (auto topic = counts.begin(); topic != counts.end(); ++topic)
                if (topic.key().endsWith("/rx"))
                    received += static_cast<std::uint64_t>(topic.value().toInteger());
            QCOMPARE(received, frames);
        }
    }

    static std::unique_ptr<Simulator> simulated(const QString& device, const QString& seed)
    {
        return std::make_unique<Simulator>(
            QStringList{device, "--listen", "udpin:0", "--seed", seed});
    }

    const test::OfficialReaders m_official;
    const std::array<std::unique_ptr<Simulator>, 4> m_sonars{
        simulated("ping1d", "1"), simulated("ping1d", "2"), simulated("ping360", "1"),
        simulated("ping360", "2")};
};

LEADLINE_GUILESS_TEST(WindowKillTest)
#include "tst_windowkill.moc"
