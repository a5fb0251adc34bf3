// SPDX-License-Identifier: GPL-3.0-or-later
#include "pictures/RingLabels.h"

#include "raster/Ticks.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

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
    for (const double range : rings.values)
        labels.push_back({.radius = radius * range / edgeM,
                          .words = QString::number(range, 'f', rings.decimals)});
    if (labels.empty())
        return labels;
    labels.back().words += QStringLiteral(" m");
    // Every so manieth ring has its range, and the outermost, which is the longest, always.
    const double spacing = radius * rings.step / edgeM;
    const auto stride = static_cast<std::size_t>(
        std::max(1.0, std::ceil((widthOf(labels.back().words) + 2 * beside) / spacing)));
    for (std::size_t i = 0; i < labels.size(); ++i) {
        RingLabel& label = labels[i];
        label.left = label.radius - beside - widthOf(label.words);
        if ((labels.size() - 1 - i) % stride != 0 || label.left < middle)
            label.words.clear();
    }
    return labels;
}

} // namespace leadline::app
