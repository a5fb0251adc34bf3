// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/PolarWindow.h"
#include "plot/TiledImage.h"
#include "raster/PolarRaster.h"

#include <array>
#include <optional>
#include <vector>

namespace leadline::app {

/// A polar picture with incremental updates: only sectors whose ping, light or scale changed are
/// drawn, in whatever direction the playhead moved. The pixels are the same as when drawn from
/// scratch.
class PolarPicture {
public:
    [[nodiscard]] const raster::PolarGeometry& geometry() const { return m_raster.geometry(); }
    /// Sets the geometry; everything is drawn again.
    void setGeometry(raster::PolarGeometry geometry);
    void forget() { m_drawn = false; }

    /// A large part of the picture has to be drawn again.
    [[nodiscard]] bool differsMuch(const echo::NewestPings& newest,
                                   const std::optional<echo::EarlierSweeps>& earlier,
                                   const echo::EchoShaping& shaping,
                                   const raster::Colormap& colours) const;
    void draw(TiledImage& onto, const echo::PolarWindow& spokes, const raster::Colormap& colours);

private:
    /// What a sector shows: the ping's number, what it is interpolated with, and the alpha of its
    /// echo.
    struct Drawn {
        std::uint32_t number = echo::noPing;
        echo::PolarWindow::Neighbour beside = {};
        long alpha = 0;

        friend bool operator==(const Drawn&, const Drawn&) = default;
    };

    raster::PolarRaster m_raster;
    raster::Colormap::Entries m_colours{};
    echo::EchoShaping m_shaping;
    bool m_drawn = false;
    std::array<Drawn, echo::sectorsPerTurn> m_drawnSectors{};
    /// The pings that the picture was drawn from, before those of another range left, and the first
    /// ping of their newest sweep.
    echo::NewestPings m_loaded{};
    std::uint32_t m_sweep = 0;
    std::vector<std::uint8_t> m_mixed;
};

} // namespace leadline::app
