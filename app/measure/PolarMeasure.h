// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/PolarMeasure.h"
#include "measure/MeasureTool.h"
#include "polar/PolarItem.h"

#include <QPointer>

#include <optional>
#include <vector>

namespace leadline::app {

/// A line, or two lines with a common corner, over a polar view. It belongs to the pings that it
/// was placed on, at their headings, and is shown for a minute or two turns after them, since the
/// vehicle may have moved by then.
class PolarMeasure : public leadline::app::MeasureTool {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::PolarItem* polar READ polar WRITE setPolar NOTIFY setupChanged)
    /// Echosounder that gives the altitude if it faces down; null without one.
    Q_PROPERTY(
        leadline::app::SonarSource* sounder READ sounder WRITE setSounder NOTIFY setupChanged)

    /// At least two ends are placed.
    Q_PROPERTY(bool measured READ isMeasured NOTIFY changed)
    /// The distances are horizontal, between points on the bottom; else slant.
    Q_PROPERTY(bool horizontal READ isHorizontal NOTIFY changed)
    Q_PROPERTY(double distanceM READ distanceM NOTIFY changed)
    Q_PROPERTY(double distanceErrorM READ distanceErrorM NOTIFY changed)
    /// Direction of the line in degrees from the vehicle's front and from north, 0..360; NaN if
    /// unknown.
    Q_PROPERTY(double bearingDeg READ bearingDeg NOTIFY changed)
    Q_PROPERTY(double bearingErrorDeg READ bearingErrorDeg NOTIFY changed)
    Q_PROPERTY(double northDeg READ northDeg NOTIFY changed)
    Q_PROPERTY(double northErrorDeg READ northErrorDeg NOTIFY changed)
    /// With three ends: the angle at the second, 0..180 degrees, and the distance from it to the
    /// third; else NaN.
    Q_PROPERTY(double angleDeg READ angleDeg NOTIFY changed)
    Q_PROPERTY(double angleErrorDeg READ angleErrorDeg NOTIFY changed)
    Q_PROPERTY(double onwardsM READ onwardsM NOTIFY changed)
    Q_PROPERTY(double onwardsErrorM READ onwardsErrorM NOTIFY changed)
    /// Age of the oldest of the line's pings at the playhead.
    Q_PROPERTY(double ageS READ ageS NOTIFY changed)

    /// Horizontal distance in metres of the point under the cursor, taken to lie on the bottom; NaN
    /// unless targetsOnBottom is set and the altitude is known.
    Q_PROPERTY(double cursorHorizontalM READ cursorHorizontalM NOTIFY cursorChanged)
    Q_PROPERTY(double cursorHorizontalErrorM READ cursorHorizontalErrorM NOTIFY cursorChanged)

public:
    using MeasureTool::MeasureTool;

    [[nodiscard]] PolarItem* polar() const { return m_polar; }
    void setPolar(PolarItem* polar);
    [[nodiscard]] SonarSource* sounder() const { return m_sounder; }
    void setSounder(SonarSource* sounder);

    [[nodiscard]] bool isMeasured() const { return isShown() && m_ends.size() > 1; }
    [[nodiscard]] bool isHorizontal() const { return m_line.horizontal; }
    [[nodiscard]] double distanceM() const { return m_line.distanceM.value; }
    [[nodiscard]] double distanceErrorM() const { return m_line.distanceM.error; }
    [[nodiscard]] double bearingDeg() const { return valueOf(m_line.frontDeg); }
    [[nodiscard]] double bearingErrorDeg() const { return errorOf(m_line.frontDeg); }
    [[nodiscard]] double northDeg() const { return valueOf(m_line.northDeg); }
    [[nodiscard]] double northErrorDeg() const { return errorOf(m_line.northDeg); }
    [[nodiscard]] double angleDeg() const { return valueOf(m_angle); }
    [[nodiscard]] double angleErrorDeg() const { return errorOf(m_angle); }
    [[nodiscard]] double onwardsM() const { return valueOf(m_onwards); }
    [[nodiscard]] double onwardsErrorM() const { return errorOf(m_onwards); }
    [[nodiscard]] double ageS() const { return m_ageS; }
    [[nodiscard]] double cursorHorizontalM() const { return valueOf(m_cursor); }
    [[nodiscard]] double cursorHorizontalErrorM() const { return errorOf(m_cursor); }

signals:
    void cursorChanged();

protected:
    [[nodiscard]] std::size_t most() const override { return 3; }
    [[nodiscard]] std::size_t placed() const override { return m_ends.size(); }
    void probe(QPointF point) override;
    bool placeEndAt(std::size_t end) override;
    void cut(std::size_t ends) override;
    [[nodiscard]] QPointF pointOf(std::size_t end) const override;
    [[nodiscard]] QPointF lockedTo(std::size_t end, QPointF point) const override;
    void moveCursor(int right, int up) override;
    void measure() override;
    [[nodiscard]] bool read(std::size_t end) override { return read(m_ends[end]); }

private:
    struct End {
        std::uint32_t ping = 0;
        log::Time time{};
        double angleGrad = 0;
        /// Offset of the pointer from the centre of the ping's spoke, degrees.
        double asideDeg = 0;
        /// Position as a fraction of the ping's profile, so that the end stays at its sample at any
        /// sound speed.
        double share = 0;
        echo::SpokePoint place = {};
    };

    [[nodiscard]] echo::Heights heights() const;
    [[nodiscard]] bool read(End& end) const;
    /// Sets bearing and heading of the end by those of its ping.
    void turn(End& end) const;
    void readCursor();
    [[nodiscard]] echo::SharedErrors shared() const
    {
        return {.soundSpeed = soundSpeedErrorPercent() / 100};
    }

    QPointer<PolarItem> m_polar;
    QPointer<SonarSource> m_sounder;
    std::vector<End> m_ends;
    double m_ageS = 0;
    echo::MeasuredLine m_line;
    std::optional<echo::ValueWithError> m_angle;
    std::optional<echo::ValueWithError> m_onwards;
    std::optional<echo::ValueWithError> m_cursor;
};

} // namespace leadline::app
