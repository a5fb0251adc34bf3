// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/SonarSource.h"

#include "echo/Absorption.h"
#include "echo/GapFinder.h"
#include "ping/FamilyDescriptor.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace leadline::app {

namespace {

constexpr std::uint64_t distancesLookedAt = 31;

const base::Clock& systemClock()
{
    static const base::SystemClock clock;
    return clock;
}

} // namespace

SonarSource::SonarSource(QObject* parent) : QObject(parent), m_screen(systemClock()) {}

void SonarSource::beginMounting()
{
    m_firstOfMounting = m_reader ? m_reader->count() : 0;
}

void SonarSource::setReader(std::optional<echo::PingReader> reader)
{
    m_screen.clear();
    const bool same = m_reader && reader && &m_reader->log() == &reader->log() &&
                      m_reader->stream() == reader->stream();
    if (!same)
        m_firstOfMounting = 0;
    m_reader = std::move(reader);
    m_period = {};
    m_absorbed = {};
    if (m_reader) {
        const auto family = m_reader->log().stream(m_reader->stream()).kind().family();
        if (const ping::FamilyDescriptor* kind = ping::descriptorOf(family))
            m_levels.setKind(QString::fromStdString(std::string(kind->name)));
    }
    m_levels.forget();
    update();
    emit reset();
}

void SonarSource::setPlayhead(log::Time playhead)
{
    const std::uint64_t known = m_known;
    const bool moves = m_playhead != playhead;
    m_playhead = playhead;
    update();
    if (moves || m_known != known)
        emit moved();
}

void SonarSource::update()
{
    const bool before = pinged();
    m_known = m_reader ? m_reader->count() : 0;
    m_count = m_reader ? m_reader->countUpTo(m_playhead) : 0;
    const auto wasSilent = std::exchange(m_silentSince, findSilentSince());
    if (pinged() != before)
        emit pingedChanged();
    if (m_silentSince != wasSilent)
        emit silentChanged();
}

double SonarSource::silentSinceS() const
{
    return m_silentSince ? std::chrono::duration<double>(*m_silentSince).count() : qQNaN();
}

std::optional<log::Time> SonarSource::findSilentSince() const
{
    const auto newest = m_count > 0 ? m_reader->timeOf(m_count - 1) : std::nullopt;
    if (!newest || m_playhead - *newest <= echo::shortestGap)
        return std::nullopt;
    return m_playhead - *newest > echo::longestPeriod(typicalPeriod()) ? newest : std::nullopt;
}

log::Time SonarSource::typicalPeriod() const
{
    if (m_period.count == m_count)
        return m_period.time;
    m_period = {m_count, {}};
    std::vector<log::Time> distances;
    const auto timeOf = [this](std::uint64_t ping) {
        return m_reader->timeOf(ping).value_or(log::Time{});
    };
    log::Time later = timeOf(m_count - 1);
    for (std::uint64_t i = 1; i < m_count && i <= distancesLookedAt; ++i) {
        const log::Time earlier = timeOf(m_count - 1 - i);
        distances.push_back(later - earlier);
        later = earlier;
    }
    if (!distances.empty()) {
        const auto middle = distances.begin() + static_cast<std::ptrdiff_t>(distances.size() / 2);
        std::nth_element(distances.begin(), middle, distances.end());
        m_period.time = *middle;
    }
    return m_period.time;
}

void SonarSource::setWater(const echo::Water& water)
{
    if (m_water.temperatureC == water.temperatureC && m_water.salinity == water.salinity &&
        m_water.depthM == water.depthM)
        return;
    m_water = water;
    m_absorbed = {};
    emit waterChanged();
}

double SonarSource::absorptionDbPerKm() const
{
    constexpr double ofPing1d = 115;
    if (!m_reader || m_count == 0)
        return 0;
    if (m_absorbed.count == m_count)
        return m_absorbed.dbPerKm;
    echo::PingReader::Scratch scratch;
    const auto ping = m_reader->read(m_count - 1, scratch);
    const double kilohertz = ping ? ping->frequencyKhz.value_or(0) : 0;
    // In tenths, so that ranges that differ by the sound speed do not make another shaping.
    const auto found =
        echo::absorptionDbPerKm(m_water, kilohertz > 0 ? kilohertz : ofPing1d).value_or(0);
    m_absorbed = {m_count, std::round(found * 10) / 10};
    return m_absorbed.dbPerKm;
}

std::optional<log::Time> nextPing(std::span<const SonarSource* const> sonars)
{
    std::optional<log::Time> to;
    for (const SonarSource* sonar : sonars) {
        const auto next = sonar->present() ? sonar->reader().timeOf(sonar->count()) : std::nullopt;
        if (next && (!to || *next < *to))
            to = next;
    }
    return to;
}

std::optional<log::Time> pingBefore(std::span<const SonarSource* const> sonars)
{
    std::optional<log::Time> to;
    for (const SonarSource* sonar : sonars) {
        std::uint64_t index = sonar->present() ? sonar->count() : 0;
        std::optional<log::Time> before;
        while (index > 0 && (!before || *before >= sonar->playhead()))
            before = sonar->reader().timeOf(--index);
        if (before && *before < sonar->playhead() && (!to || *before > *to))
            to = before;
    }
    return to;
}

} // namespace leadline::app
