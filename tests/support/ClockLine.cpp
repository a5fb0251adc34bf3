// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/ClockLine.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace leadline::test {

namespace {

constexpr double nsPerMs = 1e6;
constexpr double nsPerSecond = 1e9;
constexpr double turn = 2 * std::numbers::pi;

PathDelays tether(ClockRandom& random, double)
{
    return {.25 + random.exponential(.08), .25 + random.exponential(.08)};
}

PathDelays routerAndLoop(ClockRandom& random, double)
{
    const double out = .6 + random.exponential(.3) + random.uniform(0, 2.5);
    return {out, .6 + random.exponential(.3) + random.uniform(0, 1)};
}

PathDelays wifi(ClockRandom& random, double)
{
    const double out = 1 + random.logNormal(1.5, .9);
    return {out, 1 + random.logNormal(1.5, .9)};
}

PathDelays sikRadio(ClockRandom& random, double)
{
    const double out = 18 + random.uniform(0, 25) + random.exponential(5);
    return {out, 18 + random.uniform(0, 25) + random.exponential(5)};
}

PathDelays video(ClockRandom& random, double)
{
    const double out = 2 + random.exponential(.5);
    return {out, 2 + std::min(random.lomax(1.6, 2), 500.0)};
}

PathDelays bursts(ClockRandom& random, double seconds)
{
    const double out = 1 + random.exponential(.5);
    const double back = 1 + random.exponential(.5);
    const bool bad = std::fmod(seconds, 6) >= 4;
    return {out, bad ? back + random.exponential(30) : back};
}

PathDelays lte(ClockRandom& random, double)
{
    const double out = 30 + random.logNormal(8, .7);
    return {out, 22 + random.logNormal(8, .7)};
}

PathDelays serial(ClockRandom& random, double)
{
    const double out = 2.6 + random.uniform(0, 2.5) + random.exponential(.2);
    return {out, 2.6 + random.uniform(0, 2.5) + random.exponential(1.5)};
}

} // namespace

double ClockRandom::unit()
{
    m_state += 0x9E3779B97F4A7C15;
    std::uint64_t bits = m_state;
    bits = (bits ^ (bits >> 30U)) * 0xBF58476D1CE4E5B9;
    bits = (bits ^ (bits >> 27U)) * 0x94D049BB133111EB;
    bits ^= bits >> 31U;
    return static_cast<double>(bits >> 11U) * 0x1p-53;
}

double ClockRandom::uniform(double low, double high)
{
    return low + (high - low) * unit();
}

double ClockRandom::exponential(double mean)
{
    return -mean * std::log(1 - unit());
}

double ClockRandom::logNormal(double median, double sigma)
{
    const double radius = std::sqrt(-2 * std::log(1 - unit()));
    return median * std::exp(sigma * radius * std::cos(turn * unit()));
}

double ClockRandom::lomax(double exponent, double scale)
{
    return scale * (std::pow(1 - unit(), -1 / exponent) - 1);
}

std::vector<ClockLine> clockLines()
{
    return {
        {.name = "T1", .path = "tether", .delays = tether, .mostErrorMs = .002},
        {.name = "T2", .path = "router and loop", .delays = routerAndLoop, .mostErrorMs = .06},
        {.name = "T3", .path = "WiFi", .delays = wifi, .lossPercent = 3, .mostErrorMs = .05},
        {.name = "T4",
         .path = "SiK radio",
         .delays = sikRadio,
         .lossPercent = 5,
         .mostErrorMs = .5},
        {.name = "T5",
         .path = "video on the way back",
         .delays = video,
         .lossPercent = 2,
         .mostErrorMs = .01},
        {.name = "T6", .path = "bursts", .delays = bursts, .mostErrorMs = .01},
        {.name = "T9",
         .path = "LTE",
         .delays = lte,
         .lossPercent = 2,
         .biasMs = 4,
         .mostErrorMs = .3},
        {.name = "TD", .path = "serial 115200", .delays = serial, .mostErrorMs = .12},
        {.name = "T8",
         .path = "wander",
         .delays = routerAndLoop,
         .mostErrorMs = .12,
         .seconds = 120,
         .wanders = true},
    };
}

std::vector<ClockLine> stepLines()
{
    return {
        {.name = "T1 +250 ms",
         .path = "tether",
         .delays = tether,
         .mostErrorMs = 1,
         .seconds = 40,
         .stepMs = 250},
        {.name = "T3 -30 ms",
         .path = "WiFi",
         .delays = wifi,
         .lossPercent = 3,
         .mostErrorMs = 1,
         .seconds = 40,
         .stepMs = -30},
    };
}

base::Instant instantOf(double seconds)
{
    return {base::Duration(std::llround(seconds * nsPerSecond))};
}

ClockRun::ClockRun(const ClockLine& line, std::uint64_t seed) : m_line(line)
{
    // The factor keeps neighbouring seeds apart on splitmix64's single sequence.
    ClockRandom random(seed * 0xD1342543DE82EF95);
    m_offsetNs = random.uniform(-1e4, 1e4) * nsPerSecond;
    m_skewPpm = random.uniform(-50, 50);
    // Keeps the remote clock's time above 0.
    constexpr double remoteZero = 2e13;
    m_offsetNs += remoteZero;
    const auto count = static_cast<int>(line.seconds * line.samplesPerSecond);
    for (int i = 0; i < count; ++i) {
        const double sent = i / line.samplesPerSecond;
        const PathDelays delays = line.delays(random, sent);
        if (random.uniform(0, 100) < line.lossPercent)
            continue;
        const double stamped = sent + delays.out / 1e3;
        const auto remote =
            static_cast<std::int64_t>(std::floor(stamped * nsPerSecond + offsetNs(stamped)));
        m_samples.push_back({instantOf(sent), remote / line.tickNs * line.tickNs,
                             instantOf(stamped + delays.back / 1e3)});
    }
    std::ranges::stable_sort(m_samples, {}, &mavlink::ClockSample::arrived);
}

double ClockRun::offsetNs(double seconds) const
{
    double offset = m_offsetNs;
    if (m_line.wanders)
        offset += 1e3 * (30 * seconds + 20 * 120 / turn * (1 - std::cos(turn * seconds / 120)));
    else
        offset += 1e3 * m_skewPpm * seconds;
    if (m_line.stepMs != 0 && seconds >= stepSeconds)
        offset += m_line.stepMs * nsPerMs;
    return offset;
}

void ClockRun::play(double from, const std::function<void(const mavlink::ClockSample&)>& add,
                    const std::function<void(double)>& each) const
{
    auto next = m_samples.begin();
    const auto end = static_cast<int>(m_line.seconds * 10);
    for (int tick = 0; tick < end; ++tick) {
        const double now = tick / 10.0;
        for (; next != m_samples.end() && next->arrived <= instantOf(now); ++next)
            add(*next);
        if (now >= from)
            each(now);
    }
}

void ErrorSum::add(double errorNs, bool insideBound)
{
    m_squares += errorNs * errorNs;
    ++m_count;
    m_inside += insideBound ? 1 : 0;
}

double ErrorSum::rmsMs() const
{
    return std::sqrt(m_squares / static_cast<double>(m_count)) / nsPerMs;
}

double ErrorSum::insideShare() const
{
    return static_cast<double>(m_inside) / static_cast<double>(m_count);
}

void addErrors(const ClockLine& line, std::uint64_t seed, ErrorSum& errors)
{
    const ClockRun run(line, seed);
    mavlink::ClockOffset clock;
    run.play(
        settledSeconds, [&](const mavlink::ClockSample& sample) { clock.add(sample); },
        [&](double now) {
            const auto estimate = clock.at(instantOf(now));
            const double error = static_cast<double>(estimate->offset.count()) - run.offsetNs(now);
            errors.add(error - line.biasMs * nsPerMs,
                       std::abs(error) <= static_cast<double>(estimate->bound.count()));
        });
}

double errorAfterStepMs(const ClockLine& line, std::uint64_t seed)
{
    constexpr double timeout = 0.5;
    const ClockRun run(line, seed);
    mavlink::ClockOffset clock;
    for (const mavlink::ClockSample& sample : run.samples())
        if (sample.arrived <= instantOf(stepSeconds + timeout))
            clock.add(sample);
    const double now = stepSeconds + timeout;
    const auto offset = static_cast<double>(clock.at(instantOf(now))->offset.count());
    return std::abs(offset - run.offsetNs(now)) / nsPerMs;
}

} // namespace leadline::test
