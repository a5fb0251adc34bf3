// SPDX-License-Identifier: GPL-3.0-or-later
#include "EchoLog.h"
#include "echo/PolarWindow.h"
#include "echo/SweepsBefore.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;

namespace {

constexpr int pingsATurn = 40;

} // namespace

class SweepsBeforeTest : public QObject {
    Q_OBJECT

private slots:
    void theyAreThoseOfTheSameBearing()
    {
        fill({10, 20, 30});
        auto before = sweeps();
        QCOMPARE(before.before(2 * pingsATurn + 7), std::uint32_t(pingsATurn + 7));
        QCOMPARE(before.before(pingsATurn + 7), 7U);
        QCOMPARE(before.before(7), echo::noPing);
    }

    void bearingsAreAveraged()
    {
        fill({10, 20, 60});
        QCOMPARE(valueAt(100, 1), 60);
        QCOMPARE(valueAt(100, 3), 30);
        QCOMPARE(valueAt(100, 10), 30); // there are no more
    }

    void anotherRangeOrGainEndsTheMean()
    {
        fill({10, 20, 60}, {750, 1500, 1500});
        QCOMPARE(valueAt(100, 10), 40);
        fill({10, 20, 60}, {750, 1500, 750});
        QCOMPARE(valueAt(100, 10), 60);
        fill({10, 20, 60}, {750, 750, 750}, {0, 1, 1});
        QCOMPARE(valueAt(100, 10), 40);
    }

    /// A step is 9 degrees.
    void itIsAveragedWhileTheVehicleRests()
    {
        fill({10, 20, 60});
        const auto headings = [](double perTurn, std::optional<double> first) {
            return [=](std::uint64_t ping) -> std::optional<double> {
                return ping < pingsATurn ? first
                                         : std::optional(355 + perTurn * double(ping / pingsATurn));
            };
        };
        QCOMPARE(valueAt(100, 3, headings(4, 355.0)), 30);
        QCOMPARE(valueAt(100, 3, headings(4, 340.0)), 40);
        QCOMPARE(valueAt(100, 3, headings(4, std::nullopt)), 40);
        QCOMPARE(valueAt(100, 3, headings(12, 355.0)), 60);
    }

private:
    /// A turn of each value in steps of ten gradians.
    void fill(const std::vector<int>& values, const std::vector<int>& periods = {750, 750, 750},
              const std::vector<int>& gains = {1, 1, 1})
    {
        m_log.emplace(ping::Family::Ping360);
        for (std::size_t turn = 0; turn < values.size(); ++turn)
            for (int i = 0; i < pingsATurn; ++i)
                m_log->add(test::Spoke360{.angleGrad = std::uint16_t(10 * i),
                                          .gain = std::uint8_t(gains[turn]),
                                          .samplePeriod = std::uint16_t(periods[turn]),
                                          .samples = test::Samples(400, std::uint8_t(values[turn])),
                                          .steps = 10}
                               .frame());
        m_reader.emplace(m_log->log(), 0);
        m_index.emplace(*m_reader);
        m_sweeps = m_index->sweepsOf(m_reader->count());
    }
    [[nodiscard]] echo::SweepsBefore sweeps(echo::SweepsBefore::HeadingOf headingOf = nullptr)
    {
        return {*m_reader, *m_index, m_sweeps, std::move(headingOf)};
    }
    [[nodiscard]] int valueAt(int grad, int sweepsAveraged,
                              echo::SweepsBefore::HeadingOf headingOf = nullptr)
    {
        auto before = sweeps(std::move(headingOf));
        echo::PolarWindow window;
        window.load(*m_reader, m_index->newestOf(m_reader->count()), {.sweeps = sweepsAveraged},
                    std::nullopt, &before);
        return window.shown(std::size_t(2 * grad))->samples[200];
    }

    std::optional<test::EchoLog> m_log;
    std::optional<echo::PingReader> m_reader;
    std::optional<echo::BearingIndex> m_index;
    echo::SweepCounter m_sweeps;
};

LEADLINE_APPLESS_TEST(SweepsBeforeTest)
#include "tst_sweepsbefore.moc"
