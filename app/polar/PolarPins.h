// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/Playhead.h"
#include "plot/MarkerPinModel.h"
#include "polar/PolarItem.h"

namespace leadline::app {

/// The markers on a polar view. If its position and the vehicle's are known, a marker is drawn
/// there at any time, and turns with the heading. Else it is drawn where it was set, while the turn
/// of that time is the newest. Outside of the view an arrow at the rim stands for it.
class PolarPins : public leadline::app::MarkerPinModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::PolarItem* polar READ polar WRITE setPolar NOTIFY polarChanged)
    Q_PROPERTY(
        leadline::app::SelectedVehicle* vehicle READ vehicle WRITE setVehicle NOTIFY polarChanged)

public:
    /// Most tags of markers in the view, and most of those outside of it: of the selected marker,
    /// then of the nearest ones.
    static constexpr std::size_t mostTags = 3;
    /// Above this age of the vehicle's position, errors are replaced by the age.
    static constexpr double oldPositionS = 10;

    using MarkerPinModel::MarkerPinModel;

    [[nodiscard]] PolarItem* polar() const { return m_polar; }
    void setPolar(PolarItem* polar);
    [[nodiscard]] SelectedVehicle* vehicle() const { return m_vehicle; }
    void setVehicle(SelectedVehicle* vehicle);

signals:
    void polarChanged();

protected:
    void begin() override;
    [[nodiscard]] std::optional<Place> place(const annotations::Marker& marker) const override;

private:
    [[nodiscard]] std::optional<Place> placeOnEarth(const annotations::Marker& marker) const;
    [[nodiscard]] std::optional<Place> placeOfTurn(const annotations::Marker& marker) const;
    /// Adds the point on the screen: of the marker, or of the arrow at the rim.
    [[nodiscard]] std::optional<Place> inView(Place place) const;
    [[nodiscard]] std::optional<Place> atRim(Place place) const;
    void finish(std::vector<Pin>& pins) const override;

    /// Position of the vehicle at the playhead; nullopt if it is unknown, or if the picture is not
    /// placed by the vehicle's heading.
    struct Here {
        double latitude = 0;
        double longitude = 0;
        double errorM = 0;
        /// When it was measured.
        log::Time time{};
    };
    [[nodiscard]] std::optional<Here> hereAt(log::Time time) const;
    /// The newest position that is not from after `time`, of which the vehicle does not say one
    /// now.
    [[nodiscard]] std::optional<Here> lastBefore(log::Time time) const;

    std::optional<Here> m_here;
    /// The newest position that was known while the playhead went on.
    std::optional<Here> m_lastHere;
    std::optional<double> m_headingDeg;
    QPointer<PolarItem> m_polar;
    QPointer<SelectedVehicle> m_vehicle;
};

} // namespace leadline::app
