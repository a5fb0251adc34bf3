// SPDX-License-Identifier: GPL-3.0-or-later
#include "SonarPictures.h"

#include "base/Units.h"
#include "raster/PolarRaster.h"
#include "raster/WaterfallRaster.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace leadline::exporting {

namespace {

constexpr std::size_t gradians = base::gradiansPerTurn;
/// Bearings that differ by more than this are not adjacent in a sweep.
constexpr int widestStep = 10;
/// If a sector has fewer bearings, a picture shows several of its sweeps.
constexpr std::size_t fewestBearings = 20;

/// Draws on an empty canvas and returns the red channel; with a grey palette all channels are
/// equal.
template<class Draw>
GreyPicture drawn(int width, int height, const Draw& draw)
{
    std::vector<std::uint8_t> rgba(static_cast<std::size_t>(width) *
                                   static_cast<std::size_t>(height) * sizeof(raster::Rgba));
    draw(raster::Canvas{rgba.data(), width, height, std::ptrdiff_t{width} * 4});
    GreyPicture picture{width, height, {}};
    picture.pixels.resize(rgba.size() / sizeof(raster::Rgba));
    for (std::size_t i = 0; i < picture.pixels.size(); ++i)
        picture.pixels[i] = rgba[i * sizeof(raster::Rgba)];
    return picture;
}

/// A cached raster: its geometry takes longer to compute than a disc to draw, and it is the same
/// from turn to turn and, since most heads are mounted alike, for most sonars.
raster::PolarRaster& discRaster(const raster::PolarView& view, double edgeM)
{
    constexpr int side = SonarPictures::discSide;
    thread_local raster::PolarRaster polar;
    if (polar.geometry().width() != side || polar.geometry().view() != view)
        polar.setGeometry(raster::PolarGeometry(side, side, view));
    polar.setEdgeM(edgeM);
    return polar;
}

} // namespace

void SonarPictures::setMounting(const log::Mounting& mounting)
{
    m_view.mirrored = mounting.upsideDown;
    m_view.rotationGrad = mounting.turnDeg / base::degreesFromGradians(1);
}

bool SonarPictures::isComplete(const echo::Ping& ping) const
{
    if (!ping.angleGrad)
        return m_pings.size() >= pieceWidth;
    return m_pings.size() >= fewestBearings && m_pings.back().angleGrad != ping.angleGrad &&
           m_seen[*ping.angleGrad % gradians];
}

std::optional<GreyPicture> SonarPictures::add(const echo::Ping& ping)
{
    if (ping.profile.samples.empty())
        return std::nullopt;
    const bool complete =
        !m_pings.empty() &&
        (m_pings.back().angleGrad.has_value() != ping.angleGrad.has_value() || isComplete(ping));
    auto picture = complete ? take() : std::nullopt;
    const auto samples = ping.profile.samples;
    // Of a head that stands still, only the newest ping is shown.
    if (!m_pings.empty() && ping.angleGrad && m_pings.back().angleGrad == ping.angleGrad)
        m_pings.pop_back();
    m_pings.push_back({ping.profile.startM,
                       ping.profile.lengthM,
                       ping.angleGrad,
                       ping.stepsGrad,
                       {samples.bytes().begin(), samples.bytes().end()},
                       samples.width()});
    if (ping.angleGrad) {
        m_seen.resize(gradians);
        m_seen[*ping.angleGrad % gradians] = true;
    }
    return picture;
}

std::optional<GreyPicture> SonarPictures::finish()
{
    return m_pings.empty() ? std::nullopt : take();
}

std::optional<GreyPicture> SonarPictures::take()
{
    auto picture = m_pings.front().angleGrad ? disc() : piece();
    m_pings.clear();
    m_seen.clear();
    return picture;
}

double SonarPictures::edgeM() const
{
    double edge = 0;
    for (const Kept& ping : m_pings)
        edge = std::max(edge, ping.startM + ping.lengthM);
    return edge;
}

GreyPicture SonarPictures::disc() const
{
    raster::PolarRaster& polar = discRaster(m_view, edgeM());
    return drawn(discSide, discSide, [&](const raster::Canvas& canvas) {
        int before = -widestStep - 1;
        for (const Kept& ping : m_pings) {
            const int angle = *ping.angleGrad;
            const int apart = std::abs(angle - before);
            const int step = ping.stepsGrad        ? std::max<int>(*ping.stepsGrad, 1)
                             : apart <= widestStep ? std::max(apart, 1)
                                                   : 1;
            polar.draw(canvas,
                       {{ping.startM, ping.lengthM, {ping.samples, ping.width}},
                        static_cast<double>(angle),
                        static_cast<double>(step)},
                       raster::Colormap());
            before = angle;
        }
    });
}

GreyPicture SonarPictures::piece() const
{
    raster::WaterfallRaster waterfall(0, edgeM());
    std::vector<echo::Profile> profiles;
    for (const Kept& ping : m_pings)
        profiles.push_back({ping.startM, ping.lengthM, {ping.samples, ping.width}});
    return drawn(static_cast<int>(profiles.size()), pieceHeight, [&](const raster::Canvas& canvas) {
        waterfall.drawColumns(canvas, 0, profiles, raster::Colormap());
    });
}

} // namespace leadline::exporting
