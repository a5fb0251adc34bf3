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
    return base::secondsOf(
        m_corrections.bottom.at(static_cast<std::size_t>(section)).points.front().time);
}

double SideScanSettings::sectionEndS(int section) const
{
    return base::secondsOf(
        m_corrections.bottom.at(static_cast<std::size_t>(section)).points.back().time);
}

void SideScanSettings::setBottom(log::Time time, double metres)
{
    const auto near = std::ranges::find_if(m_corrections.bottom, [time](const auto& section) {
        return time >= section.points.front().time - joined &&
               time <= section.points.back().time + joined;
    });
    if (near == m_corrections.bottom.end()) {
        m_corrections.bottom.push_back(
            {.points = {{time - alone, metres}, {time + alone, metres}}});
        std::ranges::sort(m_corrections.bottom, {},
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
    publish();
}

void SideScanSettings::removeSection(int section)
{
    if (section < 0 || section >= sections())
        return;
    m_corrections.bottom.erase(m_corrections.bottom.begin() + section);
    publish();
}

void SideScanSettings::restoreSections()
{
    if (m_corrections.bottom == m_sectionsBefore)
        return;
    m_corrections.bottom = m_sectionsBefore;
    publish();
}

void SideScanSettings::forgetSections()
{
    m_sectionsBefore.clear();
    m_shownUnit.reset();
    if (m_corrections == sidescan::Corrections())
        return;
    m_corrections = {};
    publish();
}

void SideScanSettings::choose(const sidescan::Unit& unit, sidescan::Side side)
{
    m_corrections.sides.units[unit] = side;
    publish();
}

void SideScanSettings::showUnit(std::optional<sidescan::Unit> unit)
{
    if (m_shownUnit == unit)
        return;
    m_shownUnit = unit;
    emit changed();
}

void SideScanSettings::setForm(ExportForm* form)
{
    if (m_form == form)
        return;
    m_form = form;
    apply();
    emit formChanged();
}

void SideScanSettings::publish()
{
    apply();
    emit changed();
}

void SideScanSettings::apply()
{
    if (!m_form)
        return;
    m_form->setSideScanCorrections(m_corrections);
    if (m_form->session())
        m_form->session()->shownSide()->setSideChoices(m_corrections.sides);
}

} // namespace leadline::app
