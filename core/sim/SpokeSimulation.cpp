// SPDX-License-Identifier: GPL-3.0-or-later
#include "SpokeSimulation.h"

#include "Numbers.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace leadline::sim {

namespace {

/// Level that remains of spreading and absorption after the sonar's own compensation.
[[nodiscard]] double loss(double rangeM)
{
    return 1.15 / (1.0 + 0.016 * rangeM);
}

/// Vertical beam pattern, 25 degrees wide; the constant floor represents the side lobes.
[[nodiscard]] double verticalBeam(double rangeM, double heightM)
{
    const double sine = heightM / std::max(rangeM, 0.1);
    return 0.04 + 0.96 * fading(sine * sine * 11.0);
}

/// Standard deviation of the horizontal beam, which is 2 degrees wide between its half-power
/// points.
constexpr double beamSigmaDeg = 0.85;
constexpr double raySpacingDeg = 0.45;
constexpr int raysPerSide = 4;
constexpr double forEver = 1e9;

constexpr std::array<double, 3> spokeGains{0.45, 1.0, 1.9};

constexpr std::uint64_t nettingStream = 101;
constexpr std::uint64_t masonryStream = 102;

} // namespace

SpokeSimulation::SpokeSimulation(const Scene& scene, double seconds, const Pose& pose,
                                 const SpokeSettings& settings, double soundSpeed)
    : m_scene(scene),
      m_seconds(seconds),
      m_pose(pose),
      m_bearingTurns((pose.headingDeg + settings.bearingDeg()) / 360.0),
      m_sinking(sineOfTurns(pose.rollDeg / 360.0) * sineOfTurns(settings.bearingDeg() / 360.0)),
      m_middle(direction(0.0)),
      m_pulseM(std::max(settings.transmitDurationUs * 1e-6 * soundSpeed / 2.0, 0.02)),
      m_gain(spokeGains[std::min<std::size_t>(settings.gain, 2)]),
      m_altitudeM(scene.seabedDepthM(pose.xM, pose.yM) - pose.depthM),
      m_echoes(settings.samples, 0.0, settings.metresPerSample(soundSpeed)),
      m_volume(settings.samples, 0.0, settings.metresPerSample(soundSpeed)),
      m_shade(settings.samples + std::size_t{1})
{
    m_hits.reserve(16);
}

SpokeSimulation::Direction SpokeSimulation::direction(double offDeg) const
{
    const double turns = m_bearingTurns + offDeg / 360.0;
    return {sineOfTurns(turns), cosineOfTurns(turns)};
}

double SpokeSimulation::beamAt(double rangeM, double downM) const
{
    return verticalBeam(rangeM, downM - rangeM * m_sinking);
}

void SpokeSimulation::draw(std::uint64_t pingSeed, std::span<std::uint8_t> samples)
{
    std::array<double, 2 * raysPerSide + 1> weights{};
    std::array<double, 2 * raysPerSide + 1> offsets{};
    double sum = 0;
    for (int ray = 0; ray <= 2 * raysPerSide; ++ray) {
        const auto place = static_cast<std::size_t>(ray);
        offsets[place] = (ray - raysPerSide) * raySpacingDeg;
        const double off = offsets[place] / beamSigmaDeg;
        weights[place] = fading(off * off / 2.0);
        sum += weights[place];
    }
    for (std::size_t ray = 0; ray < weights.size(); ++ray)
        shootRay(offsets[ray], weights[ray] / sum);
    addGlints();
    addVolume();
    addNearField();

    const auto& speckle = speckleTable();
    const auto echoes = m_echoes.levels();
    const auto volume = m_volume.levels();
    const auto fullScale = static_cast<float>(185.0 * m_gain);
    const auto waterNoise = static_cast<float>(3.2 * m_gain);
    float lit = 1.0F;
    float before = 1.0F;
    std::uint64_t bits = 0;
    const std::size_t count = std::min(samples.size(), m_echoes.size());
    for (std::size_t i = 0; i < count; ++i) {
        bits = i % 3 == 0 ? mixed(pingSeed + i) : bits >> 20U;
        // A pulse is longer than a sample, so the grains of neighbouring samples are correlated.
        const float fresh = speckle[bits & 1023U];
        const float grain = 0.35F * before + 0.65F * fresh;
        before = fresh;
        lit = std::max(lit + m_shade[i], 0.0F);
        const float level = echoes[i] * (0.45F + 0.55F * grain) + lit * volume[i] * grain;
        const float noise = waterNoise * speckle[(bits >> 10U) & 1023U];
        samples[i] = static_cast<std::uint8_t>(std::min(level * fullScale + noise, 255.0F));
    }
    std::fill(samples.begin() + static_cast<std::ptrdiff_t>(count), samples.end(), std::uint8_t{0});
}

void SpokeSimulation::shootRay(double offDeg, double weight)
{
    const Direction ray = direction(offDeg);
    m_hits.clear();
    hitPens(ray);
    hitWalls(ray);
    hitBoulders(ray);
    settleHits(weight);
}

void SpokeSimulation::hitPens(Direction ray)
{
    for (const Scene::Pen& pen : m_scene.pens()) {
        const double cx = pen.xM - m_pose.xM;
        const double cy = pen.yM - m_pose.yM;
        const double along = ray.east * cx + ray.north * cy;
        const double inside = pen.radiusM * pen.radiusM - (cx * cx + cy * cy - along * along);
        if (inside <= 0 || m_pose.depthM > pen.depthM + 3.0)
            continue;
        const double half = std::sqrt(inside);
        // Rounding may take a ray through the pen's centre slightly above 1.
        const double facing = std::min(half / pen.radiusM, 1.0);
        const double slant = std::min(std::sqrt(1.0 - facing * facing) / (facing + 0.05), 4.0);
        for (const double range : {along - half, along + half}) {
            if (range < 0.3)
                continue;
            const double x = m_pose.xM + range * ray.east;
            const double y = m_pose.yM + range * ray.north;
            // The echo of the net varies with its meshes, and with growth that covers it in
            // patches.
            const std::uint64_t seed = m_scene.seed() + nettingStream;
            const double mesh = smoothNoise(seed, x * 5.0 + m_seconds * 0.3, y * 5.0);
            const double growth = smoothNoise(seed + 7, x * 0.9, y * 0.9);
            const double level = (0.42 + 0.55 * facing) * (0.3 + 0.75 * mesh + 0.8 * growth);
            const double spread = slant * range * raySpacingDeg * 0.0175;
            m_hits.push_back({range, level, 1.4 * m_pulseM + spread, 0.72, forEver});
        }
    }
}

void SpokeSimulation::hitWalls(Direction ray)
{
    for (const Scene::Wall& wall : m_scene.walls()) {
        const double ex = wall.toX - wall.fromX;
        const double ey = wall.toY - wall.fromY;
        const double fx = wall.fromX - m_pose.xM;
        const double fy = wall.fromY - m_pose.yM;
        const double cross = ray.east * ey - ray.north * ex;
        if (std::abs(cross) < 1e-9)
            continue;
        const double range = (fx * ey - fy * ex) / cross;
        const double part = (fx * ray.north - fy * ray.east) / cross;
        if (range < 0.1 || part < 0 || part > 1)
            continue;
        const double length = std::sqrt(ex * ex + ey * ey);
        const double facing = std::min(std::abs(cross) / length, 1.0);
        const double slant = std::min(std::sqrt(1.0 - facing * facing) / (facing + 0.05), 4.0);
        const double spread = slant * range * raySpacingDeg * 0.0175;
        const double metres = part * length;
        const double stones =
            smoothNoise(m_scene.seed() + masonryStream, metres * 1.7, metres * 0.13);
        // A pile every three metres reflects equally in all directions.
        const double pile = metres / 3.0 - std::floor(metres / 3.0);
        const double level =
            (0.35 + 1.0 * facing) * (0.45 + 0.75 * stones) + (pile < 0.16 ? 0.6 : 0.0);
        m_hits.push_back({range, level, 1.6 * m_pulseM + spread, 0.02, forEver});
        m_hits.push_back({range + 0.28, 16.0 * level, 0.5 + spread, 1.0, forEver});
    }
}

void SpokeSimulation::hitBoulders(Direction ray)
{
    for (const Scene::Boulder& boulder : m_scene.boulders()) {
        const double cx = boulder.at.xM - m_pose.xM;
        const double cy = boulder.at.yM - m_pose.yM;
        const double along = ray.east * cx + ray.north * cy;
        const double inside =
            boulder.radiusM * boulder.radiusM - (cx * cx + cy * cy - along * along);
        if (inside <= 0 || along <= 0)
            continue;
        const double down = std::max(boulder.at.depthM - m_pose.depthM, 0.1);
        const double centre = std::sqrt(along * along + down * down);
        const double range = std::max(centre - std::sqrt(inside), 0.1);
        const double level = boulder.level * (0.35 + 0.65 * beamAt(range, down));
        const double high = std::min(1.3 * boulder.radiusM, 0.8 * down);
        const double shadowEnd = (range + 2.0 * boulder.radiusM) * down / (down - high);
        m_hits.push_back({range, level, 1.5 * m_pulseM, 0.08, shadowEnd});
        m_hits.push_back({range + 0.25 * boulder.radiusM, 0.35 * level / 0.08,
                          boulder.radiusM * 0.7, 1.0, forEver});
    }
}

void SpokeSimulation::settleHits(double weight)
{
    std::sort(m_hits.begin(), m_hits.end(),
              [](const Hit& a, const Hit& b) { return a.rangeM < b.rangeM; });
    double lit = 1.0;
    for (std::size_t i = 0; i < m_hits.size(); ++i) {
        const Hit& hit = m_hits[i];
        lit = 1.0;
        for (std::size_t j = 0; j < i; ++j)
            lit *= m_hits[j].endM > hit.rangeM ? m_hits[j].passes : 1.0;
        m_echoes.addPulse(hit.rangeM, weight * lit * hit.level * loss(hit.rangeM), hit.widthM);
        if (hit.passes == 1.0)
            continue;
        const auto taken = static_cast<float>(weight * lit * (1.0 - hit.passes));
        m_shade[m_echoes.sampleAt(hit.rangeM + 0.15)] -= taken;
        m_shade[m_echoes.sampleAt(hit.endM)] += taken;
    }
}

void SpokeSimulation::addGlints()
{
    for (const Scene::Point& glint : m_scene.glints())
        addPoint(glint, &glint == &m_scene.glints().front() ? 1.6 : 1.05);
    const Scene::Point shoal = m_scene.shoalCentre(m_seconds);
    for (std::size_t i = 0; i < Scene::shoalSize; ++i)
        addPoint(m_scene.shoalFish(i, shoal, m_seconds), 0.7);
}

void SpokeSimulation::addPoint(const Scene::Point& point, double level)
{
    const double cx = point.xM - m_pose.xM;
    const double cy = point.yM - m_pose.yM;
    const Direction ray = m_middle;
    if (ray.east * cx + ray.north * cy <= 0)
        return;
    const double flat = std::sqrt(cx * cx + cy * cy);
    const double off = (ray.east * cy - ray.north * cx) / flat / (beamSigmaDeg * 0.0174533);
    if (off * off > 20.0)
        return;
    const double down = point.depthM - m_pose.depthM;
    const double range = std::sqrt(flat * flat + down * down);
    const double seen = fading(off * off / 2.0) * (0.3 + 0.7 * beamAt(range, down));
    m_echoes.addPulse(range, level * seen * loss(range), 1.4 * m_pulseM);
}

// Volume backscatter: fish in the pens, the ground, and the surface.

namespace {

constexpr std::uint64_t stockStream = 120;

} // namespace

double SpokeSimulation::stockedWater(double x, double y) const
{
    double level = 0;
    for (std::size_t i = 0; i < m_scene.pens().size(); ++i) {
        const Scene::Pen& pen = m_scene.pens()[i];
        const double dx = (x - pen.xM) / pen.radiusM;
        const double dy = (y - pen.yM) / pen.radiusM;
        const double out = dx * dx + dy * dy;
        if (out >= 0.9)
            continue;
        // Salmon swim in circles, most of them half-way between centre and net.
        const double turn = m_seconds / 90.0;
        const double s = sineOfTurns(turn);
        const double c = cosineOfTurns(turn);
        const double fish = smoothNoise(m_scene.seed() + stockStream + i, 9.0 * (dx * c - dy * s),
                                        9.0 * (dx * s + dy * c));
        level += pen.stock * 5.0 * out * (0.9 - out) * fish * fish * fish;
    }
    return level;
}

void SpokeSimulation::addVolume()
{
    // The ground changes slowly compared with the samples: every sixth one is computed, those
    // between are interpolated.
    constexpr std::size_t stride = 6;
    const Direction ray = m_middle;
    const auto levels = m_volume.levels();
    double relief = m_altitudeM;
    double slope = 0;
    double last = 0;
    for (std::size_t at = 0, look = 0; at < levels.size() + stride; at += stride, ++look) {
        const double range = m_volume.rangeOf(at);
        const double x = m_pose.xM + ray.east * range;
        const double y = m_pose.yM + ray.north * range;
        if (look % 4 == 0) {
            const double here = m_scene.seabedDepthM(x, y) - m_pose.depthM;
            const double step = m_volume.rangeOf(4 * stride) - m_volume.rangeOf(0);
            // A slope that faces the sonar is positive.
            slope = look == 0 ? 0.0 : (relief - here) / step;
            relief = here;
        }
        double level = 0.006;
        if (range > m_altitudeM * 0.8) {
            const double facing = std::clamp(0.5 + 2.2 * slope, 0.12, 1.4);
            const double onset = std::min((range / m_altitudeM - 0.8) * 2.0, 1.0);
            level += 1.35 * onset * beamAt(range, std::max(relief, 0.5)) * facing *
                     m_scene.groundTexture(x, y) * loss(range);
        }
        level += stockedWater(x, y);
        for (std::size_t k = at > stride ? at - stride : 0; k < std::min(at, levels.size()); ++k) {
            const double part = static_cast<double>(k + stride - at) / stride;
            levels[k] += static_cast<float>(last + (level - last) * part);
        }
        last = level;
    }
}

void SpokeSimulation::addNearField()
{
    const auto levels = m_echoes.levels();
    const std::size_t end = m_echoes.sampleAt(2.0);
    for (std::size_t i = 0; i < end; ++i) {
        const double range = m_echoes.rangeOf(i);
        levels[i] += static_cast<float>(3.2 * fading(range / 0.24) + 0.16 * fading(range / 0.9));
    }
    // The water surface, received by a side lobe that points straight up.
    m_echoes.addPulse(m_pose.depthM, 0.05, 0.25);
}

} // namespace leadline::sim
