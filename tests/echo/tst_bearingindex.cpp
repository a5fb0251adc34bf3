// SPDX-License-Identifier: GPL-3.0-or-later
#include "EchoLog.h"
#include "echo/BearingIndex.h"
#include "support/TestMain.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStringList>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <optional>
#include <random>

using namespace leadline;

namespace {

log::PingEntry entryAt(int angle, int steps = 0)
{
    return {.frame = 0,
            .angleGrad = std::uint16_t(angle),
            .steps = std::uint8_t(steps),
            .hasSamples = 1};
}

int step(const log::PingEntry& ping, std::optional<log::PingEntry> before,
         std::optional<log::PingEntry> behind)
{
    return echo::stepOf(ping, before ? &*before : nullptr, behind ? &*behind : nullptr);
}

/// The rule, ping by ping from the beginning.
echo::NewestPings walk(const std::vector<test::Spoke360>& pings, std::size_t count)
{
    echo::NewestPings newest;
    newest.fill(echo::noPing);
    const auto apart = [&](std::size_t a, std::size_t b) {
        const int difference = std::abs(pings[a].angleGrad - pings[b].angleGrad);
        const int nearer = std::min(difference, 400 - difference);
        return nearer <= 10 ? nearer : 0;
    };
    for (std::size_t i = 0; i < count; ++i) {
        if (pings[i].samples.empty())
            continue;
        int width = pings[i].steps.value_or(0);
        if (width == 0 && i > 0)
            width = apart(i, i - 1);
        if (width == 0 && i + 1 < count)
            width = apart(i, i + 1);
        width = std::max(width, 1);
        for (int half = -width; half < width; ++half)
            newest[std::size_t((2 * pings[i].angleGrad + half + 800) % 800)] = std::uint32_t(i);
    }
    return newest;
}

/// The temporary files without a name that this process has open.
QStringList spillPaths()
{
    const QDir open(QStringLiteral("/proc/self/fd"));
    QStringList paths;
    for (const QFileInfo& file :
         open.entryInfoList(QDir::NoDotAndDotDot | QDir::AllEntries | QDir::System | QDir::Hidden))
        if (file.symLinkTarget().endsWith(QStringLiteral(" (deleted)")))
            paths += file.filePath();
    return paths;
}

class Wild {
public:
    explicit Wild(unsigned seed) : m_random(seed) {}
    unsigned below(unsigned limit) { return unsigned(m_random() % limit); }
    test::Spoke360 next()
    {
        if (below(30) == 0)
            m_step = 1 + below(12);
        m_grad = (below(6) == 0 ? below(400) : m_grad + m_step) % 400;
        test::Spoke360 ping{.angleGrad = std::uint16_t(m_grad),
                            .samples = test::Samples(below(10) == 0 ? 0 : 1, 9)};
        if (below(4) == 0)
            ping.steps = std::uint8_t(below(11));
        return ping;
    }

private:
    std::mt19937 m_random;
    unsigned m_grad = 0;
    unsigned m_step = 1;
};

} // namespace

class BearingIndexTest : public QObject {
    Q_OBJECT

private slots:
    void aStepIsWhatTheMessageSaysOrItsNeighbours()
    {
        QCOMPARE(step(entryAt(10, 7), entryAt(9), entryAt(11)), 7);
        QCOMPARE(step(entryAt(10), entryAt(8), entryAt(13)), 2);
        QCOMPARE(step(entryAt(10), entryAt(21), entryAt(13)), 3);
        QCOMPARE(step(entryAt(10), entryAt(20), entryAt(13)), 10);
        QCOMPARE(step(entryAt(10), entryAt(10), entryAt(14)), 4);
        QCOMPARE(step(entryAt(10), entryAt(10), entryAt(10)), 1);
        QCOMPARE(step(entryAt(10), entryAt(100), entryAt(200)), 1);
        QCOMPARE(step(entryAt(10), {}, {}), 1);
        QCOMPARE(step(entryAt(10), {}, entryAt(5)), 5);
        QCOMPARE(step(entryAt(398), entryAt(3), {}), 5); // round the turn
        QCOMPARE(step(entryAt(1), entryAt(396), {}), 5);
        QCOMPARE(step(entryAt(10), entryAt(log::PingEntry::noAngle), entryAt(12)), 2);
        QCOMPARE(step(entryAt(10, 0), entryAt(8), {}), 2);
    }

    void theNewestPingsAreThoseOfAPlainWalk_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 6; ++seed)
            QTest::addRow("%u", seed) << seed;
    }

    void theNewestPingsAreThoseOfAPlainWalk()
    {
        QFETCH(unsigned, seed);
        Wild wild(seed);
        test::EchoLog log(ping::Family::Ping360);
        std::vector<test::Spoke360> pings;
        const echo::PingReader reader(log.log(), 0);
        echo::BearingIndex index(reader);
        // More than four snapshots, asked for while the log grows.
        while (pings.size() < 2600) {
            for (unsigned more = wild.below(300); more > 0; --more) {
                pings.push_back(wild.next());
                log.add(pings.back().frame());
            }
            for (int i = 0; i < 5; ++i) {
                const auto count = wild.below(unsigned(pings.size()) + 1);
                QVERIFY2(index.newestOf(count) == walk(pings, count), QByteArray::number(count));
            }
        }
        // The borders of the snapshots, and a count beyond the end.
        for (const std::size_t count :
             {0U, 1U, 511U, 512U, 513U, 1023U, 1024U, 1025U, 1536U, 2048U})
            QVERIFY2(index.newestOf(count) == walk(pings, count), QByteArray::number(int(count)));
        QVERIFY(index.newestOf(1'000'000) == walk(pings, pings.size()));
    }

    void aPingAtTheBorderOfASnapshotKnowsItsFollower()
    {
        // Ping 511 jumps; only the one behind it tells that steps are 5 wide.
        for (const std::size_t jump : {511U, 1023U}) {
            test::EchoLog log(ping::Family::Ping360);
            std::vector<test::Spoke360> pings;
            for (std::size_t i = 0; i < 1100; ++i) {
                const std::size_t grad = i < jump ? i % 50 : 200 + 5 * ((i - jump) % 20);
                pings.push_back({.angleGrad = std::uint16_t(grad), .samples = {1}});
                log.add(pings.back().frame());
            }
            echo::BearingIndex index{echo::PingReader(log.log(), 0)};
            for (const std::size_t count : {jump + 1, jump + 2, jump + 40, jump + 1})
                QVERIFY2(index.newestOf(count) == walk(pings, count),
                         QByteArray::number(int(count)));
        }
    }

    void whatCouldNotBeReadIsReadAtTheNextQuery()
    {
#ifndef Q_OS_LINUX
        QSKIP("The temporary file is found by /proc.");
#endif
        // Long enough for the first pings to be in the temporary file alone.
        constexpr std::size_t heldInMemory = 512 * 1024;
        constexpr std::size_t spilled = 2 * 1024;
        std::vector<test::Bytes> frames;
        for (int grad = 0; grad < 100; ++grad)
            frames.push_back(
                test::Spoke360{.angleGrad = std::uint16_t(grad), .samples = {1}}.frame());
        // Those behind cover none of the bearings of the first.
        const auto gradOf = [](std::size_t i) { return i < spilled ? 50 + i % 40 : i % 40; };
        const std::size_t count = spilled + heldInMemory + 100;
        const auto hasBearing = [&](const echo::NewestPings& newest, std::size_t grad) {
            return newest[2 * grad] != echo::noPing;
        };
        // One file holds the frames, another the index of the frames. Each is tried with a log of
        // its own, for what was read once is kept in memory.
        bool isTheFrames = false;
        for (qsizetype file = 0; !isTheFrames; ++file) {
            log::Log log;
            (void)log.addStream(1, ping::Family::Ping360);
            log::Time time{};
            for (std::size_t i = 0; i < count; ++i, time += std::chrono::milliseconds(1))
                QVERIFY(log.append(0, ping::viewFrame(frames[gradOf(i)]), time));
            log.release();
            const QStringList paths = spillPaths();
            QVERIFY(file < paths.size());
            echo::BearingIndex index{echo::PingReader(log, 0)};
            QFile spill(paths[file]);
            QVERIFY2(spill.open(QIODevice::ReadWrite), qPrintable(spill.errorString()));
            const QByteArray bytes = spill.readAll();
            QVERIFY(spill.resize(0));
            const auto failed = index.newestOf(count);
            QVERIFY(spill.seek(0));
            QCOMPARE(spill.write(bytes), bytes.size());
            QVERIFY(spill.flush());
            isTheFrames = hasBearing(failed, 20) && !hasBearing(failed, 70);
            if (!isTheFrames)
                continue;
            // What can be read is shown meanwhile.
            QVERIFY(std::ranges::find(failed, std::uint32_t(count - 1)) != failed.end());
            const auto whole = index.newestOf(count);
            QVERIFY(hasBearing(whole, 20) && hasBearing(whole, 70));
            QVERIFY(whole == (echo::BearingIndex{echo::PingReader(log, 0)}.newestOf(count)));
            QVERIFY(hasBearing(index.newestOf(1500), 70));
        }
    }

    void bearingsThatAreNoneHideNothing()
    {
        test::EchoLog log(ping::Family::Ping360);
        log.add(test::Spoke360{.angleGrad = 0, .samples = {1}}.frame());
        log.add(test::Spoke360{.angleGrad = 400, .samples = {1}}.frame());
        log.add(test::Spoke360{.angleGrad = 65535, .samples = {1}}.frame());
        log.add(test::Spoke360{.angleGrad = 0, .samples = {}}.frame());
        echo::BearingIndex index{echo::PingReader(log.log(), 0)};
        const auto newest = index.newestOf(4);
        QCOMPARE(std::count(newest.begin(), newest.end(), 0U), 2);
        QCOMPARE(std::count(newest.begin(), newest.end(), echo::noPing), 798);
        QCOMPARE(newest[0], 0U);
        QCOMPARE(newest[799], 0U);
    }
};

LEADLINE_APPLESS_TEST(BearingIndexTest)
#include "tst_bearingindex.moc"
