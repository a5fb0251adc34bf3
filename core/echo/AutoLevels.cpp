// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/AutoLevels.h"

#include "base/Units.h"
#include "echo/PolarWindow.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

namespace leadline::echo {

namespace {

using namespace std::chrono_literals;

constexpr log::Time interval = 1s;
constexpr std::size_t mostRemembered = 32;
/// Differences that do not start a movement: intensities, or this share of the span if that is
/// more, and gamma.
constexpr double stillSteps = 4;
constexpr double stillShare = 0.1;
constexpr double stillGamma = 0.1;
constexpr double gammaPerSecond = 0.05;

double towards(double value, double wanted, double step)
{
    return value + std::clamp(wanted - value, -step, step);
}

bool differs(const ToneCurve& a, const ToneCurve& b)
{
    const double still = std::max(stillSteps, stillShare * (a.white - a.black));
    return std::abs(a.black - b.black) > stillSteps || std::abs(a.white - b.white) > still ||
           std::abs(a.gamma - b.gamma) > stillGamma;
}

} // namespace

EchoSettings EchoSettings::of(const Ping& ping)
{
    constexpr double decimetres = 10;
    return {ping.gainIndex.value_or(0), ping.frequencyKhz.value_or(0),
            std::lround(ping.profile.lengthM * decimetres)};
}

LevelMeasurement measureTurn(const PolarWindow& spokes, const EchoSettings& settings)
{
    constexpr std::size_t fewestSpokes = 3;
    std::vector<Profile> all;
    std::vector<Profile> own;
    std::uint32_t last = noPing;
    for (std::size_t sector = 0; sector < spokes.numbers().size(); ++sector) {
        const Ping* ping = spokes.ping(sector);
        const std::uint32_t number = spokes.numbers()[sector];
        if (!ping || number == std::exchange(last, number))
            continue;
        all.push_back(*spokes.shown(sector));
        if (EchoSettings::of(*ping) == settings)
            own.push_back(all.back());
    }
    if (own.size() < fewestSpokes)
        return {};
    if (2 * own.size() >= all.size())
        return measureLevels(own);
    LevelMeasurement mixed = measureLevels(all);
    mixed.ownSamples = mixed.samples * own.size() / all.size();
    return mixed;
}

bool AutoLevels::due(log::Time time, const EchoSettings& settings) const
{
    return m_learning || m_settings != settings || time - m_time >= interval || time < m_time;
}

void AutoLevels::update(log::Time time, const EchoSettings& settings,
                        const LevelMeasurement& measured)
{
    const bool same = m_settings == settings;
    const log::Time apart = time - m_time;
    const bool jumped = apart > jump || apart < -jump;
    const bool learned = measured.result != LevelMeasurement::Result::TooFew;
    const bool wasLearning = m_learning;
    if (!same) {
        const auto known = std::find_if(m_known.begin(), m_known.end(),
                                        [&](const Known& it) { return it.settings == settings; });
        m_learning = known == m_known.end();
        m_curve = m_learning ? ToneCurve{} : known->curve;
        m_settings = settings;
        m_moving = false;
        m_samples = 0;
    }
    m_time = time;
    if (!learned)
        return;
    m_learning = false;
    const bool grown = measured.ownSamples > 0 && measured.ownSamples >= 2 * m_samples;
    if (!same || wasLearning || jumped || grown) {
        m_samples = measured.ownSamples;
        if (wasLearning || !same || differs(m_curve, measured.curve))
            m_curve = measured.curve;
        m_moving = false;
    } else {
        follow(measured.curve, std::abs(base::secondsOf(apart)));
    }
    remember();
}

void AutoLevels::follow(const ToneCurve& wanted, double seconds)
{
    if (!m_moving && !differs(m_curve, wanted))
        return;
    // Whole steps, so that a movement of less than one does not recolour the picture.
    const double step = std::floor(perSecond * seconds);
    m_curve.black = towards(m_curve.black, wanted.black, step);
    m_curve.white = towards(m_curve.white, wanted.white, step);
    m_curve.gamma = towards(m_curve.gamma, wanted.gamma, gammaPerSecond * seconds);
    m_curve = m_curve.bounded();
    m_moving = m_curve != wanted;
}

void AutoLevels::remember()
{
    std::erase_if(m_known, [this](const Known& it) { return it.settings == m_settings; });
    if (m_known.size() >= mostRemembered)
        m_known.erase(m_known.begin());
    m_known.push_back({*m_settings, m_curve});
}

void AutoLevels::forget()
{
    *this = {};
}

} // namespace leadline::echo
