// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/DisplaySettings.h"

#include "preferences/SettingKeys.h"
#include "settings/UnitFormat.h"

#include <QColor>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

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

/// Devices round the ends of a sector to their gradians.
constexpr int sameWidthDeg = 1;

QList<int> widthsOf(const QStringList& texts)
{
    QList<int> widths;
    for (const QString& text : texts) {
        bool is = false;
        const int width = text.toInt(&is);
        if (is)
            widths += width;
    }
    return widths;
}

QStringList textsOf(const QList<int>& widths)
{
    QStringList texts;
    for (const int width : widths)
        texts += QString::number(width);
    return texts;
}

bool hasWidth(const QList<int>& widths, int width)
{
    return std::ranges::any_of(widths,
                               [width](int it) { return std::abs(it - width) <= sameWidthDeg; });
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
    m_rangeGain = boundedGain(preferences.value(setting::rangeGain));
    m_tvg = preferences.contains(setting::tvg) ? preferences.value<Tvg>(setting::tvg)
            : m_rangeGain > 1                  ? Tvg::Linear
                                               : Tvg::Off;
    if (m_tvg == Tvg::Linear && m_rangeGain <= 1)
        m_tvg = Tvg::Off;
    m_filter = preferences.value<NoiseFilter>(setting::noiseFilter);
    m_shaping.gainStart = boundedStart(preferences.value(setting::gainStart));
    m_shaping.smoothing = preferences.value(setting::smoothing);
    m_shaping.detail = preferences.value<echo::EchoShaping::Detail>(setting::detail);
    m_shaping.interpolated = preferences.value(setting::interpolation);
    m_deviceLine = preferences.value(setting::deviceLine);
    m_bottomLine = preferences.value(setting::bottomLine);
    m_comparison = preferences.value(setting::comparison);
    m_averaging = preferences.value<Averaging>(setting::averaging);
    m_persistence = preferences.contains(setting::persistence) || preferences.value(setting::fade)
                        ? preferences.value<Persistence>(setting::persistence)
                        : Persistence::All;
    m_drift = preferences.value(setting::drift);
    m_bottomZoom = preferences.value(setting::bottomZoom);
    m_bottomZoomHeight = preferences.value(setting::bottomZoomHeight);
    m_targetsOnBottom = preferences.value(setting::targetsOnBottom);
    m_imperial = preferences.value(setting::imperial);
    m_fan = preferences.value(setting::fan);
    m_fanWidths = widthsOf(preferences.value(setting::fanWidths));
    m_polarWidths = widthsOf(preferences.value(setting::polarWidths));
    shapeAnew();
    rebuild();
}

void DisplaySettings::shapeAnew()
{
    using Spreading = echo::RangeCompensation::Spreading;
    m_shaping.rangeGain = m_tvg == Tvg::Linear ? m_rangeGain : 1;
    m_shaping.compensation.spreading = m_tvg == Tvg::Log20   ? Spreading::Area
                                       : m_tvg == Tvg::Log40 ? Spreading::Target
                                                             : Spreading::None;
    m_shaping.averageRemoved = m_tvg == Tvg::RangeAverage;
    m_shaping.sweeps = m_averaging == Averaging::Ten ? 10 : m_averaging == Averaging::Three ? 3 : 1;
    m_shaping.filter = static_cast<echo::EchoShaping::Filter>(m_filter);
}

void DisplaySettings::setTvg(Tvg tvg)
{
    constexpr double usualGain = 2;
    if (m_tvg == tvg)
        return;
    m_tvg = tvg;
    Preferences preferences;
    preferences.setValue(setting::tvg, tvg);
    if (tvg == Tvg::Linear && m_rangeGain <= 1) {
        m_rangeGain = usualGain;
        preferences.setValue(setting::rangeGain, m_rangeGain);
    }
    shapeAnew();
    emit changed();
}

void DisplaySettings::setNoiseFilter(NoiseFilter filter)
{
    if (m_filter == filter)
        return;
    m_filter = filter;
    Preferences().setValue(setting::noiseFilter, filter);
    shapeAnew();
    emit changed();
}

QString DisplaySettings::applied() const
{
    QStringList words;
    switch (m_tvg) {
    case Tvg::Linear:
        words += tr("TVG linear");
        break;
    case Tvg::Log20:
        words += tr("TVG 20 log R");
        break;
    case Tvg::Log40:
        words += tr("TVG 40 log R");
        break;
    case Tvg::RangeAverage:
        words += tr("range average removed");
        break;
    case Tvg::Off:
        break;
    }
    if (m_filter != NoiseFilter::Off)
        words += m_filter == NoiseFilter::Spikes ? tr("spikes filtered")
                                                 : tr("spikes and speckle filtered");
    if (m_shaping.smoothing > 1)
        words += tr("mean of %1 pings").arg(m_shaping.smoothing);
    if (detail() == Detail::Mean)
        words += tr("mean of samples");
    if (m_threshold > 0)
        words += tr("threshold %1").arg(m_threshold);
    return words.join(QStringLiteral(" · "));
}

QString DisplaySettings::appliedToSweeps() const
{
    QStringList words;
    if (m_shaping.sweeps > 1)
        words += tr("mean of %1 sweeps").arg(m_shaping.sweeps);
    if (m_shaping.interpolated)
        words += tr("interpolated");
    return words.join(QStringLiteral(" · "));
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
    const double bounded = boundedGain(factor);
    if (m_rangeGain == bounded)
        return;
    m_rangeGain = bounded;
    if (bounded > 1 || m_tvg == Tvg::Linear)
        m_tvg = bounded > 1 ? Tvg::Linear : Tvg::Off;
    Preferences preferences;
    preferences.setValue(setting::rangeGain, bounded);
    preferences.setValue(setting::tvg, m_tvg);
    shapeAnew();
    emit changed();
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

void DisplaySettings::setDrift(bool shown)
{
    set(m_drift, shown, setting::drift);
}

void DisplaySettings::setBottomZoom(bool shown)
{
    set(m_bottomZoom, shown, setting::bottomZoom);
}

void DisplaySettings::setBottomZoomHeight(int index)
{
    set(m_bottomZoomHeight, setting::bottomZoomHeight.bounded(index), setting::bottomZoomHeight);
}

QList<double> DisplaySettings::bottomZoomHeights() const
{
    constexpr std::array metres{1.0, 2.0, 3.0, 5.0, 10.0};
    constexpr std::array feet{3.0, 6.0, 10.0, 15.0, 30.0};
    QList<double> heights;
    for (const double height : m_imperial ? feet : metres)
        heights += UnitFormat::metres(height, m_imperial);
    return heights;
}

void DisplaySettings::setDetail(Detail detail)
{
    if (this->detail() == detail)
        return;
    m_shaping.detail = static_cast<echo::EchoShaping::Detail>(detail);
    Preferences().setValue(setting::detail, detail);
    emit changed();
}

void DisplaySettings::setAveraging(Averaging averaging)
{
    if (m_averaging == averaging)
        return;
    m_averaging = averaging;
    Preferences().setValue(setting::averaging, averaging);
    shapeAnew();
    emit changed();
}

void DisplaySettings::setInterpolation(bool interpolation)
{
    set(m_shaping.interpolated, interpolation, setting::interpolation);
}

void DisplaySettings::setPersistence(Persistence persistence)
{
    if (m_persistence == persistence)
        return;
    m_persistence = persistence;
    Preferences().setValue(setting::persistence, persistence);
    emit changed();
}

void DisplaySettings::nextPersistence(int by)
{
    constexpr int choices = static_cast<int>(Persistence::All) + 1;
    const int next = (static_cast<int>(m_persistence) + by) % choices;
    setPersistence(static_cast<Persistence>((next + choices) % choices));
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
    setTvg(Tvg::Off);
    setNoiseFilter(NoiseFilter::Off);
    setGainStart(0);
    setSmoothing(1);
    setDeviceLine(true);
    setBottomLine(true);
    setComparison(0);
    setDetail(Detail::Largest);
    setAveraging(Averaging::Off);
    setInterpolation(false);
    setPersistence(Persistence::Three);
    setDrift(false);
    setBottomZoom(false);
    setBottomZoomHeight(setting::bottomZoomHeight.fallback);
    setTargetsOnBottom(false);
    keepFan(false, {}, {});
}

bool DisplaySettings::isFan(double sectorWidthDeg) const
{
    const auto width = static_cast<int>(std::lround(sectorWidthDeg));
    return hasWidth(m_fanWidths, width) || (m_fan && !hasWidth(m_polarWidths, width));
}

void DisplaySettings::setFan(double sectorWidthDeg, bool fan)
{
    const auto width = static_cast<int>(std::lround(sectorWidthDeg));
    QList<int> fans = m_fanWidths;
    QList<int> polars = m_polarWidths;
    const auto same = [width](int it) { return std::abs(it - width) <= sameWidthDeg; };
    fans.removeIf(same);
    polars.removeIf(same);
    (fan ? fans : polars) += width;
    keepFan(fan, fans, polars);
}

void DisplaySettings::keepFan(bool fan, const QList<int>& fans, const QList<int>& polars)
{
    if (fan == m_fan && fans == m_fanWidths && polars == m_polarWidths)
        return;
    m_fan = fan;
    m_fanWidths = fans;
    m_polarWidths = polars;
    Preferences preferences;
    preferences.setValue(setting::fan, fan);
    preferences.setValue(setting::fanWidths, textsOf(fans));
    preferences.setValue(setting::polarWidths, textsOf(polars));
    emit changed();
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
