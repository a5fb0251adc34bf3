// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/PolarMeasure.h"
#include "support/TestMain.h"

#include <QTest>

#include <array>
#include <cmath>
#include <numbers>

using namespace leadline;
using echo::Heights;
using echo::SpokePoint;

namespace {

constexpr echo::SharedErrors noErrors{.soundSpeed = 0, .headingDeg = 0};

/// Nothing is wrong with it but the height.
SpokePoint placeAt(double rangeM, double bearingDeg, std::optional<double> headingDeg = {})
{
    return {.rangeM = rangeM, .bearingDeg = bearingDeg, .headingDeg = headingDeg};
}
SpokePoint onBottom(double rangeM, double bearingDeg, double altitudeM, double errorM = 0)
{
    SpokePoint place = placeAt(rangeM, bearingDeg);
    place.altitude = echo::ValueWithError{altitudeM, errorM};
    return place;
}
echo::MeasuredLine line(const SpokePoint& from, const SpokePoint& to,
                        const echo::SharedErrors& shared = noErrors,
                        Heights heights = Heights::InBeam)
{
    return echo::measureLine(from, to, heights, shared, std::nullopt);
}
bool close(double a, double b, double within = 1e-9)
{
    return std::abs(a - b) <= within;
}
/// What the bottom's relief and an error of the altitude leave open of a horizontal range.
double openOnBottom(double rangeM, double altitudeM, double errorM = 0)
{
    const auto flat = [rangeM](double altitude) {
        return std::sqrt(std::max(rangeM * rangeM - altitude * altitude, 0.0));
    };
    const double middle = flat(altitudeM);
    const double by = std::hypot(errorM, 0.75 * std::sqrt(middle));
    return std::max(std::abs(flat(altitudeM - by) - middle),
                    std::abs(flat(altitudeM + by) - middle));
}
double straight(double rangeM, double apartDeg, double oneUpDeg, double otherUpDeg)
{
    const auto rad = [](double deg) { return deg * std::numbers::pi / 180; };
    return rangeM * std::sqrt(2 - 2 * (std::cos(rad(oneUpDeg)) * std::cos(rad(otherUpDeg)) *
                                           std::cos(rad(apartDeg)) +
                                       std::sin(rad(oneUpDeg)) * std::sin(rad(otherUpDeg))));
}

} // namespace

class PolarMeasureTest : public QObject {
    Q_OBJECT

private slots:
    void aLineHasTheLengthAndBearingOfThePicture()
    {
        const auto measured = line(placeAt(3, 0), placeAt(4, 90));
        QVERIFY(!measured.horizontal);
        QVERIFY(close(measured.distanceM.value, 5));
        QVERIFY(!measured.northDeg);
        QVERIFY(close(measured.frontDeg->value, 180 - std::atan2(4, 3) * 180 / std::numbers::pi));
        // A line to the left of north does not have a negative bearing.
        QVERIFY(close(line(placeAt(4, 90), placeAt(3, 0)).frontDeg->value,
                      360 - std::atan2(4, 3) * 180 / std::numbers::pi));
        const auto none = line(placeAt(3, 10), placeAt(3, 10));
        QCOMPARE(none.distanceM.value, 0.0);
        QVERIFY(!none.frontDeg && !none.northDeg);
    }

    void endsLieAtTheHeadingsOfTheirOwnPings()
    {
        // A vehicle that turned by 90 degrees meanwhile saw both straight ahead.
        const auto measured = echo::measureLine(placeAt(3, 0, 350.0), placeAt(4, 0, 80.0),
                                                Heights::InBeam, noErrors, 100.0);
        QVERIFY(close(measured.distanceM.value, 5));
        const double north = 350 + 180 - std::atan2(4, 3) * 180 / std::numbers::pi;
        QVERIFY(close(measured.northDeg->value, std::fmod(north, 360)));
        QVERIFY(close(measured.frontDeg->value, std::fmod(north - 100 + 360, 360)));
        // Of which one is not known, both count as if it had not turned.
        const auto half = line(placeAt(3, 0, 350.0), placeAt(4, 90));
        QVERIFY(close(half.distanceM.value, 5) && !half.northDeg && half.frontDeg);
    }

    void endsMayLieAtOppositeEdgesOfTheBeam()
    {
        for (const double apart : {0.0, 5.0, 30.0, 90.0, 180.0}) {
            const auto measured = line(placeAt(10, 0), placeAt(10, apart));
            const double flat = straight(10, apart, 0, 0);
            double worst = 0;
            for (const double one : {-12.5, 0.0, 12.5})
                for (const double other : {-12.5, 0.0, 12.5})
                    worst = std::max(worst, std::abs(straight(10, apart, one, other) - flat));
            QVERIFY(close(measured.distanceM.error, worst));
        }
        // One below the other looks like one place, and may be 4.3 m away.
        QVERIFY(close(line(placeAt(10, 0), placeAt(10, 0)).distanceM.error,
                      20 * std::sin(12.5 * std::numbers::pi / 180)));
    }

    void theSoundSpeedStretchesTheLineAndNoMore()
    {
        // Both ranges are 5 % wrong, and so is what lies between them; not 5 % of each of them.
        const echo::SharedErrors shared{.soundSpeed = 0.05, .headingDeg = 0};
        SpokePoint from = onBottom(20, 0, 0);
        SpokePoint to = onBottom(21, 0, 0);
        const auto flat = [](SpokePoint& place) {
            place.altitude = echo::ValueWithError{0.001, 0};
        };
        flat(from);
        flat(to);
        const auto with = line(from, to, shared, Heights::OnBottom);
        const auto without = line(from, to, noErrors, Heights::OnBottom);
        QVERIFY(close(with.distanceM.value, 1, 1e-6));
        QVERIFY(close(with.distanceM.error,
                      std::hypot(without.distanceM.error, 0.05 * with.distanceM.value), 1e-6));
        // It turns nothing.
        QVERIFY(close(with.frontDeg->error, without.frontDeg->error));
        const std::array<SpokePoint, 3> corner{placeAt(5, 0), placeAt(8, 40), placeAt(6, 90)};
        QVERIFY(close(echo::measureAngle(corner, Heights::InBeam, shared)->error,
                      echo::measureAngle(corner, Heights::InBeam, noErrors)->error));
    }

    void bothEndsCount()
    {
        // What errors of the ends add to what the bottom's slope leaves open.
        const auto added = [](const SpokePoint& from, const SpokePoint& to, auto figure) {
            SpokePoint exactFrom = from;
            SpokePoint exactTo = to;
            for (SpokePoint* end : {&exactFrom, &exactTo})
                end->rangeErrorM = end->bearingErrorDeg = 0;
            const auto errorOf = [&](const SpokePoint& one, const SpokePoint& other) {
                return figure(line(one, other, noErrors, Heights::OnBottom)).error;
            };
            return std::sqrt(std::pow(errorOf(from, to), 2) -
                             std::pow(errorOf(exactFrom, exactTo), 2));
        };
        const auto length = [](const echo::MeasuredLine& of) { return of.distanceM; };
        const auto bearing = [](const echo::MeasuredLine& of) { return *of.frontDeg; };
        SpokePoint from = onBottom(10, 0, 0.001);
        SpokePoint to = onBottom(20, 0, 0.001);
        from.rangeErrorM = 0.3;
        to.rangeErrorM = 0.4;
        QVERIFY(close(added(from, to, length), 0.5, 1e-3));
        from = to = onBottom(10, 0, 0.001);
        to.bearingDeg = 180;
        from.bearingErrorDeg = to.bearingErrorDeg = 1;
        // Across the sonar a bearing changes no length, but where the line leads.
        QVERIFY(added(from, to, length) < 0.01);
        QVERIFY(close(added(from, to, bearing), std::hypot(0.5, 0.5), 1e-3));
        to.bearingDeg = 60;
        QVERIFY(
            close(added(from, to, length),
                  std::hypot(1, 1) * std::numbers::pi / 180 * 10 * std::cos(std::numbers::pi / 6),
                  0.002));
    }

    void theCompassCountsForNorthAndForWhatWasSeenAtAnotherHeading()
    {
        const echo::SharedErrors shared{.soundSpeed = 0, .headingDeg = 3};
        const auto measured = [&](double headingDeg, const echo::SharedErrors& errors) {
            return echo::measureLine(placeAt(10, 0, 20.0),
                                     placeAt(10, 90 + 20 - headingDeg, headingDeg), Heights::InBeam,
                                     errors, 20.0);
        };
        // At one heading it turns the line as a whole.
        const auto same = measured(20, shared);
        const auto perfect = measured(20, noErrors);
        QVERIFY(close(same.distanceM.error, perfect.distanceM.error));
        QVERIFY(close(same.northDeg->error, std::hypot(perfect.northDeg->error, 3), 1e-6));
        QVERIFY(close(same.frontDeg->error, perfect.frontDeg->error, 1e-6));
        // Half a turn further its deviation is the opposite one.
        const auto turned = measured(200, shared);
        QVERIFY(turned.distanceM.error > std::hypot(perfect.distanceM.error, 0.6));
        QVERIFY(turned.distanceM.error < std::hypot(perfect.distanceM.error, 0.9));
    }

    void onTheBottomTheAltitudeMakesItHorizontal()
    {
        const auto measured =
            line(onBottom(5, 0, 3), onBottom(5, 180, 4), noErrors, Heights::OnBottom);
        QVERIFY(measured.horizontal);
        QVERIFY(close(measured.distanceM.value, 4 + 3));
        // The bottom need not be level.
        QVERIFY(
            close(measured.distanceM.error, std::hypot(openOnBottom(5, 3), openOnBottom(5, 4))));
        // A wrong sound speed stretches ranges and altitude alike.
        const auto wrong = line(onBottom(5, 0, 3), onBottom(5, 180, 4),
                                {.soundSpeed = 0.05, .headingDeg = 0}, Heights::OnBottom);
        QVERIFY(close(wrong.distanceM.error, std::hypot(measured.distanceM.error, 0.05 * 7)));
    }

    void withoutTheAltitudeOfBothItStaysSlant()
    {
        for (const auto& [from, to] : {std::pair(onBottom(5, 0, 3), placeAt(5, 90)),
                                       std::pair(onBottom(5, 0, 3), onBottom(5, 90, 6))}) {
            const auto measured = line(from, to, noErrors, Heights::OnBottom);
            QVERIFY(!measured.horizontal);
            QVERIFY(close(measured.distanceM.value, 5 * std::sqrt(2)));
        }
        QVERIFY(!line(onBottom(5, 0, 3), onBottom(5, 90, 3)).horizontal);
    }

    void anAngleIsThatAtTheSecondEnd()
    {
        const std::array<SpokePoint, 3> corner{placeAt(10, 0), placeAt(1e-3, 0), placeAt(10, 350)};
        const auto seen = echo::measureAngle(corner, Heights::InBeam, noErrors);
        QVERIFY(close(seen->value, 10, 1e-2));
        std::array<SpokePoint, 3> ends{placeAt(10, 0), placeAt(10, 90), placeAt(10, 180)};
        const auto right = echo::measureAngle(ends, Heights::InBeam, noErrors);
        QVERIFY(close(right->value, 90));
        for (SpokePoint& end : ends)
            end.bearingErrorDeg = 1;
        QVERIFY(echo::measureAngle(ends, Heights::InBeam, noErrors)->error > right->error);
        ends[0] = ends[1];
        QVERIFY(!echo::measureAngle(ends, Heights::InBeam, noErrors));
    }

    void aRangeOnTheBottomIsHorizontal()
    {
        QVERIFY(!echo::horizontalRange(placeAt(5, 0), noErrors));
        QVERIFY(!echo::horizontalRange(onBottom(5, 0, 5.5), noErrors));
        const auto range = echo::horizontalRange(onBottom(5, 33, 3, 0.1), noErrors);
        QVERIFY(close(range->value, 4));
        QVERIFY(close(range->error, openOnBottom(5, 3, 0.1)));
    }
};

LEADLINE_APPLESS_TEST(PolarMeasureTest)
#include "tst_polarmeasure.moc"
