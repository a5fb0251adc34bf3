// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/DisplaySettings.h"

#include "preferences/SettingKeys.h"

#include <QColor>

#include <algorithm>
#include <cmath>

namespace leadline::app {

namespace {

constexpr int strongest = 255;
constexpr int stops = 9;
const QString followsTheme = QLatin1String(setting::palette.fallback);

/// Rounds to tenths and limits the value, which may have been edited in the settings file.
double boundedGain(double factor)
{
    const double tenths = std::round(factor * 10) / 10;
    return tenths >= 1 ? std::min(tenths, setting::rangeGain.highest) : 1;
}

double boundedStart(int percent)
{
    return setting::gainStart.bounded(percent) / 100.0;
}

} // namespace

DisplaySettings::DisplaySettings(QObject* parent) : QObject(parent)
{
    const Preferences preferences;
    m_palette = preferences.value(setting::palette);
    m_threshold = preferences.value(setting::threshold);
    m_shaping.rangeGain = boundedGain(preferences.value(setting::rangeGain));
    m_shaping.gainStart = boundedStart(preferences.value(setting::gainStart));
    m_shaping.smoothing = preferences.value(setting::smoothing);
    m_deviceLine = preferences.value(setting::deviceLine);
    m_bottomLine = preferences.value(setting::bottomLine);
    m_comparison = preferences.value(setting::comparison);
    m_fade = preferences.value(setting::fade);
    m_targetsOnBottom = preferences.value(setting::targetsOnBottom);
    m_imperial = preferences.value(setting::imperial);
    rebuild();
}

template<class T>
void DisplaySettings::set(T& member, const T& value, const SettingKey<T>& key)
{
    if (member == value)
        return;
    member = value;
    Preferences().setValue(key, value);
    rebuild();
    emit changed();
}

void DisplaySettings::setPalette(const QString& palette)
{
    set(m_palette, palette, setting::palette);
}

void DisplaySettings::setThemePalette(const QString& palette)
{
    if (m_themePalette == palette)
        return;
    m_themePalette = palette;
    rebuild();
    emit changed();
}

void DisplaySettings::setThreshold(int intensity)
{
    set(m_threshold, setting::threshold.bounded(intensity), setting::threshold);
}

void DisplaySettings::setRangeGain(double factor)
{
    set(m_shaping.rangeGain, boundedGain(factor), setting::rangeGain);
}

int DisplaySettings::gainStart() const
{
    return static_cast<int>(std::lround(m_shaping.gainStart * 100));
}

void DisplaySettings::setGainStart(int percent)
{
    if (const double share = boundedStart(percent); m_shaping.gainStart != share) {
        m_shaping.gainStart = share;
        Preferences().setValue(setting::gainStart, gainStart());
        emit changed();
    }
}

void DisplaySettings::setSmoothing(int pings)
{
    set(m_shaping.smoothing, setting::smoothing.bounded(pings), setting::smoothing);
}

void DisplaySettings::setDeviceLine(bool shown)
{
    set(m_deviceLine, shown, setting::deviceLine);
}

void DisplaySettings::setBottomLine(bool shown)
{
    set(m_bottomLine, shown, setting::bottomLine);
}

void DisplaySettings::setComparison(int comparison)
{
    set(m_comparison, setting::comparison.bounded(comparison), setting::comparison);
}

void DisplaySettings::setFade(bool fade)
{
    set(m_fade, fade, setting::fade);
}

void DisplaySettings::setTargetsOnBottom(bool onBottom)
{
    set(m_targetsOnBottom, onBottom, setting::targetsOnBottom);
}

void DisplaySettings::setImperial(bool imperial)
{
    set(m_imperial, imperial, setting::imperial);
}

void DisplaySettings::reset()
{
    setPalette(followsTheme);
    setThreshold(0);
    setRangeGain(1);
    setGainStart(0);
    setSmoothing(1);
    setDeviceLine(true);
    setBottomLine(true);
    setComparison(0);
    setFade(true);
    setTargetsOnBottom(false);
}

QStringList DisplaySettings::stopsOf(const QString& palette) const
{
    const auto loaded = m_store.load(palette);
    QStringList colours;
    for (int i = 0; loaded && i < stops; ++i) {
        const raster::Rgba colour =
            (*loaded)[static_cast<std::uint8_t>(i * strongest / (stops - 1))];
        colours += QColor(colour.r, colour.g, colour.b).name();
    }
    return colours;
}

void DisplaySettings::rebuild()
{
    auto loaded = m_store.load(m_palette == followsTheme ? m_themePalette : m_palette);
    if (!loaded)
        loaded = m_store.load(QStringLiteral("grey"));
    const raster::Colormap palette = loaded ? *loaded : raster::Colormap();
    if (palette.entries() != paletteColours().entries() ||
        palette.name() != paletteColours().name())
        m_levelColours = raster::LevelColours(palette);
    m_colours = coloursUnder({}, m_threshold);
}

raster::Colormap DisplaySettings::coloursUnder(const echo::ToneCurve& curve, int threshold) const
{
    const raster::Colormap all = m_levelColours.under(curve);
    raster::Colormap::Entries entries = all.entries();
    for (int i = 0; i < std::min(threshold, strongest + 1); ++i)
        entries[static_cast<std::size_t>(i)] = all[0];
    return {all.name(), entries};
}

} // namespace leadline::app
