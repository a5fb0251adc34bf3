// SPDX-License-Identifier: GPL-3.0-or-later
#include "SymmetricLine.h"

#include "Envelope.h"

#include <algorithm>

namespace leadline::mavlink {

std::optional<SymmetricLine::Fit> SymmetricLine::fit(OffsetPoints points, double now, double offset,
                                                     double rate)
{
    constexpr std::size_t fewest = 3;
    if (points.size() < fewest)
        return std::nullopt;
    const double least = std::ranges::min_element(points, {}, &OffsetPoint::roundTrip)->roundTrip();
    // A few hundred give the median well enough.
    constexpr std::size_t enough = 256;
    m_roundTrips.clear();
    for (std::size_t i = 0; i < points.size(); i += points.size() / enough + 1)
        m_roundTrips.push_back(points[i].roundTrip());
    const auto middle = m_roundTrips.begin() + static_cast<std::ptrdiff_t>(m_roundTrips.size() / 2);
    std::ranges::nth_element(m_roundTrips, middle);

    constexpr double microsecond = 1000; // ns
    const double excess = 0.3 * (*middle - least);
    const double scale = microsecond * microsecond + excess * excess;
    double sum = 0, sumT = 0, sumTt = 0, sumY = 0, sumTy = 0, errors = 0;
    for (const OffsetPoint& point : points) {
        const double late = point.roundTrip() - least;
        const double weight = scale / (scale + late * late);
        const double t = (point.sent + point.arrived) / 2 - now;
        const double y = (point.upper + point.lower) / 2 - offset;
        sum += weight;
        sumT += weight * t;
        sumTt += weight * t * t;
        sumY += weight * y;
        sumTy += weight * t * y;
        const double error = weight * (y - rate * t);
        errors += error * error;
    }
    const auto count = static_cast<double>(points.size());
    errors = std::max(errors * count / (count - 2), microsecond * microsecond);

    const double info = sum / errors;
    const double a = info * sum;
    const double b = info * sumT;
    const double d = info * sumTt + 1 / (usualRate * usualRate);
    const double determinant = a * d - b * b;
    if (!(determinant > 0))
        return std::nullopt;
    return Fit{.offset = offset + info * (sumY * d - sumTy * b) / determinant,
               .variance = d / determinant};
}

} // namespace leadline::mavlink
