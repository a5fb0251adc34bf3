// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a long live session with all devices on faulty lines. Every ping must be accounted for,
// memory stay within its limit, and the file be readable by all readers.
#include "SoakDive.h"
#include "formats/Recording.h"
#include "interop/OfficialReaders.h"
#include "report/DiveReport.h"
#include "support/ResidentBytes.h"
#include "support/Sanitized.h"
#include "support/TestMain.h"

#include <QFileInfo>
#include <QJsonDocument>

#include <algorithm>
#include <chrono>
#include <memory>

using namespace leadline;
using namespace std::chrono_literals;
using test::SoakDive;

namespace {

constexpr std::uint64_t seed = 20260913;
constexpr base::Duration step = 1min;
constexpr std::size_t mebi = std::size_t{1} << 20U;
/// Limits of the log in memory: 64 MiB of frames, and 32 MiB of blocks that were read back.
constexpr std::size_t bound = 96 * mebi;
/// Data that a recording may hold back while the disk refuses writes.
constexpr std::size_t maxWaitingBytes = 64 * mebi;
/// Memory for indexes, pictures and the allocator itself.
constexpr std::size_t besides = 64 * mebi;

std::chrono::minutes length()
{
    const int asked = qEnvironmentVariableIntValue("LEADLINE_SOAK_MINUTES");
    // The sanitizers see the same code in ten of them.
    return std::chrono::minutes(!test::isSanitized && asked > 0 ? asked : 10);
}

/// What is in the file, of one kind of device; what was received only.
struct Kept {
    std::uint64_t frames = 0;
    std::uint64_t pings = 0;
};

std::map<ping::DeviceKind, Kept> keptIn(const log::Log& log)
{
    std::map<ping::DeviceKind, Kept> kept;
    for (std::size_t i = 0; i < log.streamCount(); ++i) {
        const log::Stream& stream = log.stream(static_cast<log::StreamNumber>(i));
        if (!stream.sent())
            kept[stream.kind()].pings += stream.pings().size();
    }
    for (std::uint64_t i = 0; i < log.frameCount(); ++i)
        if (const log::Stream& stream = log.stream(log.entry(i)->stream); !stream.sent())
            ++kept[stream.kind()].frames;
    return kept;
}

std::uint64_t bytesIn(const log::Log& log)
{
    std::uint64_t bytes = 0;
    for (std::uint64_t i = 0; i < log.frameCount(); ++i)
        if (const auto entry = log.entry(i); !log.stream(entry->stream).sent())
            bytes += entry->length;
    return bytes;
}

} // namespace

class SoakTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        test::prepareWindows();
        m_dive = std::make_unique<SoakDive>(seed, length() + 1min);
    }
    void cleanupTestCase() { m_dive.reset(); }

    void aLongDiveStaysWithinItsMemory()
    {
        const auto steps = static_cast<int>(length() / step);
        std::size_t rest = 0;
        std::size_t most = 0;
        std::size_t mostInTheFirstHours = 0;
        // A short dive has a bit of all that a long one has.
        const int quiet = steps < 60 ? 1 : 4;
        for (int i = 0; i < steps; ++i) {
            m_dive->continueLoading(step);
            if (i % quiet == quiet - 1)
                m_dive->act();
            // Some minutes an hour the disk takes nothing; that all fits into what may wait.
            if (i % 60 == 2 || i % 60 == 8)
                m_dive->refuseDisk(i % 60 == 2);
            const std::size_t resident = test::residentBytes();
            if (i == 1)
                rest = resident;
            most = std::max(most, resident);
            if (i < steps / 2)
                mostInTheFirstHours = most;
        }
        m_dive->refuseDisk(false);
        m_dive->arrive();
        qInfo("%d minutes: %zu MiB at first, %zu MiB at most (%zu in the first half), %d "
              "settings, %d links hung up",
              steps, rest / mebi, most / mebi, mostInTheFirstHours / mebi, m_dive->settings(),
              m_dive->reconnections());
        QVERIFY(m_dive->settings() > 0 && m_dive->reconnections() > 0);
        if (test::isSanitized)
            return;
        QVERIFY2(most <= rest + bound + maxWaitingBytes + besides, "memory is beyond its bound");
        // The bound is reached after an hour or so; from then on nothing grows.
        if (length() > 6h)
            QVERIFY2(most <= mostInTheFirstHours + besides, "memory grows with the dive");
    }

    void theFileHoldsEveryPingThatCame()
    {
        m_file = m_dive->finish();
        QVERIFY(QFileInfo::exists(m_file));
        auto opened = formats::Recording::open(std::filesystem::path(m_file.toStdString()));
        QVERIFY2(opened.ok(), opened ? "" : opened.error().message.text().c_str());
        m_recording = std::move(*opened);
        m_recording->index();
        const log::ReadCounts counts = m_recording->counts();
        QVERIFY(!counts.truncated);
        QCOMPARE(counts.containerBytesLost, std::uint64_t{0});
        // Only what went wrong on the way to us is no frame.
        auto kept = keptIn(m_recording->log());
        std::uint64_t bytes = 0;
        for (const ping::DeviceKind device : kinds) {
            const test::LineLedger& line = m_dive->peers().of(device);
            QCOMPARE(kept[device].frames, line.frames.load());
            QCOMPARE(kept[device].pings, line.pings.load());
            QVERIFY(line.frames > 0 && line.troubles > 0);
            bytes += line.bytes;
        }
        QCOMPARE(bytesIn(m_recording->log()) + counts.bytesSkipped, bytes);
    }

    /// Those that did not come are told as lost, as far as anybody can know of them.
    void whatDidNotComeIsToldAsLost()
    {
        QVERIFY(m_recording);
        const auto report = app::gatherReport(
            *m_recording, std::filesystem::path(m_file.toStdString()), exporting::ExportPart());
        QVERIFY2(report.ok(), report ? "" : report.error().message.text().c_str());
        const auto sounder =
            std::ranges::find(report->sonars, ping::Family::Ping1D, &app::DiveReport::Sonar::kind);
        QVERIFY(sounder != report->sonars.end());
        const test::LineLedger& line = m_dive->peers().of(ping::Family::Ping1D);
        QCOMPARE(sounder->lost.value_or(0), line.missing.load());
        QCOMPARE(line.pings - line.repeated + sounder->lost.value_or(0) + line.hidden +
                     line.atTheEnd(),
                 line.made.load());
        qInfo("Ping1D: %llu made, %llu came, %llu told as lost; Ping360: %llu made, %llu came",
              static_cast<unsigned long long>(line.made),
              static_cast<unsigned long long>(line.pings - line.repeated),
              static_cast<unsigned long long>(line.missing),
              static_cast<unsigned long long>(m_dive->peers().of(ping::Family::Ping360).made),
              static_cast<unsigned long long>(m_dive->peers().of(ping::Family::Ping360).pings));
    }

    void theWindowOpensTheFile()
    {
        QVERIFY(m_recording);
        m_dive->run().session().openPath(m_file);
        QVERIFY(QTest::qWaitFor(
            [this] {
                const app::Session& session = m_dive->run().session();
                return session.state() == app::Session::State::Ready && session.progress() == 1;
            },
            test::soakTimeoutMs));
        QVERIFY(m_dive->run().drawUntilReady());
        QCOMPARE(m_dive->run().session().log()->frameCount(), m_recording->log().frameCount());
    }

    void theOfficialReadersOpenTheFile()
    {
        QVERIFY(m_recording);
        const test::OfficialReaders official;
        if (!official.missing().isEmpty())
            QSKIP(qPrintable(official.missing()));
        for (const char* script : {"read.mjs", "stream.mjs"}) {
            const auto read = official.run(script, m_file);
            const bool whole =
                read["ok"].toBool() || (read["complete"].toBool() && read["error"].isNull());
            QVERIFY2(whole, QJsonDocument(read).toJson());
            std::uint64_t received = 0;
            const QJsonObject counts = read["counts"].toObject();
            for (auto topic = counts.begin(); topic != counts.end(); ++topic)
                if (topic.key().startsWith("sonar/") && topic.key().endsWith("/rx"))
                    received += static_cast<std::uint64_t>(topic.value().toInteger());
            // Besides frames there is what was in none.
            QVERIFY(received >= m_dive->peers().of(ping::Family::Ping1D).frames +
                                    m_dive->peers().of(ping::Family::Ping360).frames);
        }
    }

private:
    static constexpr std::array<ping::DeviceKind, 3> kinds{
        ping::Family::Ping1D, ping::Family::Ping360, ping::DeviceKind::Vehicle};

    std::unique_ptr<SoakDive> m_dive;
    QString m_file;
    std::unique_ptr<formats::Recording> m_recording;
};

LEADLINE_GUI_TEST(SoakTest)
#include "tst_soak.moc"
