// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/WaterfallWindow.h"
#include "raster/Canvas.h"
#include "raster/Colormap.h"
#include "raster/ColumnReducer.h"
#include "raster/TimeColumns.h"

#include <cstdint>
#include <span>
#include <vector>

namespace leadline::raster {

/// Draws pings side by side with range downwards, each column reduced by ColumnReducer. Each call
/// overwrites whole columns only, and returns the area that may have changed.
class WaterfallRaster {
public:
    WaterfallRaster() = default;
    WaterfallRaster(double topM, double bottomM) : m_reducer(topM, bottomM) {}

    [[nodiscard]] double topM() const { return m_reducer.topM(); }
    [[nodiscard]] double bottomM() const { return m_reducer.bottomM(); }
    void setWindow(double topM, double bottomM) { m_reducer.setWindow(topM, bottomM); }

    void setDetail(SampleAxis::Detail detail) { m_reducer.setDetail(detail); }

    /// Draws one ping `width` pixel columns wide.
    PixelRect drawColumn(const Canvas& canvas, int x, int width, const echo::Profile& profile,
                         const Colormap& colours);
    /// Draws ping i in pixel column x + i.
    PixelRect drawColumns(const Canvas& canvas, int x, std::span<const echo::Profile> profiles,
                          const Colormap& colours);
    /// Draws the whole canvas over [fromS, untilS): profile i is shown during periods[i]. Pings
    /// that share a pixel column give the maximum or the mean in each row; columns without a ping
    /// are transparent. With `originsM`, one per pixel column, the window's ranges count from
    /// there, so that a window around 0 follows the bottom; a column without one (NaN) is
    /// transparent.
    PixelRect drawByTime(const Canvas& canvas, std::span<const echo::Profile> profiles,
                         std::span<const PingPeriod> periods, double fromS, double untilS,
                         const Colormap& colours, std::span<const double> originsM = {});
    PixelRect drawByTime(const Canvas& canvas, const echo::WaterfallWindow& window, double fromS,
                         double untilS, const Colormap& colours);

private:
    RowRange reduceFrom(double originM, echo::Profile profile, std::span<std::uint8_t> values);
    Column merged(std::span<const std::size_t> pings, std::span<const echo::Profile> profiles,
                  double originM, std::size_t slot, std::size_t rows);

    ColumnReducer m_reducer;
    std::vector<std::uint8_t> m_values;
    std::vector<std::uint8_t> m_covered;
    std::vector<std::uint8_t> m_one;
    /// Of each row, for means: the sum and the number of the pings' values.
    std::vector<std::uint32_t> m_sums;
    std::vector<std::uint32_t> m_counts;
};

} // namespace leadline::raster
