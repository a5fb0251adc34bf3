// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "markers/SessionMarkers.h"

#include <QAbstractListModel>
#include <QPointF>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace leadline::app {

/// Positions of the markers that are visible on a plot.
class MarkerPinModel : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(
        leadline::app::SessionMarkers* markers READ markers WRITE setMarkers NOTIFY markersChanged)
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    /// Position of a marker on the plot, and its range and bearing.
    struct Place {
        QPointF at;
        double rangeM = 0;
        double rangeErrorM = 0;
        /// Degrees from the vehicle's front, -180..180; NaN for an echosounder.
        double bearingDeg = qQNaN();
        double bearingErrorDeg = 0;
        /// The values are those at the time of marking, and may have changed since.
        bool asMarked = false;
    };
    struct Pin {
        QString markerId;
        int number = 0;
        QString name;
        Place place;

        friend bool operator==(const Pin& a, const Pin& b);
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] SessionMarkers* markers() const { return m_markers; }
    void setMarkers(SessionMarkers* markers);
    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] const std::vector<Pin>& pins() const { return m_pins; }
    /// Id of the marker whose pin is nearest, at most `within` pixels away; empty if there is none.
    [[nodiscard]] Q_INVOKABLE QString nearest(double x, double y, double within) const;

signals:
    void markersChanged();
    void countChanged();

protected:
    /// Called before a series of place(), to compute what is common to all markers.
    virtual void begin() {}
    /// Position of a marker; nullopt if it is not visible.
    [[nodiscard]] virtual std::optional<Place> place(const annotations::Marker& marker) const = 0;
    void update();

private:
    QPointer<SessionMarkers> m_markers;
    std::vector<Pin> m_pins;
};

} // namespace leadline::app
