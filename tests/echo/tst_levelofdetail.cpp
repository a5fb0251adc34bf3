// SPDX-License-Identifier: GPL-3.0-or-later
#include "EchoLog.h"
#include "echo/LevelOfDetail.h"
#include "support/TestMain.h"

#include <QTest>

#include <algorithm>
#include <limits>
#include <random>
#include <thread>

using namespace leadline;

namespace {

/// Largest of the samples whose middles lie in the stretch; -1 without.
int largest(const echo::Profile& profile, double fromM, double untilM)
{
    int value = -1;
    const double each = profile.lengthM / double(profile.samples.size());
    for (std::size_t i = 0; i < profile.samples.size(); ++i) {
        const double at = profile.startM + (double(i) + 0.5) * each;
        if (at >= fromM && at < untilM)
            value = std::max(value, int(profile.samples[i]));
    }
    return value;
}

} // namespace

class LevelOfDetailTest : public QObject {
    Q_OBJECT

private slots:
    void nodesHoldEightAndEightTimesMore()
    {
        const std::uint64_t pings[] = {8, 64, 512, 4096, 32'768};
        for (std::size_t level = 0; level < echo::LevelOfDetail::levels; ++level)
            QCOMPARE(echo::LevelOfDetail::pingsOf(level), pings[level]);
    }

    void aNodeIsTheLargestOfItsPings()
    {
        test::EchoLog log(ping::Family::Ping1D);
        std::vector<test::Echo1d> pings;
        std::mt19937 random(5);
        for (unsigned i = 0; i < 700; ++i) {
            // Few loud samples, so that one that is lost is seen; now and then no samples.
            test::Samples samples(random() % 9 == 0 ? 0 : 248, 1);
            if (!samples.empty())
                samples[random() % 248] = std::uint8_t(2 + random() % 250);
            pings.push_back({.startMm = 0, .lengthMm = 24'800, .samples = samples});
            log.add(pings.back().profile());
        }
        const echo::PingReader reader(log.log(), 0);
        echo::LevelOfDetail detail(reader);
        while (detail.extend(37)) {
        }
        QCOMPARE(detail.pingsProcessed(), 700U);
        for (std::size_t level = 0; level < 4; ++level) {
            const std::uint64_t each = echo::LevelOfDetail::pingsOf(level);
            QCOMPARE(detail.count(level), 700 / each);
            for (std::uint64_t n = 0; n < detail.count(level); ++n) {
                const auto node = detail.node(level, n);
                QVERIFY(node);
                QCOMPARE(double(node->startM), 0.0);
                QVERIFY(qAbs(double(node->endM) - 24.8) < 1e-4);
                for (std::size_t bin = 0; bin < 248; ++bin) {
                    int wanted = 0;
                    for (std::uint64_t i = n * each; i < (n + 1) * each; ++i)
                        if (!pings[i].samples.empty())
                            wanted = std::max(wanted, int(pings[i].samples[bin]));
                    QCOMPARE(int(node->bins[bin]), wanted);
                }
            }
        }
        QVERIFY(!detail.node(0, detail.count(0)));
    }

    void everyEchoStandsAtItsTrueRange()
    {
        // Windows that differ: one loud sample each, far from the others.
        echo::DetailNode node;
        const struct {
            double startM;
            double lengthM;
            std::size_t loud;
        } pings[] = {{0, 5, 100}, {2, 30, 180}, {0.5, 2, 10}, {20, 40, 150}, {0, 60, 60}};
        for (const auto& ping : pings) {
            test::Samples samples(200, 0);
            samples[ping.loud] = 255;
            echo::merge(node, {ping.startM, ping.lengthM, samples});
        }
        QCOMPARE(double(node.startM), 0.0);
        QCOMPARE(double(node.endM), 60.0);
        const double bin = 60.0 / 248;
        const echo::Profile whole = node.profile();
        for (const auto& ping : pings) {
            const double at = ping.startM + (double(ping.loud) + 0.5) * ping.lengthM / 200;
            QCOMPARE(largest(whole, at - 1.5 * bin, at + 1.5 * bin), 255);
        }
        // Nothing loud where no ping was loud.
        QCOMPARE(largest(whole, 10, 18), 0);
        QCOMPARE(largest(whole, 31, 49), 0);
    }

    void coarseSamplesFillAllThatTheyCover()
    {
        echo::DetailNode node;
        const test::Samples samples{10, 20, 30, 40};
        echo::merge(node, {0, 8, samples});
        for (std::size_t bin = 0; bin < 248; ++bin)
            if (bin % 62 > 0 && bin % 62 < 61) // the borders belong to either
                QCOMPARE(int(node.bins[bin]), 10 * int(1 + bin / 62));
    }

    void whatHasNoExtentChangesNothing()
    {
        const test::Samples samples{255};
        echo::DetailNode node;
        for (const echo::Profile& profile :
             {echo::Profile{0, 5, {}}, echo::Profile{3, 0, samples}, echo::Profile{3, -1, samples},
              echo::Profile{0, std::numeric_limits<double>::infinity(), samples}})
            echo::merge(node, profile);
        QVERIFY(node.profile().lengthM == 0);
        QVERIFY(std::count(node.bins.begin(), node.bins.end(), 0) == 248);
    }

    void growsWithTheLog()
    {
        test::EchoLog log(ping::Family::Ping1D);
        const echo::PingReader reader(log.log(), 0);
        echo::LevelOfDetail detail(reader);
        QVERIFY(!detail.extend(100));
        for (unsigned i = 0; i < 200; ++i) {
            log.add(test::Echo1d{.samples = {std::uint8_t(i)}}.profile());
            QVERIFY(!detail.extend(3));
            QCOMPARE(detail.pingsProcessed(), std::uint64_t{i} + 1);
            QCOMPARE(detail.count(0), (std::uint64_t{i} + 1) / 8);
            QCOMPARE(detail.count(1), (std::uint64_t{i} + 1) / 64);
        }
        QCOMPARE(int(detail.node(0, 3)->bins[100]), 31);
        QCOMPARE(int(detail.node(1, 2)->bins[100]), 191);
    }

    void whoReadsSeesWholeNodesWhileOthersExtend()
    {
        constexpr unsigned pings = 6000;
        test::EchoLog log(ping::Family::Ping1D);
        for (unsigned i = 0; i < pings; ++i)
            log.add(test::Echo1d{.samples = {std::uint8_t(i / 8 % 256)}}.profile());
        const echo::PingReader reader(log.log(), 0);
        echo::LevelOfDetail detail(reader);
        std::vector<std::jthread> extending;
        for (int i = 0; i < 2; ++i)
            extending.emplace_back([&detail] {
                while (detail.extend(5)) {
                }
            });
        std::uint64_t read = 0;
        while (read < pings / 8) {
            const std::uint64_t taken = detail.pingsProcessed();
            QVERIFY(detail.count(0) >= taken / 8);
            for (; read < taken / 8; ++read) {
                const auto node = detail.node(0, read);
                QVERIFY(node);
                QCOMPARE(int(node->bins[100]), int(read % 256));
            }
        }
        extending.clear();
        QCOMPARE(detail.pingsProcessed(), std::uint64_t{pings});
    }
};

LEADLINE_APPLESS_TEST(LevelOfDetailTest)
#include "tst_levelofdetail.moc"
