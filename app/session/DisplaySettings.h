// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/EchoShaping.h"
#include "echo/Persistence.h"
#include "pictures/ColormapStore.h"
#include "preferences/Preferences.h"
#include "raster/Colormap.h"
#include "raster/LevelColours.h"

#include <QList>
#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// How echoes are displayed. Applied when drawing, so that changes also affect recorded pings.
/// Saved in the settings file.
class DisplaySettings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")
    /// Name of the colour palette, or "theme" for the theme's own one.
    Q_PROPERTY(QString palette READ palette WRITE setPalette NOTIFY changed)
    Q_PROPERTY(QString themePalette READ themePalette WRITE setThemePalette NOTIFY changed)
    Q_PROPERTY(QStringList palettes READ palettes CONSTANT)
    /// Intensity, 0..255, below which echoes are drawn as none.
    Q_PROPERTY(int threshold READ threshold WRITE setThreshold NOTIFY changed)
    /// How echoes are strengthened with range.
    Q_PROPERTY(Tvg tvg READ tvg WRITE setTvg NOTIFY changed)
    Q_PROPERTY(NoiseFilter noiseFilter READ noiseFilter WRITE setNoiseFilter NOTIFY changed)
    /// What is applied to the echoes beside their levels, for a plot's header: "TVG 20 log R ·
    /// spikes filtered"; empty for nothing.
    Q_PROPERTY(QString applied READ applied NOTIFY changed)
    /// Linear TVG: factor for echoes at the far end of a ping, 1..8 in steps of 0.1. A factor above
    /// 1 makes the TVG linear, and 1 turns that off.
    Q_PROPERTY(double rangeGain READ rangeGain WRITE setRangeGain NOTIFY changed)
    /// Percent of the range, 0..90, at which the TVG begins to grow from 1.
    Q_PROPERTY(int gainStart READ gainStart WRITE setGainStart NOTIFY changed)
    /// Number of pings averaged, 1..8; 1 is off.
    Q_PROPERTY(int smoothing READ smoothing WRITE setSmoothing NOTIFY changed)
    /// Lines over the Ping1D's echoes: the distance reported by the device, and the detected
    /// bottom.
    Q_PROPERTY(bool deviceLine READ deviceLine WRITE setDeviceLine NOTIFY changed)
    Q_PROPERTY(bool bottomLine READ bottomLine WRITE setBottomLine NOTIFY changed)
    /// What the A-scan is compared with: 0 nothing, 1 the mean of the previous pings, 2 their
    /// minimum and maximum.
    Q_PROPERTY(int comparison READ comparison WRITE setComparison NOTIFY changed)
    /// What is drawn where several samples fall into a pixel.
    Q_PROPERTY(Detail detail READ detail WRITE setDetail NOTIFY changed)
    /// Over how many sweeps the bearings of the polar picture are averaged while the vehicle rests.
    Q_PROPERTY(Averaging averaging READ averaging WRITE setAveraging NOTIFY changed)
    /// What is applied to the polar picture only, for its header; empty for nothing.
    Q_PROPERTY(QString appliedToSweeps READ appliedToSweeps NOTIFY changed)
    /// Between the spokes of the polar picture it is interpolated.
    Q_PROPERTY(bool interpolation READ interpolation WRITE setInterpolation NOTIFY changed)
    /// How many earlier sweeps the polar picture keeps.
    Q_PROPERTY(Persistence persistence READ persistence WRITE setPersistence NOTIFY changed)
    /// Show in the polar picture how fast and where the vehicle drifts.
    Q_PROPERTY(bool drift READ drift WRITE setDrift NOTIFY changed)
    /// Show the Ping1D's echoes around the bottom, magnified and locked to it.
    Q_PROPERTY(bool bottomZoom READ bottomZoom WRITE setBottomZoom NOTIFY changed)
    /// Which of bottomZoomHeights() that shows, from 0.
    Q_PROPERTY(int bottomZoomHeight READ bottomZoomHeight WRITE setBottomZoomHeight NOTIFY changed)
    /// That height in metres, and all of them: round in the display unit.
    Q_PROPERTY(double bottomZoomM READ bottomZoomM NOTIFY changed)
    Q_PROPERTY(QList<double> bottomZoomHeights READ bottomZoomHeights NOTIFY changed)
    /// Targets of the Ping360 are taken to lie on the bottom, so that horizontal distances are
    /// computed from slant ranges.
    Q_PROPERTY(bool targetsOnBottom READ targetsOnBottom WRITE setTargetsOnBottom NOTIFY changed)
    /// Lengths are shown in feet instead of metres.
    Q_PROPERTY(bool imperial READ imperial WRITE setImperial NOTIFY changed)

public:
    enum class Tvg {
        Off,
        /// By `rangeGain` from `gainStart` on.
        Linear,
        /// By spreading, as 20 or 40 log R, and absorption.
        Log20,
        Log40,
        /// What all bearings or pings have in common is subtracted.
        RangeAverage
    };
    Q_ENUM(Tvg)
    enum class NoiseFilter { Off, Spikes, SpikesAndSpeckle };
    Q_ENUM(NoiseFilter)
    enum class Detail { Largest, Mean };
    Q_ENUM(Detail)
    enum class Averaging { Off, Three, Ten };
    Q_ENUM(Averaging)
    enum class Persistence { One, Three, Ten, All };
    Q_ENUM(Persistence)

    explicit DisplaySettings(QObject* parent = nullptr);

    [[nodiscard]] QString palette() const { return m_palette; }
    void setPalette(const QString& palette);
    [[nodiscard]] QString themePalette() const { return m_themePalette; }
    void setThemePalette(const QString& palette);
    [[nodiscard]] QStringList palettes() const { return m_store.names(); }
    [[nodiscard]] int threshold() const { return m_threshold; }
    void setThreshold(int intensity);
    [[nodiscard]] Tvg tvg() const { return m_tvg; }
    void setTvg(Tvg tvg);
    [[nodiscard]] NoiseFilter noiseFilter() const { return m_filter; }
    void setNoiseFilter(NoiseFilter filter);
    [[nodiscard]] QString applied() const;
    [[nodiscard]] double rangeGain() const { return m_rangeGain; }
    void setRangeGain(double factor);
    [[nodiscard]] int gainStart() const;
    void setGainStart(int percent);
    [[nodiscard]] int smoothing() const { return m_shaping.smoothing; }
    void setSmoothing(int pings);
    [[nodiscard]] bool deviceLine() const { return m_deviceLine; }
    void setDeviceLine(bool shown);
    [[nodiscard]] bool bottomLine() const { return m_bottomLine; }
    void setBottomLine(bool shown);
    [[nodiscard]] int comparison() const { return m_comparison; }
    void setComparison(int comparison);
    [[nodiscard]] Detail detail() const { return static_cast<Detail>(m_shaping.detail); }
    void setDetail(Detail detail);
    [[nodiscard]] Averaging averaging() const { return m_averaging; }
    void setAveraging(Averaging averaging);
    [[nodiscard]] QString appliedToSweeps() const;
    [[nodiscard]] bool interpolation() const { return m_shaping.interpolated; }
    void setInterpolation(bool interpolation);
    [[nodiscard]] Persistence persistence() const { return m_persistence; }
    void setPersistence(Persistence persistence);
    /// Goes on by `by` choices, from the last one to the first.
    Q_INVOKABLE void nextPersistence(int by);
    [[nodiscard]] echo::Persistence sweepsKept() const
    {
        return static_cast<echo::Persistence>(m_persistence);
    }
    [[nodiscard]] bool drift() const { return m_drift; }
    void setDrift(bool shown);
    [[nodiscard]] bool bottomZoom() const { return m_bottomZoom; }
    void setBottomZoom(bool shown);
    [[nodiscard]] int bottomZoomHeight() const { return m_bottomZoomHeight; }
    void setBottomZoomHeight(int index);
    [[nodiscard]] double bottomZoomM() const { return bottomZoomHeights()[m_bottomZoomHeight]; }
    [[nodiscard]] QList<double> bottomZoomHeights() const;
    [[nodiscard]] bool targetsOnBottom() const { return m_targetsOnBottom; }
    void setTargetsOnBottom(bool onBottom);
    [[nodiscard]] bool imperial() const { return m_imperial; }
    void setImperial(bool imperial);

    /// TVG, filter, averaging, detail and interpolation, applied to samples before they become
    /// colours; what depends on the water is left out.
    [[nodiscard]] const echo::EchoShaping& shaping() const { return m_shaping; }
    /// The palette in use.
    [[nodiscard]] const raster::Colormap& paletteColours() const
    {
        return m_levelColours.palette();
    }
    /// The colour of each intensity under the curve; below the threshold that of no echo.
    [[nodiscard]] raster::Colormap coloursUnder(const echo::ToneCurve& curve, int threshold) const;
    /// The same as recorded but for the threshold, for what has no levels of its own.
    [[nodiscard]] const raster::Colormap& colours() const { return m_colours; }

    /// Whether a sector of that width, degrees, is drawn as a fan: as it was chosen last for it,
    /// within a degree, or for any other.
    [[nodiscard]] bool isFan(double sectorWidthDeg) const;
    void setFan(double sectorWidthDeg, bool fan);

    /// Restores the defaults, except for the units.
    Q_INVOKABLE void reset();
    /// Nine colours "#rrggbb" of a palette, from no echo to the strongest; none if it cannot be
    /// read.
    [[nodiscard]] Q_INVOKABLE QStringList stopsOf(const QString& palette) const;

signals:
    void changed();

private:
    template<class T>
    void set(T& member, const T& value, const SettingKey<T>& key);
    void rebuild();
    void shapeAnew();
    void keepFan(bool fan, const QList<int>& fans, const QList<int>& polars);

    ColormapStore m_store;
    QString m_palette;
    QString m_themePalette = QStringLiteral("ember");
    int m_threshold = 0;
    Tvg m_tvg = Tvg::Off;
    NoiseFilter m_filter = NoiseFilter::Off;
    double m_rangeGain = 1;
    echo::EchoShaping m_shaping;
    bool m_deviceLine = true;
    bool m_bottomLine = true;
    int m_comparison = 0;
    Averaging m_averaging = Averaging::Off;
    Persistence m_persistence = Persistence::Three;
    bool m_drift = false;
    bool m_bottomZoom = false;
    int m_bottomZoomHeight = 2;
    bool m_targetsOnBottom = false;
    bool m_imperial = false;
    bool m_fan = false;
    /// Sector widths in whole degrees.
    QList<int> m_fanWidths;
    QList<int> m_polarWidths;
    raster::LevelColours m_levelColours;
    raster::Colormap m_colours;
};

} // namespace leadline::app
