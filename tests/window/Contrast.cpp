// SPDX-License-Identifier: GPL-3.0-or-later
#include "Contrast.h"

#include <QHash>

#include <algorithm>
#include <cmath>

namespace leadline::test {

namespace {

double luminance(const QColor& colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

} // namespace

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double contrast(const QColor& one, const QColor& other)
{
    const auto [darker, lighter] = std::minmax({luminance(one), luminance(other)});
    return (lighter + 0.05) / (darker + 0.05);
}

QColor laidOver(const QColor& ink, double opacity, const QColor& ground)
{
    const double share = opacity * ink.alphaF();
    const auto mix = [&](double over, double under) { return share * over + (1 - share) * under; };
    return QColor::fromRgbF(static_cast<float>(mix(ink.redF(), ground.redF())),
                            static_cast<float>(mix(ink.greenF(), ground.greenF())),
                            static_cast<float>(mix(ink.blueF(), ground.blueF())));
}

QColor commonest(const QImage& picture, const QRect& place)
{
    QHash<QRgb, int> counts;
    const QRect inside = place & picture.rect();
    for (int y = inside.top(); y <= inside.bottom(); ++y)
        for (int x = inside.left(); x <= inside.right(); ++x)
            ++counts[picture.pixel(x, y)];
    QRgb most = 0;
    for (auto each = counts.cbegin(); each != counts.cend(); ++each)
        if (each.value() > counts.value(most))
            most = each.key();
    return QColor(most);
}

double coldestIn(const QImage& picture, const QRect& place)
{
    int most = 0;
    const QRect inside = place & picture.rect();
    for (int y = inside.top(); y <= inside.bottom(); ++y)
        for (int x = inside.left(); x <= inside.right(); ++x) {
            const QRgb pixel = picture.pixel(x, y);
            most = std::max({most, qGreen(pixel), qBlue(pixel)});
        }
    return linear(most / 255.0);
}

} // namespace leadline::test
