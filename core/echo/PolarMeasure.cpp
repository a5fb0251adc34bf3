// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/PolarMeasure.h"

#include "base/Units.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numbers>
#include <vector>

namespace leadline::echo {

namespace {

constexpr double radians = std::numbers::pi / 180;
/// Half of the vertical beam width of a Ping360.
constexpr double halfVerticalBeamDeg = 12.5;
/// Uncertainty of the bottom's height relative to that below the sonar: so many metres at a
/// distance of one metre, growing with its square root, as the relief of rough ground does.
constexpr double bottomRelief = 0.75;

struct Point {
    double east = 0;
    double north = 0;
    double up = 0;
};

/// The end points with their possible errors, all in one frame of reference.
class Ends {
public:
    Ends(std::span<const SpokePoint> places, Heights heights, const SharedErrors& shared)
        : m_shared(shared),
          m_turned(std::ranges::all_of(places,
                                       [](const auto& end) { return end.headingDeg.has_value(); }))
    {
        for (const SpokePoint& place : places)
            m_ends.push_back({.place = place});
        if (heights == Heights::OnBottom)
            m_onBottom = std::ranges::all_of(places, [](const SpokePoint& end) {
                return end.altitude && end.altitude->value < end.rangeM;
            });
    }

    /// True if the frame of reference is relative to north; false if it is relative to the vehicle.
    [[nodiscard]] bool isTurned() const { return m_turned; }
    [[nodiscard]] bool isOnBottom() const { return m_onBottom; }
    /// Correction for the assumed deviation of the compass at a heading.
    [[nodiscard]] double deviationDeg(double headingDeg) const
    {
        return m_along * std::cos(headingDeg * radians) + m_across * std::sin(headingDeg * radians);
    }
    [[nodiscard]] Point at(std::size_t number) const
    {
        const End& end = m_ends[number];
        double bearing = end.place.bearingDeg;
        if (m_turned)
            bearing += *end.place.headingDeg + deviationDeg(*end.place.headingDeg);
        bearing *= radians;
        const double range = end.place.rangeM * m_scale;
        double flat = range * std::cos(end.elevationDeg * radians);
        double up = range * std::sin(end.elevationDeg * radians);
        if (m_onBottom) {
            const double altitude = end.place.altitude->value * m_scale;
            flat = std::sqrt(std::max(range * range - altitude * altitude, 0.0));
            up = 0;
        }
        return {flat * std::sin(bearing), flat * std::cos(bearing), up};
    }

    using Measured = std::function<double(const Ends&)>;
    using Difference = double (*)(double, double);

    /// The value of `measured`, and as its error the root of the sum of squares of the effects of
    /// all individual errors.
    [[nodiscard]] ValueWithError figure(const Measured& measured, Difference difference)
    {
        const double value = measured(*this);
        double squares = 0;
        const auto most = [&](double& wrong, double by) {
            const double before = wrong;
            double worst = 0;
            for (const double side : {-by, by}) {
                wrong = before + side;
                worst = std::max(worst, std::abs(difference(measured(*this), value)));
            }
            wrong = before;
            squares += worst * worst;
        };
        most(m_scale, m_shared.soundSpeed);
        if (m_turned) {
            most(m_along, m_shared.headingDeg);
            most(m_across, m_shared.headingDeg);
        }
        for (End& end : m_ends) {
            most(end.place.rangeM, end.place.rangeErrorM);
            most(end.place.bearingDeg, end.place.bearingErrorDeg);
            if (m_onBottom) {
                const double flat =
                    std::sqrt(std::max(end.place.rangeM * end.place.rangeM -
                                           end.place.altitude->value * end.place.altitude->value,
                                       0.0));
                most(end.place.altitude->value,
                     std::hypot(end.place.altitude->error, bottomRelief * std::sqrt(flat)));
            }
        }
        if (!m_onBottom) {
            const double worst = worstElevations(measured, difference, value, 0);
            squares += worst * worst;
        }
        return {value, std::sqrt(squares)};
    }

private:
    struct End {
        SpokePoint place;
        double elevationDeg = 0;
    };

    /// Largest effect of all combinations of ends at the edges and in the middle of the vertical
    /// beam: one end that is high and one that is low differ more than each of them alone.
    double worstElevations(const Measured& measured, Difference difference, double value,
                           std::size_t from)
    {
        if (from == m_ends.size())
            return std::abs(difference(measured(*this), value));
        double worst = 0;
        for (const double elevation : {-halfVerticalBeamDeg, 0.0, halfVerticalBeamDeg}) {
            m_ends[from].elevationDeg = elevation;
            worst = std::max(worst, worstElevations(measured, difference, value, from + 1));
        }
        m_ends[from].elevationDeg = 0;
        return worst;
    }

    SharedErrors m_shared;
    bool m_turned = false;
    bool m_onBottom = false;
    std::vector<End> m_ends;
    /// Ratio of true to measured ranges.
    double m_scale = 1;
    /// Deviation of the compass at headings north and east, in degrees.
    double m_along = 0;
    double m_across = 0;
};

double apart(double a, double b)
{
    return a - b;
}

double apartDeg(double a, double b)
{
    return std::remainder(a - b, 360);
}

double distance(const Point& a, const Point& b)
{
    return std::hypot(b.east - a.east, b.north - a.north, b.up - a.up);
}

double bearing(const Point& from, const Point& to)
{
    return std::atan2(to.east - from.east, to.north - from.north) / radians;
}

bool together(const Point& a, const Point& b)
{
    return a.east == b.east && a.north == b.north;
}

} // namespace

MeasuredLine measureLine(const SpokePoint& from, const SpokePoint& to, Heights heights,
                         const SharedErrors& shared, std::optional<double> frontDeg)
{
    const std::array places{from, to};
    Ends ends(places, heights, shared);
    MeasuredLine line;
    line.horizontal = ends.isOnBottom();
    line.distanceM =
        ends.figure([](const Ends& all) { return distance(all.at(0), all.at(1)); }, apart);
    if (together(ends.at(0), ends.at(1)))
        return line;
    const auto leads = [&ends](const Ends::Measured& measured) {
        ValueWithError figure = ends.figure(measured, apartDeg);
        figure.value = base::wrappedDegrees(figure.value);
        return figure;
    };
    const auto absolute = [](const Ends& all) { return bearing(all.at(0), all.at(1)); };
    if (!ends.isTurned()) {
        line.frontDeg = leads(absolute);
        return line;
    }
    line.northDeg = leads(absolute);
    if (frontDeg)
        line.frontDeg = leads([&](const Ends& all) {
            return absolute(all) - *frontDeg - all.deviationDeg(*frontDeg);
        });
    return line;
}

std::optional<ValueWithError> measureAngle(std::span<const SpokePoint, 3> places, Heights heights,
                                           const SharedErrors& shared)
{
    Ends ends(places, heights, shared);
    if (together(ends.at(1), ends.at(0)) || together(ends.at(1), ends.at(2)))
        return std::nullopt;
    return ends.figure(
        [](const Ends& all) {
            return std::abs(apartDeg(bearing(all.at(1), all.at(0)), bearing(all.at(1), all.at(2))));
        },
        apartDeg);
}

std::optional<ValueWithError> horizontalRange(const SpokePoint& place, const SharedErrors& shared)
{
    Ends ends({&place, 1}, Heights::OnBottom, shared);
    if (!ends.isOnBottom())
        return std::nullopt;
    return ends.figure([](const Ends& all) { return distance({}, all.at(0)); }, apart);
}

} // namespace leadline::echo
