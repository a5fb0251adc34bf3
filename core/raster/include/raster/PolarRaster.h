// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Profile.h"
#include "raster/Canvas.h"
#include "raster/Colormap.h"
#include "raster/PolarGeometry.h"
#include "raster/SampleAxis.h"
#include "raster/SlidingMax.h"

#include <span>

namespace leadline::raster {

/// A disc of spokes: each pixel shows the largest of the samples that lie within half a pixel of
/// its range; if none does, the sample in whose extent its centre lies; else it is transparent.
///
/// Every call replaces whole sectors and never touches pixels outside the disc, nor anything on a
/// canvas of another size than the geometry's. Returned is what may have changed. `fade` (0..1)
/// multiplies alpha: the echo goes into what lies below.
class PolarRaster {
public:
    PolarRaster() = default;
    explicit PolarRaster(PolarGeometry geometry, double edgeM = 0);

    [[nodiscard]] const PolarGeometry& geometry() const { return m_geometry; }
    void setGeometry(PolarGeometry geometry);
    /// The range at the edge of the disc; not above zero shows nothing.
    [[nodiscard]] double edgeM() const { return m_edgeM; }
    void setEdgeM(double edgeM) { m_edgeM = edgeM; }

    /// One ping: its wedge only.
    PixelRect draw(const Canvas& canvas, const echo::Spoke& spoke, const Colormap& colours,
                   double fade = 1);
    PixelRect draw(const Canvas& canvas, const SectorRange& sectors, const echo::Profile& profile,
                   const Colormap& colours, double fade = 1);
    PixelRect clear(const Canvas& canvas, const SectorRange& sectors) const;

    /// The whole disc: spokeOfSector[k] is the index of the spoke that sector k shows; -1, any
    /// other index out of range and sectors beyond the span's end show nothing. fadeOfSector may
    /// be shorter or empty; the rest is not faded.
    PixelRect drawAll(const Canvas& canvas, std::span<const int> spokeOfSector,
                      std::span<const echo::Spoke> spokes, const Colormap& colours,
                      std::span<const float> fadeOfSector = {});

private:
    [[nodiscard]] bool fits(const Canvas& canvas) const;
    void prepare(const echo::Profile& profile);
    void drawSector(const Canvas& canvas, int sector, const Rgba* colours) const;

    PolarGeometry m_geometry;
    double m_edgeM = 0;
    /// The profile being drawn, and what was computed from it.
    echo::Profile m_profile;
    SampleAxis m_axis{{}, 0, 0};
    SlidingMax m_largest;
};

} // namespace leadline::raster
