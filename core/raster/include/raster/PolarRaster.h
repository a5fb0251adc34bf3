// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Profile.h"
#include "raster/Canvas.h"
#include "raster/Colormap.h"
#include "raster/PolarGeometry.h"
#include "raster/SampleAxis.h"
#include "raster/SlidingMax.h"
#include "raster/SlidingMean.h"

#include <span>

namespace leadline::raster {

/// Draws spokes as a disc: each pixel shows the maximum, or the mean, of the samples within half a
/// pixel of its range; without one, the sample whose extent contains its centre; else it is
/// transparent.
///
/// Each call overwrites whole sectors, but no pixels outside the disc, and nothing if the canvas
/// differs in size from the geometry. It returns the area that may have changed. `fade` (0..1)
/// multiplies alpha.
class PolarRaster {
public:
    PolarRaster() = default;
    explicit PolarRaster(PolarGeometry geometry, double edgeM = 0);

    [[nodiscard]] const PolarGeometry& geometry() const { return m_geometry; }
    void setGeometry(PolarGeometry geometry);
    /// Range at the edge of the disc, metres; nothing is shown if it is not positive.
    [[nodiscard]] double edgeM() const { return m_edgeM; }
    void setEdgeM(double edgeM) { m_edgeM = edgeM; }
    void setDetail(SampleAxis::Detail detail) { m_detail = detail; }

    /// Draws the sectors of one ping.
    PixelRect draw(const Canvas& canvas, const echo::Spoke& spoke, const Colormap& colours,
                   double fade = 1);
    PixelRect draw(const Canvas& canvas, const SectorRange& sectors, const echo::Profile& profile,
                   const Colormap& colours, double fade = 1);
    PixelRect clear(const Canvas& canvas, const SectorRange& sectors) const;

    /// Draws the whole disc: spokeOfSector[k] is the index of the spoke shown in sector k; -1, any
    /// other invalid index and sectors beyond the span's end are cleared. fadeOfSector may be
    /// shorter or empty; the other sectors are not faded.
    PixelRect drawAll(const Canvas& canvas, std::span<const int> spokeOfSector,
                      std::span<const echo::Spoke> spokes, const Colormap& colours,
                      std::span<const float> fadeOfSector = {});

private:
    [[nodiscard]] bool fits(const Canvas& canvas) const;
    void prepare(const echo::Profile& profile);
    void drawSector(const Canvas& canvas, int sector, const Rgba* colours) const;

    PolarGeometry m_geometry;
    double m_edgeM = 0;
    SampleAxis::Detail m_detail = SampleAxis::Detail::Largest;
    /// The profile being drawn, and data derived from it.
    echo::Profile m_profile;
    SampleAxis m_axis{{}, 0, 0};
    SlidingMax m_largest;
    WideSlidingMax m_wideLargest;
    SlidingMean m_mean;
    WideSlidingMean m_wideMean;
};

} // namespace leadline::raster
