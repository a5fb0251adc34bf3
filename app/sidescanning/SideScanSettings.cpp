// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidescanning/SideScanSettings.h"

#include "base/Clock.h"
#include "preferences/Preferences.h"
#include "preferences/SettingKeys.h"

#include <algorithm>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

/// A point so near to a section extends it.
constexpr log::Time joined = 10s;
/// A section of a single point lasts this long to each side of it.
constexpr log::Time alone = 3s;

} // namespace

SideScanSettings::SideScanSettings(QObject* parent) : QObject(parent)
{
    const Preferences preferences;
    m_ground = preferences.value(setting::sideScanGround);
    m_newestOnTop = preferences.value(setting::sideScanNewestOnTop);
    m_gain = preferences.value<Gain>(setting::sideScanGain);
    m_turned = preferences.value(setting::sideScanTurned);
}

void SideScanSettings::setGround(bool ground)
{
    if (m_ground == ground)
        return;
    m_ground = ground;
    Preferences().setValue(setting::sideScanGround, ground);
    emit changed();
}

void SideScanSettings::setNewestOnTop(bool onTop)
{
    if (m_newestOnTop == onTop)
        return;
    m_newestOnTop = onTop;
    Preferences().setValue(setting::sideScanNewestOnTop, onTop);
    emit changed();
}

void SideScanSettings::setGain(Gain gain)
{
    if (m_gain == gain)
        return;
    m_gain = gain;
    Preferences().setValue(setting::sideScanGain, gain);
    emit changed();
}

void SideScanSettings::setByDistance(bool byDistance)
{
    if (m_byDistance == byDistance)
        return;
    m_byDistance = byDistance;
    emit changed();
}

void SideScanSettings::setTurned(bool turned)
{
    if (m_turned == turned)
        return;
    m_turned = turned;
    Preferences().setValue(setting::sideScanTurned, turned);
    emit changed();
}

double SideScanSettings::sectionBeginS(int section) const
{
    return base::secondsOf(m_sections.at(static_cast<std::size_t>(section)).points.front().time);
}

double SideScanSettings::sectionEndS(int section) const
{
    return base::secondsOf(m_sections.at(static_cast<std::size_t>(section)).points.back().time);
}

void SideScanSettings::setBottom(log::Time time, double metres)
{
    const auto near = std::ranges::find_if(m_sections, [time](const auto& section) {
        return time >= section.points.front().time - joined &&
               time <= section.points.back().time + joined;
    });
    if (near == m_sections.end()) {
        m_sections.push_back({.points = {{time - alone, metres}, {time + alone, metres}}});
        std::ranges::sort(m_sections, {},
                          [](const auto& section) { return section.points.front().time; });
    } else {
        auto& points = near->points;
        // Points beside it give way: they were its surroundings, or are dragged along.
        std::erase_if(points, [time](const auto& point) {
            return point.time > time - alone && point.time < time + alone;
        });
        const auto at =
            std::ranges::lower_bound(points, time, {}, &sidescan::HandSection::Point::time);
        points.insert(at, {time, metres});
    }
    emit changed();
}

void SideScanSettings::removeSection(int section)
{
    if (section < 0 || section >= sections())
        return;
    m_sections.erase(m_sections.begin() + section);
    emit changed();
}

void SideScanSettings::restoreSections()
{
    if (m_sections == m_sectionsBefore)
        return;
    m_sections = m_sectionsBefore;
    emit changed();
}

void SideScanSettings::forgetSections()
{
    m_sectionsBefore.clear();
    if (m_sections.empty() && m_choices.empty())
        return;
    m_sections.clear();
    m_choices.clear();
    emit changed();
}

void SideScanSettings::choose(const sidescan::Unit& unit, sidescan::Side side)
{
    m_choices[unit] = side;
    emit changed();
}

} // namespace leadline::app
