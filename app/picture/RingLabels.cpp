// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/RingLabels.h"

#include "raster/Ticks.h"

#include <algorithm>

namespace leadline::app {

namespace {

/// From the words to their ring, and to the ring before.
constexpr double beside = 4;
/// The vehicle stands at the centre.
constexpr double middle = 8;

} // namespace

std::vector<RingLabel> ringLabels(double edgeM, double radius,
                                  const std::function<double(const QString&)>& widthOf)
{
    const raster::Ticks rings = raster::ringRanges(edgeM);
    std::vector<RingLabel> labels;
    // From the outermost on, which is the one that is needed most.
    double room = radius;
    std::for_each(rings.values.rbegin(), rings.values.rend(), [&](double range) {
        RingLabel label{.radius = radius * range / edgeM,
                        .words = QString::number(range, 'f', rings.decimals)};
        if (labels.empty())
            label.words += QStringLiteral(" m");
        label.left = label.radius - beside - widthOf(label.words);
        if (label.radius - beside > room || label.left < middle)
            label.words.clear();
        else
            room = label.left - beside;
        labels.push_back(std::move(label));
    });
    std::ranges::reverse(labels);
    return labels;
}

} // namespace leadline::app
