// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/SounderMeasure.h"
#include "measure/MeasureTool.h"
#include "session/SelectedVehicle.h"
#include "sounder/WaterfallItem.h"

#include <QPointer>

#include <optional>
#include <vector>

namespace leadline::app {

/// A line between two echoes of a waterfall: difference in range, and its rate of change. It moves
/// with the pings that it was placed on.
class SounderMeasure : public leadline::app::MeasureTool {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::WaterfallItem* waterfall READ waterfall WRITE setWaterfall NOTIFY
                   setupChanged)
    /// Vehicle whose depth gives that of a sonar facing down; null without one.
    Q_PROPERTY(
        leadline::app::SelectedVehicle* vehicle READ vehicle WRITE setVehicle NOTIFY setupChanged)

    /// Both ends are placed.
    Q_PROPERTY(bool measured READ isMeasured NOTIFY changed)
    /// Range of the later end minus that of the earlier one, metres.
    Q_PROPERTY(double distanceM READ distanceM NOTIFY changed)
    Q_PROPERTY(double distanceErrorM READ distanceErrorM NOTIFY changed)
    Q_PROPERTY(double seconds READ seconds NOTIFY changed)
    /// Closing rate in m/s, positive if the range shrinks; NaN for two echoes of one ping.
    Q_PROPERTY(double closingMps READ closingMps NOTIFY changed)
    Q_PROPERTY(double closingErrorMps READ closingErrorMps NOTIFY changed)
    /// Depth of the later end minus that of the earlier one, metres; NaN if depths are unknown.
    Q_PROPERTY(double depthM READ depthM NOTIFY changed)
    Q_PROPERTY(double depthErrorM READ depthErrorM NOTIFY changed)

public:
    using MeasureTool::MeasureTool;

    [[nodiscard]] WaterfallItem* waterfall() const { return m_waterfall; }
    void setWaterfall(WaterfallItem* waterfall);
    [[nodiscard]] SelectedVehicle* vehicle() const { return m_vehicle; }
    void setVehicle(SelectedVehicle* vehicle);

    [[nodiscard]] bool isMeasured() const { return isShown() && m_ends.size() > 1; }
    [[nodiscard]] double distanceM() const { return m_step.distanceM.value; }
    [[nodiscard]] double distanceErrorM() const { return m_step.distanceM.error; }
    [[nodiscard]] double seconds() const { return m_step.seconds; }
    [[nodiscard]] double closingMps() const { return valueOf(m_step.closingMps); }
    [[nodiscard]] double closingErrorMps() const { return errorOf(m_step.closingMps); }
    [[nodiscard]] double depthM() const { return valueOf(m_step.depthM); }
    [[nodiscard]] double depthErrorM() const { return errorOf(m_step.depthM); }

protected:
    [[nodiscard]] std::size_t most() const override { return 2; }
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
        std::uint64_t ping = 0;
        /// Offset of the pointer from the begin of the ping's column, seconds.
        double asideS = 0;
        /// Position as a fraction of the ping's profile, so that the end stays at its sample at any
        /// sound speed.
        double share = 0;
        echo::SounderPoint place = {};
    };

    [[nodiscard]] bool read(End& end);

    QPointer<WaterfallItem> m_waterfall;
    QPointer<SelectedVehicle> m_vehicle;
    /// The vehicle's state at the times of the ends.
    std::unique_ptr<SelectedVehicle> m_then;
    std::vector<End> m_ends;
    echo::MeasuredStep m_step;
};

} // namespace leadline::app
