// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/PolarMeasure.h"
#include "measure/MeasureTool.h"
#include "polar/PolarItem.h"

#include <QPointer>

#include <optional>
#include <vector>

namespace leadline::app {

/// A line, or two from a corner, over the disc of a scanning sonar. It lies on the pings that it
/// was placed on, at the headings that these had, and is shown for a minute or two turns after
/// them: for longer nobody knows that the vehicle is where it was.
class PolarMeasure : public leadline::app::MeasureTool {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::PolarItem* polar READ polar WRITE setPolar NOTIFY setUpChanged)
    /// Tells the altitude, as far as it looks down; null without.
    Q_PROPERTY(
        leadline::app::SonarSource* sounder READ sounder WRITE setSounder NOTIFY setUpChanged)

    /// There are two ends at least.
    Q_PROPERTY(bool measured READ isMeasured NOTIFY changed)
    /// The distances are horizontal, of places on the bottom; else slant.
    Q_PROPERTY(bool horizontal READ isHorizontal NOTIFY changed)
    Q_PROPERTY(double distanceM READ distanceM NOTIFY changed)
    Q_PROPERTY(double distanceErrorM READ distanceErrorM NOTIFY changed)
    /// Where the line leads, from the front and from north, 0..360; NaN where that is not known.
    Q_PROPERTY(double bearingDeg READ bearingDeg NOTIFY changed)
    Q_PROPERTY(double bearingErrorDeg READ bearingErrorDeg NOTIFY changed)
    Q_PROPERTY(double northDeg READ northDeg NOTIFY changed)
    Q_PROPERTY(double northErrorDeg READ northErrorDeg NOTIFY changed)
    /// Of three ends: at the second, 0..180, and how far the third is from it; NaN without.
    Q_PROPERTY(double angleDeg READ angleDeg NOTIFY changed)
    Q_PROPERTY(double angleErrorDeg READ angleErrorDeg NOTIFY changed)
    Q_PROPERTY(double onwardsM READ onwardsM NOTIFY changed)
    Q_PROPERTY(double onwardsErrorM READ onwardsErrorM NOTIFY changed)
    /// How old the oldest of its pings is at the playhead.
    Q_PROPERTY(double ageS READ ageS NOTIFY changed)

    /// How far the place under the cursor is, if that lies on the bottom (m); NaN unless that is
    /// chosen and the altitude is known.
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
        /// Of the pointer from where the picture has the ping's middle.
        double asideDeg = 0;
        /// Of the ping's profile, from its begin: so it stays with its sample at any sound speed.
        double share = 0;
        echo::SpokePlace place = {};
    };

    static double valueOf(const std::optional<echo::ValueWithError>& figure)
    {
        return figure ? figure->value : qQNaN();
    }
    static double errorOf(const std::optional<echo::ValueWithError>& figure)
    {
        return figure ? figure->error : 0;
    }
    [[nodiscard]] echo::Heights heights() const;
    [[nodiscard]] bool read(End& end) const;
    /// Where it was seen from.
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
