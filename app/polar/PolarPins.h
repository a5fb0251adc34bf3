// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/MarkerPinModel.h"
#include "polar/PolarItem.h"

namespace leadline::app {

/// The markers on a polar view. If its position and the vehicle's are known, a marker is drawn
/// there at any time, and turns with the heading. Else it is drawn where it was set, while the turn
/// of that time is the newest.
class PolarPins : public leadline::app::MarkerPinModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::PolarItem* polar READ polar WRITE setPolar NOTIFY polarChanged)
    Q_PROPERTY(
        leadline::app::SelectedVehicle* vehicle READ vehicle WRITE setVehicle NOTIFY polarChanged)

public:
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
    /// Adds the point on the screen; nullopt outside of the disc.
    [[nodiscard]] std::optional<Place> onDisc(Place place) const;

    /// Position of the vehicle at the playhead; nullopt if it is unknown, or if the picture is not
    /// placed by the vehicle's heading.
    struct Here {
        double latitude = 0;
        double longitude = 0;
        double errorM = 0;
    };
    std::optional<Here> m_here;
    std::optional<double> m_headingDeg;
    QPointer<PolarItem> m_polar;
    QPointer<SelectedVehicle> m_vehicle;
};

} // namespace leadline::app
