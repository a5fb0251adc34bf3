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

bool PolarPicture::differsMuch(const echo::NewestPings& newest,
                               const std::optional<echo::EarlierSweeps>& earlier,
                               const echo::EchoShaping& shaping,
                               const raster::Colormap& colours) const
{
    constexpr int fewSectors = 24;
    if (!m_drawn || m_shaping != shaping || m_colours != colours.entries() ||
        (earlier ? earlier->sweeps.firstOf(0) : 0) != m_sweep)
        return true;
    int others = 0;
    for (std::size_t sector = 0; sector < m_loaded.size(); ++sector)
        others += m_loaded[sector] != newest[sector] ? 1 : 0;
    return others > fewSectors;
}

void PolarPicture::draw(TiledImage& onto, const echo::PolarWindow& spokes,
                        const raster::Colormap& colours)
{
    const QSize size(geometry().width(), geometry().height());
    if (onto.resize(size) || m_raster.edgeM() != spokes.edgeM() || m_colours != colours.entries() ||
        m_shaping != spokes.shaping()) {
        m_raster.setEdgeM(spokes.edgeM());
        m_colours = colours.entries();
        m_shaping = spokes.shaping();
        m_raster.setDetail(m_shaping.detail);
        m_drawn = false;
    }
    if (size.isEmpty() || geometry().sectors() != static_cast<int>(m_drawnSectors.size()))
        return;
    if (!m_drawn)
        onto.clear();

    const raster::Canvas canvas = onto.canvas();
    const bool mixes = m_shaping.interpolated;
    // Neighbouring sectors that show the same are drawn together, unless they are interpolated.
    raster::SectorRange run;
    const echo::Profile* shown = nullptr;
    Drawn drawn;
    double alpha = 1;
    const auto finish = [&] {
        if (run.count == 0)
            return;
        if (!shown)
            onto.touch(m_raster.clear(canvas, run));
        else if (drawn.beside.ping == echo::noPing)
            onto.touch(m_raster.draw(canvas, run, *shown, colours, alpha));
        else
            onto.touch(m_raster.draw(
                canvas, run, spokes.interpolated(static_cast<std::size_t>(run.first), m_mixed),
                colours, alpha));
        run.count = 0;
    };
    for (std::size_t sector = 0; sector < m_drawnSectors.size(); ++sector) {
        const echo::Ping* ping = spokes.ping(sector);
        const auto light = static_cast<double>(spokes.light(sector));
        const Drawn now{ping ? spokes.numbers()[sector] : echo::noPing,
                        mixes ? spokes.neighbour(sector) : echo::PolarWindow::Neighbour(),
                        std::lround(light * 255)};
        if (m_drawn && now == m_drawnSectors[sector]) {
            finish();
            continue;
        }
        m_drawnSectors[sector] = now;
        if (run.count > 0 && now == drawn && now.beside.ping == echo::noPing) {
            ++run.count;
            continue;
        }
        finish();
        run = {static_cast<int>(sector), 1};
        shown = spokes.shown(sector);
        drawn = now;
        alpha = light;
    }
    finish();
    m_loaded = spokes.loaded();
    m_sweep = spokes.newestSweep();
    m_drawn = true;
}

} // namespace leadline::app
