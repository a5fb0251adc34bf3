// SPDX-License-Identifier: GPL-3.0-or-later
// Compares distances that are measured between objects of the simulated sea with the true ones.
#include "EchoLog.h"
#include "PlacedTargets.h"
#include "echo/Ping.h"
#include "echo/PingReader.h"
#include "echo/PolarMeasure.h"
#include "echo/SounderMeasure.h"
#include "sim/Frames.h"
#include "support/TestMain.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

using namespace leadline;
using echo::Heights;
using test::degrees;
using test::Placement;

namespace {

constexpr int placements = 100;
/// The ± were made with seeds below; these decide.
constexpr std::uint64_t firstSeed = 50'000;
constexpr double assumedSpeed = 1500;

/// What the shown figures were against the truth, of many placements.
class Score {
public:
    void add(const echo::ValueWithError& shown, double truth, double difference)
    {
        m_errors.push_back({std::abs(difference), shown.error, std::abs(truth)});
    }
    [[nodiscard]] int within(double share = 1) const
    {
        return static_cast<int>(std::ranges::count_if(
            m_errors, [share](const Of& of) { return of.wrong <= share * of.shown; }));
    }
    [[nodiscard]] double median(double (*of)(double wrong, double shown, double truth)) const
    {
        std::vector<double> all;
        for (const Of& one : m_errors)
            all.push_back(of(one.wrong, one.shown, one.truth));
        std::ranges::nth_element(all, all.begin() + static_cast<std::ptrdiff_t>(all.size() / 2));
        return all[all.size() / 2];
    }
    [[nodiscard]] double medianShown() const
    {
        return median([](double, double shown, double) { return shown; });
    }
    [[nodiscard]] double medianShare() const
    {
        return median([](double, double shown, double truth) { return shown / truth; });
    }
    void report(const char* name) const
    {
        qInfo("%s: %d of %zu within; half of the +- suffices for %d, a quarter for %d; median +- "
              "%.2f, error %.2f, +- %.1f %%",
              name, within(), m_errors.size(), within(0.5), within(0.25), medianShown(),
              median([](double wrong, double, double) { return wrong; }), 100 * medianShare());
    }

private:
    struct Of {
        double wrong;
        double shown;
        double truth;
    };
    std::vector<Of> m_errors;
};

/// Adds the pings of a sector about each of the targets, as the simulated sonar sees it.
void scan(const Placement& placed, test::EchoLog& log)
{
    for (int target = 0; target < 3; ++target)
        for (int step = -6; step <= 6; ++step) {
            const auto ping = placed.pingAt(target, step);
            const auto samples =
                placed.sea.spoke360(ping.time, ping.pose, ping.settings, placed.soundSpeed);
            log.add(sim::deviceDataFrame(ping.settings, samples), ping.time);
        }
}

/// The strongest sample where the picture shows the echo; nullopt where it hardly stands out, and
/// nobody would measure it.
std::optional<echo::SpokePoint> picked(const Placement& placed, const echo::PingReader& reader,
                                       int target)
{
    constexpr double nearM = 0.5;
    constexpr double aroundM = 1.5;
    const double wantedM = placed.slantM(target) * assumedSpeed / placed.soundSpeed;
    std::optional<echo::SpokePoint> best;
    int strongest = -1;
    double sum = 0;
    int count = 0;
    echo::PingReader::Scratch scratch;
    for (int step = -6; step <= 6; ++step) {
        const auto sent = placed.pingAt(target, step);
        const auto number = static_cast<std::uint64_t>(target * 13 + step + 6);
        const auto ping = reader.read(number, scratch);
        if (!ping)
            return std::nullopt;
        const auto& samples = ping->profile.samples;
        for (std::size_t i = 0; i < samples.size(); ++i) {
            const double rangeM = (static_cast<double>(i) + 0.5) * ping->profile.lengthM /
                                  static_cast<double>(samples.size());
            const double away = std::abs(rangeM - wantedM);
            if (away > aroundM)
                continue;
            if (away > nearM || std::abs(step) > 3) {
                sum += samples[i];
                ++count;
            } else if (samples[i] > strongest) {
                strongest = samples[i];
                best = echo::SpokePoint{.rangeM = rangeM,
                                        .bearingDeg = sent.settings.bearingDeg(),
                                        .headingDeg = placed.compassDeg(sent.pose.headingDeg),
                                        .rangeErrorM = echo::rangeErrorM(*ping),
                                        .bearingErrorDeg = echo::bearingErrorDeg(0.9)};
            }
        }
    }
    return strongest >= 60 && strongest * count > 3 * sum ? best : std::nullopt;
}

/// What the Ping1D says of the bottom, in the speed that is set in it.
echo::ValueWithError altitude(const Placement& placed, int target)
{
    constexpr sim::ProfileSettings asked;
    const double stretch = assumedSpeed / placed.soundSpeed;
    sim::ProfileSettings heard = asked;
    heard.scanLengthMm = static_cast<std::uint32_t>(heard.scanLengthMm / stretch);
    const auto sent = placed.pingAt(target, 0);
    auto seen = placed.sea.profile1d(sent.time, sent.pose, heard);
    seen.settings = asked;
    seen.distanceMm = static_cast<std::uint32_t>(seen.distanceMm * stretch);
    test::EchoLog log(ping::Family::Ping1D);
    log.add(sim::profileFrame(seen, 1), sent.time);
    echo::PingReader::Scratch scratch;
    const auto ping = echo::PingReader(log.log(), 0).read(0, scratch);
    if (!ping || !ping->distanceM)
        qFatal("no altitude");
    return {*ping->distanceM, echo::rangeErrorM(*ping)};
}

} // namespace

class MeasuredTargetsTest : public QObject {
    Q_OBJECT

private slots:
    void distancesAnglesAndBearingsLieWithinWhatIsShown_data()
    {
        QTest::addColumn<bool>("onBottom");
        QTest::addColumn<double>("soundSpeedError");
        QTest::addColumn<int>("rangeM");
        QTest::addColumn<bool>("mounted");
        for (const bool onBottom : {false, true})
            for (const double error : {0.005, 0.02, 0.05})
                for (const int range : {10, 20, 40})
                    QTest::addRow("%s, sound speed %.1f %%, %d m",
                                  onBottom ? "on the bottom" : "slant", 100 * error, range)
                        << onBottom << error << range << (range != 20);
    }
    void distancesAnglesAndBearingsLieWithinWhatIsShown()
    {
        QFETCH(bool, onBottom);
        QFETCH(double, soundSpeedError);
        QFETCH(int, rangeM);
        QFETCH(bool, mounted);
        const Heights heights = onBottom ? Heights::OnBottom : Heights::InBeam;
        const echo::SharedErrors shared{.soundSpeed = soundSpeedError, .headingDeg = 3};
        Score distances;
        Score bearings;
        Score angles;
        int tried = 0;
        for (std::uint64_t seed = firstSeed; distances.within(1e9) < placements; ++seed) {
            QVERIFY2(++tried < 40 * placements, "hardly anything stands out");
            const auto placed = Placement::make(seed, {.rangeM = double(rangeM),
                                                       .onBottom = onBottom,
                                                       .soundSpeedError = soundSpeedError,
                                                       .mounted = mounted});
            if (!placed)
                continue;
            test::EchoLog log(ping::Family::Ping360);
            scan(*placed, log);
            const echo::PingReader reader(log.log(), 0);
            std::vector<echo::SpokePoint> ends;
            for (int target = 0; target < 3; ++target)
                if (auto end = picked(*placed, reader, target)) {
                    if (onBottom)
                        end->altitude = altitude(*placed, target);
                    ends.push_back(*end);
                }
            if (ends.size() < 3)
                continue;
            const auto line = echo::measureLine(ends[0], ends[1], heights, shared, std::nullopt);
            QCOMPARE(line.horizontal, onBottom);
            const double truth = onBottom ? placed->flatM(0, 1) : placed->straightM(0, 1);
            distances.add(line.distanceM, truth, line.distanceM.value - truth);
            const double leads = placed->bearingDeg(0, 1);
            bearings.add(*line.northDeg, 360, std::remainder(line.northDeg->value - leads, 360));
            const auto angle =
                echo::measureAngle(std::span<const echo::SpokePoint, 3>(ends), heights, shared);
            const double corner =
                std::abs(std::remainder(placed->bearingDeg(1, 0) - placed->bearingDeg(1, 2), 360));
            angles.add(*angle, 180, angle->value - corner);
        }
        distances.report("distances");
        bearings.report("bearings");
        angles.report("angles");
        QVERIFY(distances.within() >= 95);
        QVERIFY(bearings.within() >= 95);
        QVERIFY(angles.within() >= 95);
        // And it says something.
        QVERIFY(distances.medianShare() < 0.15 + soundSpeedError);
        QVERIFY(distances.within(0.25) < 95);
        QVERIFY(bearings.medianShown() < 12);
        QVERIFY(angles.medianShown() < 15);
    }
};

LEADLINE_APPLESS_TEST(MeasuredTargetsTest)
#include "tst_measuredtargets.moc"
