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

/// Pings side by side, range downwards over a window; each column as ColumnReducer says.
/// Every call replaces whole columns and touches no others. Returned is what may have changed.
class WaterfallRaster {
public:
    WaterfallRaster() = default;
    WaterfallRaster(double topM, double bottomM) : m_reducer(topM, bottomM) {}

    [[nodiscard]] double topM() const { return m_reducer.topM(); }
    [[nodiscard]] double bottomM() const { return m_reducer.bottomM(); }
    void setWindow(double topM, double bottomM) { m_reducer.setWindow(topM, bottomM); }

    /// One ping over `width` pixel columns.
    PixelRect drawColumn(const Canvas& canvas, int x, int width, const echo::Profile& profile,
                         const Colormap& colours);
    /// Ping i into pixel column x + i.
    PixelRect drawColumns(const Canvas& canvas, int x, std::span<const echo::Profile> profiles,
                          const Colormap& colours);
    /// The whole canvas, over [fromS, untilS): profile i holds for periods[i]. Pings that share a
    /// pixel column give the larger value of each row; columns without a ping are transparent.
    PixelRect drawByTime(const Canvas& canvas, std::span<const echo::Profile> profiles,
                         std::span<const PingPeriod> periods, double fromS, double untilS,
                         const Colormap& colours);
    PixelRect drawByTime(const Canvas& canvas, const echo::WaterfallWindow& window, double fromS,
                         double untilS, const Colormap& colours);

private:
    Column merged(std::span<const std::size_t> pings, std::span<const echo::Profile> profiles,
                  std::size_t slot, std::size_t rows);

    ColumnReducer m_reducer;
    std::vector<std::uint8_t> m_values;
    std::vector<std::uint8_t> m_covered;
    std::vector<std::uint8_t> m_one;
};

} // namespace leadline::raster
