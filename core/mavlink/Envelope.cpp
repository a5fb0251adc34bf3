// SPDX-License-Identifier: GPL-3.0-or-later
#include "Envelope.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace leadline::mavlink {

namespace {

/// Number of the tightest bounds from which their spacing is estimated.
constexpr std::size_t spacingRanks = 9;
/// Lower limit of the spacing in ns: stamps are seldom finer than a microsecond.
constexpr double minSpacing = 500;

/// The smallest values seen, in ascending order.
class Smallest {
public:
    Smallest() { m_values.fill(std::numeric_limits<double>::infinity()); }

    void take(double value)
    {
        if (value >= m_values.back())
            return;
        std::size_t i = m_values.size() - 1;
        for (; i > 0 && m_values[i - 1] > value; --i)
            m_values[i] = m_values[i - 1];
        m_values[i] = value;
    }
    [[nodiscard]] double least() const { return m_values.front(); }
    [[nodiscard]] double rank(std::size_t i) const { return m_values[i]; }

private:
    std::array<double, spacingRanks> m_values{};
};

double square(double x)
{
    return x * x;
}

/// Adds a vertex to the lower hull of the points, or with `sign` -1 to their upper hull.
template<class Vertex>
void extend(std::vector<Vertex>& hull, Vertex next, double sign)
{
    // A point that was overtaken by the next one has the looser bound.
    while (!hull.empty() && hull.back().t >= next.t)
        hull.pop_back();
    while (hull.size() > 1) {
        const Vertex& last = hull.back();
        const Vertex& before = hull[hull.size() - 2];
        if ((last.t - before.t) * sign * (next.y - before.y) >
            (next.t - before.t) * sign * (last.y - before.y))
            break;
        hull.pop_back();
    }
    hull.push_back(next);
}

/// Position of the maximum of a concave function, by golden section search.
template<class Function>
double argMax(double low, double high, int steps, const Function& function)
{
    constexpr double golden = 0.6180339887498949;
    double x1 = high - golden * (high - low);
    double x2 = low + golden * (high - low);
    double y1 = function(x1);
    double y2 = function(x2);
    for (int i = 0; i < steps; ++i) {
        if (y1 < y2) {
            low = x1;
            x1 = x2;
            y1 = y2;
            x2 = low + golden * (high - low);
            y2 = function(x2);
        } else {
            high = x2;
            x2 = x1;
            y2 = y1;
            x1 = high - golden * (high - low);
            y1 = function(x1);
        }
    }
    return (low + high) / 2;
}

} // namespace

Edges edgesAlong(const Course& course, OffsetPoints points)
{
    Smallest above;
    Smallest below;
    Edges edges;
    edges.count = points.size();
    for (const OffsetPoint& point : points) {
        above.take(point.upper + course.slack(point.sent) - course.rise(point.sent));
        below.take(course.rise(point.arrived) + course.slack(point.arrived) - point.lower);
    }
    if (!points.empty())
        edges.span = course.now - points.front().sent;
    edges.upper = above.least();
    edges.lower = -below.least();
    edges.spacing = unknownSpacing;
    if (const std::size_t last = std::min(spacingRanks, edges.count); last > 1) {
        const double sum = square(above.rank(last - 1) - above.least()) +
                           square(below.rank(last - 1) - below.least());
        edges.spacing = std::max(minSpacing, std::sqrt(sum / 2) / static_cast<double>(last - 1));
    }
    return edges;
}

double middleDeviation(double spacing)
{
    // The factor was measured with the tuning seeds of the benchmark; exponentially distributed
    // delays would give 0.7.
    return 1.77 * spacing;
}

Envelope::Fit Envelope::fit(OffsetPoints points, double now)
{
    const OffsetPoints inWindow = sentSince(points, now - m_window);
    Fit fit;
    fit.course.now = now;
    fit.course.twist = m_shape == Shape::Parabola ? standardInitialSlope : 0;
    buildHulls(inWindow, fit.course);
    const Best line = bestRate(0);
    Best best = line;
    if (m_shape == Shape::Parabola) {
        fit.course.curvature = bestCurvature();
        best = bestRate(fit.course.curvature);
        fit.gain = best.likelihood - line.likelihood;
    }
    fit.course.rate = best.rate;
    findLikelyRates(fit, best.likelihood);
    fit.edges = edgesAlong(fit.course, inWindow);
    m_spacing = fit.edges.spacing;
    findVariances(fit);
    return fit;
}

void Envelope::buildHulls(OffsetPoints points, const Course& course)
{
    m_upper.clear();
    m_lower.clear();
    // A vertex of the hull for some curvature is also one of the hull for the largest curvature.
    const double bend = m_shape == Shape::Parabola ? maxCurvature / 2 : 0;
    for (const OffsetPoint& point : points) {
        const double sent = point.sent - course.now;
        const double arrived = point.arrived - course.now;
        extend(m_upper, Vertex{sent, point.upper + course.slack(point.sent) + bend * sent * sent},
               1);
        extend(
            m_lower,
            Vertex{arrived, point.lower - course.slack(point.arrived) - bend * arrived * arrived},
            -1);
    }
    for (Vertex& vertex : m_upper)
        vertex.y -= bend * vertex.t * vertex.t;
    for (Vertex& vertex : m_lower)
        vertex.y += bend * vertex.t * vertex.t;
}

Envelope::Gap Envelope::gap(double rate, double curvature) const
{
    const auto rest = [rate, half = curvature / 2](const Vertex& vertex) {
        return vertex.y - (rate + half * vertex.t) * vertex.t;
    };
    double least = std::numeric_limits<double>::infinity();
    double minTime = 0;
    for (const Vertex& vertex : m_upper) {
        if (const double y = rest(vertex); y < least) {
            least = y;
            minTime = vertex.t;
        }
    }
    double most = -std::numeric_limits<double>::infinity();
    double maxTime = 0;
    for (const Vertex& vertex : m_lower) {
        if (const double y = rest(vertex); y > most) {
            most = y;
            maxTime = vertex.t;
        }
    }
    return {least, most, maxTime - minTime};
}

double Envelope::likelihood(const Gap& gap, double rate) const
{
    return gap.width() / m_spacing - rate * rate / (2 * usualRate * usualRate);
}

Envelope::Best Envelope::bestRate(double curvature) const
{
    // The width of the gap is a piecewise linear, concave function of the rate: between two rates
    // it lies below the tangents at both, whose intersection is nearer to the best rate.
    const double weight = 1 / m_spacing;
    constexpr double prior = 1 / (usualRate * usualRate);
    double low = -maxRate;
    double high = maxRate;
    Gap atLow = gap(low, curvature);
    Gap atHigh = gap(high, curvature);
    const auto slope = [&](const Gap& gap, double rate) {
        return weight * gap.slope - prior * rate;
    };
    if (slope(atLow, low) <= 0)
        return {low, likelihood(atLow, low)};
    if (slope(atHigh, high) >= 0)
        return {high, likelihood(atHigh, high)};
    constexpr int maxSteps = 40;
    constexpr double near = 1; // In ns/s.
    for (int i = 0; i < maxSteps && high - low > near; ++i) {
        const double bend = atLow.slope - atHigh.slope;
        const double meeting = bend > 0 ? std::clamp((atHigh.width() - atLow.width() +
                                                      atLow.slope * low - atHigh.slope * high) /
                                                         bend,
                                                     low, high)
                                        : high;
        double rate = meeting;
        if (const double peak = weight * atLow.slope / prior; peak < meeting)
            rate = std::max(peak, low);
        else if (const double other = weight * atHigh.slope / prior; other > meeting)
            rate = std::min(other, high);
        const Gap here = gap(rate, curvature);
        const double tangents = std::min(atLow.width() + atLow.slope * (rate - low),
                                         atHigh.width() + atHigh.slope * (rate - high));
        constexpr double exact = 0.01; // In ns.
        if (tangents - here.width() < exact)
            return {rate, likelihood(here, rate)};
        if (slope(here, rate) > 0) {
            low = rate;
            atLow = here;
        } else {
            high = rate;
            atHigh = here;
        }
    }
    const double rate = (low + high) / 2;
    return {rate, likelihood(gap(rate, curvature), rate)};
}

void Envelope::findLikelyRates(Fit& fit, double likelihoodOfBest) const
{
    // Decrease of the log-likelihood at three standard errors if it were a parabola.
    constexpr double threeErrors = 4.5;
    const auto outermost = [&](double inside, double outside) {
        constexpr int steps = 12;
        for (int i = 0; i < steps; ++i) {
            const double rate = (inside + outside) / 2;
            const bool likely =
                likelihood(gap(rate, fit.course.curvature), rate) > likelihoodOfBest - threeErrors;
            (likely ? inside : outside) = rate;
        }
        return outside;
    };
    fit.minRate = outermost(fit.course.rate, -maxRate);
    fit.maxRate = outermost(fit.course.rate, maxRate);
    fit.highest = -std::numeric_limits<double>::infinity();
    fit.lowest = std::numeric_limits<double>::infinity();
    for (const double rate : {fit.minRate, fit.course.rate, fit.maxRate}) {
        const Gap edges = gap(rate, fit.course.curvature);
        fit.highest = std::max({fit.highest, edges.upper, edges.lower});
        fit.lowest = std::min({fit.lowest, edges.lower, edges.upper});
    }
}

double Envelope::bestCurvature() const
{
    constexpr int steps = 16;
    return argMax(-maxCurvature, maxCurvature, steps, [this](double curvature) {
        return bestRate(curvature).likelihood - square(curvature / usualCurvature) / 2;
    });
}

void Envelope::findVariances(Fit& fit) const
{
    // Computed as if the points were spread evenly over the window and had normally distributed
    // errors that give the middle its deviation: the information matrix of the middle, its rate and
    // its curvature at `now`.
    const double info = 1 / square(middleDeviation(fit.edges.spacing));
    double span = fit.edges.span;
    // Older points have so much slack that they do not constrain the course.
    if (fit.course.twist > 0)
        span = std::min(span, std::cbrt(6 * 10 * fit.edges.spacing / fit.course.twist));
    const double certainty =
        1 / square(m_shape == Shape::Parabola ? usualCurvature : usualCurvature / 1000);
    const double a = info;
    const double b = -info * span / 2;
    const double c = info * span * span / 6;
    const double d = info * span * span / 3 + 1 / square(usualRate);
    const double e = -info * span * span * span / 8;
    const double f = info * square(span * span) / 20 + certainty;
    const double minor = d * f - e * e;
    const double determinant = a * minor - b * (b * f - e * c) + c * (b * e - d * c);
    fit.variance = minor / determinant;
    fit.rateVariance = (a * f - c * c) / determinant;
}

std::optional<SymmetricLine::Fit> SymmetricLine::fit(OffsetPoints points, double now, double offset,
                                                     double rate)
{
    constexpr std::size_t fewest = 3;
    if (points.size() < fewest)
        return std::nullopt;
    const double least = std::ranges::min_element(points, {}, &OffsetPoint::roundTrip)->roundTrip();
    // A few hundred round trips give the median accurately enough.
    constexpr std::size_t enough = 256;
    m_roundTrips.clear();
    for (std::size_t i = 0; i < points.size(); i += points.size() / enough + 1)
        m_roundTrips.push_back(points[i].roundTrip());
    const auto middle = m_roundTrips.begin() + static_cast<std::ptrdiff_t>(m_roundTrips.size() / 2);
    std::ranges::nth_element(m_roundTrips, middle);

    constexpr double microsecond = 1000; // In ns.
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
