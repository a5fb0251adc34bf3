// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/DisplaySettings.h"

#include <QColor>
#include <QSettings>

#include <algorithm>
#include <cmath>

namespace leadline::app {

namespace {

constexpr int mostPercent = 100;
constexpr int strongest = 255;
constexpr int halfTurn = 180;
constexpr int stops = 9;
constexpr int lastComparison = 2;
const QString followsTheme = QStringLiteral("theme");

QString key(const char* name)
{
    return QStringLiteral("display/") + QLatin1String(name);
}

/// In tenths and within its bounds, whatever a file of settings says.
double boundedGain(double factor)
{
    const double tenths = std::round(factor * 10) / 10;
    return tenths >= 1 ? std::min(tenths, echo::EchoShaping::largestGain) : 1;
}

double boundedStart(int percent)
{
    return std::clamp(percent, 0, static_cast<int>(mostPercent * echo::EchoShaping::latestStart)) /
           double{mostPercent};
}

/// -180..179: half a turn is the same either way round.
int withinATurn(int degrees)
{
    constexpr int turn = 2 * halfTurn;
    return (degrees % turn + turn + halfTurn) % turn - halfTurn;
}

int boundedSmoothing(int pings)
{
    return std::clamp(pings, 1, echo::EchoShaping::mostPings);
}

} // namespace

DisplaySettings::DisplaySettings(QObject* parent) : QObject(parent), m_palette(followsTheme)
{
    const QSettings settings;
    const auto whole = [&](const char* name, int low, int high) {
        return std::clamp(settings.value(key(name), 0).toInt(), low, high);
    };
    m_palette = settings.value(key("palette"), followsTheme).toString();
    m_brightness = whole("brightness", -mostPercent, mostPercent);
    m_contrast = whole("contrast", -mostPercent, mostPercent);
    m_threshold = whole("threshold", 0, strongest);
    m_turnOffset = withinATurn(whole("turnOffset", -halfTurn, halfTurn));
    m_shaping.rangeGain = boundedGain(settings.value(key("rangeGain"), 1).toDouble());
    m_shaping.gainStart = boundedStart(settings.value(key("gainStart"), 0).toInt());
    m_shaping.smoothing = boundedSmoothing(settings.value(key("smoothing"), 1).toInt());
    m_deviceLine = settings.value(key("deviceLine"), true).toBool();
    m_bottomLine = settings.value(key("bottomLine"), true).toBool();
    m_comparison = whole("comparison", 0, lastComparison);
    m_fade = settings.value(key("fade"), true).toBool();
    m_upsideDown = settings.value(key("upsideDown"), false).toBool();
    m_targetsOnBottom = settings.value(key("targetsOnBottom"), false).toBool();
    m_imperial = settings.value(key("imperial"), false).toBool();
    rebuild();
}

template<class T>
void DisplaySettings::set(T& member, T value, const char* name)
{
    if (member == value)
        return;
    member = value;
    QSettings().setValue(key(name), value);
    rebuild();
    emit changed();
}

void DisplaySettings::setPalette(const QString& palette)
{
    set(m_palette, palette, "palette");
}

void DisplaySettings::setThemePalette(const QString& palette)
{
    if (m_themePalette == palette)
        return;
    m_themePalette = palette;
    rebuild();
    emit changed();
}

void DisplaySettings::setBrightness(int percent)
{
    set(m_brightness, std::clamp(percent, -mostPercent, mostPercent), "brightness");
}

void DisplaySettings::setContrast(int percent)
{
    set(m_contrast, std::clamp(percent, -mostPercent, mostPercent), "contrast");
}

void DisplaySettings::setThreshold(int intensity)
{
    set(m_threshold, std::clamp(intensity, 0, strongest), "threshold");
}

void DisplaySettings::setRangeGain(double factor)
{
    set(m_shaping.rangeGain, boundedGain(factor), "rangeGain");
}

int DisplaySettings::gainStart() const
{
    return static_cast<int>(std::lround(m_shaping.gainStart * mostPercent));
}

void DisplaySettings::setGainStart(int percent)
{
    if (const double share = boundedStart(percent); m_shaping.gainStart != share) {
        m_shaping.gainStart = share;
        QSettings().setValue(key("gainStart"), gainStart());
        emit changed();
    }
}

void DisplaySettings::setSmoothing(int pings)
{
    set(m_shaping.smoothing, boundedSmoothing(pings), "smoothing");
}

void DisplaySettings::setDeviceLine(bool shown)
{
    set(m_deviceLine, shown, "deviceLine");
}

void DisplaySettings::setBottomLine(bool shown)
{
    set(m_bottomLine, shown, "bottomLine");
}

void DisplaySettings::setComparison(int comparison)
{
    set(m_comparison, std::clamp(comparison, 0, lastComparison), "comparison");
}

void DisplaySettings::setFade(bool fade)
{
    set(m_fade, fade, "fade");
}

void DisplaySettings::setUpsideDown(bool upsideDown)
{
    set(m_upsideDown, upsideDown, "upsideDown");
}

void DisplaySettings::setTurnOffset(int degrees)
{
    set(m_turnOffset, withinATurn(degrees), "turnOffset");
}

void DisplaySettings::setTargetsOnBottom(bool onBottom)
{
    set(m_targetsOnBottom, onBottom, "targetsOnBottom");
}

void DisplaySettings::setImperial(bool imperial)
{
    set(m_imperial, imperial, "imperial");
}

void DisplaySettings::reset()
{
    setPalette(followsTheme);
    setBrightness(0);
    setContrast(0);
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

// One table from intensity to colour: contrast turns about the middle, brightness moves,
// what is below the threshold is as no echo.
void DisplaySettings::rebuild()
{
    auto loaded = m_store.load(m_palette == followsTheme ? m_themePalette : m_palette);
    if (!loaded)
        loaded = m_store.load(QStringLiteral("grey"));
    const raster::Colormap palette = loaded ? *loaded : raster::Colormap();
    const double slope = std::exp2(m_contrast / 50.0);
    const double shift = m_brightness * 1.275;
    raster::Colormap::Entries entries{};
    for (int i = 0; i <= strongest; ++i) {
        const double value = (i - 127.5) * slope + 127.5 + shift;
        const bool shown = i >= m_threshold;
        const double kept = shown ? std::clamp(std::round(value), 0.0, 255.0) : 0.0;
        entries[static_cast<std::size_t>(i)] = palette[static_cast<std::uint8_t>(kept)];
    }
    m_colours = raster::Colormap(palette.name(), entries);
}

} // namespace leadline::app
