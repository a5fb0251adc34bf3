// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/MapGrowth.h"

#include "base/Units.h"
#include "echo/BearingIndex.h"
#include "echo/LevelMeasurement.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numbers>
#include <utility>

namespace leadline::map {

namespace {

using registration::MotionEstimator;
using registration::Sweep;
using registration::SweepPose;

constexpr double radiansPerDegree = std::numbers::pi / 180;
constexpr int turnGrad = base::gradiansPerTurn;
/// Nearer echoes are the vehicle's own.
constexpr double ownEchoesM = 0.75;
/// Further apart, neighbouring pings leave a gap.
constexpr double widestSpoke = 18 * radiansPerDegree;

/// A ping where it was heard.
struct PlacedPing {
    double northM = 0;
    double eastM = 0;
    /// Radians clockwise from north, and half of its step.
    double bearing = 0;
    double halfStep = 0;
};

/// The largest intensity of each stretch of range, 0 to 255.
std::vector<std::uint8_t> stretchesOf(const echo::Profile& profile, double stretchM)
{
    const std::size_t samples = profile.samples.size();
    const auto count = static_cast<std::size_t>(std::ceil(profile.lengthM / stretchM - 1e-9));
    std::vector<std::uint8_t> values(std::max<std::size_t>(count, 1));
    const double scale = 255.0 / profile.samples.fullScale();
    const double perSample = static_cast<double>(values.size()) / static_cast<double>(samples);
    for (std::size_t i = 0; i < samples; ++i) {
        const auto at = std::min(static_cast<std::size_t>(static_cast<double>(i) * perSample),
                                 values.size() - 1);
        values[at] = std::max(values[at], static_cast<std::uint8_t>(profile.samples[i] * scale));
    }
    return values;
}

} // namespace

MapGrowth::MapGrowth(const echo::PingReader& reader, std::uint64_t first)
    : m_reader(reader),
      m_positions(reader.log()),
      m_hasVehicle(m_positions.hasVehicle()),
      m_reading(reader, first),
      m_estimator(m_hasVehicle ? MotionEstimator::Heading(
                                     [this](double timeS) { return m_positions.headingAt(timeS); })
                               : MotionEstimator::Heading()),
      m_track(m_positions.hasFixes()),
      m_hasNorth(m_positions.hasFixes())
{
}

bool MapGrowth::isOutdated()
{
    if (m_positions.hasFixes())
        return false;
    VehiclePositions now(m_reader.log());
    return now.hasFixes() || now.grid().has_value() != m_positions.grid().has_value() ||
           now.hasVehicle() != m_hasVehicle;
}

MapGrowth::Step MapGrowth::read(std::uint64_t count, const std::stop_token& stop)
{
    auto sweep = m_reading.next(count, stop);
    if (!sweep)
        return Step::None;
    // That it is whole is known by the ping behind it.
    m_pingsRead = sweep->lastPing + 2;
    return add(std::move(*sweep));
}

MapGrowth::Step MapGrowth::finish()
{
    if (auto rest = m_reading.rest()) {
        m_pingsRead = rest->lastPing + 1;
        if (add(std::move(*rest)) == Step::TooManySweeps)
            return Step::TooManySweeps;
    }
    return take(m_estimator.finish());
}

MapGrowth::Step MapGrowth::add(Sweep sweep)
{
    m_waiting.push_back(sweep);
    return take(m_estimator.add(std::move(sweep)));
}

MapGrowth::Step MapGrowth::take(const std::vector<MotionEstimator::Estimate>& estimates)
{
    for (const auto& estimate : estimates) {
        const Sweep sweep = std::move(m_waiting.front());
        m_waiting.pop_front();
        VehicleFix fix = m_positions.next(sweep);
        m_hasNorth = m_hasNorth || fix.headingDeg;
        const SweepSources sources{estimate.motion.has_value(), fix.way || fix.step,
                                   fix.position.has_value()};
        if (!m_isAnchored && m_positions.anchor() &&
            sweep.middleS() >= m_positions.anchor()->timeS) {
            m_isAnchored = true;
            fix.position = m_positions.anchor();
        }
        auto path = estimate.path.empty() ? pathByHeading(sweep) : estimate.path;
        if (!m_track.add(sweep, estimate, fix))
            return Step::TooManySweeps;
        m_sweeps.push_back({sweep.firstPing, sweep.lastPing, sweep.middleS(), sweep.rangeM,
                            std::move(path), sources});
    }
    return Step::Read;
}

std::vector<MapPose> MapGrowth::posesAhead(const MapPose& last) const
{
    std::vector<MapPose> poses;
    MapPose pose = last;
    for (std::size_t i = 0; i < m_waiting.size(); ++i) {
        const auto motion = m_estimator.recent(static_cast<int>(m_waiting.size() - 1 - i));
        if (!motion)
            break;
        const double heading = pose.headingDeg * radiansPerDegree;
        pose.northM += motion->forwardM * std::cos(heading) - motion->rightM * std::sin(heading);
        pose.eastM += motion->forwardM * std::sin(heading) + motion->rightM * std::cos(heading);
        pose.headingDeg = std::fmod(pose.headingDeg + motion->rotationDeg + 360, 360);
        pose.timeS = m_waiting[i].middleS();
        pose.error.majorM = std::hypot(pose.error.majorM, motion->displacementErrorM);
        pose.error.minorM = std::hypot(pose.error.minorM, motion->displacementErrorM);
        pose.headingErrorDeg = std::hypot(pose.headingErrorDeg, motion->rotationErrorDeg);
        pose.wayErrorM = std::hypot(pose.wayErrorM, motion->displacementErrorM);
        pose.wayRotationErrorDeg = std::hypot(pose.wayRotationErrorDeg, motion->rotationErrorDeg);
        poses.push_back(pose);
    }
    return poses;
}

std::vector<SweepPose> MapGrowth::pathByHeading(const Sweep& sweep)
{
    constexpr int parts = 6;
    std::vector<SweepPose> path;
    const auto middle = m_positions.headingAt(sweep.middleS());
    for (int k = 0; k <= parts && middle; ++k) {
        const double time = sweep.beginS + (sweep.endS - sweep.beginS) * k / parts;
        if (const auto heading = m_positions.headingAt(time))
            path.push_back({time, 0, 0, std::remainder(*heading - *middle, 360.0)});
    }
    return path;
}

bool drawSweep(const echo::PingReader& reader, const MapSweep& sweep, const MapPose& pose,
               Mosaic& mosaic)
{
    const auto mounting = reader.log().stream(reader.stream()).mounting();
    const auto entryOf = [&](std::uint64_t number) { return reader.entry(number); };
    const auto place = [&](std::uint64_t number) -> std::optional<PlacedPing> {
        const auto entry = entryOf(number);
        const auto time = reader.timeOf(number);
        if (!entry || !time || entry->angleGrad >= turnGrad)
            return std::nullopt;
        std::optional<log::PingEntry> before;
        std::optional<log::PingEntry> behind;
        if (number > sweep.firstPing)
            before = entryOf(number - 1);
        if (number < sweep.lastPing)
            behind = entryOf(number + 1);
        const int step =
            echo::stepOf(*entry, before ? &*before : nullptr, behind ? &*behind : nullptr);
        const double perGrad = 2 * std::numbers::pi / turnGrad;
        SweepPose at{sweep.middleS, 0, 0, 0};
        if (!sweep.path.empty())
            at = registration::poseOn(sweep.path, std::chrono::duration<double>(*time).count());
        const double heading = pose.headingDeg * radiansPerDegree;
        return PlacedPing{
            pose.northM + at.forwardM * std::cos(heading) - at.rightM * std::sin(heading),
            pose.eastM + at.forwardM * std::sin(heading) + at.rightM * std::cos(heading),
            heading + at.rotationDeg * radiansPerDegree +
                registration::bearingOf(entry->angleGrad, mounting),
            std::min(step * perGrad, widestSpoke) / 2};
    };
    // Neighbouring spokes meet in the middle between them.
    const auto edge = [](const PlacedPing& ping, const std::optional<PlacedPing>& other,
                         double side) {
        if (other) {
            const double apart =
                std::remainder(other->bearing - ping.bearing, 2 * std::numbers::pi);
            if (apart * side > 0 && std::abs(apart) <= widestSpoke)
                return ping.bearing + apart / 2;
        }
        return ping.bearing + side * ping.halfStep;
    };
    std::optional<PlacedPing> before;
    std::optional<PlacedPing> ping = place(sweep.firstPing);
    for (std::uint64_t number = sweep.firstPing; number <= sweep.lastPing; ++number) {
        const auto behind =
            number < sweep.lastPing ? place(number + 1) : std::optional<PlacedPing>();
        echo::PingReader::Scratch scratch;
        const auto read = reader.read(number, scratch);
        if (ping && read && !read->profile.samples.empty() && read->profile.lengthM > 0) {
            const echo::Profile& profile = read->profile;
            const double sampleM = profile.lengthM / static_cast<double>(profile.samples.size());
            double stretchM = std::max(sampleM, mosaic.cellM());
            auto values = stretchesOf(profile, stretchM);
            stretchM = profile.lengthM / static_cast<double>(values.size());
            const double ringingM =
                profile.startM + sampleM * static_cast<double>(echo::ringingSamples(profile));
            const double skipM = std::max(ownEchoesM, ringingM) - profile.startM;
            const auto skipped =
                std::min(values.size(),
                         static_cast<std::size_t>(std::max(0.0, std::ceil(skipM / stretchM))));
            // Its neighbours lie at either side, whichever way the head turns.
            const auto clockwise = [&](double side) {
                const double with = edge(*ping, behind, side);
                const bool isAlone = with == ping->bearing + side * ping->halfStep;
                return isAlone ? edge(*ping, before, side) : with;
            };
            const Mosaic::Spoke spoke{ping->northM,
                                      ping->eastM,
                                      clockwise(-1),
                                      clockwise(1),
                                      profile.startM + stretchM * static_cast<double>(skipped),
                                      stretchM,
                                      std::span(values).subspan(skipped),
                                      pose.part};
            if (!mosaic.draw(spoke))
                return false;
        }
        before = ping;
        ping = behind;
    }
    return true;
}

} // namespace leadline::map
