// SPDX-License-Identifier: GPL-3.0-or-later
#include "polar/PolarPicture.h"

#include <cmath>
#include <utility>

namespace leadline::app {

void PolarPicture::setGeometry(raster::PolarGeometry geometry)
{
    m_raster.setGeometry(std::move(geometry));
    m_drawn = false;
}

bool PolarPicture::differsMuch(const echo::NewestPings& newest, const echo::EchoShaping& shaping,
                               const raster::Colormap& colours) const
{
    constexpr int fewSectors = 24;
    if (!m_drawn || m_shaping != shaping || m_colours != colours.entries())
        return true;
    int others = 0;
    for (std::size_t sector = 0; sector < m_drawnSectors.size(); ++sector)
        others += m_drawnSectors[sector].number != newest[sector] ? 1 : 0;
    return others > fewSectors;
}

void PolarPicture::draw(TiledImage& onto, const echo::PolarWindow& spokes,
                        const raster::Colormap& colours, bool fade)
{
    const QSize size(geometry().width(), geometry().height());
    if (onto.resize(size) || m_raster.edgeM() != spokes.edgeM() || m_colours != colours.entries() ||
        m_shaping != spokes.shaping()) {
        m_raster.setEdgeM(spokes.edgeM());
        m_colours = colours.entries();
        m_shaping = spokes.shaping();
        m_drawn = false;
    }
    if (size.isEmpty() || geometry().sectors() != static_cast<int>(m_drawnSectors.size()))
        return;
    if (!m_drawn)
        onto.clear();

    const raster::Canvas canvas = onto.canvas();
    // Neighbouring sectors that show the same are drawn together.
    raster::SectorRange run;
    const echo::Profile* shown = nullptr;
    Drawn drawn;
    double alpha = 1;
    const auto finish = [&] {
        if (run.count == 0)
            return;
        onto.touch(shown ? m_raster.draw(canvas, run, *shown, colours, alpha)
                         : m_raster.clear(canvas, run));
        run.count = 0;
    };
    for (std::size_t sector = 0; sector < m_drawnSectors.size(); ++sector) {
        const echo::Ping* ping = spokes.ping(sector);
        const double fading = fade && ping ? static_cast<double>(spokes.fade(*ping)) : 1.0;
        const Drawn now{ping ? spokes.numbers()[sector] : echo::noPing, std::lround(fading * 255)};
        if (m_drawn && now == m_drawnSectors[sector]) {
            finish();
            continue;
        }
        m_drawnSectors[sector] = now;
        if (run.count > 0 && now == drawn) {
            ++run.count;
            continue;
        }
        finish();
        run = {static_cast<int>(sector), 1};
        shown = spokes.shown(sector);
        drawn = now;
        alpha = fading;
    }
    finish();
    m_drawn = true;
}

} // namespace leadline::app
