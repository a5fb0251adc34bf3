// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/SelectedVehicle.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace leadline::app {

namespace {

/// Resolution of ages: coarser than a frame, so that an old value rarely emits changed().
constexpr double ageStepS = 0.1;
/// Resolution of the displayed values; smaller changes do not emit changed().
constexpr double headingStepDeg = 0.1;
constexpr double depthStepM = 0.01;
constexpr double temperatureStepC = 0.1;
/// Greatest age of a depth from which the depth of the sonar's echo is computed.
constexpr double oldestS = 1;

double wrapped(double deg)
{
    const double rest = std::fmod(deg, 360);
    return rest < 0 ? rest + 360 : rest;
}

double roundedToStep(double value, double step)
{
    return std::round(value / step) * step;
}

double ageS(log::Time now, log::Time then)
{
    const double age = std::chrono::duration<double>(now - then).count();
    return std::floor(std::max(age, 0.0) / ageStepS + 1e-6) * ageStepS;
}

/// Time of the newest of several messages, whatever its age.
template<std::size_t N>
std::optional<log::Time> newestOf(echo::VehicleTrack& track,
                                  const std::array<std::uint16_t, N>& messages, log::Time until)
{
    std::optional<log::Time> newest;
    for (const std::uint16_t message : messages)
        newest = std::max(newest, track.lastReceived(message, until));
    return newest;
}

bool same(double a, double b)
{
    return a == b || (std::isnan(a) && std::isnan(b));
}

} // namespace

SelectedVehicle::SelectedVehicle(QObject* parent)
    : QObject(parent),
      m_own(std::make_unique<VehicleSettings>()),
      m_settings(m_own.get())
{
    follow();
}

SelectedVehicle::SelectedVehicle(VehicleSettings& settings) : m_settings(&settings)
{
    follow();
}

void SelectedVehicle::follow()
{
    connect(m_settings, &VehicleSettings::changed, this, [this] {
        read();
        emit changed();
    });
}

void SelectedVehicle::update(const log::Log* log, log::Time playhead)
{
    if (log != m_log) {
        m_log = log;
        m_track = log ? std::make_unique<echo::VehicleTrack>(*log) : nullptr;
        if (m_track)
            m_track->choose(m_system, m_link);
        m_frames = 0;
        m_playhead = playhead;
        forgetCourse();
        emit reset();
        read();
        return;
    }
    setPlayhead(playhead);
}

void SelectedVehicle::chooseSystem(int system, int link)
{
    const auto chosen = system > 0 && system <= std::numeric_limits<std::uint8_t>::max()
                            ? std::optional(static_cast<std::uint8_t>(system))
                            : std::nullopt;
    const auto by = link >= 0 ? std::optional(static_cast<log::StreamNumber>(link)) : std::nullopt;
    const bool same = chosen == m_system && by == m_link;
    m_system = chosen;
    m_link = by;
    if (same || !m_track)
        return;
    m_track->choose(m_system, m_link);
    forgetCourse();
    emit reset();
    read();
}

std::optional<VehicleSource> SelectedVehicle::source()
{
    const auto system = m_track ? m_track->system() : std::nullopt;
    const auto link = m_track ? m_track->link() : std::nullopt;
    return system && link ? std::optional(VehicleSource{*link, *system}) : std::nullopt;
}

void SelectedVehicle::copySelection(const SelectedVehicle& other, log::Time playhead)
{
    chooseSystem(other.m_system.value_or(0), other.m_link ? static_cast<int>(*other.m_link) : -1);
    update(other.m_log, playhead);
    setByHand(other.m_byHand);
}

void SelectedVehicle::setByHand(bool byHand)
{
    if (std::exchange(m_byHand, byHand) != byHand)
        emit changed();
}

void SelectedVehicle::forgetCourse()
{
    if (m_own)
        m_own->forgetCourse();
}

void SelectedVehicle::setPlayhead(log::Time playhead)
{
    const std::uint64_t frames = m_log ? m_log->frameCount() : 0;
    if (playhead == m_playhead && frames == m_frames)
        return;
    m_playhead = playhead;
    m_frames = frames;
    read();
}

void SelectedVehicle::read()
{
    Shown now;
    m_rawHeadingDeg.reset();
    m_rawDepthM = none;
    if (m_track && m_track->system()) {
        readHeading(now);
        const mavlink::VehicleState state = m_track->stateAt(m_playhead);
        readDepth(now, state);
        if (const auto water = state.waterTemperature({m_playhead}))
            now.waterTemperatureC = roundedToStep(water->celsius, temperatureStepC);
        const auto attitude = state.attitudeAt({m_playhead});
        if (now.depthFresh && now.depthAgeS < oldestS && attitude && isUpright(*attitude))
            now.sonarDepthM = now.depthM + m_settings->transducerBelowCm() / 100.0;
    }
    const bool other =
        !same(now.headingDeg, m_shown.headingDeg) || now.headingFresh != m_shown.headingFresh ||
        now.headingAgeS != m_shown.headingAgeS || !same(now.depthM, m_shown.depthM) ||
        now.depthFresh != m_shown.depthFresh || now.depthAgeS != m_shown.depthAgeS ||
        !same(now.sonarDepthM, m_shown.sonarDepthM) ||
        !same(now.waterTemperatureC, m_shown.waterTemperatureC);
    m_shown = now;
    if (other)
        emit changed();
}

void SelectedVehicle::readHeading(Shown& shown)
{
    auto heading = m_track->headingAt(m_playhead);
    shown.headingFresh = heading.has_value();
    if (heading)
        m_rawHeadingDeg = heading->deg;
    constexpr std::array<std::uint16_t, 3> messages{
        mavlink::Attitude::id, mavlink::GlobalPositionInt::id, mavlink::VfrHud::id};
    if (!heading)
        if (const auto last = newestOf(*m_track, messages, m_playhead))
            heading = m_track->headingAt(*last);
    if (!heading)
        return;
    shown.headingDeg =
        wrapped(roundedToStep(heading->deg + m_settings->headingCorrection(), headingStepDeg));
    shown.headingAgeS = ageS(m_playhead, heading->time);
}

void SelectedVehicle::readDepth(Shown& shown, const mavlink::VehicleState& state)
{
    auto depth = state.depth({m_playhead});
    shown.depthFresh = depth.has_value();
    constexpr std::array<std::uint16_t, 2> messages{mavlink::VfrHud::id,
                                                    mavlink::GlobalPositionInt::id};
    if (!depth)
        if (const auto last = newestOf(*m_track, messages, m_playhead))
            depth = m_track->stateAt(*last).depth({*last});
    if (!depth)
        return;
    if (shown.depthFresh)
        m_rawDepthM = depth->m;
    shown.depthM = roundedToStep(depth->m - m_settings->depthZeroM(), depthStepM);
    shown.depthAgeS = ageS(m_playhead, depth->time.arrival.sinceZero);
}

bool SelectedVehicle::zeroDepthHere()
{
    if (std::isnan(m_rawDepthM))
        return false;
    m_settings->setDepthZeroM(m_rawDepthM);
    return true;
}

} // namespace leadline::app
