// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/LevelOfDetail.h"
#include "echo/PingReader.h"
#include "echo/WaterfallWindow.h"
#include "plot/HatchedColumns.h"
#include "plot/Measurement.h"
#include "plot/PingExtents.h"
#include "plot/TiledImage.h"
#include "raster/WaterfallRaster.h"

#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace leadline::app {

/// A waterfall over time that ends at the playhead and is kept up to date. Its pixel columns stand
/// at whole multiples of their own length in time, so when the playhead moves the picture shifts
/// by whole columns, and only the columns that came in or hold other pings are drawn. The same
/// pixels as a drawing from scratch.
class WaterfallPicture {
public:
    struct View {
        QSize size;
        double spanS = 60;
        /// Range limits in metres; nullopt for fittingRange().
        std::optional<std::pair<double, double>> rangeM;
        /// Also collect the device's distances in columns().
        bool distances = false;
        /// Display units per metre, in which the range limits are round.
        double unitsPerMetre = 1;
        /// Height in metres of a picture that is locked to the bottom, in place of `rangeM`: each
        /// column shows a third of it above its own bottom and the rest below. 0 for a picture of
        /// ranges. Needs `distances`.
        double bottomZoomM = 0;
        echo::EchoShaping shaping;

        friend bool operator==(const View&, const View&) = default;
    };

    /// Input of the picture: a sonar's log and the playhead.
    struct Moment {
        echo::PingReader reader;
        echo::LevelOfDetail* detail = nullptr;
        /// Number of pings at or before the playhead.
        std::uint64_t count = 0;
        log::Time playhead{};
    };

    void forget();
    /// There are so many pings per column that the levels of detail are needed.
    [[nodiscard]] static bool needsDetail(const Moment& moment, const View& view);
    /// A large part of the picture has to be drawn again.
    [[nodiscard]] bool differsMuch(const Moment& moment, const View& view,
                                   const raster::Colormap& colours) const;
    void draw(TiledImage& onto, const Moment& moment, const View& view,
              const raster::Colormap& colours);

    /// Sets the bottom that was detected in each column, and draws anew from the first column with
    /// another one on. For a picture that is locked to the bottom of a sonar that reports no
    /// distances, after draw().
    void setDetected(TiledImage& onto, const Moment& moment,
                     std::span<const MeasuredColumn> bottoms, const raster::Colormap& colours);

    /// Limits of the picture; locked to the bottom they are ranges from it, negative above.
    [[nodiscard]] double topM() const { return m_topM; }
    [[nodiscard]] double bottomM() const { return m_bottomM; }
    [[nodiscard]] double fromS() const { return secondsAt(0); }
    [[nodiscard]] double untilS() const { return secondsAt(m_view.size.width()); }
    /// Range limits, in round steps, that contain the visible pings and those of the 10 s before,
    /// so that they grow at once but shrink with a delay.
    [[nodiscard]] std::pair<double, double> fittingRange() const { return m_fitting; }
    /// The device's distance in each column; empty unless View::distances.
    [[nodiscard]] const std::vector<MeasuredColumn>& columns() const { return m_columns; }
    [[nodiscard]] const HatchedColumns& silences() const { return m_silences; }
    /// The device has reported a distance up to the playhead; needs View::distances.
    [[nodiscard]] bool isMeasured() const { return m_measured.has_value(); }
    /// The bottom that a column is locked to: reported by the device, or detected. Without a
    /// distance where none was found.
    [[nodiscard]] MeasuredColumn lockedTo(int column) const;
    /// Columns with echoes, but without a bottom to be locked to.
    [[nodiscard]] const HatchedColumns& unlocked() const { return m_unlocked; }
    /// Some ping is shown in a column.
    [[nodiscard]] bool hasEcho(int column) const
    {
        return !m_extents[static_cast<std::size_t>(column)].empty();
    }
    /// Number of the first column, counted from the recording's zero.
    [[nodiscard]] std::int64_t firstColumn() const { return m_last - m_view.size.width() + 1; }

private:
    [[nodiscard]] double secondsAt(int column) const;
    [[nodiscard]] int columnOf(log::Time time) const;
    void load(const Moment& moment, int first, int end);
    void loadDistances(const Moment& moment, int first, int end);
    void findSilences(const Moment& moment, const std::optional<Measurement>& newestMeasured);
    void findUnlocked();
    void paint(TiledImage& onto, int first, int end, const raster::Colormap& colours);
    [[nodiscard]] std::pair<double, double> fitRange(const Moment& moment);
    void shift(TiledImage& onto, int columns);

    bool m_known = false;
    View m_view;
    raster::Colormap::Entries m_colours{};
    std::uint64_t m_count = 0;
    /// The newest frame with a distance.
    std::optional<log::FrameNumber> m_measured;
    /// Number of the last column, counted from the recording's zero.
    std::int64_t m_last = 0;
    /// There are many pings per column; drawn from the levels of detail.
    bool m_dense = false;
    double m_topM = 0;
    double m_bottomM = 0;
    std::pair<double, double> m_fitting;
    /// The range interval of the pings in each column.
    std::vector<Extent> m_extents;
    PingExtents m_before;
    std::vector<MeasuredColumn> m_columns;
    HatchedColumns m_silences;
    std::vector<MeasuredColumn> m_detected;
    HatchedColumns m_unlocked;
    std::vector<double> m_origins;
    echo::WaterfallWindow m_window;
    std::vector<raster::PingPeriod> m_periods;
    raster::WaterfallRaster m_raster;
};

} // namespace leadline::app
