// SPDX-License-Identifier: GPL-3.0-or-later
#include "pictures/MarkerEchoPicture.h"

#include "echo/LevelMeasurement.h"
#include "raster/LevelColours.h"
#include "raster/WaterfallRaster.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace leadline::app {

namespace {

using annotations::SnippetPing;

/// A ping extends half the way to its neighbours, but no further than this many times the usual
/// distance between two.
constexpr double widest = 1.5;

double placeOf(const SnippetPing& ping, bool turns)
{
    return turns ? ping.besideDeg : base::secondsOf(ping.after);
}

std::vector<raster::PingPeriod> periodsOf(const std::vector<SnippetPing>& pings, bool turns)
{
    std::vector<double> steps;
    for (std::size_t i = 1; i < pings.size(); ++i)
        steps.push_back(placeOf(pings[i], turns) - placeOf(pings[i - 1], turns));
    double usual = turns ? 0.9 : 0.1;
    if (!steps.empty()) {
        const auto middle = steps.begin() + static_cast<std::ptrdiff_t>(steps.size() / 2);
        std::ranges::nth_element(steps, middle);
        usual = std::max(*middle, 1e-6);
    }
    std::vector<raster::PingPeriod> periods;
    for (std::size_t i = 0; i < pings.size(); ++i) {
        const double at = placeOf(pings[i], turns);
        const double before = i > 0 ? (at - placeOf(pings[i - 1], turns)) / 2 : usual / 2;
        const double after =
            i + 1 < pings.size() ? (placeOf(pings[i + 1], turns) - at) / 2 : usual / 2;
        periods.push_back(
            {at - std::min(before, usual * widest / 2), at + std::min(after, usual * widest / 2)});
    }
    return periods;
}

} // namespace

MarkerEchoPicture drawMarkEcho(const annotations::Marker& marker, QSize size,
                               const raster::Colormap& colours, bool automaticLevels)
{
    MarkerEchoPicture picture;
    std::vector<SnippetPing> pings = marker.snippet;
    std::erase_if(pings, [](const SnippetPing& ping) { return ping.samples.empty(); });
    if (pings.empty() || size.isEmpty())
        return picture;
    const bool turns = marker.relativeDeg.has_value();
    std::ranges::stable_sort(pings, {},
                             [&](const SnippetPing& ping) { return placeOf(ping, turns); });
    const std::vector<raster::PingPeriod> periods = periodsOf(pings, turns);
    picture.left = periods.front().beginS;
    picture.right = periods.back().endS;
    picture.fromM = pings.front().startM;
    for (const SnippetPing& ping : pings) {
        picture.fromM = std::min(picture.fromM, ping.startM);
        picture.toM = std::max(picture.toM, ping.startM + ping.lengthM);
    }
    if (!(picture.toM > picture.fromM) || !(picture.right > picture.left))
        return picture;
    std::vector<echo::Profile> profiles;
    for (const SnippetPing& ping : pings)
        profiles.push_back({ping.startM, ping.lengthM, {ping.samples, ping.sampleWidth}});
    picture.image = QImage(size, QImage::Format_RGBA8888);
    raster::WaterfallRaster(picture.fromM, picture.toM)
        .drawByTime(
            {picture.image.bits(), size.width(), size.height(), picture.image.bytesPerLine()},
            profiles, periods, picture.left, picture.right,
            automaticLevels
                ? raster::LevelColours(colours).under(echo::measureLevels(profiles).curve)
                : colours);
    if (turns)
        picture.image = picture.image.mirrored(false, true);
    const double span = picture.right - picture.left;
    const double down = (marker.rangeM - picture.fromM) / (picture.toM - picture.fromM);
    picture.cross = {-picture.left / span * size.width(),
                     (turns ? 1 - down : down) * size.height()};
    return picture;
}

} // namespace leadline::app
