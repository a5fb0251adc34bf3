// SPDX-License-Identifier: GPL-3.0-or-later
#include "pictures/MarkerEchoPicture.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace leadline::app {

namespace {

using annotations::SnippetPing;

/// A ping covers what lies nearer to it than to its neighbours, but no more than so many times the
/// usual distance between two.
constexpr double widest = 1.5;

struct Column {
    const SnippetPing* ping = nullptr;
    double from = 0;
    double to = 0;
};

double placeOf(const SnippetPing& ping, bool turns)
{
    return turns ? ping.besideDeg : std::chrono::duration<double>(ping.after).count();
}

std::vector<Column> columnsOf(const std::vector<SnippetPing>& pings, bool turns)
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
    std::vector<Column> columns;
    for (std::size_t i = 0; i < pings.size(); ++i) {
        const double at = placeOf(pings[i], turns);
        const double before = i > 0 ? (at - placeOf(pings[i - 1], turns)) / 2 : usual / 2;
        const double behind =
            i + 1 < pings.size() ? (placeOf(pings[i + 1], turns) - at) / 2 : usual / 2;
        columns.push_back({.ping = &pings[i],
                           .from = at - std::min(before, usual * widest / 2),
                           .to = at + std::min(behind, usual * widest / 2)});
    }
    return columns;
}

/// The largest sample in a stretch of range; nullopt outside the ping's samples.
std::optional<std::uint8_t> strongest(const SnippetPing& ping, double fromM, double toM)
{
    const auto samples = static_cast<double>(ping.samples.size());
    const double perMetre = ping.lengthM > 0 ? samples / ping.lengthM : 0;
    const double first = std::floor((fromM - ping.startM) * perMetre);
    const double last = std::max(std::ceil((toM - ping.startM) * perMetre), first + 1);
    if (perMetre == 0 || last <= 0 || first >= samples)
        return std::nullopt;
    const auto from = static_cast<std::ptrdiff_t>(std::max(first, 0.0));
    const auto to = static_cast<std::ptrdiff_t>(std::min(last, samples));
    return *std::max_element(ping.samples.begin() + from, ping.samples.begin() + to);
}

void paintColumn(QImage& image, int x, const SnippetPing& ping, const MarkerEchoPicture& scale,
                 bool upwards, const raster::Colormap& colours)
{
    const int height = image.height();
    const double step = (scale.toM - scale.fromM) / height;
    for (int y = 0; y < height; ++y) {
        const double near = scale.fromM + step * (upwards ? height - 1 - y : y);
        if (const auto value = strongest(ping, near, near + step)) {
            const raster::Rgba colour = colours[*value];
            image.setPixelColor(x, y, QColor(colour.r, colour.g, colour.b));
        }
    }
}

} // namespace

MarkerEchoPicture drawMarkEcho(const annotations::Marker& marker, QSize size,
                               const raster::Colormap& colours)
{
    MarkerEchoPicture picture;
    std::vector<SnippetPing> pings = marker.snippet;
    std::erase_if(pings, [](const SnippetPing& ping) { return ping.samples.empty(); });
    if (pings.empty() || size.isEmpty())
        return picture;
    const bool turns = marker.relativeDeg.has_value();
    std::ranges::stable_sort(pings, {},
                             [&](const SnippetPing& ping) { return placeOf(ping, turns); });
    const std::vector<Column> columns = columnsOf(pings, turns);
    picture.left = columns.front().from;
    picture.right = columns.back().to;
    picture.fromM = pings.front().startM;
    for (const SnippetPing& ping : pings) {
        picture.fromM = std::min(picture.fromM, ping.startM);
        picture.toM = std::max(picture.toM, ping.startM + ping.lengthM);
    }
    if (!(picture.toM > picture.fromM) || !(picture.right > picture.left))
        return picture;
    picture.image = QImage(size, QImage::Format_ARGB32);
    picture.image.fill(Qt::transparent);
    const double span = picture.right - picture.left;
    auto column = columns.begin();
    for (int x = 0; x < size.width(); ++x) {
        const double at = picture.left + (x + 0.5) / size.width() * span;
        while (column != columns.end() && column->to <= at)
            ++column;
        if (column != columns.end() && column->from <= at)
            paintColumn(picture.image, x, *column->ping, picture, turns, colours);
    }
    const double down = (marker.rangeM - picture.fromM) / (picture.toM - picture.fromM);
    picture.cross = {-picture.left / span * size.width(),
                     (turns ? 1 - down : down) * size.height()};
    return picture;
}

} // namespace leadline::app
