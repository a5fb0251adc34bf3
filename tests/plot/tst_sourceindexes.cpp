// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/SourceIndexes.h"

#include "formats/Recording.h"
#include "support/PingViewerWriter.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QCoreApplication>
#include <QTest>

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>

using namespace leadline;

namespace {

/// Whether a medium answers, and whether somebody waits for it.
class Gate {
public:
    void shut()
    {
        const std::lock_guard lock(m_mutex);
        m_shut = true;
    }
    void open()
    {
        const std::lock_guard lock(m_mutex);
        m_shut = false;
        m_changed.notify_all();
    }
    void pass()
    {
        std::unique_lock lock(m_mutex);
        m_awaited = m_shut;
        m_changed.notify_all();
        m_changed.wait(lock, [this] { return !m_shut; });
    }
    void waitUntilAwaited()
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_awaited; });
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_shut = false;
    bool m_awaited = false;
};

class GatedSource : public io::MemoryBytes {
public:
    GatedSource(std::vector<std::byte> bytes, Gate& gate)
        : MemoryBytes(std::move(bytes)),
          m_gate(gate)
    {
    }
    [[nodiscard]] std::size_t readAt(std::uint64_t offset, std::span<std::byte> into) const override
    {
        m_gate.pass();
        return MemoryBytes::readAt(offset, into);
    }

private:
    Gate& m_gate;
};

std::unique_ptr<formats::Recording> scan(Gate& gate)
{
    test::PingViewerWriter writer({});
    for (int i = 0; i < 4000; ++i)
        writer.record(std::chrono::milliseconds(50 * i),
                      test::Spoke360{.angleGrad = static_cast<std::uint16_t>(i % 400),
                                     .samples = test::someSamples(1000, static_cast<unsigned>(i))}
                          .frame());
    auto recording =
        formats::Recording::open(std::make_unique<GatedSource>(writer.bytes(), gate), "scan.bin");
    if (!recording || !(*recording)->index())
        qFatal("The bytes are no recording.");
    return std::move(*recording);
}

} // namespace

class SourceIndexesTest : public QObject {
    Q_OBJECT

private slots:
    void theDetailGrowsInAThread()
    {
        Gate gate;
        const auto recording = scan(gate);
        app::SonarSource source;
        source.setReader(echo::PingReader(recording->log(), 0));
        auto& indexes = app::SourceIndexes::of(source);
        QTRY_VERIFY(indexes.hasDetail(4000));
    }

    void aLogWhoseDiskDoesNotAnswerIsLetGoOfAtOnce()
    {
        Gate gate;
        auto recording = scan(gate);
        {
            app::SonarSource source;
            source.setReader(echo::PingReader(recording->log(), 0));
            auto& indexes = app::SourceIndexes::of(source);
            gate.shut();
            QVERIFY(!indexes.hasDetail(4000));
            gate.waitUntilAwaited();
        } // would wait for ever else
        recording.reset();
        QVERIFY(!base::waitForDetachableThreads(std::chrono::milliseconds(0)));
        gate.open();
        QVERIFY(base::waitForDetachableThreads(std::chrono::minutes(1)));
        QCoreApplication::sendPostedEvents();
    }
};

LEADLINE_GUI_TEST(SourceIndexesTest)
#include "tst_sourceindexes.moc"
