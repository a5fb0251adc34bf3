// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/ReferenceRaster.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace leadline::support {

namespace {

/// With round values, samples and pixels lie exactly on limits. These belong to what follows, even
/// if the value is below the limit by a rounding error.
constexpr double nearly = 1e-9;
const double pi = std::acos(-1.0);

bool covers(const echo::Spoke& spoke, double bearingGrad)
{
    double off = bearingGrad - spoke.angleGrad;
    while (off < -200)
        off += 400;
    while (off >= 200)
        off -= 400;
    return off >= -spoke.stepGrad / 2 - nearly && off < spoke.stepGrad / 2 - nearly;
}

} // namespace

int referenceValue(const echo::Profile& profile, double fromM, double untilM, double centreM)
{
    if (profile.samples.empty() || !(profile.lengthM > 0))
        return -1;
    const double each = profile.lengthM / static_cast<double>(profile.samples.size());
    int largest = -1;
    for (std::size_t i = 0; i < profile.samples.size(); ++i) {
        const double at = profile.startM + (static_cast<double>(i) + 0.5) * each;
        if (at >= fromM - nearly * each && at < untilM - nearly * each)
            largest = std::max(largest, static_cast<int>(profile.samples[i]));
    }
    if (largest >= 0)
        return largest;
    for (std::size_t i = profile.samples.size(); i-- > 0;) {
        const double begin = profile.startM + static_cast<double>(i) * each;
        if (centreM >= begin - nearly * each && centreM <= begin + each + nearly * each)
            return profile.samples[i];
    }
    return -1;
}

Values referencePolar(int width, int height, std::span<const echo::Spoke> oldestFirst, double edgeM)
{
    Values values(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), -1);
    const double radius = std::min(width, height) / 2.0;
    const double metresPerPixel = edgeM / radius;
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const double dx = x + 0.5 - width / 2.0;
            const double dy = y + 0.5 - height / 2.0;
            const double r = std::hypot(dx, dy);
            if (r > radius)
                continue;
            const double bearing = 200 + std::atan2(dx, -dy) / pi * 200;
            for (std::size_t i = oldestFirst.size(); i-- > 0;) {
                if (!covers(oldestFirst[i], bearing))
                    continue;
                values[static_cast<std::size_t>(y * width + x)] =
                    referenceValue(oldestFirst[i].profile, (r - 0.5) * metresPerPixel,
                                   (r + 0.5) * metresPerPixel, r * metresPerPixel);
                break;
            }
        }
    }
    return values;
}

Values referenceWaterfall(int height, std::span<const echo::Profile> columns, double topM,
                          double bottomM)
{
    const double d = (bottomM - topM) / height;
    Values values;
    for (int y = 0; y < height; ++y) {
        for (const echo::Profile& profile : columns)
            values.push_back(
                referenceValue(profile, topM + y * d, topM + (y + 1) * d, topM + (y + 0.5) * d));
    }
    return values;
}

Values referenceAScan(int width, int height, const echo::Profile& profile, double topM,
                      double bottomM)
{
    const Values rows = referenceWaterfall(height, {&profile, 1}, topM, bottomM);
    Values values;
    for (const int value : rows) {
        const long bar = std::lround(value / 255.0 * width);
        for (int x = 0; x < width; ++x)
            values.push_back(x < bar ? value : -1);
    }
    return values;
}

} // namespace leadline::support
